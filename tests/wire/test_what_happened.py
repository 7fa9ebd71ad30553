"""The page "What happened?" of somebody who is in the middle of a turn."""

from __future__ import annotations

import random

import pytest

from games.core.fuzz import random_answer
from games.core.registry import GAMES
from storage.model import StoredLine
from tests.scale import scaled
from tests.wire.stage import Stage, button, shown
from tests.wire.test_attacks import press

ANSWERS = 60
CHECKED = 4
"""The number of pages that are looked at."""
OWN = 5
"""The number of a player's own lines behind which the log of a page may have no room for those of the others."""


def newest_of_others(lines: list[StoredLine], seat: int) -> StoredLine | None:
    """Return the newest line about another seat, if it has not been pushed out by later ones."""
    return next((one for one in lines[-OWN:][::-1] if one.line.seat not in (None, seat)), None)


@pytest.mark.parametrize("game", [one for one in GAMES if one != "northwood"])
async def test_in_the_middle_of_a_turn_the_page_still_tells_what_the_others_did(stage: Stage, game: str) -> None:
    lobby = await stage.open(game)
    await stage.ben.click(lobby, custom_id=button("join"))
    await stage.settle()
    await stage.ana.click(lobby, custom_id=button("start"))
    await stage.settle()
    tables, table, rng = stage.client.tables, await stage.table(), random.Random(4)
    page, checked = (await stage.ana.slash(stage.channel, "help")).posted, 0
    seats = (await tables.views.table(table)).seats
    for _ in range(ANSWERS):
        async with tables.records.reading(table) as one:
            seat = rng.choice(sorted(one.session.open_questions()))
            decision, number = one.session.question(seat), one.session.numbers.get(seat, 0)
            assert decision is not None
            answer = random_answer(one.session.rules, one.session.state, decision, rng)
        await tables.answers.submit(table, seat, number, answer, by=seats[seat].person)
        await stage.settle()
        view = await tables.views.view(table, seat)
        newest = newest_of_others(await tables.views.lines(table, seat), seat)
        if view.question is None or view.question.held is not None or newest is None:
            continue
        told = shown((await press(stage.people[seat], page, f"s:{table:x}:-:0:log")).posted)
        if "\n-# …" in told:  # a long story of one's own
            continue
        other = f"<@{stage.people[1 - seat].id}>"
        assert [one for one in told.splitlines() if other in one and not one.startswith("➤")], (
            f"{newest.line.text.key} is missing: {told}"
        )
        checked += 1
        if checked == scaled(CHECKED):
            break
    assert checked > 3
