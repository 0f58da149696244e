// Runs while the page is still coming: what follows its game, the last folder of its address, is fetched and made ready.
import { ahead } from "../engine/engine.mjs";

ahead({ lang: document.documentElement.lang, rooms: ["follow"], games: [location.pathname.split("/").at(-2) ?? ""] });
