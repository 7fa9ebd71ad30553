"""Many small cases in one test, since pytest's own work for a test takes longer than many a case."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def case(*names: object) -> Iterator[None]:
    """Let an error inside the block say in which case it happened."""
    try:
        yield
    except BaseException as error:
        error.add_note(f"in the case {' '.join(str(name) for name in names)}")
        raise
