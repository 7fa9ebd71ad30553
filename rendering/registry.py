"""Which module draws which game: `rendering.<game>` those of the house, others what their entry names."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from games.core.decision import Decision
from games.core.registry import GAMES, HOUSE, spec_of
from games.core.text import Text
from rendering.icons import COMMON
from rendering.icons.shelf import Shelf
from rendering.kit.picture import Picture
from rendering.reader import Reader, Words

log = logging.getLogger(__name__)
Drawing = Callable[[str, Any, Reader], Picture]


@cache
def drawn() -> tuple[str, ...]:
    """The games that somebody draws. What a package draws with is loaded now: if that fails, its game has words only,
    and the log says why."""
    return tuple(game for game in GAMES if (_is_there if game in HOUSE else _loads)(game))


def _package_of(game_id: str) -> str:
    return f"rendering.{game_id}" if game_id in HOUSE else spec_of(game_id).drawing


def _is_there(game_id: str) -> bool:
    return find_spec(_package_of(game_id)) is not None


def _loads(game_id: str) -> bool:
    try:
        import_module(_package_of(game_id))
    except (Exception, SystemExit):  # whatever a package does while it is loaded
        log.exception("the pictures of %s cannot be drawn", game_id)
        return False
    return True


def _module_of(game_id: str) -> Any:
    """The module that draws a game. Raises KeyError for a game that nobody draws."""
    if game_id not in drawn():
        raise KeyError(game_id)
    return import_module(_package_of(game_id))


def public_pictures(game_id: str, view: Any) -> tuple[str, ...]:
    """Which pictures the public message of this moment carries: what one looks at while answering, the board unless
    the drawing module says otherwise with a function ``public_pictures(view)``."""
    more = getattr(_module_of(game_id), "public_pictures", None)
    return ("board",) if more is None else tuple(more(view))


def keepsakes(game_id: str, view: Any) -> tuple[str, ...]:
    """Which pictures the message before the newest one keeps at this moment, because they are news and yet not what
    one answers by (a reveal). A drawing module says so with a function ``keepsakes(view)``."""
    kept = getattr(_module_of(game_id), "keepsakes", None)
    return () if kept is None else tuple(kept(view))


def gallery(game_id: str, view: Any) -> tuple[tuple[str, Text], ...]:
    """Further pictures that anybody may look at, with their titles. A drawing module names them with a function
    ``gallery(view)``; none for a game without one, or that nobody draws."""
    more = getattr(_module_of(game_id), "gallery", None) if game_id in drawn() else None
    return () if more is None else tuple(more(view))


def own_pictures(game_id: str, view: Any) -> tuple[tuple[str, Text], ...]:
    """Further pictures of what the viewer holds, with their titles; for nobody's view those that a player may have, so
    that a public message can offer them. A drawing module names them with a function ``own_pictures(view)``."""
    more = getattr(_module_of(game_id), "own_pictures", None) if game_id in drawn() else None
    return () if more is None else tuple(more(view))


def answered_by(game_id: str, decision: Decision) -> str:
    """The private picture by which a question is answered: "hand" unless the drawing module says otherwise with a
    function ``answered_by(decision)``."""
    more = getattr(_module_of(game_id), "answered_by", None) if game_id in drawn() else None
    return "hand" if more is None else str(more(decision))


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
    drawing: Drawing = _module_of(game_id).draw
    reader = Reader(
        words, tuple(seat_names), frozenset(asked), frozenset(marked), before, tuple(occasion), frozenset(offered)
    )
    return drawing(what, view, reader)


def texts_of(game_id: str) -> str:
    """The folder with the catalogues of a game's pictures. Raises KeyError for a game that nobody draws."""
    return f"{_package_of(game_id)}.texts"


def shelves() -> tuple[Shelf, ...]:
    """Where all drawings stand: the common ones, then those of each game."""
    modules = (f"{_package_of(game)}.icons" for game in drawn())
    return (COMMON, *(import_module(module).SHELF for module in modules if find_spec(module) is not None))


def prepare(game_id: str) -> None:
    """Draw what all pictures of a game share, about a second of work, so that the first picture is as quick as any. A
    drawing module that has something to prepare does it in a function ``prepare()``."""
    first = getattr(_module_of(game_id), "prepare", None)
    if first is not None:
        first()
