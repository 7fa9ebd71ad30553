"""One of every kind of message the bot sends, made by the code that makes the real ones. For the doctor."""

from __future__ import annotations

import time
from typing import Any

from discord import ui

from cogs.forms.components import Field, Style, button, classic, modal
from cogs.forms.context import FormContext
from cogs.forms.custom_id import BadId, ComponentId, parse
from cogs.forms.form import build
from cogs.pages.lobby_message import lobby_view
from cogs.pages.page import Page, Painting
from cogs.pages.turn_message import Told, turn_message
from cogs.pictures.painter import Painter
from cogs.pictures.turns import Stands
from cogs.words.catalogues import words
from cogs.words.voice import Voice
from games.core.decision import Decision, Kind, Part
from games.core.journal import Line
from games.core.registry import GAMES, new_session, spec_of
from games.core.rules import Wording
from games.core.session import Session
from games.core.text import Text, key_of, text
from games.core.view import Question, TableView, Waiting, table_view
from rendering.kit.film import film
from rendering.kit.picture import Picture
from rendering.registry import draw
from storage.model import Home, HomeKind, SeatInfo, Status, StoredLine, TableInfo

DOCTOR = "doctor"
READER = Voice(words("en"), lambda seat: f"**{seat + 1}**", lambda seat: str(seat + 1))


def _info(status: Status) -> TableInfo:
    seats = (SeatInfo(0, 1, 1, None), SeatInfo(1, None, None, "legal"))
    return TableInfo(
        0, GAMES[0], status, {}, Home(HomeKind.CHANNEL, 1, 1), 1, 1, seats, "en", "0" * 64, 1, time.time()
    )


def _question(*parts: Part) -> Question:
    names = [name for part in parts for name in part.ids]
    wordings = {
        name: Wording(text("cogs-somebody", n=place), text("cogs-lobby-title", game=Text(key_of(GAMES[0], "name"))))
        for place, name in enumerate(names)
    }
    return Question(Decision(0, "doctor", parts), text("cogs-nothing-new"), wordings, 1)


def turn() -> Told:
    """A turn message that asks a public question."""
    question = _question(Part("one", ("a", "b", "c")))
    view = TableView(GAMES[0], None, _board(), None, (Waiting(0, "doctor", question.prompt),), False, False)
    lines = [StoredLine(n, 0, Line(text("cogs-somebody", n=n), weight=2 - (n > 1))) for n in range(1, 4)]
    return turn_message(_info(Status.PLAYING), view, lines, READER, question=question, undo=True)


def lobby() -> ui.LayoutView:
    """A lobby."""
    return lobby_view(_info(Status.LOBBY), READER)


def page() -> Page:
    """A private page with buttons."""
    return Page([READER.key("cogs-words-title"), READER.key("cogs-nothing-new")], [[_press()]])


def painted_page() -> Page:
    """A private page with a picture that comes after the words."""

    async def paint(_: Stands) -> Picture:
        return picture()

    return Page([READER.key("cogs-words-title")], [[_press()]], Painting(DOCTOR, paint))


def forms() -> list[Page]:
    """A form of each kind: a few buttons, a select, pages, several parts, an order, amounts, places."""
    many = tuple(f"x{n}" for n in range(60))
    questions = [
        _question(Part("few", many[:5])),
        _question(Part("select", many[:20])),
        _question(Part("pages", many, least=0, most=4)),
        _question(Part("some", many[:6], least=0, most=1), Part("one", many[6:10])),
        _question(Part("order", many[:5], Kind.ORDER)),
        _question(Part("amounts", many[:7], Kind.AMOUNTS, 0, 9, (3,) * 7)),
        _question(Part("cells", tuple(f"{row}:{column}" for row in range(5) for column in range(6)), Kind.CELLS)),
    ]
    return [Page([READER.say(one.prompt)], build(FormContext(READER, 0, 0, one)).rows) for one in questions]


def press_me() -> ui.View:
    """The button that somebody is asked to press."""
    return classic([[_press()]])


def form() -> ui.Modal:
    """A form with number fields."""
    label, hint = READER.key("cogs-somebody", n=1), READER.key("cogs-amount-most", most=9)
    fields = [Field(str(place), label, "", hint) for place in range(5)]
    return modal(str(ComponentId(0, DOCTOR, ("form",))), READER.key("cogs-words-title"), fields)


def picture() -> Picture:
    """A real board with its alt text."""
    return draw(GAMES[0], "board", _board(), READER.plain, ("Ana", "Ben"))


def moving(*, webp: bool) -> Picture:
    """Two boards, one after the other."""
    view = table_view(_session(), None)
    seats = ("Ana", "Ben"), ("Ben", "Ana")
    frames = [draw(GAMES[0], "board", view.board, READER.plain, names).data for names in seats]
    return film(frames, READER.key("cogs-words-title"), webp=webp)


async def drawn_beside(painter: Painter) -> Picture | None:
    """The same board, as a table gets it; None when it cannot be drawn."""
    return await painter.draw("board", table_view(_session(), None), READER, 2)


def _session() -> Session[Any]:
    """A game that has just begun."""
    return new_session(spec_of(GAMES[0]), 2, "5a" * 32)


def _board() -> Any:
    """What everybody sees of it."""
    session = _session()
    return session.rules.view(session.state, None)


def is_doctors(custom_id: str | None) -> bool:
    """Whether a component belongs to the doctor."""
    try:
        return parse(custom_id or "").act == DOCTOR
    except BadId:
        return False


def _press() -> ui.Button[Any]:
    return button(str(ComponentId(0, DOCTOR)), READER.key("cogs-button-done"), Style.primary)

