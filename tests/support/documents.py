"""The documents of a file, whatever it is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import BinaryIO

from scorer.text.documents import Document, document_of, lines_or_documents


def documents(stream: BinaryIO, *, lines: bool = False) -> Iterator[Document]:
    """The documents of a file; `lines` says that it is known to be JSON Lines."""
    unread, read = lines_or_documents(stream, lines=lines)
    return chain(read, map(document_of, unread))
