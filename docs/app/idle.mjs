// What can wait until there is nothing else to do.

/** Does something when the page has nothing else to do; where a browser cannot tell that, after half a second. @param {() => void} does */
export const later = (does) => ("requestIdleCallback" in window ? requestIdleCallback(() => does()) : setTimeout(does, 500));

/** After so many milliseconds work goes on, whether anything is painted or not. */
const SOON = 50;

/** Resolves once what was drawn is on the screen, or soon where nothing is shown. @type {() => Promise<void>} */
export const nextPaint = () =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    requestAnimationFrame(() => port2.postMessage(null));
    setTimeout(done, SOON);
  });
