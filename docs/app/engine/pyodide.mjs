// Pyodide behind the same border: CPython itself, sixteen times larger. To compare with, and to fall back on.
//
// Its folder holds Pyodide as its makers publish it, and `scorer.zip`, which `build.py --archive FOLDER` writes.

/**
 * @param {(url: URL) => Promise<Uint8Array>} read
 * @param {string | URL} [where] the folder of Pyodide
 */
export async function start(read, where) {
  const folder = new URL(where ?? "pyodide/", globalThis.location?.href ?? import.meta.url);
  const { loadPyodide } = await import(new URL("pyodide.mjs", folder).href);
  const indexURL = folder.protocol === "file:" ? decodeURIComponent(folder.pathname) : folder.href;
  const [python, archive] = await Promise.all([loadPyodide({ indexURL }), read(new URL("scorer.zip", folder))]);
  python.unpackArchive(archive, "zip");
  const call = python.runPython("from border import call\ncall");
  // All languages are in the archive.
  return { put() {}, begin: () => call };
}
