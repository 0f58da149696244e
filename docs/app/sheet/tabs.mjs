// Two tabs on one sheet: what is done in one is seen in the other, which keeps its place and undoes only what it has done.
import * as keep from "./keep.mjs";
import * as states from "./state.mjs";
/** @import { Session } from "./session.mjs" */

/** Begins to follow other tabs. @param {Session} sheet */
export const follow = (sheet) => {
  const { form } = sheet;
  const wasNew = keep.current(form) === null;
  /** @param {string} id */
  const look = (id) => {
    const { count } = sheet.state;
    const found = keep.get(form, id)?.count;
    if (!found || JSON.stringify(found) === JSON.stringify(count)) return;
    if (id === count.id) {
      // Where there is no room the one in hand is newer than what is kept.
      if (found.at >= count.at) sheet.follow(states.follow(sheet.state, found));
    }
    // Where nothing was kept and nothing was done it is the sheet that another tab has begun.
    else if (wasNew && !keep.get(form, count.id) && keep.current(form)?.id === id) sheet.follow(states.open(found));
  };
  keep.watch(form.game, look);
};
