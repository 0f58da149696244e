# Rows as comma-separated values; a cell is quoted where it must be.


class writer:
    def __init__(self, out, lineterminator="\r\n"):
        self._out = out
        self._end = lineterminator

    def writerow(self, cells):
        self._out.write(",".join([_cell("" if cell is None else str(cell)) for cell in cells]) + self._end)


def _cell(text):
    for sign in ',"\r\n':
        if sign in text:
            return '"' + text.replace('"', '""') + '"'
    return text
