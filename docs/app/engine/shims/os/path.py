from os import stat

sep = "/"


def join(*parts):
    return "/".join(parts)


def dirname(path):
    return path.rpartition("/")[0]


def basename(path):
    return path.rpartition("/")[2]


def _is(path, what):
    try:
        return bool(stat(path)[0] & what)
    except OSError:
        return False


def isdir(path):
    return _is(path, 0x4000)


def isfile(path):
    return _is(path, 0x8000)


def exists(path):
    return isdir(path) or isfile(path)
