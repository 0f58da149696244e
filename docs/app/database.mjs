// The one database of this device: `texts` by their names, and `records`, the games that are followed, by their ids.

/** @typedef {"texts" | "records"} Shelf */

const NAME = "scorer";
/** So many milliseconds are waited for it. */
const PATIENCE = 5000;

/** @returns {Promise<IDBDatabase>} */
const connect = () =>
  new Promise((done, failed) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("texts");
      asked.result.createObjectStore("records", { keyPath: "id" });
    };
    asked.onerror = () => failed(asked.error);
    // Some browsers never answer, until they are started again.
    setTimeout(() => failed(new Error("the database does not answer")), PATIENCE);
    asked.onsuccess = () => {
      // A newer version of the page, in another tab, may change it.
      asked.result.onversionchange = () => asked.result.close();
      asked.result.onclose = () => {
        opened = null;
      };
      done(asked.result);
    };
  });

/** @type {Promise<IDBDatabase> | null} */
let opened = null;

/** The database; rejects where the browser keeps nothing. */
export const database = () => {
  opened ??= connect();
  return opened;
};

/**
 * Does something with a shelf in one transaction; resolves with the result of the request once all of it is on the device,
 * rejects where it is not: `QuotaExceededError` where there is no room.
 * @type {<T>(shelf: Shelf, mode: IDBTransactionMode, does: (shelf: IDBObjectStore) => IDBRequest<T>) => Promise<T>}
 */
export const within = async (shelf, mode, does) => {
  const transaction = (await database()).transaction(shelf, mode, { durability: "strict" });
  return new Promise((done, failed) => {
    const asked = does(transaction.objectStore(shelf));
    transaction.oncomplete = () => done(asked.result);
    transaction.onabort = () => failed(transaction.error ?? asked.error);
  });
};
