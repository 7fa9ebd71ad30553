"""Which module draws which game. A new game is one more line."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from importlib import import_module
from typing import Any

from games.core.text import Text
from rendering.icons import COMMON
from rendering.icons.shelf import Shelf
from rendering.kit.picture import Picture
from rendering.reader import Reader, Words

Drawing = Callable[[str, Any, Reader], Picture]

_MODULES = {
    "agricola": "rendering.agricola",
    "grimm_forest": "rendering.grimm_forest",
    "northwood": "rendering.northwood",
}


def public_pictures(game_id: str, view: Any) -> tuple[str, ...]:
    """Which pictures the public message of this moment carries: what one looks at while answering, the board unless
    the drawing module says otherwise with a function ``public_pictures(view)``."""
    more = getattr(import_module(_MODULES[game_id]), "public_pictures", None)
    return ("board",) if more is None else tuple(more(view))


def keepsakes(game_id: str, view: Any) -> tuple[str, ...]:
    """Which pictures the message before the newest one keeps at this moment, because they are news and yet not what
    one answers by (a reveal). A drawing module says so with a function ``keepsakes(view)``."""
    kept = getattr(import_module(_MODULES[game_id]), "keepsakes", None)
    return () if kept is None else tuple(kept(view))


def gallery(game_id: str, view: Any) -> tuple[tuple[str, Text], ...]:
    """Further pictures that anybody may look at, with their titles. A drawing module names them with a function
    ``gallery(view)``; none for a game without one, or that nobody draws."""
    module = _MODULES.get(game_id)
    more = getattr(import_module(module), "gallery", None) if module is not None else None
    return () if more is None else tuple(more(view))


def draw(
    game_id: str, what: str, view: Any, words: Words, seat_names: Sequence[str], asked: Collection[int] = (),
    marked: Collection[str] = (), before: Any = None, occasion: Sequence[str] = (), offered: Collection[str] = (),
) -> Picture:
    """The picture ``what`` of a game: "board", "hand", "reveal" or "ranking".

    ``view`` is the game's own view for the viewer, ``words`` puts texts into the reader's language, ``asked`` are the
    seats being waited for, ``marked`` places that stand out because the reader has marked them, ``offered`` places
    that the reader may mark, ``before`` the same
    viewer's view before the last act, against which the drawing shows what is new, ``occasion`` words for the ranking
    of a deal of the day. Safe to call from several threads.
    Raises KeyError for an unknown game or picture.
    """
    drawing: Drawing = import_module(_MODULES[game_id]).draw
    reader = Reader(
        words, tuple(seat_names), frozenset(asked), frozenset(marked), before, tuple(occasion), frozenset(offered)
    )
    return drawing(what, view, reader)


def texts_of(game_id: str) -> str:
    """The folder with the catalogues of a game's pictures. Raises KeyError for a game that nobody draws."""
    return f"{_MODULES[game_id]}.texts"


def shelves() -> tuple[Shelf, ...]:
    """Where all drawings stand: the common ones, then those of each game."""
    return (COMMON, *(import_module(f"{module}.icons").SHELF for module in _MODULES.values()))


def prepare(game_id: str) -> None:
    """Draw what all pictures of a game share, about a second of work, so that the first picture is as quick as any."""
    import_module(_MODULES[game_id]).prepare()
