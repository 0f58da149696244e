from sys import implementation, maxsize, modules, version_info

# Where the build says which games of other packages there are.
path = ["/python/elsewhere"]
