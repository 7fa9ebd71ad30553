"""One question, one picture: what one answers by stands above the buttons, and nothing else does."""

from __future__ import annotations

import re

import pytest

from storage.outgoing import OutboxKind
from tests.wire.stage import Json, Stage, button, ids, select_with, shown
from tests.wire.test_following import private


def pictures(message: Json) -> list[str]:
    """The file names of a message's pictures."""
    return [one["filename"] for one in message["attachments"]]


async def test_whoever_builds_sees_the_board_and_the_reveal_hangs_on_the_message_before(stage: Stage) -> None:
    asked = await stage.start(stage.ben)
    turn = await stage.everybody_chooses({0: "fields", 1: "forest"})
    assert pictures(turn) == ["board.png"]
    assert pictures((await stage.turns())[0]) == ["reveal.png"] and asked["id"] == (await stage.turns())[0]["id"]
    builder, _ = await stage.builder()
    seen = await builder.choose(turn, "reveal", custom_id=button("look"))
    await stage.world.until(lambda: seen.posted["attachments"], 5, "the reveal again")
    assert pictures(seen.posted) == ["reveal.png"]


async def test_the_reveal_goes_when_the_first_builder_is_done(stage: Stage) -> None:
    await stage.start(stage.ben)
    turn = await stage.everybody_chooses({0: "fields", 1: "forest"})
    builder, _ = await stage.builder()
    for _ in range(2):
        await builder.click(await stage.turn(), custom_id=re.compile(r".*:take:build\|gain:straw"))
    following = await stage.turn()
    assert following["id"] != turn["id"] and pictures(following) == ["board.png"]
    assert [pictures(one) for one in (await stage.turns())[:-1]] == [[], []], "messages that are over have no pictures"


async def test_a_choice_of_fields_opens_ones_own_farm(stage: Stage) -> None:
    lobby = await stage.open("agricola")
    await stage.ben.click(lobby, custom_id=button("join"))
    await stage.ana.click(lobby, custom_id=button("start"))
    turn = await stage.turn()
    table = await stage.table()
    first = (await stage.client.tables.looking.view(table, None)).asked[0].seat
    player = stage.people[first]
    await player.choose(turn, "farmland", custom_id=select_with(turn, "farmland"))
    view = await stage.client.tables.looking.view(table, first)
    assert view.question is not None and view.question.decision.key == "plow"

    def forms() -> list[Json]:
        return [one for one in private(stage, player) if any(":take:plow" in leaf for leaf in ids(one))]

    await stage.world.until(forms, 5, "the form, at once")
    (form,) = forms()
    await stage.world.until(lambda: form["attachments"], 5, "the own farm")
    assert pictures(form) == ["hand.png"]
    assert not any(":plow" in one for one in ids(await stage.turn())), "the board has no coordinates"


async def alone(stage: Stage) -> Json:
    """Ana plays For Northwood! in the channel; the turn message."""
    lobby = await stage.open("northwood")
    await stage.ana.click(lobby, custom_id=button("start"))
    return await stage.turn()


async def test_who_plays_alone_in_a_channel_sees_the_hand_without_a_click(stage: Stage) -> None:
    turn = await alone(stage)
    assert pictures(turn) == ["hand.png"]
    for _ in range(6):
        taken = [one for one in ids(turn) if re.search(r":take:(fief|turn|respond)", one)]
        assert taken, "every plain question is answered on the public message"
        select = next(
            (part for row in turn["components"] for part in row["components"] if part.get("options")
             and ":take:" in part["custom_id"]), None,
        )
        if select is not None:
            reply = await stage.ana.choose(turn, select["options"][0]["value"], custom_id=select["custom_id"])
        else:
            reply = await stage.ana.click(turn, custom_id=taken[0])
        assert not reply.ephemeral
        turn = await stage.turn()
        assert pictures(turn) == ["hand.png"]
    assert "secretly" not in turn["content"] and "private" not in turn["content"]


async def test_a_deal_of_the_day_in_the_open_keeps_its_hand(stage: Stage) -> None:
    page = await stage.ana.slash(stage.channel, "daily")
    await stage.ana.click(page.posted, custom_id=re.compile(r".*:deal:here"))
    turn = await stage.turn()
    view = await stage.client.tables.looking.view(await stage.table(), None)
    assert pictures(turn) == ["board.png"] and view.board.hand == ()
    assert shown(turn) and button("hand").fullmatch(next(one for one in ids(turn) if one.endswith(":hand")))


async def test_no_button_of_a_question_that_is_over_ever_stands_in_public(stage: Stage) -> None:
    """When a new turn message comes, the one before it has no buttons any more."""
    await stage.start(stage.ben, stage.cleo)
    stage.world.calls.clear()
    turn = await stage.everybody_chooses({0: "fields", 1: "forest", 2: "brickyard"})
    path = f"/channels/{stage.channel['id']}/messages"
    calls = [call for call in stage.world.calls if call.path.endswith(path) or f"{path}/" in call.path]
    posted = next(i for i, call in enumerate(calls) if call.method == "POST")
    before = [call for call in calls[:posted] if call.method == "PATCH" and call.json and "components" in call.json]
    assert before and before[-1].json["components"] == [], "closed first, then the new one"
    assert ids((await stage.posted(OutboxKind.TURN))[0]) == [] and ids(turn)


@pytest.mark.parametrize("game", ["grimm_forest", "northwood", "agricola"])
async def test_buttons_stand_in_the_same_order_in_public_and_in_private(stage: Stage, game: str) -> None:
    lobby = await stage.open(game)
    if game == "grimm_forest":
        await stage.ben.click(lobby, custom_id=button("join"))
    await stage.ana.click(lobby, custom_id=button("start"))
    turn = await stage.everybody_chooses({0: "fields", 1: "forest"}) if game == "grimm_forest" else await stage.turn()
    player = (await stage.builder())[0] if game == "grimm_forest" else stage.ana
    reply = await player.slash(stage.channel, "hand")
    public, own = ids(turn), ids(reply.posted)
    both = [one for one in public if one in own]
    assert both == [one for one in own if one in public]
    assert len(both) >= 3 and both[-1].endswith(":rules")


async def test_what_fails_while_a_board_is_made_is_logged_once_and_the_words_have_to_do(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("cogs.pictures.painter.Painter.public", fails)
    turn = await stage.start(stage.ben)
    assert pictures(turn) == [] and ids(turn)
    await stage.client.publisher.settle()
    assert await stage.pending() == [], "it is not tried again and again"
    told = [one for one in caplog.records if "could not be made" in one.message]
    assert len(told) == 1 and told[0].exc_info is not None
