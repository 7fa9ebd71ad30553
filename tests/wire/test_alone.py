"""A person who plays alone in a channel: each round has its own message, which stays low and pings nobody."""

from __future__ import annotations

import random

from cogs.pages.turn_message import HAPPENED
from cogs.words.voice import lines_on_phone
from games.core.fuzz import random_answer
from storage.model import Status
from tests.wire.stage import Stage, ids, shown

ANSWERS = 75
ASKED = 20
"""Lines of a message for headline, question and the notes of its buttons."""


async def play(stage: Stage, answers: int) -> None:
    """Play Ana's solo game through the service, publishing after each answer."""
    lobby, rng, tables = await stage.open("northwood"), random.Random(5), stage.client.tables
    await stage.ana.click(lobby, custom_id=next(name for name in ids(lobby) if name.endswith(":start")))
    table, ana = await stage.table(), await tables.people.person(int(stage.ana.id))
    for _ in range(answers):
        async with tables.records.reading(table) as game:
            decision, number = game.session.question(0), game.session.numbers.get(0, 0)
            assert decision is not None
            answer = random_answer(game.session.rules, game.session.state, decision, rng)
        await tables.answers.submit(table, 0, number, answer, by=ana)
        turn = await stage.turn()
        assert sum(lines_on_phone(line) for line in turn["content"].splitlines()) <= HAPPENED + ASKED


async def test_each_visit_has_a_message_of_its_own_that_pings_nobody(stage: Stage) -> None:
    await play(stage, ANSWERS)
    turns = await stage.turns()
    log = await stage.client.tables.views.lines(await stage.table(), None)
    assert len(turns) == sum(one.line.text.key == "northwood-log-visit" for one in log) >= 3
    assert [f"**Visit {n}**" in one["content"] for n, one in enumerate(turns, 1)] == [True] * len(turns)
    assert [stage.world.messages.pings[one["id"]] for one in turns] == [[]] * len(turns)
    assert all(ids(one) == [] for one in turns[:-1]) and ids(turns[-1])


async def test_no_ai_plays_a_game_of_who_plays_alone_to_its_end_unasked(stage: Stage) -> None:
    lobby = await stage.open("northwood")
    await stage.ana.click(lobby, custom_id=next(name for name in ids(lobby) if name.endswith(":start")))
    warned = shown((await stage.ana.slash(stage.channel, "table handover")).posted)
    assert "to its end at once" in warned and "`level`" in warned
    stage.ana.locale = "it"
    warned = shown((await stage.ana.slash(stage.channel, "table handover")).posted)
    assert "`livello`" in warned and "`/tavolo chiudi`" in warned
    assert (await stage.client.tables.views.table(await stage.table())).seats[0].person is not None
    handed = shown((await stage.ana.slash(stage.channel, "table handover", level="legal")).posted)
    assert "fino alla fine" in handed and "riprendere" not in handed, "there will be no seat to take back"
    await stage.settle()
    assert (await stage.client.tables.views.table(await stage.table())).status is Status.FINISHED
