"""Rasterise the large drawings of pictures in advance, so that first pictures are quick (`python -m benchmarks.icons`).

An SVG of a backdrop takes up to 600 ms to rasterise, while its stored pixels decode in a few. The backgrounds of each
game and boards of random games are drawn, and every drawing that they show large is stored beside its shelf as lossless
WebP. The file name holds a digest of the SVG, so a drawing that has changed since is not found and is rasterised as
usual. Files that are not shown any more are deleted.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from PIL import Image

from benchmarks.pictures import NAMES, say
from games.core.fuzz import random_answer
from games.core.registry import BUILT_IN, new_session, spec_of
from games.core.view import table_view
from rendering.icons.shelf import PREPARED, Shelf
from rendering.kit import blocks, sprites
from rendering.kit.theme import Colour
from rendering.registry import draw, prepare, shelves

ANSWERS, APART = 160, 5
"""How many answers of a game are played, and how many lie between two boards."""
DEALS = 3
"""How many games are played with each number of players."""


Drawing = tuple[Shelf, str, int, int]
"""A drawing shown large: shelf (collection of drawings), name, width and height."""


@contextmanager
def noted_drawings() -> Iterator[set[Drawing]]:
    """Collect the drawings that are shown large in this context, with empty caches at its beginning."""
    shown: set[Drawing] = set()
    original = sprites.rasterise

    def noted(name: str, width: int, height: int, tint: Colour | None = None, *, shelf: Shelf) -> Image.Image:
        if sprites.may_be_prepared(width, height, tint):
            shown.add((shelf.shelf_of(name), name, width, height))
        return original(name, width, height, tint, shelf=shelf)

    sprites.clear_cache()
    blocks.clear_caches()
    with patch.object(sprites, "rasterise", noted):
        yield shown


def shown_large(
    game: str, way: str, players: int, deal: int, answers: int = ANSWERS
) -> set[Drawing]:
    """Return the drawings that the boards of one random game show large."""
    spec = spec_of(game)
    rng = random.Random(f"icons:{game}:{players}:{deal}")
    session = new_session(spec, players, f"{rng.getrandbits(256):064x}", spec.options_of(way))
    count = 0
    with noted_drawings() as shown:
        while (waiting := session.open_questions()) and count < answers:
            if count % APART == 0:
                draw(game, "board", table_view(session, None).board, say, NAMES[:players])
            seat, decision = next(iter(waiting.items()))
            session.submit(seat, random_answer(spec.rules, session.state, decision, rng))
            count += 1
    return shown


def shown_first(game: str) -> set[Drawing]:
    """Return the drawings that the backgrounds of a game show large, and its first boards in as many ways to play as it
    has numbers of players."""
    ways = spec_of(game).ways_to_test()[: len(spec_of(game).seats)]
    with noted_drawings() as shown:
        prepare(game)
    return shown.union(*(shown_large(game, way, players, 0, 1) for way, players in ways))


def main() -> None:
    """Rasterise and store the large drawings of all games that are missing, and delete those that no board shows any
    more."""
    wanted: dict[Path, Image.Image] = {}
    for game in BUILT_IN:
        ways = {players: way for way, players in reversed(spec_of(game).ways_to_test())}
        shown = shown_first(game)
        for players, way in ways.items():
            shown = shown.union(*(shown_large(game, way, players, deal) for deal in range(DEALS)))
        for shelf, name, width, height in shown:
            place = Path(str(shelf.prepared_path(name, width, height)))
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
