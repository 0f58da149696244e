from shims.python import ModuleNotFoundError


def import_module(name):
    try:
        module = __import__(name)
    except ImportError as error:
        made = ModuleNotFoundError(str(error))
        # What is missing may be something that it imports.
        start, _, missing = str(error).partition("no module named ")
        made.name = missing.strip("'") if not start else ""
        raise made
    for part in name.split(".")[1:]:
        module = getattr(module, part)
    return module
