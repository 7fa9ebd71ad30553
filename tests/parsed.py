"""A cache of parsed catalogues, for all processes of a test run, for programs that tests start, and for the next runs.

Parsing the texts of all languages takes more than three seconds of a processor, and reading them from here a
fifteenth of that. They are found by their text and the version of the library.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import threading
from collections.abc import Sequence
from functools import cache
from importlib.metadata import version
from pathlib import Path

from fluent.syntax import FluentParser, ast

LIBRARY = version("fluent.syntax")
FOLDER = "PARSED_CATALOGUES"
"""The variable of the environment that names the folder; without it nothing is stored."""


@cache
def parsed(source: str) -> Sequence[ast.EntryType]:
    """Return the entries of a catalogue's file."""
    folder = os.environ.get(FOLDER)
    if folder is None:
        return _parse(source)
    place = Path(folder) / hashlib.sha256(f"{LIBRARY} {source}".encode()).hexdigest()
    try:
        entries: Sequence[ast.EntryType] = pickle.loads(place.read_bytes())
    except FileNotFoundError:
        entries = _parse(source)
        part = place.with_suffix(f".{os.getpid()}-{threading.get_ident()}")
        part.write_bytes(pickle.dumps(entries))
        part.replace(place)
    return entries


def _parse(source: str) -> Sequence[ast.EntryType]:
    return FluentParser(with_spans=False).parse(source).body
