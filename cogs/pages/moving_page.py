"""Tables that go to another channel or server: which may be brought here, and what that does."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from cogs.forms.components import Choice, Row, Style, button, select
from cogs.forms.custom_id import ComponentId
from cogs.pages.page import Page
from cogs.words.voice import Voice
from games.core.text import Text, key_of
from storage.model import TableInfo
from tables.moving import Bringable

WHICH, GO, OFFER, OVER, OVER_GO = "which", "go", "offer", "over", "over_go"
MOST, MOST_SERVERS = 25, 4
"""Tables, and other servers, on the page."""


def moving_page(found: Bringable, here: int, names: Mapping[int, str], voice: Voice, note: str = "") -> Page:
    """What may be brought to this channel of the server `here`, and the way to tables of other servers, which have
    these `names`."""
    texts = [voice.key("cogs-move-title"), note, voice.key("cogs-move-about")]
    rows: list[Row] = []
    if found.tables:
        choices = [Choice(str(one.id), _label(one, voice), _where(one, here, names)) for one in found.tables[:MOST]]
        rows.append([select(_id(WHICH), choices, voice.key("cogs-move-choose"))])
    else:
        texts.append(voice.key("cogs-move-none"))
    over = [(server, n) for server, n in found.over.items() if n][:MOST_SERVERS]
    if over:
        rows.append([
            button(_id(OVER, str(server)), voice.key("cogs-button-move-over", n=n, server=names[server]))
            for server, n in over
        ])
    rows.append([button(_id(OFFER), voice.key("cogs-button-move-offer"))])
    return Page([one for one in texts if one], rows)


def sure_page(info: TableInfo, here: int, names: Mapping[int, str], voice: Voice) -> Page:
    """Asked again before a table goes on here: whose it is, and who will not see it any more."""
    who = ", ".join(f"<@{seat.discord_id}>" for seat in info.seats if seat.discord_id is not None)
    texts = [voice.key(
        "cogs-move-sure", table=info.id, game=Text(key_of(info.game, "name")), who=who or "–",
        place=f"<#{info.home.channel_id}>",
    )]
    if info.home.guild_id != here:
        texts.append(voice.key("cogs-move-sure-other", server=_written(names[info.home.guild_id or 0])))
    return Page(texts, [[button(_id(GO, str(info.id)), voice.key("cogs-button-move-sure"), Style.danger)]])


def over_page(server: int, n: int, names: Mapping[int, str], voice: Voice) -> Page:
    """Asked again before a server's games that are over belong to this one."""
    words = voice.key("cogs-move-over-sure", n=n, server=_written(names[server]))
    return Page([words], [[button(_id(OVER_GO, str(server)), voice.key("cogs-button-move-over-sure"), Style.danger)]])


def _id(*args: str) -> str:
    return str(ComponentId(0, "data_move", args))


def _label(info: TableInfo, voice: Voice) -> str:
    return voice.key("cogs-move-table", table=info.id, game=Text(key_of(info.game, "name")))


def _where(info: TableInfo, here: int, names: Mapping[int, str]) -> str:
    return "" if info.home.guild_id == here else names[info.home.guild_id or 0]


def _written(name: str) -> str:
    return discord.utils.escape_markdown(name)
