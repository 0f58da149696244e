// Several tabs of one browser that show one game: one of them writes, the others follow it, and any may take over.
//
// Who writes has the lock of the game. Where a browser has no locks every tab may write; what it has not seen it does not
// write over either way (`records.mjs`).

const NAME = "scorer.writer";
/** So long, in milliseconds, a tab has time to bring its last tap to the device before another one takes over; one that sleeps says nothing. */
const PATIENCE = 700;

/** @typedef {{ readonly kind: "want" | "given", readonly id: string }} Message */

/**
 * @param {object} of
 * @param {(writes: boolean) => void} of.turned this tab may write now, or no longer
 * @param {() => Promise<unknown>} of.settled resolves once all that was done here is on the device
 */
export const tabs = ({ turned, settled }) => {
  const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(NAME) : null;
  const locks = navigator.locks;
  let id = "";
  /** Lets go of the lock that this tab has; null where it has none. @type {(() => void) | null} */
  let release = null;
  /** Ends waiting for it. @type {AbortController | null} */
  let waiting = null;
  /** Is called when the tab that writes has given the game away. @type {(() => void) | null} */
  let given = null;

  /** @param {Message["kind"]} kind */
  const post = (kind) => channel?.postMessage({ kind, id });

  /**
   * Asks for the lock of a game: only if nobody has it, behind who has it, or at once. Whoever loses it waits for it again.
   * @type {(of: string, how: "free" | "queue" | "steal") => void}
   */
  const ask = (of, how) => {
    const control = new AbortController();
    waiting?.abort();
    waiting = control;
    const isOver = () => control.signal.aborted || id !== of;
    const lost = () => {
      if (isOver()) return;
      release = null;
      turned(false);
      ask(of, "queue");
    };
    /** @type {(lock: Lock | null) => Promise<void> | undefined} */
    const hold = (lock) => {
      if (isOver()) return;
      if (!lock) {
        lost();
        return;
      }
      const held = new Promise((/** @type {(value: void) => void} */ done) => {
        release = done;
      });
      turned(true);
      return held;
    };
    const options = { free: { ifAvailable: true }, queue: { signal: control.signal }, steal: { steal: true } };
    locks.request(`${NAME}.${of}`, options[how], hold).catch(lost);
  };

  /** Lets go of the game. */
  const leave = () => {
    waiting?.abort();
    waiting = null;
    release?.();
    release = null;
  };

  /** Another tab wants to write. */
  const give = async () => {
    await settled();
    turned(false);
    post("given");
  };

  if (channel)
    channel.onmessage = ({ data }) => {
      /** @type {Message} */
      const { kind, id: about } = data;
      if (about !== id) return;
      if (kind === "given") given?.();
      else if (release) give();
    };
  // A page that was put away writes nothing, and hears nothing of what others write.
  addEventListener("pagehide", ({ persisted }) => {
    leave();
    if (persisted) turned(false);
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && id && locks) ask(id, "queue");
  });

  return {
    /** Another game is shown here; an empty id if none is. @param {string} next */
    show: (next) => {
      if (next === id) return;
      leave();
      id = next;
      if (!id) return;
      if (locks) ask(id, "free");
      else turned(true);
    },
    /** This tab takes over. */
    take: async () => {
      if (!locks || !id) return;
      // It was given to a tab that has not taken it.
      if (release) return turned(true);
      const answered = new Promise((/** @type {(value: void) => void} */ done) => {
        given = done;
      });
      post("want");
      await Promise.race([answered, new Promise((done) => setTimeout(done, PATIENCE))]);
      given = null;
      if (!release) ask(id, "steal");
    },
  };
};
