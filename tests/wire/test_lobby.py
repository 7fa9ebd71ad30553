"""The lobby: what is played in switches, who plays at which level, and a game alone that is dealt by one click."""

from __future__ import annotations

import json
import re

from games.core.chance import game_seed
from storage.model import Status, TableInfo
from storage.outgoing import OutboxKind
from tests.wire.stage import Json, Stage, button, ids, shown


async def lobby(stage: Stage) -> Json:
    """The lobby message as it stands."""
    await stage.settle()
    return (await stage.posted(OutboxKind.LOBBY))[-1]


async def info(stage: Stage) -> TableInfo:
    """The newest table."""
    return await stage.client.tables.looking.table(await stage.table())


async def test_options_are_switches_with_a_line_that_explains_each(stage: Stage) -> None:
    message = await stage.open("agricola")
    assert "Forests and moors to clear" in shown(message) and "1 to 6 players" in shown(message)
    assert "heavy" in shown(message) and "minutes" in shown(message)
    await stage.ana.click(message, custom_id=re.compile(r".*:switch:family\|on"))
    assert (await info(stage)).options["family"] is True
    await stage.ana.click(await lobby(stage), custom_id=re.compile(r".*:switch:family\|off"))
    assert (await info(stage)).options["family"] is False


async def test_only_the_opener_changes_what_is_played(stage: Stage) -> None:
    message = await stage.open("agricola")
    await stage.ben.click(message, custom_id=button("join"))
    for who, custom_id in ((stage.ben, r".*:switch:moor\|off"), (stage.cleo, r".*:switch:moor\|off")):
        reply = await who.click(message, custom_id=re.compile(custom_id))
        assert reply.ephemeral and "⚠" in shown(reply.posted)
    assert (await info(stage)).options["moor"] is True


async def test_what_a_choice_settles_is_not_offered_beside_it(stage: Stage) -> None:
    message = await stage.open("northwood")
    assert any(":option:level" in one for one in ids(message))
    await stage.ana.choose(message, "first_steps", custom_id=re.compile(r".*:option:scenario"))
    assert not any(":option:level" in one for one in ids(await lobby(stage)))
    assert "Win 14 stars" in shown(await lobby(stage))


async def test_a_switch_clicked_twice_does_not_turn_back(stage: Stage) -> None:
    """An old message says what it said: the button sets a state, it does not turn whatever there is."""
    message = await stage.open("grimm_forest")
    on = next(one for one in ids(message) if ":switch:advanced" in one)
    await stage.client.tables.lobby.set_options(
        await stage.table(), {"advanced": True}, await stage.client.tables.people.person(int(stage.ana.id))
    )
    await stage.ana.click(message, custom_id=on)
    assert (await info(stage)).options["advanced"] is True


async def test_ais_play_at_the_level_that_was_chosen(stage: Stage) -> None:
    message = await stage.open("grimm_forest")
    await stage.ana.click(message, custom_id=button("seat_ai"))
    await stage.ana.choose(await lobby(stage), "legal", custom_id=button("ai_level"))
    await stage.ana.click(await lobby(stage), custom_id=button("seat_ai"))
    assert [seat.ai for seat in (await info(stage)).seats] == [None, "legal", "legal"]
    assert shown(await lobby(stage)).count("Easygoing") >= 2


async def test_who_joins_a_full_table_takes_the_place_of_an_ai(stage: Stage) -> None:
    message = await stage.open("grimm_forest", ai=3)
    await stage.ben.click(message, custom_id=button("join"))
    table = await info(stage)
    assert len(table.seats) == 4 and sum(seat.ai is not None for seat in table.seats) == 2
    assert str(table.seats[3].discord_id) == stage.ben.id


async def test_a_closed_table_can_be_opened_again(stage: Stage) -> None:
    message = await stage.open("grimm_forest", options="advanced=true", ai=1)
    await stage.ana.click(message, custom_id=button("leave"))
    closed = await lobby(stage)
    assert "closed" in shown(closed)
    await stage.cleo.click(closed, custom_id=button("rematch"))
    again = await info(stage)
    assert again.status is Status.LOBBY and again.options["advanced"] is True
    assert [seat.ai for seat in again.seats] == [None, "good"] and str(again.seats[0].discord_id) == stage.cleo.id


async def test_a_game_alone_is_one_message_with_the_seal_and_one_click_that_deals(stage: Stage) -> None:
    message = await stage.open("northwood")
    table = await info(stage)
    assert table.commitment in shown(message) and table.status is Status.LOBBY, "/play alone never deals"
    assert not [one for one in ids(message) if re.search(r":(join|seat_ai|unseat_ai)$", one)]
    assert "Deal" in [part.get("label") for row in message["components"][0]["components"]
                      for part in row.get("components", [])]
    reply = await stage.ana.click(message, custom_id=button("start"))
    await stage.settle()
    secret, tickets, seed = await _sealed(stage)
    assert str(reply.interaction.id) == tickets[-1] and len(tickets) == 2
    assert seed == game_seed(secret, tickets)


async def _sealed(stage: Stage) -> tuple[str, list[str], str]:
    row = (await stage.client.tables.records.db.read.all("SELECT secret, tickets, seed FROM game_table"))[0]
    return row[0], [str(one) for one in json.loads(row[1])], row[2]


async def test_heavy_games_suggest_a_thread(stage: Stage) -> None:
    heavy = await stage.ana.slash(stage.channel, "play", game="agricola")
    assert "thread" in shown(heavy.posted)
    await stage.settle()
    await stage.ana.click(await lobby(stage), custom_id=button("leave"))
    await stage.settle()
    light = await stage.ana.slash(stage.channel, "play", game="northwood")
    assert "thread" not in shown(light.posted)
