"""Pre-rasterised icons have the same pixels as their SVG, for all that boards show large."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from benchmarks.icons import shown_first
from games.core.registry import BUILT_IN
from rendering.icons import COMMON
from rendering.icons.shelf import PREPARED, Shelf
from rendering.kit import sprites
from rendering.registry import shelves
from tests.scale import sample

RENEW = "run `python -m benchmarks.icons`"
_NAME = re.compile(r"(.+)-(\d+)x(\d+)-[0-9a-f]{12}\.webp")


def _kept(shelf: Shelf) -> Iterator[tuple[Path, str, int, int]]:
    folder = Path(str(shelf.folder.joinpath(PREPARED)))
    for place in sorted(folder.glob("*")):
        found = _NAME.fullmatch(place.name)
        assert found, place
        yield place, found[1], int(found[2]), int(found[3])


@pytest.mark.parametrize("shelf", shelves(), ids=str)
def test_prepared_pixels_are_those_of_the_drawing(shelf: Shelf) -> None:
    prepared = list(_kept(shelf))
    for place, name, width, height in prepared:
        assert name in shelf.names, place
        assert str(shelf.prepared_path(name, width, height)) == str(place), f"{place.name}: {RENEW}"
    for place, name, width, height in sample(prepared, 0.15, shelf.package):
        kept = np.asarray(sprites.rasterise(name, width, height, shelf=shelf))
        assert np.array_equal(kept, np.asarray(sprites.from_svg(name, width, height, shelf=shelf))), (place, RENEW)


@pytest.mark.parametrize("game", BUILT_IN)
def test_no_new_table_rasterises_a_large_drawing(game: str) -> None:
    for shelf, name, width, height in shown_first(game):
        assert shelf.prepared(name, width, height) is not None, f"{name} {width} x {height}: {RENEW}"


def test_a_drawing_that_has_changed_is_not_taken_from_what_was_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    _, name, width, height = next(_kept(COMMON))
    assert COMMON.prepared(name, width, height) is not None
    red = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#f00"/></svg>'
    monkeypatch.setitem(COMMON._read, name, red)
    assert COMMON.prepared(name, width, height) is None
    image: Image.Image = sprites.rasterise(name, width, height)
    assert image.getpixel((width // 2, height // 2)) == (255, 0, 0, 255)


@pytest.mark.parametrize("shelf", shelves()[1:], ids=str)
def test_no_name_stands_on_two_shelves_that_are_looked_at_together(shelf: Shelf) -> None:
    assert len(set(shelf.names)) == len(shelf.names)
    assert not set(shelf.names) & set(COMMON.names)


def test_what_is_prepared_is_read_without_what_pillow_loads_for_unknown_files() -> None:
    code = (
        "import io, sys; from rendering.kit.sprites import rasterise; from rendering.kit.shaping import advance_of; "
        "rasterise('wood', 90, 90); advance_of('A', 'heading', 700, 20); "
        "print([name for name in sys.modules if name.startswith(('PIL.Fli', 'fontpkg_'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['fontpkg_vollkorn']"


def test_prepared_drawings_are_read_as_they_were_stored() -> None:
    place, _, width, height = next(_kept(COMMON))
    assert Image.open(io.BytesIO(place.read_bytes())).size == (width, height)
