import os as _os


class path:
    sep = "/"

    @staticmethod
    def join(*parts):
        return "/".join(parts)

    @staticmethod
    def dirname(path):
        return path.rpartition("/")[0]

    @staticmethod
    def basename(path):
        return path.rpartition("/")[2]

    @staticmethod
    def isdir(path):
        return _kind(path) == 0x4000

    @staticmethod
    def isfile(path):
        return _kind(path) == 0x8000


def _kind(path):
    try:
        return _os.stat(path)[0] & 0xF000
    except OSError:
        return 0


name = "browser"
environ = {}
listdir = _os.listdir
