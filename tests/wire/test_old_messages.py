"""Messages that an older program has posted are still clickable: every button of theirs is understood, and counts."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.client import SobremesaClient
from cogs.custom_id import parse
from sandbox import Player, Reply, Sandbox, usable
from sandbox.spec import Spec
from storage.model import Status
from tests.wire.conftest import connected, settings_for
from tests.wire.freeze import SAVES, thaw
from tests.wire.stage import Json, Stage, button, ids, select_with, shown

WORLDS = sorted(file.name.split(".")[0] for file in SAVES.glob("*.world.sql"))
LOOKING = ("log", "words", "hand", "rules", "choose", "why")


class Old(Stage):
    """An old world with the program of today in it. Its channels are named after what stands there."""

    def __init__(self, sandbox: Sandbox, client: SobremesaClient) -> None:  # whose seats are there already
        self.sandbox, self.client = sandbox, client
        self.ana, self.ben = (seat.player for seat in sandbox.seats.all())
        self.people = [self.ana, self.ben]
        self.channel = sandbox.channel

    def at(self, name: str, player: Player | None = None) -> list[Json]:
        """What a person sees in a channel."""
        channel = next(one for one in self.sandbox.guild["channels"] if one["name"] == name)
        return (player or self.ana).sees(channel)

    def with_act(self, name: str, act: str, player: Player | None = None) -> Json:
        """The message with a component of an act."""
        return next(
            one for one in reversed(self.at(name, player))
            if any(parse(leaf["custom_id"]).act == act for leaf in usable(one))
        )


@pytest.fixture(params=WORLDS)
async def old(request: pytest.FixtureRequest, tmp_path: Path, spec: Spec | None) -> AsyncIterator[Old]:
    thaw(request.param, "world", tmp_path / "world" / "world.sqlite3")
    thaw(request.param, "tables", tmp_path / "tables.sqlite3")
    async with Sandbox(spec=spec, folder=tmp_path / "world") as sandbox, connected(
        settings_for(sandbox, tmp_path)
    ) as client:
        sandbox.world.deadline = 10  # a busy machine is not what is tried here
        yield Old(sandbox, client)
        await client.publisher.settle()
        assert list(sandbox.world.problems) == []


def understood(reply: Reply) -> bool:
    """Whether a click was neither strange to the bot nor broke anything."""
    words = shown(reply.posted)
    return bool(words) and "wrong on my side" not in words and "do not know this button" not in words


async def test_a_secret_choice_that_stood_open_can_be_made(old: Old) -> None:
    for player in (old.ana, old.ben):
        form = next(one for one in old.at("secret", player) if any(":take:" in leaf for leaf in ids(one)))
        take = next(leaf for leaf in ids(form) if ":take:" in leaf)
        assert understood(await player.click(form, custom_id=take))
    await old.settle()
    view = await old.client.tables.looking.view(parse(take).table, None)
    assert len(view.asked) == 1, "both have chosen, and the first of them builds"


async def test_the_old_turn_message_opens_everything(old: Old) -> None:
    for name in ("secret", "list", "alone"):
        turn = old.with_act(name, "log")
        for leaf in usable(turn):
            if (act := parse(leaf["custom_id"]).act) in LOOKING:
                reply = await old.ana.click(turn, custom_id=leaf["custom_id"])
                assert understood(reply), f"{act}: {shown(reply.posted)}"


async def test_an_old_list_takes_an_answer_and_the_game_goes_on(old: Old) -> None:
    for name, value in (("list", "forest"), ("alone", "fief:3")):
        turn = old.with_act(name, "take")
        table = parse(select_with(turn, value)).table
        before = (await old.client.tables.looking.view(table, 0)).question
        assert before is not None
        await old.ana.choose(turn, value, custom_id=select_with(turn, value))
        await old.settle()
        after = (await old.client.tables.looking.view(table, 0)).question
        assert after is not None and after.number > before.number
        newest = next(one for one in reversed(old.at(name)) if any(":log" in leaf for leaf in ids(one)))
        assert any(f":{after.number}:" in leaf or ":choose" in leaf for leaf in ids(newest))


async def test_an_old_lobby_is_joined_and_started(old: Old) -> None:
    lobby = old.with_act("lobby", "join")
    table = parse(ids(lobby)[0]).table
    await old.ben.click(lobby, custom_id=button("join"))
    await old.ana.click(lobby, custom_id=button("start"))
    await old.settle()
    info = await old.client.tables.looking.table(table)
    assert info.status is Status.PLAYING and len(info.seats) == 2


async def test_every_button_of_an_old_message_is_understood(old: Old, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever it does by now, nobody is told that the button is strange or that something broke."""
    for name in ("lobby", "secret", "list", "alone"):
        for message in old.at(name):
            for leaf in usable(message):
                if leaf["type"] == 2 and leaf["custom_id"] in ids(message):
                    reply = await old.ana.click(message, custom_id=re.compile(re.escape(leaf["custom_id"])))
                    assert understood(reply), leaf["custom_id"]
    assert [one.message for one in caplog.records if one.levelno >= logging.ERROR] == []
