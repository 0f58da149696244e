// Pyodide behind the same border: CPython itself, sixteen times larger. To compare with, and to fall back on.
//
// Its folder holds Pyodide as its makers publish it, and `scorer.zip`, which `build.py --archive FOLDER` writes.

//   const engine = await load({ engine: pyodide("pyodide/") });
import { Machine, read } from "./engine.mjs";

/** Pyodide out of a folder, seen from the page. Made once: each is a Python of its own. @param {string | URL} where */
export const pyodide = (where) =>
  new Machine(async () => {
    const folder = new URL(where, globalThis.location?.href ?? import.meta.url);
    const { loadPyodide } = await import(new URL("pyodide.mjs", folder).href);
    const indexURL = folder.protocol === "file:" ? decodeURIComponent(folder.pathname) : folder.href;
    const [python, archive] = await Promise.all([loadPyodide({ indexURL }), read(new URL("scorer.zip", folder))]);
    python.unpackArchive(archive, "zip");
    const call = python.runPython("from border import call\ncall");
    // All languages are in the archive.
    return { put() {}, begin: () => call };
  }, false);
