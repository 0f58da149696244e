from shims.python import ModuleNotFoundError


def import_module(name):
    try:
        module = __import__(name)
    except ImportError as error:
        made = ModuleNotFoundError(str(error))
        # What is missing may be something that it imports.
        missing = str(error).rpartition("'")[0].rpartition("'")[2]
        made.name = missing or name
        raise made
    for part in name.split(".")[1:]:
        module = getattr(module, part)
    return module
