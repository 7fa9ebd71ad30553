"""“What would you do?”: a private answer with its reason, and a button that does it."""

from __future__ import annotations

import re

from games.core.registry import spec_of
from games.core.view import TableView
from tests.wire.stage import Json, Stage, button, ids, shown

DO_IT = re.compile(r".*:(answer|propose):.*")


async def begun(stage: Stage) -> Json:
    """Ana plays For Northwood! in the channel; the turn message."""
    lobby = await stage.open("northwood")
    await stage.ana.click(lobby, custom_id=button("start"))
    return await stage.turn()


async def seen(stage: Stage) -> TableView:
    """What Ana sees."""
    return await stage.client.tables.looking.view(await stage.table(), 0)


async def test_the_advice_is_private_has_a_reason_and_one_click_follows_it(stage: Stage) -> None:
    turn = await begun(stage)
    for _ in range(6):
        view = await seen(stage)
        assert view.question is not None
        advise = spec_of("northwood").hint
        assert advise is not None
        answer, why = advise(view, view.question.decision)
        advice = await stage.ana.click(turn, custom_id=button("hint"))
        assert advice.ephemeral and "I would choose" in shown(advice.posted)
        assert stage.client.surface.audience.plain("en").say(why) in shown(advice.posted)
        done = await stage.ana.click(advice.posted, custom_id=DO_IT)
        assert done.posted["id"] == advice.posted["id"]
        given = await stage.client.tables.records.db.read.all("SELECT key, answer FROM answer ORDER BY segment, n")
        assert given[-1][0] == view.question.decision.key and all(name in given[-1][1] for name in answer)


async def test_advice_that_is_out_of_date_leads_to_the_present_question(stage: Stage) -> None:
    turn = await begun(stage)
    old = await stage.ana.click(turn, custom_id=button("hint"))
    fresh = await stage.ana.click(turn, custom_id=button("hint"))
    await stage.ana.click(fresh.posted, custom_id=DO_IT)
    before = (await seen(stage)).question
    late = await stage.ana.click(old.posted, custom_id=DO_IT)
    assert "has gone on" in shown(late.posted) and (await seen(stage)).question == before


async def test_the_question_has_the_button_beside_it_and_others_get_no_advice(stage: Stage) -> None:
    turn = await begun(stage)
    question = await stage.ana.slash(stage.channel, "hand")
    assert any(":hint" in one for one in ids(turn))
    assert any(":hint" in one for one in ids(question.posted))
    other = await stage.ben.click(turn, custom_id=button("hint"))
    assert other.ephemeral and not any(DO_IT.match(one) for one in ids(other.posted))
    assert "I would choose" not in shown(other.posted)


async def test_games_without_an_adviser_do_not_offer_it(stage: Stage) -> None:
    turn = await stage.start(stage.ben)
    form = await stage.ben.click(turn, custom_id=button("choose"))
    assert not any(":hint" in one for one in [*ids(turn), *ids(form.posted)])
