// When something was. The end of a game is told as the clock on the wall said it: Saturday stays Saturday.
/** @import { Count } from "../types" */

/** Now, for programs (ISO 8601, UTC). */
export const now = () => new Date().toISOString();

/** A time as the clock of this place says it, with how far that is from UTC: `2026-11-22T21:40:07+01:00`; null if it is none. @param {string} at */
export const onTheWall = (at) => {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return null;
  const minutes = -date.getTimezoneOffset();
  const far = `${String(Math.floor(Math.abs(minutes) / 60)).padStart(2, "0")}:${String(Math.abs(minutes) % 60).padStart(2, "0")}`;
  return `${new Date(date.getTime() + minutes * 60_000).toISOString().slice(0, 19)}${minutes < 0 ? "-" : "+"}${far}`;
};

/** When a game was: its end; as long as it has none, when it was changed last. @param {Count} count */
export const when = ({ ended, at }) => ended ?? onTheWall(at);

/** What `when` or `onTheWall` gives, in words; empty if that is null. @type {(at: string | null, style: Intl.DateTimeFormatOptions) => string} */
const inWords = (at, style) => (at ? new Date(at.slice(0, 16)).toLocaleString(document.documentElement.lang, style) : "");

/** The day in words. @param {string | null} at */
export const dayText = (at) => inWords(at, { dateStyle: "long" });

/** The day and the time in words. @param {string | null} at */
export const timeText = (at) => inWords(at, { dateStyle: "medium", timeStyle: "short" });

/** The day of a game, for the name of a file: `2026-11-22`. @param {Count} count */
export const day = (count) => (when(count) ?? now()).slice(0, 10);
