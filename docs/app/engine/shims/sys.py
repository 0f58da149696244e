from sys import implementation, maxsize, modules, version_info

# No folder: what comes by an entry point stands in importlib.metadata.
path = ["nowhere"]
