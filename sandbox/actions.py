"""What a page can do for a seat, by name; each is one thing a person does in the client."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from .model import CallbackType, Json
from .replies import InteractionFailed, Reply
from .seats import LOCALES, Seat, SeatBook
from .world import World


@dataclass(frozen=True, slots=True)
class Act:
    """One request of a page: who acts, what was asked, and the world it happens in."""

    world: World
    book: SeatBook
    seat: Seat
    data: Json

    def text(self, name: str) -> str:
        """A text in the request. Raises InteractionFailed if it is missing or something else."""
        value = self.data.get(name)
        if not isinstance(value, str):
            raise InteractionFailed(f"{name} is missing")
        return value

    def mapping(self, name: str) -> Json:
        value = self.data.get(name)
        if not isinstance(value, dict):
            raise InteractionFailed(f"{name} is missing")
        return value

    def room(self) -> Json:
        room = self.world.channels.get(self.text("room"))
        if room is None or not self.world.can_see(self.seat.id, room):
            raise InteractionFailed("there is no such channel")
        return room

    def message(self) -> Json:
        message = self.world.messages.find(self.room()["id"], self.text("message"))
        if message is None:
            raise InteractionFailed("that message is gone")
        return message

    def keep_form(self, reply: Reply) -> Json:
        """Open the form the bot answered with, if it did; an answered form is closed."""
        self.seat.form = reply if reply.type == CallbackType.MODAL else None
        self.world.touch()
        return {}


async def slash(act: Act) -> Json:
    return act.keep_form(await act.seat.player.slash(act.room(), act.text("path"), **act.mapping("options")))


async def complete(act: Act) -> Json:
    """Offer choices for the option being typed; what is typed elsewhere so far goes along."""
    room, path, focused, text = act.room(), act.text("path"), act.text("focused"), act.text("text")
    options = {name: value for name, value in act.mapping("options").items() if name != focused}
    return {"choices": await act.seat.player.autocomplete(room, path, focused, text, **options)}


async def click(act: Act) -> Json:
    return act.keep_form(await act.seat.player.click(act.message(), custom_id=act.text("custom_id")))


async def choose(act: Act) -> Json:
    values = [str(value) for value in act.data.get("values") or ()]
    return act.keep_form(await act.seat.player.choose(act.message(), *values, custom_id=act.text("custom_id")))


async def submit(act: Act) -> Json:
    """Send the open form. It stays open, filled in, when the bot does not answer."""
    form = act.seat.form
    if form is None or form.interaction.id != act.text("form"):
        raise InteractionFailed("that form is closed")
    return act.keep_form(await act.seat.player.submit(form, **act.mapping("values")))


async def dismiss(act: Act) -> Json:
    act.seat.form = None
    act.world.touch()
    return {}


async def say(act: Act) -> Json:
    text = act.text("text").strip()
    if not 1 <= len(text) <= 2000:
        raise InteractionFailed("a message has 1 to 2000 characters")
    act.seat.player.say(act.room(), text)
    return {}


async def rename(act: Act) -> Json:
    act.book.rename(act.seat, act.text("name"))
    return {}


async def speak(act: Act) -> Json:
    act.book.speak(act.seat, act.text("locale"))
    return {}


async def leave(act: Act) -> Json:
    act.book.remove(act.seat)
    return {}


SEAT_ACTIONS: Mapping[str, Callable[[Act], Awaitable[Json]]] = {
    action.__name__: action for action in (slash, complete, click, choose, submit, dismiss, say, rename, speak, leave)
}
"""What the secret of one seat allows, for that seat."""


@dataclass(frozen=True, slots=True)
class TableAct:
    """One request of a page that shows the whole table. `anew` is set to begin anew; None where nothing is kept."""

    book: SeatBook
    data: Json
    anew: asyncio.Event | None


async def add_seat(act: TableAct) -> Json:
    """Seat another person; the answer names the new seat."""
    return {"seat": act.book.add(str(act.data.get("name", "")), str(act.data.get("locale", LOCALES[0]))).id}


async def speak_server(act: TableAct) -> Json:
    act.book.speak_server(str(act.data.get("locale")))
    return {}


async def begin_anew(act: TableAct) -> Json:
    """End this table with everything that was said at it, and open an empty one at the same address."""
    if act.anew is None:
        raise InteractionFailed("this table is not kept")
    act.anew.set()
    return {}


TABLE_ACTIONS: Mapping[str, Callable[[TableAct], Awaitable[Json]]] = {
    action.__name__: action for action in (add_seat, speak_server, begin_anew)
}
"""What only the secret of the whole table allows."""
