# Rows as comma-separated values; text is quoted, numbers are not.

QUOTE_NONNUMERIC = 2


class writer:
    def __init__(self, out, lineterminator="\r\n", quoting=QUOTE_NONNUMERIC):
        self._out = out
        self._end = lineterminator

    def writerow(self, cells):
        self._out.write(",".join([_cell(cell) for cell in cells]) + self._end)


def _cell(cell):
    if isinstance(cell, int):
        return str(cell)
    return '"' + ("" if cell is None else str(cell)).replace('"', '""') + '"'
