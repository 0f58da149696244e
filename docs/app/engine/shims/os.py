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
        try:
            return bool(_os.stat(path)[0] & 0x4000)
        except OSError:
            return False


name = "browser"
environ = {}
listdir = _os.listdir
