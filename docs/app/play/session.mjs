// What the screens of a followed game share: the game in the engine, its record on this device, and what is said of both.
import { load } from "../engine/engine.mjs";
import { later, nextPaint } from "../idle.mjs";
import { recall, remember } from "../local.mjs";
import { fresh } from "../sheet/keep.mjs";
import { filled } from "../sheet/text.mjs";
import { now, onTheWall } from "../sheet/time.mjs";
import * as records from "./records.mjs";
import { tabs } from "./tabs.mjs";
import { keepView, lastView, noted } from "./views.mjs";
import { stayAwake } from "./wake.mjs";
import { countUndone, writing } from "./writing.mjs";
/** @import { Border, Followed, KeptRecord, PlayData, PlayRefusal, RecordLine, Totals } from "../types" */
/** @import { Lack } from "../local.mjs" */
/** @import { Noted } from "./views.mjs" */

/**
 * @typedef {object} Screen what stands at an address of the page
 * @property {HTMLElement} place
 * @property {() => void} [changed] is called when the game is another one, or was changed
 *
 * @typedef {ReturnType<typeof session>} Play
 */

/** Whether the engine refuses something, and says why. @param {unknown} error @returns {error is Error & PlayRefusal} */
export const isRefusal = (error) => error instanceof Error && error.name === "ScorerError";

/** What is worked out once as long as `of` gives the same. @type {<T>(of: () => unknown, make: () => T) => () => T} */
export const once = (of, make) => {
  /** @type {(readonly [of: unknown, made: ReturnType<typeof make>])[]} */
  let known = [];
  return () => {
    const [last] = known;
    if (last && last[0] === of()) return last[1];
    const made = make();
    known = [[of(), made]];
    return made;
  };
};

/** The name under which a game's record in use is kept; empty while a new one is chosen. @param {string} game */
const inUse = (game) => `play.${game}`;
/** Which record the page of a game begins with. @type {(game: string, id: string) => void} */
export const use = (game, id) => remember(inUse(game), id);

/**
 * @param {PlayData} data
 * @param {HTMLElement} status where is said what was done
 */
export const session = (data, status) => {
  const { game, lang, words } = data;
  /** @type {Set<() => void>} */
  const listeners = new Set();
  /** @type {Set<() => void>} */
  const hasty = new Set();
  /** @type {Set<() => void>} */
  const busy = new Set();
  /** @type {Border | null} */
  let engine = null;
  /** @type {Followed | null} */
  let followed = null;
  /** What the table has asked of it. @type {Noted | null} */
  let view = null;
  /** Until the engine has come, and only what the table showed last is known. @type {Promise<void> | null} */
  let coming = null;
  /** @type {KeptRecord | null} */
  let record = null;
  /** The lines that the record gets now. @type {RecordLine[]} */
  let added = [];
  /** @type {PlayRefusal | null} */
  let refused = null;
  /** @type {Lack} */
  let lack = "";
  /** Whether this tab is the one that writes. */
  let writes = true;

  /** What was done, and what can be done about it. @type {(text: string, ...more: readonly Node[]) => void} */
  const say = (text, ...more) => status.replaceChildren(...(text ? [text, " "] : []), ...more);
  const change = () => {
    for (const tell of listeners) tell();
    document.documentElement.dataset.state = "ready";
  };

  /** The games that the engine can follow by now. @type {Map<string, ReturnType<typeof load>>} */
  const started = new Map();
  /** The engine with what follows a game. @param {string} [of] */
  const start = async (of = game) => {
    const loading = started.get(of) ?? load({ lang, rooms: ["follow"], games: [of] });
    started.set(of, loading);
    loading.catch(() => started.delete(of));
    engine = await loading;
    return engine;
  };

  /** Follows a game in the engine, or as its table was drawn last; `answers` are what is known of it already. @type {(next: Followed | null, answers?: Map<string, unknown>) => void} */
  const follow = (next, answers = new Map()) => {
    followed?.close();
    view = next && noted(next, answers);
    followed = view && writing(view, (line) => added.push(line));
    coming = null;
  };
  /** Puts a game in the place of the one before. @type {(next: Followed | null, of: KeptRecord | null) => void} */
  const take = (next, of) => {
    follow(next);
    record = of;
    refused = null;
    if (!of?.looking) use(game, of?.id ?? "");
    turns.show(of?.looking ? "" : (of?.id ?? ""));
  };

  /** Shows a game as its table was drawn last, and goes on with it once the engine has come; whether its table is known. @param {KeptRecord} kept */
  const showLast = (kept) => {
    const last = lastView(data, kept);
    if (!last) return false;
    take(last.followed, kept);
    const arrival = start().then((loaded) => {
      const real = loaded.resume(records.linesOf(kept));
      if (coming !== arrival) return real.close();
      const isSame = !last.lacks() && JSON.stringify([real.step, real.offers({})]) === JSON.stringify([last.followed.step, last.followed.offers({})]);
      follow(real, isSame ? view?.answers : undefined);
      document.documentElement.dataset.state = "ready";
      if (isSame) return;
      // Another version would say something else.
      record = { ...kept };
      change();
    });
    arrival.catch(() => {});
    coming = arrival;
    try {
      change();
    } catch {
      coming = null;
    }
    return coming !== null;
  };

  /** Shows the record as this device has it now: another tab has gone on with it. @param {string} [text] */
  const reread = async (text = "") => {
    const kept = record && (await records.get(record.id));
    if (!kept || kept.id !== record?.id || JSON.stringify(kept) === JSON.stringify(record)) return;
    take((await start()).resume(records.linesOf(kept)), kept);
    change();
    if (text) say(text);
  };

  /** Why nothing may be written here. @type {() => "" | "other-tab" | "handed" | "looking"} */
  const lock = () => (record?.looking ? "looking" : record?.handed ? "handed" : writes ? "" : "other-tab");

  /** @type {Promise<void> | null} */
  let keeping = null;
  /** Writes a record, and works out meanwhile what is to be drawn; whether it was written over nothing. @param {KeptRecord} of */
  const write = async (of) => {
    const put = records.put(of);
    // Once the points are on the screen.
    await nextPaint();
    if (of === record) for (const work of busy) work();
    const why = await put;
    lack = why === "outrun" ? "" : why;
    return why !== "outrun";
  };
  /** Writes the record as it is, and again as long as it has changed meanwhile; only then is everything drawn. */
  const keep = () => {
    const writeAll = async () => {
      let [written, isMine] = [/** @type {KeptRecord | null} */ (null), true];
      while (record && record !== written && isMine) {
        written = record;
        isMine = await write(record);
      }
      keeping = null;
      if (isMine) change();
      else await reread(words.outrun);
    };
    keeping ??= writeAll();
    return keeping;
  };

  let turn = 0;
  const turns = tabs({
    turned: async (is) => {
      turn += 1;
      const mine = turn;
      if (is === writes) return;
      // What another tab has written comes before what is written here.
      if (is) await reread();
      if (mine !== turn) return;
      writes = is;
      change();
    },
    settled: async () => keeping,
  });
  records.watch((id) => id === record?.id && !record.looking && reread());

  /** The game as its record has it, where something in the middle of several was refused. */
  const restore = async () => {
    if (record && added.length) take((await start()).resume(records.linesOf(record)), record);
  };

  /** A record with the lines that it gets now. @type {(before: KeptRecord, isOver: boolean) => KeptRecord} */
  const longer = ({ ended, ...before }, isOver) => {
    const end = isOver ? (ended ?? onTheWall(now())) : null;
    return { ...before, at: now(), lines: [...before.lines, ...added.map((line) => JSON.stringify(line))], ...(end ? { ended: end } : {}) };
  };

  return {
    data,
    words,
    say,
    /** Loads the engine; rejects where that is not possible. */
    start,
    /** What counts; only to be asked for once it was loaded. */
    get engine() {
      return /** @type {Border} */ (engine);
    },
    /** The game that is followed; null before there is one. */
    get followed() {
      return followed;
    },
    /** Resolves once the engine goes on with a game of which only the table is known yet; null where it does already. */
    get coming() {
      return coming;
    },
    /** What is kept of it. */
    get record() {
      return record;
    },
    /** Why the last thing that was tapped cannot be. */
    get refused() {
      return refused;
    },
    /** Why nothing is kept. */
    get lack() {
      return lack;
    },
    /** Why nothing may be written here: another tab writes, another phone does, or the game is only looked at. */
    get readOnly() {
      return lock();
    },
    /** Lets this tab write, and no other. */
    write: turns.take,
    /** How many moves could be played again. */
    get undone() {
      return countUndone(record?.lines ?? []);
    },
    /** What everybody would have if the game ended now. */
    totals: once(() => record, () => /** @type {Totals["players"]} */ (followed?.totals().players ?? [])),

    /**
     * Does something with the game. What is told at once (`soon`) is told at once; everything is drawn again when the new lines
     * are on the device. Whatever the engine refuses is shown, and nothing has changed. Whether it was done.
     * @param {() => unknown} does
     */
    act: async (does) => {
      if (!followed || !record) return false;
      const why = lock();
      if (why) {
        say(words[`lock_${why}`] ?? "");
        return false;
      }
      document.documentElement.dataset.state = "working";
      say("");
      [refused, added] = [null, []];
      try {
        does();
      } catch (error) {
        if (!isRefusal(error)) throw error;
        await restore();
        refused = error;
        change();
        return false;
      }
      record = longer(record, followed.step.outcome !== null);
      stayAwake();
      for (const tell of hasty) tell();
      await keep();
      return true;
    },

    /** Says why something that was tapped cannot be; null says nothing any more. @param {PlayRefusal | null} why */
    refuse: (why) => {
      refused = why;
      for (const tell of hasty) tell();
    },

    /** Begins a game that is not here yet; raises what the engine refuses. @param {RecordLine} agreed */
    begin: async (agreed) => {
      const id = fresh();
      const next = (await start()).start({ game, id, ...agreed });
      take(next, { id, game, at: now(), lines: [JSON.stringify(next.header)] });
      await keep();
    },

    /** Shows the game of a record; raises what the engine refuses. @param {KeptRecord} kept */
    open: async (kept) => {
      if (showLast(kept)) return;
      take((await start()).resume(records.linesOf(kept)), kept);
      change();
    },

    /** Keeps what the table shows, for when the page opens again; to be called when it was drawn. */
    drawn: () => {
      const of = record;
      later(() => {
        const isWhole = of === record && document.documentElement.dataset.state === "ready";
        if (isWhole && view && record && !record.looking && !coming && !view.step.outcome) keepView(data, record, view);
      });
    },

    /** Lays the game aside, for a new one. */
    leave: () => {
      take(null, null);
      change();
    },

    /** What is known beside the moves, such as the id in the logbook. @param {Partial<KeptRecord>} more */
    note: async (more) => {
      if (record) record = { ...record, ...more };
      await keep();
    },

    /** The record that was in use last on this device; null where a new game is to be chosen. @type {() => Promise<KeptRecord | null>} */
    last: async () => {
      const id = recall(inUse(game));
      if (id === "") return null;
      return (id && (await records.get(id))) || ((await records.all(game)).find(({ handed }) => !handed) ?? null);
    },

    /** Goes to another screen, at once: what is said after it stays. @param {string} address */
    go: (address) => {
      if (location.hash.slice(1) === address) return;
      history.pushState(null, "", location.pathname + location.search + (address && `#${address}`));
      dispatchEvent(new HashChangeEvent("hashchange"));
    },
    /** @param {() => void} tell is called when the game was changed, or is another one */
    watch: (tell) => listeners.add(tell),
    /** @param {() => void} tell is called as soon as something was done, before it is kept */
    soon: (tell) => hasty.add(tell),
    /** @param {() => void} work is done while it is being kept: what is to be drawn is worked out */
    meanwhile: (work) => busy.add(work),
    /** A sentence of the page with its values. @type {(key: string, values: Readonly<Record<string, string | number>>) => string} */
    fill: (key, values) => filled(words[key] ?? "", values),
  };
};
