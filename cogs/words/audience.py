"""Who reads: the server in its language, a person in theirs; with the names of those who sit at a table."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import discord

from cogs.words.catalogues import words
from cogs.words.names import Names
from cogs.words.voice import Voice
from games.core.catalogue import Catalogue, language_of
from games.core.text import text
from rendering.reader import mark_of
from storage.model import TableInfo
from tables.service import TableService
from tables.waking import next_awake

SIGNS = {"circle": "●", "diamond": "◆", "square": "■", "triangle": "▲"}
"""The marks of `rendering.kit.theme.PLAYER_MARKS` by shape. Plain signs: emoji are missing on many machines."""


class Audience:
    """Makes readers."""

    def __init__(self, tables: TableService, names: Names) -> None:
        self._tables = tables
        self.names = names

    async def public_language(self, guild_id: int | None, locale: discord.Locale | None) -> str:
        """A server's language: the one chosen for it, else that of the server."""
        chosen = await self._tables.people.server_language(guild_id) if guild_id is not None else None
        return chosen or language_of(locale.value if locale is not None else None)

    def there(
        self, info: TableInfo, seats: Collection[int] | None = None, asleep: Mapping[int, float] | None = None
    ) -> list[int]:
        """The Discord ids of those on some seats (None: all) who may be called now: persons who are awake (`asleep`:
        as was found out already), and were not seen to have left the server."""
        asleep = self.asleep(info) if asleep is None else asleep
        return [
            seat.discord_id for seat in info.seats
            if seat.discord_id is not None and (seats is None or seat.seat in seats) and seat.seat not in asleep
            and not self.names.is_gone(info.home.guild_id, seat.discord_id)
        ]

    def asleep(self, info: TableInfo) -> dict[int, float]:
        """The seats of persons whose quiet hours it is, and when they end."""
        now = self._tables.clock.now()
        waking = {seat.seat: next_awake(seat.hours, (), now) for seat in info.seats if seat.hours is not None}
        return {seat: at for seat, at in waking.items() if at > now}

    def plain(self, language: str, *, marks: bool = True) -> Voice:
        """A reader of texts in which no seats occur."""
        return Voice(words(language), _nobody, _nobody, marks)

    async def voice(self, info: TableInfo, language: str | None = None, *, marks: bool | None = None) -> Voice:
        """A reader at a table, by default of its public messages: people are mentioned in prose, and called by name
        on buttons and pictures, where a mention would stand as a number. With `marks` the seat's mark on the pictures
        stands before the mention; by default as all who sit there want it."""
        if marks is None:
            marks = await self._all_want_marks(info)
        catalogue = words(language or info.language)
        people = [seat.discord_id or seat.lender_discord_id for seat in info.seats]
        known = await self.names.of(info.home.guild_id, [one for one in people if one is not None])
        mentions: dict[int, str] = {}
        plain: dict[int, str] = {}
        for seat in info.seats:
            n = seat.seat
            if seat.discord_id is None:
                lender = known.get(seat.lender_discord_id or 0)
                plain[n] = _somebody(catalogue, n) if seat.ai is None else _ai_name(catalogue, n, lender)
                mentions[n] = discord.utils.escape_markdown(plain[n])
            else:
                mentions[n] = f"<@{seat.discord_id}>"
                plain[n] = known.get(seat.discord_id) or _somebody(catalogue, n)
            if marks and len(info.seats) > 1:
                mentions[n] = f"{seat_mark(n)} {mentions[n]}"
        return Voice(
            catalogue, lambda seat: mentions.get(seat, _nobody(seat)), lambda seat: plain.get(seat, _nobody(seat)),
            marks,
        )

    async def _all_want_marks(self, info: TableInfo) -> bool:
        """Whether nobody at a table has switched marks off: its public messages are read, and heard, by all."""
        for seat in info.seats:
            if seat.person is not None and not (await self._tables.people.settings_of(seat.person)).marks:
                return False
        return True


def _ai_name(catalogue: Catalogue, seat: int, lender: str | None) -> str:
    """What an AI is called: after the person for whom it plays, who is not called by that."""
    if lender is None:
        return catalogue.say(text("cogs-ai-name", n=seat), _nobody)
    return catalogue.say(text("cogs-ai-for", who=lender), _nobody)


def _somebody(catalogue: Catalogue, seat: int) -> str:
    """Whoever has no name here: nobody knows it, or they were deleted."""
    return catalogue.say(text("cogs-somebody", n=seat + 1), _nobody)


def seat_mark(seat: int) -> str:
    """How a seat is marked on the pictures, as a sign in a text."""
    mark = mark_of(seat)
    return SIGNS.get(mark.shape, mark.letter)


def _nobody(seat: int) -> str:
    return str(seat + 1)

