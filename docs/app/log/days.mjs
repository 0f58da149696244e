// When a game was, as the language writes it: the day at that place, whatever clock reads it.

const DAY = 86_400_000;

/** The time that an end of a game names, as the clock on the wall said it; a day alone is its noon. @param {string} at */
const onTheClock = (at) => new Date(at.length > 10 ? at.slice(0, 16) : `${at}T12:00`);
/** How many days lie between a day and today. @type {(at: string, now: Date) => number} */
const daysAgo = (at, now) => Math.round((new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime() - onTheClock(at.slice(0, 10)).getTime() + DAY / 2) / DAY);

/** The day of the evening of a game, by when that ended: what ends after midnight, before the hour `ends`, belongs to the day before. @type {(at: string, ends: string) => string} */
export const eveningOf = (at, ends) => {
  if (at.length <= 10 || at.slice(11, 13) >= ends) return at.slice(0, 10);
  return new Date(Date.parse(at.slice(0, 10)) - DAY).toISOString().slice(0, 10);
};

/** Sentences of a language, made once: making one takes longer than using it a hundred times. @type {<T>(make: () => T) => () => T} */
const once = (make) => {
  /** @type {ReturnType<typeof make> | undefined} */
  let made;
  return () => {
    made ??= make();
    return made;
  };
};

/**
 * How days are told in a language.
 * @param {string} lang
 */
export const calendar = (lang) => {
  const near = once(() => new Intl.RelativeTimeFormat(lang, { numeric: "auto" }));
  const far = once(() => new Intl.RelativeTimeFormat(lang, { numeric: "always" }));
  /** @param {Intl.DateTimeFormatOptions} options */
  const format = (options) => once(() => new Intl.DateTimeFormat(lang, options));
  const [time, weekday, day, dayOfYear, long, month] = [format({ timeStyle: "short" }), format({ weekday: "long" }), format({ day: "numeric", month: "long" }), format({ dateStyle: "medium" }), format({ dateStyle: "long" }), format({ month: "long", year: "numeric" })];
  /** @type {(at: string, now: Date) => string} */
  const dayText = (at, now) => {
    const [ago, date] = [daysAgo(at, now), onTheClock(at)];
    if (ago === 0 || ago === 1) return near().format(-ago, "day");
    if (ago > 1 && ago < 7) return weekday().format(date);
    return (date.getFullYear() === now.getFullYear() ? day() : dayOfYear()).format(date);
  };
  return {
    /** When a game was, for a list: `today 21:40`, `Saturday`, `2 April`, `28 Mar 2025`. @type {(at: string, now?: Date) => string} */
    short: (at, now = new Date()) => {
      if (Number.isNaN(onTheClock(at).getTime())) return at;
      const isNear = daysAgo(at, now) === 0 || daysAgo(at, now) === 1;
      return isNear && at.length > 10 ? `${dayText(at, now)} ${time().format(onTheClock(at))}` : dayText(at, now);
    },
    /** The whole day, with the time of day if it is known. @type {(at: string) => string} */
    long: (at) => {
      const date = onTheClock(at);
      if (Number.isNaN(date.getTime())) return at;
      return at.length > 10 ? `${long().format(date)}, ${time().format(date)}` : long().format(date);
    },
    /** A day, a month (`2026-11`) or a year. @type {(span: string) => string} */
    span: (span) => (span.length === 4 ? span : span.length === 7 ? month().format(onTheClock(`${span}-15`)) : long().format(onTheClock(span))),
    /** How long ago something was: `today`, `3 weeks ago`. @type {(at: string, now?: Date) => string} */
    ago: (at, now = new Date()) => {
      const days = Math.max(0, daysAgo(at, now));
      if (days < 7) return near().format(-days, "day");
      if (days < 60) return far().format(-Math.round(days / 7), "week");
      return days < 730 ? far().format(-Math.round(days / 30.4), "month") : far().format(-Math.round(days / 365.25), "year");
    },
  };
};
