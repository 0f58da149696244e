// What can wait until there is nothing else to do.

/** Does something when the page has nothing else to do; where a browser cannot tell that, after half a second. @param {() => void} does */
export const later = (does) => ("requestIdleCallback" in window ? requestIdleCallback(() => does()) : setTimeout(does, 500));
