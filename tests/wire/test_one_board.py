"""A question has buttons in one place: in the table's public message, or in the private one of its person."""

from __future__ import annotations

import random

import pytest

from benchmarks.people import Way, ways
from games.core.registry import BUILT_IN, spec_of
from sandbox import Player
from tests.wire.stage import Json, Stage, button, ids, open_page, shown, use_component


def boards(stage: Stage, player: Player) -> list[Json]:
    """Return the messages in which a person can answer now."""
    return [one for one in stage.messages(player) if ways(one)]


def numbers(messages: list[Json]) -> list[str]:
    return [one["id"] for one in messages]


async def answer(player: Player, message: Json, way: Way) -> None:
    _, custom_id, values = way
    await use_component(player, message, (custom_id, values[0] if values else None))


async def building(stage: Stage) -> tuple[Player, Json]:
    """Bring a table to a question with public buttons. Return its person and the public message."""
    await stage.start(stage.ben)
    turn = await stage.everybody_chooses({0: "fields", 1: "forest"})
    return (await stage.builder())[0], turn


async def test_beside_public_buttons_a_private_answer_says_where_it_is_answered(stage: Stage) -> None:
    builder, turn = await building(stage)
    own = (await open_page(builder, turn, "hand")).posted
    assert ways(turn) and not ways(own) and f"/{turn['id']}" in shown(own)
    await stage.world.until(lambda: own["attachments"], 5, "the picture")


async def test_who_answers_in_private_goes_on_there_and_one_public_button_leads_there(stage: Stage) -> None:
    """The question of a table can be opened in private from the list of all tables."""
    builder, _ = await building(stage)
    page = (await builder.slash(stage.channel, "tables")).posted
    form = (await builder.click(page, custom_id=button("choose"))).posted
    await answer(builder, form, next(one for one in ways(form) if "gain:straw" in one[1]))
    turn = await stage.turn()
    assert numbers(boards(stage, builder)) == [form["id"]]
    assert any(words in turn["content"] for words in ("in private", "en privado"))
    other = (await builder.click(turn, custom_id=button("choose"))).posted
    await stage.world.until(lambda: numbers(boards(stage, builder)) == [other["id"]], 5, "the newest one alone")


@pytest.mark.parametrize("game", BUILT_IN)
async def test_in_every_game_a_question_has_buttons_in_one_place(stage: Stage, game: str) -> None:
    lobby = await stage.open(game)
    if max(spec_of(game).seats) > 1:
        await stage.ben.click(lobby, custom_id=button("join"))
    await stage.ana.click(lobby, custom_id=button("start"))
    rng, places = random.Random(game), set()
    for _ in range(12):
        turn = await stage.turn()
        asked = (await stage.client.tables.views.view(await stage.table(), None)).asked
        if not asked:
            break
        player = stage.people[asked[0].seat]
        look = [one for one in ids(turn) if button("(hand|choose)").fullmatch(one)]
        if look and (rng.random() < 0.4 or not boards(stage, player)):
            await player.click(turn, custom_id=look[0])
            await stage.settle()
        found = boards(stage, player)
        assert len(found) == 1
        places.add(stage.world.messages.is_ephemeral(found[0]["id"]))
        await answer(player, found[0], rng.choice(ways(found[0])))
    assert places


async def test_who_cannot_find_the_public_buttons_answers_in_private(stage: Stage) -> None:
    """The table's message may have been deleted, or the bot may no longer write there."""
    builder, turn = await building(stage)
    stage.world.messages.delete(turn)
    own = (await builder.slash(stage.channel, "hand")).posted
    form = (await builder.click(own, custom_id=button("choose"))).posted
    await answer(builder, form, next(one for one in ways(form) if "gain:straw" in one[1]))
    await stage.settle()
    assert numbers(boards(stage, builder)) == [form["id"]]
