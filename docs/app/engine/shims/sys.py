from sys import implementation, maxsize, modules, version_info
