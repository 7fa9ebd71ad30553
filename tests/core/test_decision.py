"""Forms: what fits, what does not, and the one spelling of an answer."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.decision import Decision, Kind, Part, Refused, amounts, flaws, normal, one_of
from games.core.fuzz import free_answer

FORM = Decision(
    0, "form",
    (
        Part("gather", ("fields", "forest")),
        Part("fable", ("fable:wolf", "fable:giant"), least=0),
        Part("pay", ("wood", "brick"), Kind.AMOUNTS, 0, 3, (2, 3)),
        Part("cells", ("a1", "a2", "b1"), Kind.CELLS, 0, 3),
        Part("order", ("first", "second"), Kind.ORDER),
    ),
)


def test_an_answer_has_one_spelling() -> None:
    scattered = ("second", "b1", "wood=1", "a1", "brick=0", "fable:wolf", "forest", "first")
    assert normal(FORM, scattered) == ("forest", "fable:wolf", "wood=1", "a1", "b1", "second", "first")


@pytest.mark.parametrize(
    ("answer", "rule"),
    [
        (("first", "second"), "too_few"),
        (("fields", "forest", "first", "second"), "too_many"),
        (("fields", "fields", "first", "second"), "twice"),
        (("mountain", "first", "second"), "not_offered"),
        (("fields", "wood", "first", "second"), "not_offered"),
        (("fields=1", "first", "second"), "not_offered"),
        (("fields", "first"), "order_all"),
        (("fields", "wood=x", "first", "second"), "not_a_number"),
        (("fields", "wood=1", "wood=1", "first", "second"), "not_a_number"),
        (("fields", "wood=-1", "first", "second"), "not_a_number"),
        (("fields", "wood=²", "first", "second"), "not_a_number"),
        (("fields", "wood=3", "first", "second"), "too_many_of"),
        (("fields", "wood=2", "brick=2", "first", "second"), "too_many"),
    ],
)
def test_each_misfit_names_its_rule(answer: tuple[str, ...], rule: str) -> None:
    with pytest.raises(Refused) as refused:
        normal(FORM, answer)
    assert refused.value.refusal.rule == rule


@given(st.randoms(use_true_random=False))
def test_every_free_answer_fits_its_form(rng: object) -> None:
    answer = free_answer(FORM, rng)  # type: ignore[arg-type]  # hypothesis' Random is one
    assert normal(FORM, normal(FORM, answer)) == normal(FORM, answer)


def test_a_free_action_stands_alone_in_place_of_the_form() -> None:
    form = replace(FORM, anytime=("cook",))
    assert form.is_free(("cook",)) and normal(form, ("cook",)) == ("cook",)
    assert flaws(form) == []
    for answer in (("cook", "first", "second", "fields"), ("cook", "cook"), ("bake",)):
        with pytest.raises(Refused) as refused:
            normal(form, answer)
        assert refused.value.refusal.rule == "not_offered"
    assert flaws(replace(FORM, anytime=("fields",))) == ["form: an id stands in it twice"]


def test_amounts_are_read_from_tokens() -> None:
    assert amounts(("fields", "wood=2", "brick=1")) == {"wood": 2, "brick": 1}


def test_flaws_are_found() -> None:
    assert flaws(FORM) == []
    assert flaws(Decision(0, "k", (Part("a", ("x",)), Part("b", ("x",)))))
    assert flaws(Decision(0, "k", (Part("a", ("x=1",)),)))
    assert flaws(Decision(0, "k", (Part("a", ("x",), least=2, most=2),)))
    assert flaws(Decision(0, "k", (Part("a", ("x",), Kind.AMOUNTS, 0, 1),)))
    assert flaws(Decision(0, "k", (Part("a", ("x", "y"), most=2),), proposals=(("y", "x"),)))
    assert flaws(Decision(0, "k", (Part("a", ("x",)),), proposals=(("z",),)))
    assert flaws(one_of(0, "k", ("x", "y"))) == []
