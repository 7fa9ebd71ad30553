"""“Why not …?”: what a question does not offer now, privately, for whoever asks."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

import pytest

from games.core.registry import HOUSE, spec_of
from games.core.rules import Missing
from sandbox import Player, Reply
from storage.outgoing import OutboxKind
from tests.wire.stage import Json, Stage, button, ids, shown

WHY = re.compile(r"s:\w+:\d+:\w+:why")


async def farming(stage: Stage) -> Json:
    """Ana and Ben play Agricola; the turn message."""
    await begun(stage, "agricola")
    return await stage.turn()


async def asked(stage: Stage) -> int:
    """The seat that is asked first."""
    return (await stage.client.tables.looking.view(await stage.table(), None)).asked[0].seat


async def test_every_list_has_a_button_that_says_what_is_missing(stage: Stage) -> None:
    turn = await farming(stage)
    table, seat = await stage.table(), await asked(stage)
    for person, viewer in ((stage.people[seat], seat), (stage.cleo, None)):
        found = await stage.client.tables.looking.missing(table, viewer, seat)
        assert found is not None and found[1]
        reply = await explained(stage, person, turn, found[1])
        assert reply.ephemeral


async def test_beside_a_private_form_it_leaves_the_form_as_it_is(stage: Stage) -> None:
    turn = await farming(stage)
    seat = await asked(stage)
    form = (await stage.people[seat].slash(stage.channel, "hand")).posted
    before = ids(form)
    reply = await stage.people[seat].click(form, custom_id=WHY)
    assert reply.posted["id"] != form["id"] and ids(form) == before and ids(turn)


async def test_it_takes_no_place_among_the_options(stage: Stage) -> None:
    turn = await farming(stage)
    values = [one["value"] for row in turn["components"] for part in row["components"] for one in
              part.get("options", [])]
    assert "farmland" in values and not [one for one in values if "why" in one]


async def test_a_question_in_which_nothing_is_missing_has_no_such_button(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stage.open("northwood")
    await stage.ana.click((await stage.posted(OutboxKind.LOBBY))[-1], custom_id=button("start"))
    turn = await stage.turn()
    with_why = [one for one in ids(turn) if WHY.fullmatch(one)]
    monkeypatch.setattr(spec_of("northwood").rules, "missing", lambda view, decision: ())
    form = await stage.ana.slash(stage.channel, "hand")
    assert with_why and not any(WHY.fullmatch(one) for one in ids(form.posted))


async def test_an_old_button_leads_to_the_question_of_now(stage: Stage) -> None:
    assert ids(await farming(stage))
    seat = await asked(stage)
    form = (await stage.people[seat].slash(stage.channel, "hand")).posted
    why = next(one for one in ids(form) if WHY.fullmatch(one))
    table, tables = await stage.table(), stage.client.tables
    question = (await tables.looking.view(table, seat)).question
    assert question is not None
    stage.let_answers_stand()
    await tables.play.submit(
        table, seat, question.number, ("forest",), by=await tables.people.person(int(stage.people[seat].id))
    )
    reply = await stage.people[seat].click(form, custom_id=why)
    stale = {stage.ana.id: "gone on", stage.ben.id: "seguido"}[stage.people[seat].id]
    assert stale in shown(reply.posted)


@pytest.mark.parametrize("game", HOUSE)
async def test_every_game_says_why_something_is_not_offered(stage: Stage, game: str) -> None:
    """At the first question of each kind in which something is missing, beside the private form, in one's language."""
    table = await begun(stage, game)
    tables, rng, legal = stage.client.tables, random.Random(7), spec_of(game).ais["legal"]
    told: set[str] = set()
    for _ in range(60):
        seats = [(waiting.seat, await tables.looking.view(table, waiting.seat))
                 for waiting in (await tables.looking.view(table, None)).asked]
        seat, view = seats[0]
        question = view.question
        assert question is not None
        if question.missing and question.decision.key not in told:
            told.add(question.decision.key)
            person = stage.people[seat]
            await explained(stage, person, (await person.slash(stage.channel, "hand")).posted, question.missing)
        if len(told) == 3:
            break
        by = await tables.people.person(int(stage.people[seat].id))
        await tables.play.submit(table, seat, question.number, legal.choose(view, question.decision, rng), by=by)
    assert told


async def begun(stage: Stage, game: str) -> int:
    """Ana plays a game, with Ben where there is room for two."""
    lobby = await stage.open(game)
    if max(spec_of(game).seats) > 1:
        await stage.ben.click(lobby, custom_id=button("join"))
    await stage.ana.click(lobby, custom_id=button("start"))
    return await stage.table()


async def explained(stage: Stage, person: Player, message: Json, missing: Sequence[Missing]) -> Reply:
    """Somebody asks on a message why not, and reads every reason in their language. Returns the answer."""
    reply = await person.click(message, custom_id=WHY)
    language = {stage.ana.id: "en", stage.ben.id: "es", stage.cleo.id: "it"}[person.id]
    info = await stage.client.tables.looking.table(await stage.table())
    reader = await stage.client.surface.audience.voice(info, language)
    words = shown(reply.posted)
    for page in [one for one in ids(reply.posted) if re.search(r":why:\d+$", one)]:
        words += shown((await person.click(reply.posted, custom_id=page)).posted)
    for one in missing:
        assert reader.plain(one.label) in words and reader.say(one.reason) in words
    return reply
