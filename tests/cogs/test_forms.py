"""Questions as components: every kind can be filled in, nothing is remembered, and Discord's limits hold."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from discord import ui

from cogs.forms.components import GOOD_LABEL, classic, layout
from cogs.forms.draft import Draft, beside, draft_of
from cogs.forms.filling import Pressed, meaning
from cogs.forms.form import build, public_form
from cogs.forms.numbers import NotNumbers, not_numbers_words, whole
from games.core.decision import Answer, Kind, Part, normal
from games.core.fuzz import free_answer
from games.core.registry import HOUSE, spec_of
from games.core.rules import Wording
from games.core.text import text
from games.core.view import Question
from sandbox.rules.messages import Draft as Sent
from sandbox.rules.messages import check_message
from tests.cogs.hand import Hand
from tests.cogs.questions import KINDS, LANGUAGES, context, ids, met_in_play, payload, question, voice
from tests.scale import scaled

V2 = 1 << 15
EVERY_GAME = [(game, players) for game in HOUSE for players in (min(spec_of(game).seats), max(spec_of(game).seats))]


def check(asked: Question, seat: int, language: str, draft: Draft | None = None) -> None:
    """The form, private and public, is something that Discord takes."""
    form = build(context(asked, seat, language), draft)
    view = layout(["?", *form.notes], form.rows)
    assert check_message(Sent({"flags": V2, "components": payload(view)})) == []
    public = public_form(context(asked, seat, language))
    rows = public.rows if public is not None else None
    if rows is not None:
        assert len(rows) <= 4
        assert check_message(Sent({"content": "?", "components": payload(classic(rows))})) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_fits(kind: str, language: str) -> None:
    check(KINDS[kind], 1, language)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_filled_in_and_nothing_is_remembered(kind: str) -> None:
    rng = random.Random(kind)
    for _ in range(scaled(30)):
        wanted = normal(KINDS[kind].decision, free_answer(KINDS[kind].decision, rng))
        hand = Hand(context(KINDS[kind]))
        hand.fill(wanted)
        assert hand.sent is not None
        assert normal(KINDS[kind].decision, hand.sent) == wanted


@pytest.mark.parametrize(("game", "players"), EVERY_GAME)
def test_every_question_met_in_play_fits_and_can_be_answered(game: str, players: int) -> None:
    met = 0
    for seat, asked, rng in met_in_play(game, players, scaled(6), 1):
        met += 1
        wanted = normal(asked.decision, free_answer(asked.decision, rng))
        for language in LANGUAGES:
            check(asked, seat, language, draft_of(asked.decision, wanted))
        assert all(len(name) <= 60 for part in asked.decision.parts for name in part.ids)
        hand = Hand(context(asked, seat))
        hand.fill(wanted)
        assert hand.sent is not None and normal(asked.decision, hand.sent) == wanted
    assert met > 5


def test_a_choice_without_extras_takes_one_click_and_with_one_two() -> None:
    asked = KINDS["two parts"]
    plain, extra = Hand(context(asked)), Hand(context(asked))
    plain.fill(("x2",))
    extra.fill(("x2", "card:3"))
    assert (plain.clicks, extra.clicks) == (1, 2)
    assert extra.sent == ("x2", "card:3")


def test_a_held_answer_is_marked_and_a_change_is_sent_at_once() -> None:
    asked = question(*KINDS["two parts"].decision.parts, held=("x2", "card:3"))
    hand = Hand(context(asked))
    labels = [leaf["label"] for leaf in hand.leaves() if leaf["type"] == 2]
    assert [label.startswith("✔") for label in labels] == [False, False, True, False]
    select = next(leaf for leaf in hand.leaves() if leaf["type"] == 3)
    assert [o["value"] for o in select["options"] if o.get("default")] == ["card:3"]
    hand.click(select["custom_id"], Pressed(["card:5"]))
    assert hand.sent == ("x2", "card:5")


def test_a_proposal_is_one_click() -> None:
    hand = Hand(context(KINDS["amounts"]))
    first = hand.leaves()[0]
    assert first["label"] == "1 × Player 0"
    hand.click(first["custom_id"], Pressed())
    assert hand.sent == ("x0=1",)


def test_a_proposal_of_a_plain_choice_spares_the_opening_of_a_list() -> None:
    """In public, too, where there is room; where all options are buttons it would say the same twice."""
    best = (("x7",), ("x2",))
    for anytime, kept in (((), True), (ids(15, "a"), False)):
        asked = context(question(Part("one", ids(9)), proposals=best, anytime=anytime))
        public = public_form(asked)
        assert public is not None and len(public.rows) <= 4
        for rows, offered in ((build(asked).rows, True), (public.rows, kept)):
            first = [leaf.label for leaf in rows[0] if isinstance(leaf, ui.Button)]
            assert first == (["Player 7", "Player 2"] if offered else [])
    hand = Hand(context(question(Part("one", ids(9)), proposals=best)))
    hand.click(hand.leaves()[0]["custom_id"], Pressed())
    assert hand.sent == ("x7",)
    for least in (0, 1):
        few = build(context(question(Part("one", ids(2), least=least), proposals=(("x1",),))))
        assert len(few.rows) == 1


def test_what_can_be_chosen_in_one_way_only_is_chosen() -> None:
    """One teacher and four pupils: one click on a pupil. Where there is a choice, it is made."""
    hand = Hand(context(question(Part("who", ids(1, "w")), Part("whom", ids(4)))))
    hand.click(hand.leaves()[-1]["custom_id"], Pressed())
    assert hand.sent == ("w0", "x3")
    both = Hand(context(question(Part("who", ids(2, "w"), least=2, most=2), Part("whom", ids(4)))))
    both.click(both.leaves()[-1]["custom_id"], Pressed())
    assert both.sent == ("w0", "w1", "x3")
    open_choice = Hand(context(question(Part("who", ids(2, "w")), Part("whom", ids(9)))))
    assert not any(option.get("default") for leaf in open_choice.leaves() for option in leaf.get("options", ()))


def test_a_single_option_is_a_button_however_long_its_name() -> None:
    asked = question(Part("way", ("x0",)))
    name = Wording(text("cogs-not-your-button"))
    (row,) = build(context(replace(asked, wordings={"x0": name}))).rows
    assert [leaf.label for leaf in row if isinstance(leaf, ui.Button)] == [voice().label(name)]
    assert len(voice().label(name)) > GOOD_LABEL


def test_what_stands_apart_does_not_turn_buttons_into_a_list() -> None:
    """Five actions and a button to pass."""
    asked = question(Part("act", ids(6)))
    passing = asked.wordings["x5"]
    rows = build(context(replace(asked, wordings={**asked.wordings, "x5": replace(passing, apart=True)}))).rows
    assert [[type(leaf) for leaf in row] for row in rows] == [[ui.Button] * 5, [ui.Button]]
    assert isinstance(build(context(asked)).rows[0][0], ui.Select)


def test_an_order_that_may_stay_is_one_click() -> None:
    listed = ids(4)
    hand = Hand(context(question(Part("order", listed, Kind.ORDER), proposals=(listed,))))
    assert hand.leaves()[0]["label"] == "In this order"
    hand.click(hand.leaves()[0]["custom_id"], Pressed())
    assert hand.sent == listed


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_previewed_is_only_sent_by_its_own_button(kind: str) -> None:
    """Whatever is filled in, by hand or by a proposal, is shown first, also that nothing is taken."""
    rng = random.Random(kind)
    asked = replace(KINDS[kind], previewed=True)
    for proposal in asked.decision.proposals:
        hand = Hand(context(asked))
        hand.click(str(context(asked).id("answer", *proposal)), Pressed())
        assert hand.sent is None
        hand.click(next(leaf["custom_id"] for leaf in hand.leaves() if leaf["custom_id"].endswith(":send")), Pressed())
        assert hand.sent == proposal
    for _ in range(scaled(10)):
        wanted = normal(asked.decision, free_answer(asked.decision, rng))
        hand = Hand(context(asked))
        hand.fill(wanted)
        assert hand.sent is not None and normal(asked.decision, hand.sent) == wanted
        assert public_form(context(asked)) is None
        check(asked, 1, "en", draft_of(asked.decision, wanted))
    hand = Hand(context(asked))
    send = next(leaf for leaf in hand.leaves() if leaf["custom_id"].endswith(":send"))
    assert send["disabled"], "an empty form is not sent by mistake"
    nothing = str(context(asked).id("answer"))
    if nothing in [leaf["custom_id"] for leaf in hand.leaves()]:
        hand.click(nothing, Pressed())
        assert hand.sent is None, "to take nothing is confirmed like everything else"
        hand.click(send["custom_id"], Pressed())
        assert hand.sent == ()


def test_a_private_question_is_never_worded_in_public() -> None:
    plain = KINDS["few"]
    secret = Question(
        type(plain.decision)(1, "test", plain.decision.parts, private=True), plain.prompt, plain.wordings, 7
    )
    assert public_form(context(plain)) is not None
    assert public_form(context(secret)) is None


def filled_in(written: str, *, previewed: bool = False) -> tuple[Draft, Answer | None]:
    """A form in which two of something stand already, after `written` was entered for another thing."""
    asked = replace(KINDS["amounts"], previewed=previewed)
    where = context(asked).id("filled", "pay", "0")
    before = draft_of(asked.decision, ("x0=2",))
    return meaning(asked, where, Pressed(fields={"0": "2", "2": written}), before)


@pytest.mark.parametrize("written", [
    "x", "1,5", "1.5", "½", "²", "1e3", "-1", "+1", "0x1", "--", "1 2", "12 345", "10", "1 000", "99999", "9" * 4000,
    "三", "1_0", "1/2",
])
def test_what_is_no_number_is_named_and_changes_nothing(written: str) -> None:
    for previewed in (False, True):
        with pytest.raises(NotNumbers) as caught:
            filled_in(written, previewed=previewed)
        (wrong,) = caught.value.wrong
        assert (wrong.name, wrong.written, wrong.most) == ("x2", written, 9)
        assert caught.value.draft.answer(KINDS["amounts"].decision) == ("x0=2",)
        for language in LANGUAGES:
            said = not_numbers_words(caught.value, context(KINDS["amounts"], 0, language))
            assert "9" in said and len(said) < 200


@pytest.mark.parametrize(("written", "taken"), [
    ("3", 3), (" 3 ", 3), ("３", 3), ("٣", 3), ("007", 7), ("", 0), ("0", 0), ("00", 0), ("　４　", 4),
])
def test_whole_numbers_are_taken_in_any_spelling(written: str, taken: int) -> None:
    assert filled_in(written)[1] == (("x0=2", f"x2={taken}") if taken else ("x0=2",))


@pytest.mark.parametrize(("written", "meant"), [
    ("1 000", 1000), ("1\u00a0000", 1000), ("9999", 9999), ("10 000", None),
])
def test_thousands_may_stand_apart(written: str, meant: int | None) -> None:
    assert whole(written) == meant


def test_up_to_three_selects_stand_beside_each_other_by_kind() -> None:
    """A long list is not turned page by page as long as there is room for all of it."""
    for count, more, sizes in (
        (25, 0, [25]), (20, 8, [20, 8]), (30, 8, [25, 5, 8]), (60, 8, [25, 25, 18]), (76, 0, [])
    ):
        part = Part("one", (*ids(count), *ids(more, "special:")))
        assert [len(names) for names in beside(part)] == sizes
        asked = question(part)
        hand = Hand(context(asked))
        selects = [leaf for leaf in hand.leaves() if leaf["type"] == 3]
        assert len(selects) == len(sizes) or (sizes == [] and len(selects) == 2)
        hand.fill((part.ids[-1],))
        assert hand.sent == (part.ids[-1],) and hand.clicks == (1 if sizes else 2)
        assert (public_form(context(asked)) is not None) == bool(sizes)


def test_pages_follow_the_groups_of_the_ids() -> None:
    hand = Hand(context(KINDS["cells"]))
    pages = next(leaf for leaf in hand.leaves() if leaf["custom_id"].count(":page:"))
    assert len(pages["options"]) == 6


def test_a_long_order_starts_over() -> None:
    asked = KINDS["a long order"]
    hand = Hand(context(asked))
    hand._order(asked.decision.parts[0], list(ids(5)))
    assert len(hand.leaves()[0]["options"]) == 8
    hand.click(next(leaf["custom_id"] for leaf in hand.leaves() if leaf["type"] == 2), Pressed())
    assert len(hand.leaves()[0]["options"]) == 12


def test_a_free_action_is_a_button_that_answers_at_once() -> None:
    asked = KINDS["a free action"]
    here = context(asked)
    names = [item.custom_id for row in build(here).rows for item in row if isinstance(item, ui.Button)]
    assert str(here.id("answer", "cook")) in names
    draft, answer = meaning(asked, here.id("answer", "cook"), Pressed(), Draft())
    assert answer == ("cook",) and draft == Draft()


@pytest.mark.parametrize(("least", "most", "said"), [
    (1, 1, "Choose one"), (0, 1, "Choose one, or none"), (0, 3, "Choose up to 3"), (1, 3, "Choose 1 to 3"),
    (2, 2, "Choose 2"), (2, 9, "Choose 2 to 5"),
])
def test_a_select_says_how_many_to_choose(least: int, most: int, said: str) -> None:
    part = Part("some", ids(5), least=least, most=most)
    assert context(question(part), 0, "en").part_label(part) == said
