from sys import implementation, maxsize, modules, version_info

# One file that may hold any package, as a zip file does: `importlib.metadata` here knows the games without a look.
path = [__file__]
