"""Reviews of finished games: made on request, kept, private until they are shown, and the way from a decision to
playing on from there."""

from __future__ import annotations

import random
import re
import threading
import time

import pytest

from cogs.clicks.router import SHUTDOWN_SECONDS
from games.core.review import Unit
from games.grimm_forest.review import REVIEWER, round_of
from storage.outgoing import OutboxKind
from tables.review import reviews
from tables.review.worker import ReviewStep, do_step
from tests.games.grimm_forest.test_advice import QuickReviewer
from tests.games.grimm_forest.test_strong import QUICK
from tests.wire.stage import Json, Stage, button, ids, in_menu, shown
from tests.wire.test_attacks import press
from tests.wire.test_elsewhere import forge, place
from tests.wire.test_every_game import answer_at_once, is_asked, seated

EPHEMERAL = 64
REVIEW = re.compile(r"s:\w+:-:0:review")


async def finished(stage: Stage, game: str, seed: int) -> Json:
    """Play a game of Ana's at random to its end, without showing it. Returns its last message."""
    rng = random.Random(seed)
    await seated(stage, game)
    while await is_asked(stage):
        await answer_at_once(stage, rng)
    await stage.settle()
    stage.clock.advance(60)
    return (await stage.posted(OutboxKind.FINAL))[-1]


async def made(stage: Stage, final: Json) -> Json:
    """Open the replay as Ana, click on *Review*, and wait until it is there. Returns its first page."""
    replay = (await stage.ana.click(final, custom_id=button("replay"))).posted
    page = (await stage.ana.click(replay, custom_id=REVIEW)).posted
    await stage.world.until(lambda: "has judged" in shown(page), 120, "the review")
    return page


async def test_a_review_names_what_cost_most_and_leads_to_the_position(stage: Stage) -> None:
    final = await finished(stage, "agricola", 3)
    page = await made(stage, final)
    assert "These decisions cost most" in shown(page) and "has not been measured" in shown(page)
    lines = re.findall(r"^\*\*\d\.\*\* .*$", shown(page), re.MULTILINE)
    assert lines and all(re.fullmatch(r"\*\*\d\.\*\* (Before round 1|Round \d+): −\d.*", line) for line in lines)
    await stage.world.until(lambda: page["attachments"], 30, "the curve")
    (curve,) = page["attachments"]
    assert curve["filename"].startswith("review.") and "at the end" in curve["description"]
    numbers = [one for one in ids(page) if re.fullmatch(r"s:\w+:-:0:review:\d", one)]
    assert 1 <= len(numbers) <= 5
    page = (await stage.ana.click(page, custom_id=re.compile(r"s:\w+:-:0:review:1"))).posted
    words = shown(page)
    assert f"<@{stage.ana.id}>: **" in words and "The shrewd AI: **" in words and "The difference" in words
    await stage.world.until(
        lambda: page["attachments"][0]["filename"].startswith("spaces."), 30, "the picture that the question had"
    )
    tried = await stage.ana.click(page, custom_id=re.compile(r".*:puzzle:.*"))
    info = await stage.client.tables.views.table(await stage.table())
    assert info.puzzle and tried.ephemeral
    view = await stage.client.tables.views.view(info.id, 0)
    assert view.question is not None and view.question.decision.key == "place"


async def test_a_review_is_private_until_its_person_shows_it(stage: Stage) -> None:
    """It is shown in the table's channel, also by a click in a server that the bot is not in."""
    final = await finished(stage, "agricola", 4)
    stranger = (await stage.ben.click(final, custom_id=button("replay"))).posted
    assert not [one for one in ids(stranger) if ":review" in one], "who has not played is offered none"
    page = await made(stage, final)
    again = (await stage.ana.click(final, custom_id=button("replay"))).posted
    again = (await stage.ana.click(again, custom_id=REVIEW)).posted
    assert "has judged" in shown(again), "it is kept"
    assert not [one for one in stage.messages() if "judged" in shown(one) and not one["flags"] & EPHEMERAL]
    told = await stage.ana.click(page, custom_id=re.compile(r".*:review_share:0"))
    assert told.ephemeral

    def posted() -> list[Json]:
        return [one for one in stage.messages() if "has judged" in one.get("content", "") and one["attachments"]]

    await stage.world.until(lambda: bool(posted()), 30, "the review in the channel")
    (message,) = posted()
    assert f"<@{stage.ana.id}>" in message["content"] and message["attachments"][0]["filename"].startswith("review.")

    foreign = place(stage, "foreign server")
    there = (await stage.ana.slash(foreign, "tables")).posted
    read, count = stage.client.tables.records.db.read, "SELECT sum(n) FROM used WHERE what = 'pictures-server'"
    ((before,),) = await read.all(count)
    told = await forge(stage.ana, foreign, f"s:{await stage.table()}:-:0:review_share:1", there)
    assert told.ephemeral and "on its way" in told.posted["content"]

    def decisions() -> list[Json]:
        return [one for one in stage.messages() if "The difference" in one.get("content", "") and one["attachments"]]

    await stage.world.until(lambda: bool(decisions()), 30, "the decision in the channel")
    (decision,) = decisions()
    assert decision["attachments"][0]["filename"].startswith("board."), "no private picture is shown to all"
    assert await read.all(count) == [(before + 1,)], "it counts for the server in which it is shown"
    counted = await read.all("SELECT who FROM used")
    assert counted and (int(foreign["guild_id"]),) not in counted, "nothing is kept of a server without the bot"


async def test_a_game_without_a_reviewer_offers_no_review(stage: Stage) -> None:
    final = await finished(stage, "northwood", 5)
    replay = (await stage.ana.click(final, custom_id=button("replay"))).posted
    assert in_menu(replay, re.compile(".*:film.*"))
    assert not [one for one in ids(replay) if ":review" in one]


async def test_who_asks_again_while_it_is_made_sees_how_far_it_is(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person who forges the button's id gets no review."""
    gate, real = threading.Event(), do_step

    def step(about: ReviewStep) -> object:
        assert gate.wait(30)
        return real(about)

    monkeypatch.setattr(reviews, "do_step", step)
    for number in ("COPIES", "GUESSES"):  # a less exact review, in a tenth of the time
        monkeypatch.setattr(f"games.core.rollout_review.{number}", 2)
    quick = QuickReviewer(QUICK.search, Unit.CHANCE, 0.02, round_of, measured=REVIEWER.measured)
    monkeypatch.setattr("games.grimm_forest.review.REVIEWER", quick)
    final = await finished(stage, "grimm_forest", 6)
    first = (await stage.ana.click(final, custom_id=button("replay"))).posted
    first = (await stage.ana.click(first, custom_id=REVIEW)).posted
    assert "is looking at your decisions" in shown(first)
    second = (await stage.ana.click(final, custom_id=button("replay"))).posted
    second = (await stage.ana.click(second, custom_id=REVIEW)).posted
    assert "is looking at your decisions" in shown(second)
    theirs = (await stage.ben.click(final, custom_id=button("replay"))).posted
    (own,) = [one for one in ids(second) if REVIEW.fullmatch(one)]
    refused = await press(stage.ben, theirs, own)
    assert "⚠" in shown(refused.posted)
    gate.set()
    for page in (first, second):
        await stage.world.until(lambda page=page: "has judged" in shown(page), 60, "the review")
    assert "it has won 67% of 400 games" in shown(first)


async def test_who_waits_for_a_review_is_told_when_the_bot_stops(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page would say for ever that the review is being made, and the stop would wait for that click in vain."""
    gate, begun = threading.Event(), threading.Event()

    def step(about: ReviewStep) -> object:
        begun.set()
        assert gate.wait(60)
        return None

    monkeypatch.setattr(reviews, "do_step", step)
    final = await finished(stage, "grimm_forest", 6)
    page = (await stage.ana.click(final, custom_id=button("replay"))).posted
    page = (await stage.ana.click(page, custom_id=REVIEW)).posted
    assert "is looking at your decisions" in shown(page)
    await stage.world.until(begun.is_set, 30, "the first step")
    since = time.monotonic()
    try:
        await stage.client.close()
        assert time.monotonic() - since < SHUTDOWN_SECONDS / 2
        assert [one for one in stage.messages() if "The review could not be made" in shown(one)]
    finally:
        gate.set()
