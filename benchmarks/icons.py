"""Rasterise the large drawings of boards in advance, so that first boards are quick (`python -m benchmarks.icons`).

An SVG of a backdrop takes up to 300 ms to rasterise, while its stored pixels decode in one. Boards of random games are
drawn, and every drawing that they show large is stored beside its shelf as lossless WebP. The file name holds a digest
of the SVG, so a drawing that has changed since is not found and is rasterised as usual. Files that no board shows any
more are deleted.
"""

from __future__ import annotations

import random
from pathlib import Path
from unittest.mock import patch

from PIL import Image

from benchmarks.pictures import NAMES, say
from games.core.fuzz import random_answer
from games.core.registry import HOUSE, new_session, spec_of
from games.core.view import table_view
from rendering.icons.shelf import PREPARED, Shelf
from rendering.kit import blocks, sprites
from rendering.kit.theme import Colour
from rendering.registry import draw, shelves

ANSWERS, APART = 160, 5
"""How many answers of a game are played, and how many lie between two boards."""


def shown_large(game: str, way: str, players: int) -> set[tuple[Shelf, str, int, int]]:
    """Return the drawings that boards of a random game show large: shelf, name, width and height."""
    shown: set[tuple[Shelf, str, int, int]] = set()
    original = sprites.rasterise

    def noted(name: str, width: int, height: int, tint: Colour | None = None, *, shelf: Shelf) -> Image.Image:
        if sprites.may_be_prepared(width, height, tint):
            shown.add((shelf.holder(name), name, width, height))
        return original(name, width, height, tint, shelf=shelf)

    spec = spec_of(game)
    rng = random.Random(f"icons:{game}:{players}")
    session = new_session(spec, players, f"{rng.getrandbits(256):064x}", spec.options_of(way))
    sprites.forget()
    blocks.forget()
    count = 0
    with patch.object(sprites, "rasterise", noted):
        while (waiting := session.open()) and count < ANSWERS:
            if count % APART == 0:
                draw(game, "board", table_view(session, None).board, say, NAMES[:players])
            seat, decision = next(iter(waiting.items()))
            session.submit(seat, random_answer(spec.rules, session.state, decision, rng))
            count += 1
    return shown


def main() -> None:
    """Update the prepared drawings of all games."""
    wanted: dict[Path, Image.Image] = {}
    for game in HOUSE:
        ways = {players: way for way, players in reversed(spec_of(game).ways_to_test())}
        for players, way in ways.items():
            for shelf, name, width, height in shown_large(game, way, players):
                place = Path(str(shelf.place_of(name, width, height)))
                if place not in wanted:
                    wanted[place] = sprites.from_svg(name, width, height, shelf=shelf)
        print(f"{game}: {len(wanted)} drawings so far", flush=True)
    for shelf in shelves():
        for place in Path(str(shelf.folder.joinpath(PREPARED))).glob("*.webp"):
            if place not in wanted:
                place.unlink()
    for place, image in wanted.items():
        if not place.exists():
            place.parent.mkdir(exist_ok=True)
            image.save(place, "WEBP", lossless=True, quality=100, method=6, exact=True)
    print(f"{sum(place.stat().st_size for place in wanted) >> 10} KiB")


if __name__ == "__main__":
    main()
