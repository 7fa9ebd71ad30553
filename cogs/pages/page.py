"""A private answer, before it is a Discord message: texts, rows of components, and a picture that may come later."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from cogs.forms.components import Row, layout
from cogs.pictures.painter import Painter
from cogs.pictures.turns import Stands
from cogs.words.visit import Visit
from games.core.view import TableView
from rendering.kit.picture import Picture

ACCENT = discord.Colour(0xC98A3A)


@dataclass(frozen=True, slots=True)
class Painting:
    """A picture to come: `key` is equal for equal pictures; `paint` draws it, unless it is not wanted any more when its
    turn comes."""

    key: str
    paint: Callable[[Stands], Awaitable[Picture | None]]

    @classmethod
    def of(
        cls, painter: Painter, visit: Visit, view: TableView[Any], what: str, marked: frozenset[str] = frozenset(),
        occasion: tuple[str, ...] = (),
    ) -> Painting:
        """A picture of what somebody sees at a table, for them."""
        seats = len(visit.info.seats)
        key = painter.key(what, view, visit.voice, seats, marked, occasion)
        return cls(
            key, lambda stands: painter.draw(what, view, visit.voice, seats, marked, occasion, stands=stands)
        )


@dataclass(frozen=True, slots=True)
class Shows:
    """Which moment of a table a private answer shows: the number of the person's question (None: nothing is asked), and
    who else is waited for where its words say so (None: they do not)."""

    visit: Visit
    number: int | None
    others: tuple[int, ...] | None

    def fits(self, now: Shows) -> bool:
        """Whether it shows things as they are now."""
        return self.number == now.number and (self.others is None or self.others == now.others)


@dataclass(frozen=True, slots=True)
class Page:
    """One private answer. The first text stands above the picture, the others below it. `shows` is the moment that it
    shows, where it is to be replaced when that is over."""

    texts: Sequence[str]
    rows: Sequence[Row] = field(default_factory=list)
    painting: Painting | None = None
    shows: Shows | None = None

    def view(self, picture: tuple[str, str] | None = None) -> ui.LayoutView:
        """The message; `picture` is its file name and alt text."""
        return layout(self.texts, self.rows, picture, ACCENT)


@dataclass(frozen=True, slots=True)
class PublicEdit:
    """What becomes of a public message by a click on one of its own buttons. `bare`: it loses its pictures."""

    content: str | None
    view: ui.View | ui.LayoutView
    bare: bool = False
