"""Every game over the wire: one person with AIs plays on; and one whole game to its ranking."""

from __future__ import annotations

import random
import re

import pytest

from games.core.fuzz import random_answer
from games.core.record import Export
from games.core.registry import GAMES, spec_of
from games.core.verify import verify
from storage.model import Status
from storage.outgoing import OutboxKind
from tests.scale import scaled
from tests.wire.stage import Json, Stage, button, ids, offered, shown

ANSWERS = re.compile(r"s:\w+:\d+:\w+:(take|answer|propose|send|instead)(:.*)?")


async def answer(stage: Stage, form: Json, rng: random.Random) -> Json:
    """Answer the question of a form: by a click where one is enough, else through the service."""
    choices = offered(form, ANSWERS)
    if choices and rng.random() < 0.8:
        custom_id, value = rng.choice(choices)
        if value is None:
            reply = await stage.ana.click(form, custom_id=custom_id)
        else:
            reply = await stage.ana.choose(form, value, custom_id=custom_id)
        if "⚠" not in shown(reply.posted):
            return reply.posted
    table = await stage.table()
    tables = stage.client.tables
    async with tables.records.look(table) as game:
        decision = game.session.question(0)
        assert decision is not None
        number = game.session.numbers.get(0, 0)
        wanted = random_answer(game.session.rules, game.session.state, decision, rng)
    await tables.play.submit(table, 0, number, wanted, by=await tables.people.person(int(stage.ana.id)))
    return (await stage.ana.slash(stage.channel, "hand")).posted


async def seated(stage: Stage, game: str) -> None:
    """Ana and as many AIs as the game needs, started."""
    lobby = await stage.open(game)
    info = await stage.client.tables.looking.table(await stage.table())
    assert info.commitment in shown(lobby), "the seal is shown before anybody sits down"
    for _ in range(min(spec_of(game).seats) - 1):
        await stage.ana.slash(stage.channel, "table ai", level="legal")
    await stage.settle()
    await stage.ana.click(lobby, custom_id=button("start"))
    await stage.settle()


async def until_asked(stage: Stage) -> Json | None:
    """Ana's form once it is her turn; None when the game is over."""
    for _ in range(400):
        table = await stage.table()
        if (await stage.client.tables.looking.table(table)).status is not Status.PLAYING:
            return None
        if (await stage.client.tables.looking.view(table, 0)).question is not None:
            return (await stage.ana.slash(stage.channel, "hand")).posted
        await stage.settle()
    raise AssertionError("the AIs do not go on")


@pytest.mark.parametrize("game", GAMES)
async def test_a_person_plays_with_ais(stage: Stage, game: str) -> None:
    rng = random.Random(game)
    await seated(stage, game)
    for _ in range(scaled(12)):
        form = await until_asked(stage)
        if form is None:
            break
        assert ids(form)
        await answer(stage, form, rng)
    await stage.settle()
    assert shown((await stage.posted(OutboxKind.TURN))[-1])


async def test_a_whole_game_ends_with_a_ranking_and_an_open_seal(stage: Stage) -> None:
    rng = random.Random(5)
    await seated(stage, "grimm_forest")
    while (form := await until_asked(stage)) is not None:
        await answer(stage, form, rng)
    await stage.settle()
    final = (await stage.posted(OutboxKind.FINAL))[-1]
    assert "★" in final["content"] and final["attachments"][0]["filename"] == "ranking.png"
    assert all(ids(one) == [] for one in await stage.posted(OutboxKind.TURN))
    seal = await stage.ana.click(final, custom_id=button("seal"))
    info = await stage.client.tables.looking.table(await stage.table())
    opened = await stage.client.tables.history.seal(info.id)
    assert opened.secret is not None and opened.secret in shown(seal.posted) and opened.commitment in shown(seal.posted)
    for place in (final, seal.posted):
        kept = await stage.ana.click(place, custom_id=button("record"))
        (file,) = kept.posted["attachments"]
        export = Export.model_validate_json(stage.download(file))
        assert verify(export).wrong == ()
        assert export.fingerprint in shown(kept.posted) and file["filename"] in shown(kept.posted)
        assert export.fingerprint in shown(seal.posted)
    assert len([one for one in stage.messages() if "★" in one["content"]]) == 1
    again = await stage.ben.click(final, custom_id=button("rematch"))
    assert "está abierta" in shown(again.posted)
    await stage.settle()
    lobby = (await stage.posted(OutboxKind.LOBBY))[-1]
    assert f"1. <@{stage.ben.id}>" in shown(lobby).replace("● ", "").replace("*", "") and "(AI)" in shown(lobby)
    taken = await stage.ana.click(final, custom_id=button("rematch"))
    assert "⚠" in shown(taken.posted)
