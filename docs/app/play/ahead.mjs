// Runs while the page is still coming: what follows a game is fetched and made ready beside it.
import { ahead } from "../engine/engine.mjs";

ahead({ lang: document.documentElement.lang, rooms: ["follow"] });
