// Runs while the page is still coming: what counts is fetched and made ready beside it.
import { ahead } from "../engine/engine.mjs";

ahead({ lang: document.documentElement.lang });
