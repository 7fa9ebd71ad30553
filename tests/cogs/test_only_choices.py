"""What is chosen without being asked, because there is only one way, is named where the rest is chosen."""

from __future__ import annotations

import pytest

from cogs.forms.draft import settled
from cogs.forms.filling import Pressed
from cogs.forms.form import build
from games.core.decision import Part
from games.core.registry import BUILT_IN, spec_of
from games.core.view import Question
from tests.cogs.hand import FormUser
from tests.cogs.questions import LANGUAGES, context, ids, met_in_play, question, some_languages, voice
from tests.scale import scaled


def told(asked: Question, seat: int, language: str) -> str:
    """Return everything that the form of a question says: its notes, labels and options."""
    form = build(context(asked, seat, language))
    leaves = [leaf for row in form.rows for leaf in row]
    labels = [str(getattr(leaf, "label", "")) for leaf in leaves]
    options = [f"{one.label} {one.description}" for leaf in leaves for one in getattr(leaf, "options", ())]
    return "\n".join([*form.notes, *labels, *options])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_sold_is_named_beside_the_prices(language: str) -> None:
    asked = question(Part("item", ids(1, "i")), Part("price", ids(9, "p")))
    label = voice(language).say(asked.wordings["i0"].label)
    assert f"**{label}**" in told(asked, 1, language)


def test_a_party_that_all_must_join_is_named_and_sent_by_one_button() -> None:
    """Buttons that are on from the beginning would be turned off by those who press them to choose."""
    party = question(Part("party", ids(2), least=2, most=2))
    shown = build(context(party, language="en"))
    assert shown.notes == [f"Only choice: **{voice('en').answer(party, ids(2))}**"]
    assert [[getattr(one, "label", "") for one in row] for row in shown.rows] == [["Done"]]
    hand = FormUser(context(party, language="en"))
    hand.click(hand.leaves()[0]["custom_id"], Pressed())
    assert hand.sent == ids(2)


@pytest.mark.parametrize("game", BUILT_IN)
def test_what_can_be_chosen_in_one_way_only_is_named_in_every_game(game: str) -> None:
    for number, (seat, asked, _) in enumerate(met_in_play(game, max(spec_of(game).seats), scaled(4), 6)):
        for language in some_languages(number):
            said = told(asked, seat, language)
            for part in asked.decision.parts:
                for name in part.ids if settled(part) else ():
                    label = voice(language).say(asked.wordings[name].label)
                    assert label[:40].casefold() in said.casefold(), (asked.decision.key, name)
