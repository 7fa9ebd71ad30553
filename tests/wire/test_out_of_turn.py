"""Acts out of turn in Discord: one button opens what a seat may do now although nobody waits for it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.core.ask import pick
from games.core.decision import Answer, Decision, one_of
from games.core.rules import Wording
from games.core.text import Text, text
from games.core.view import TableView
from games.grimm_forest.rules import GrimmRules
from games.grimm_forest.state import GrimmState
from games.grimm_forest.view import GrimmView
from sandbox import Player
from tests.wire.stage import Json, Stage, button, ids, shown

GIVE = re.compile(r"s:\w+:\d:\w+:free_take:well\|straw")
GONE_ON = re.compile("has gone on|ha seguido")
WISH = re.compile(r"s:\w+:\d:\w+:free_take:well\|wish")


@pytest.fixture(autouse=True)
def _a_well_in_the_forest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is not asked may throw straw into the well, or make a wish, as long as there is straw."""

    def free_actions(self: GrimmRules, state: GrimmState, seat: int) -> Decision | None:
        return one_of(seat, "well", ("straw", "wish")) if state.players[seat].goods["straw"] else None

    async def act_freely(self: GrimmRules, state: GrimmState, seat: int, answer: Answer) -> None:
        if answer == ("wish",):
            await pick(one_of(seat, "build", ("wish:rain", "wish:sun")))
        state.players[seat].goods["straw"] -= 1
        state.say("grimm-forest-log-round", seat=seat, n=99)

    real, asks = GrimmRules.wording, GrimmRules.prompt

    def prompt(self: GrimmRules, view: GrimmView, decision: Decision) -> Text:
        return text("cogs-nothing-new") if decision.key == "well" else asks(self, view, decision)

    def wording(self: GrimmRules, view: GrimmView, decision: Decision, option: str) -> Wording:
        own = option in ("straw", "wish") or option.startswith("wish:")
        return Wording(text("cogs-somebody", n=len(option))) if own else real(self, view, decision, option)

    monkeypatch.setattr(GrimmRules, "free_actions", free_actions)
    monkeypatch.setattr(GrimmRules, "act_freely", act_freely)
    monkeypatch.setattr(GrimmRules, "wording", wording)
    monkeypatch.setattr(GrimmRules, "prompt", prompt)


async def waiting(stage: Stage) -> tuple[Player, int, Json]:
    """Two at a table, one of them builds: the other one, their seat, and the turn message."""
    await stage.start(stage.ben)
    turn = await stage.everybody_chooses({0: "fields", 1: "fields"})
    builder, other = await stage.builder()
    assert builder is not other
    return other, stage.people.index(other), turn


async def view_of(stage: Stage, seat: int) -> TableView[Any]:
    return await stage.client.tables.looking.view(await stage.table(), seat)


async def straw(stage: Stage, seat: int) -> int:
    return int((await view_of(stage, seat)).board.players[seat].goods["straw"])


async def test_more_opens_what_may_be_done_and_one_click_does_it(stage: Stage) -> None:
    other, seat, turn = await waiting(stage)
    before, asked = await straw(stage, seat), [one.seat for one in (await view_of(stage, seat)).asked]
    opened = await other.click(turn, custom_id=button("more"))
    assert opened.ephemeral and any(GIVE.fullmatch(one) for one in ids(opened.posted))
    called = [one for one in stage.world.messages.pings.values() if one]
    done = await other.click(opened.posted, custom_id=GIVE)
    assert done.posted["id"] == opened.posted["id"] and await straw(stage, seat) == before - 1
    await stage.settle()
    assert [one.seat for one in (await view_of(stage, seat)).asked] == asked
    assert [one for one in stage.world.messages.pings.values() if one] == called, "nobody is called for it"
    assert (await stage.turn())["id"] == turn["id"], "the message that asks stays the one that asks"


async def test_the_own_hand_leads_there_too(stage: Stage) -> None:
    other, _, turn = await waiting(stage)
    hand = await other.click(turn, custom_id=button("hand"))
    opened = await other.click(hand.posted, custom_id=button("more"))
    assert opened.posted["id"] == hand.posted["id"] and any(GIVE.fullmatch(one) for one in ids(opened.posted))


async def test_its_follow_up_is_asked_at_once(stage: Stage) -> None:
    other, seat, turn = await waiting(stage)
    opened = await other.click(turn, custom_id=button("more"))
    asked = await other.click(opened.posted, custom_id=WISH)
    rain = next(one for one in ids(asked.posted) if one.endswith("|wish:rain"))
    before = await straw(stage, seat)
    await other.click(asked.posted, custom_id=rain)
    assert await straw(stage, seat) == before - 1


async def test_an_old_page_does_nothing_once_it_is_ones_turn(stage: Stage) -> None:
    """The number of what may be done out of turn is that of the next question: it must not be taken for an answer."""
    other, seat, turn = await waiting(stage)
    opened = await other.click(turn, custom_id=button("more"))
    stage.let_answers_stand()
    table = await stage.table()
    while (asked := (await view_of(stage, 1 - seat)).question) is not None:
        person = (await stage.client.tables.looking.table(table)).seats[1 - seat].person
        await stage.client.tables.play.submit(
            table, 1 - seat, asked.number, (asked.decision.parts[0].ids[0],), by=person
        )
    before = await straw(stage, seat)
    late = await other.click(opened.posted, custom_id=GIVE)
    assert await straw(stage, seat) == before and GONE_ON.search(shown(late.posted))


async def test_when_there_is_nothing_to_do_it_says_so(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after passing. The button stays: whether somebody can do something may be nobody's business."""
    other, _, turn = await waiting(stage)
    opened = await other.click(turn, custom_id=button("more"))
    monkeypatch.setattr(GrimmRules, "free_actions", lambda self, state, seat: None)
    stage.client.tables.looking._seen.clear()  # rules change with a new start only
    late = await other.click(opened.posted, custom_id=GIVE)
    assert GONE_ON.search(shown(late.posted))
    nothing = await other.click(await stage.turn(), custom_id=button("more"))
    assert re.search("nothing you could do|nada que puedas hacer", shown(nothing.posted))
    assert not any(":free_" in one for one in ids(nothing.posted))


async def test_it_can_be_taken_back(stage: Stage) -> None:
    other, seat, turn = await waiting(stage)
    before = await straw(stage, seat)
    opened = await other.click(turn, custom_id=button("more"))
    done = await other.click(opened.posted, custom_id=GIVE)
    back = await other.click(done.posted, custom_id=button("undo"))
    assert await straw(stage, seat) == before and "broke" not in shown(back.posted)


async def test_two_seats_act_in_their_order_and_a_click_counts_once(stage: Stage) -> None:
    await stage.start(stage.ben, stage.cleo)
    turn = await stage.everybody_chooses({0: "fields", 1: "fields", 2: "fields"})
    active = (await view_of(stage, 0)).asked[0].seat
    others = [seat for seat in range(3) if seat != active]
    before = {seat: await straw(stage, seat) for seat in others}
    pages = {seat: (await stage.people[seat].click(turn, custom_id=button("more"))).posted for seat in others}
    for seat in others:
        await stage.people[seat].click(pages[seat], custom_id=GIVE)
    assert {seat: await straw(stage, seat) for seat in others} == {seat: n - 1 for seat, n in before.items()}
    given = await stage.client.tables.records.db.read.all("SELECT seat FROM answer WHERE free ORDER BY n")
    assert [one[0] for one in given] == others


async def test_who_does_not_play_can_do_nothing(stage: Stage) -> None:
    _, _, turn = await waiting(stage)
    reply = await stage.cleo.click(turn, custom_id=button("more"))
    assert not any(":free_" in one for one in ids(reply.posted))


async def test_a_game_without_such_acts_has_no_such_button(stage: Stage) -> None:
    lobby = await stage.open("northwood")
    await stage.ana.click(lobby, custom_id=button("start"))
    assert not any(":more" in one for one in ids(await stage.turn()))
