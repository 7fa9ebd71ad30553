"""Share the work of loading the test files among the processes of a run.

pytest rewrites the assertions of each test file and caches the result for the next run. In a fresh clone that is two
thirds of the time of collection, and without this every process would rewrite all files.
"""

from __future__ import annotations

import contextlib
import importlib
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Import this process's share of the test files, so that the other processes find them rewritten when they
    collect."""
    process = getattr(session.config, "workerinput", None)
    if process is None:
        return
    files = sorted(set(_files(session.config.invocation_params.dir, session.config.args)), key=_size_and_name)
    number = int(process["workerid"].removeprefix("gw"))
    for file in files[number :: process["workercount"]]:
        # The collection imports the file again and reports the error.
        with contextlib.suppress(Exception, pytest.skip.Exception):
            importlib.import_module(".".join(file.relative_to(session.config.rootpath).with_suffix("").parts))


def _files(folder: Path, asked: Sequence[str]) -> Iterator[Path]:
    """Return the test files that the command line names, and those in the folders that it names."""
    for one in asked:
        path = (folder / one.partition("::")[0]).resolve()
        yield from path.rglob("test_*.py") if path.is_dir() else [path]


def _size_and_name(file: Path) -> tuple[int, Path]:
    """Return a sort key by which neighbouring files take about the same time."""
    return file.stat().st_size if file.exists() else 0, file
