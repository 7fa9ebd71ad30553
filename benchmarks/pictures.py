"""Drawing: the whole picture against encoding it alone, cold and with little changed."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from time import perf_counter
from typing import Any

from PIL import Image

from benchmarks.engine import table_in_play
from benchmarks.report import Figure, median_ms
from cogs.words import words
from games.core.text import Text
from games.core.view import table_view
from rendering.kit.encode import jpeg
from rendering.registry import draw

NAMES = ("Ana", "Ben", "Cleo", "Dario", "Elsa", "Fabio")


def _say(text: Text) -> str:
    return words("en").say(text, lambda seat: NAMES[seat])


def figures(game: str, players: int) -> list[Figure]:
    """Compose and encode one table's board, own hand and the board after one more act."""
    session = table_in_play(game, players, 80)
    board = table_view(session, None).board
    views = [board, _one_act_later(game, players)]

    def picture(what: str, view: Any) -> bytes:
        return draw(game, what, view, _say, NAMES[:players]).data

    data = picture("board", board)
    image = Image.open(io.BytesIO(data)).convert("RGB")
    encode = median_ms(lambda: jpeg(image))
    whole = median_ms(lambda: picture("board", board))
    turn = iter(range(10_000))
    changed = median_ms(lambda: picture("board", views[next(turn) % 2]))
    hand = median_ms(lambda: picture("hand", table_view(session, 0).board))
    name = f"{game}, {players} seats"
    return [
        Figure(f"{name}: encoding the board alone", encode, "ms"),
        Figure(f"{name}: board, nothing changed", whole, "ms"),
        Figure(f"{name}: board, one act later", changed, "ms"),
        Figure(f"{name}: one act later / encoding alone", changed / encode, "x", "at most 2"),
        Figure(f"{name}: own hand", hand, "ms"),
        Figure(f"{name}: board", len(data) / 1024, "KiB", "at most 400"),
        Figure(f"{name}: first board of a process", cold_ms(game, players), "ms"),
    ]


def _one_act_later(game: str, players: int) -> Any:
    return table_view(table_in_play(game, players, 83), None).board


def cold_ms(game: str, players: int) -> float:
    """The first board in a new process: fonts, icons, textures and all."""
    code = f"from benchmarks.pictures import first; first({game!r}, {players})"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(["", *sys.path])}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
    return float(done.stdout.splitlines()[-1])


def first(game: str, players: int) -> None:
    """Draw one board and print how long it took, in milliseconds."""
    board = table_view(table_in_play(game, players, 80), None).board
    began = perf_counter()
    draw(game, "board", board, _say, NAMES[:players])
    print(1000 * (perf_counter() - began))
