// pytest in Pyodide: node pyodide.mjs PYODIDE PACKAGES PROJECT ARGUMENT…; try_pyodide.py calls it.
import { pathToFileURL } from "node:url";

const [folder, packages, project, ...args] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ env: { HOME: "/tmp" } });
python.mountNodeFS("/packages", packages);
python.mountNodeFS("/project", project);
python.globals.set("args", python.toPy(args));
const code = await python.runPythonAsync(`
import os, sys
sys.path.insert(0, "/packages")
sys.path.append("/project")
sys.dont_write_bytecode = True
os.chdir("/project")
import pytest
import scorer
print("Python", sys.version.split()[0], sys.platform, scorer.__file__, flush=True)
int(pytest.main(args))
`);
process.exit(code);
