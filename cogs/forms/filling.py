"""What a click on a question's form means: a fuller form, or an answer. Pure functions over the form on the message."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from cogs.forms.custom_id import ComponentId, number_of
from cogs.forms.draft import Draft, complete, digest, draft_of, pages_of, unpacked
from cogs.forms.numbers import NotNumbers, Wrong, whole
from games.core.decision import Answer, Decision, Part
from games.core.view import Question

COMPLETE = frozenset(("answer", "instead", "propose"))
"""Acts that name a complete answer. Where answers are previewed they fill in the form, which is then sent as it is."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """What came with the click: the values of a select, the fields of a submitted modal."""

    values: Sequence[str] = ()
    fields: Mapping[str, str] = field(default_factory=dict)

    @property
    def value(self) -> str:
        """The first value of a select."""
        return self.values[0] if self.values else ""


def meaning(question: Question, here: ComponentId, pressed: Pressed, draft: Draft) -> tuple[Draft, Answer | None]:
    """The form after the click, and the answer if the click sends one. Raises `NotNumbers`."""
    if question.held is not None:  # what stands on buttons cannot be read back, but it is held
        draft = replace(draft, chosen={**draft_of(question.decision, question.held).chosen, **draft.chosen})
    answer = _whole_answer(question.decision, here, pressed, draft)
    if answer is not None and question.previewed and here.deed in COMPLETE and _of_the_form(question.decision, answer):
        return replace(draft_of(question.decision, answer), pages=draft.pages), None
    if answer is not None:
        return draft, answer
    filled = _filled_in(question.decision, here, pressed, draft)
    return filled, filled.answer(question.decision) if _ready(question, filled, here) else None


def _of_the_form(decision: Decision, answer: Answer) -> bool:
    """Whether an answer fills in the form, and is no free action."""
    return all(map(decision.part_of, answer))


def part_of(decision: Decision, here: ComponentId) -> Part | None:
    """The part that a component belongs to."""
    return next((part for part in decision.parts if here.args and part.key == here.args[0]), None)


def page_of(part: Part, here: ComponentId) -> int | None:
    """The page that a component belongs to; None when the part has no such page."""
    page = number_of(here.args[1], 3) if len(here.args) > 1 else None
    return page if page is not None and page < len(pages_of(part)) else None


def _whole_answer(decision: Decision, here: ComponentId, pressed: Pressed, draft: Draft) -> Answer | None:
    """The answer that this click sends whatever else is filled in; None when it only fills in."""
    match here.deed:
        case "answer" | "instead":
            return here.args
        case "propose":
            wanted = here.args[0] if here.args else pressed.value
            return next((answer for answer in decision.proposals if digest(answer) == wanted), ("",))
        case "send":
            return draft.answer(decision)
        case "take" if (part := part_of(decision, here)) is not None:
            taken = pressed.values or here.args[1:]
            return draft.put(part, [name for name in taken if name]).answer(decision)
        case _:
            return None


def _filled_in(decision: Decision, here: ComponentId, pressed: Pressed, draft: Draft) -> Draft:
    part = part_of(decision, here)
    if part is None:
        return draft
    match here.deed:
        case "mark":
            return _marked(part, draft, pressed.values)
        case "page":
            number = number_of(pressed.value.partition("|")[0], 3)
            return draft.turn(part, number) if number is not None else draft
        case "order":
            return _ordered(part, here, pressed, draft)
        case "filled":
            return _with_amounts(part, here, pressed, draft)
        case _:
            return draft


def _marked(part: Part, draft: Draft, values: Sequence[str]) -> Draft:
    """The select of one page says what is chosen on that page; other pages keep theirs."""
    pages = pages_of(part)
    shown = pages[min(draft.page(part), len(pages) - 1)]
    kept = [name for name in draft.of(part) if name not in shown] if part.most > 1 else []
    chosen = {*kept, *values}
    return draft.put(part, [name for name in part.ids if name in chosen])


def _ordered(part: Part, here: ComponentId, pressed: Pressed, draft: Draft) -> Draft:
    """One more in the order; the last one left follows by itself. An empty name starts over."""
    so_far = unpacked(part, here.args[1]) if len(here.args) > 1 else ()
    following = here.args[2] if len(here.args) > 2 else pressed.value
    if not following:
        return draft.put(part, ())
    ordered = tuple(dict.fromkeys((*so_far, following)))
    left = [name for name in part.ids if name not in ordered]
    return draft.put(part, (*ordered, *left) if len(left) == 1 else ordered)


def _with_amounts(part: Part, here: ComponentId, pressed: Pressed, draft: Draft) -> Draft:
    """The form after a page of numbers was sent. Raises `NotNumbers`: the fields in which there is none that
    could be taken stay as they were."""
    page = page_of(part, here)
    if page is None:
        return draft
    names = pages_of(part)[page]
    before = {token.partition("=")[0]: token for token in draft.of(part)}
    kept = [token for name, token in before.items() if name not in names]
    limits = dict(zip(part.ids, part.limits, strict=True))
    wrong: list[Wrong] = []
    for place, name in enumerate(names):
        written = pressed.fields.get(str(place), "")
        number = whole(written)
        if number is None or number > limits[name]:
            wrong.append(Wrong(name, written, limits[name]))
            kept += [before[name]] if name in before else []
        elif number:
            kept.append(f"{name}={number}")
    filled = draft.put(part, kept)
    if wrong:
        raise NotNumbers(filled, tuple(wrong))
    return filled


def _ready(question: Question, draft: Draft, here: ComponentId) -> bool:
    """Whether what was filled in is sent at once: the only part that needs no more, or a change to a held answer. What
    is previewed is never sent by filling it in."""
    if question.previewed:
        return False
    parts = question.decision.parts
    if len(parts) == 1 and here.deed == "filled" and len(pages_of(parts[0])) == 1:
        return True
    if here.deed == "page" or not complete(question.decision, draft):
        return False
    if question.held is not None:
        return draft.answer(question.decision) != question.held
    return len(parts) == 1 and here.deed == "order"
