"""A question as buttons and selects, whatever it asks. Generic over all kinds of decision; knows no game.

Few short options are buttons, up to 25 a select, more are pages or groups. Optional parts stand as selects above; the
last part, when it is "one of a few", stands as buttons that send the whole form, so most questions take one click.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cogs.forms.components import GOOD_LABEL, LABEL, PER_ROW, Choice, Row, Style, button, in_rows, select
from cogs.forms.context import FormContext
from cogs.forms.custom_id import ComponentId
from cogs.forms.draft import PAGE, Draft, beside, complete, digest, draft_of, pages_of
from cogs.forms.lists import apart_rows
from cogs.forms.rows import FEW, part_rows
from cogs.words.voice import is_plain
from games.core.decision import Answer, Kind, Part

PROPOSALS = 5
PUBLIC_ROWS = 4
"""A fifth row below a public message is that of what can always be done."""
TINY_LABEL = 16
"""Characters of a label of which two stand beside each other on a phone."""


@dataclass(frozen=True, slots=True)
class Form:
    """A question in components: rows of them, and lines that explain what does not fit on a button."""

    rows: list[Row]
    notes: list[str]


def build(
    context: FormContext, draft: Draft | None = None, *, refused: bool = False, proposed: bool = True
) -> Form:
    """The form, filled in as `draft` says; without one, as the held answer says. `refused`: a rule forbids the form as
    it is filled in. Not `proposed`: there is no room for whole answers at one click."""
    question = context.question
    held = question.held
    if draft is None:
        draft = draft_of(question.decision, held) if held is not None else _begun(context)
    parts = question.decision.parts
    last = _sending_part(context)
    rows: list[Row] = []
    notes: list[str] = []
    if proposed:
        rows += _proposals(context, draft)
    for part in parts:
        if part is not last and part.ids:
            rows += part_rows(context, part, draft)
            notes += _notes(context, part.ids) if len(part.ids) <= FEW and part.kind is not Kind.AMOUNTS else []
    if last is not None:
        rows += _sending_buttons(context, last, held)
        notes += _notes(context, last.ids)
    elif not _sends_itself(context):
        send = _send_buttons(context, draft, ready=complete(question.decision, draft) and not refused)
        if parts[-1].kind is Kind.AMOUNTS and rows and len(rows[-1]) + len(send) <= PER_ROW:
            rows[-1] += send
        else:
            rows.append(send)
    rows += _free_actions(context)
    return Form(rows, notes)


def _begun(context: FormContext) -> Draft:
    """The form before the first click: what can be chosen in one way only is chosen, where a list would have to be
    opened for it and another click sends the form."""
    if context.question.previewed or _sends_itself(context):
        return Draft()
    last = _sending_part(context)
    return Draft({
        part.key: part.ids for part in context.question.decision.parts
        if part is not last and part.kind in (Kind.PICK, Kind.CELLS) and 0 < len(part.ids) == part.least <= PAGE
    })


def public_form(context: FormContext, *, open_hand: bool = False) -> Form | None:
    """The question's own form for the public message, when it is a plain choice that fits; else None: then it is
    answered privately, as are choices of places on one's own board, which need its picture. `open_hand`: everybody may
    see what the seat sees."""
    decision = context.question.decision
    if (decision.private and not open_hand) or context.question.previewed or not is_plain(decision):
        return None
    if decision.parts[0].kind is Kind.CELLS or not beside(decision.parts[0]):
        return None
    form = build(context)
    return form if len(form.rows) <= PUBLIC_ROWS else build(context, proposed=False)


# -- which shape ------------------------------------------------------------------------------------------------


def _sending_part(context: FormContext) -> Part | None:
    """The part whose buttons send the form: the last "one of a few", or a single "at most one of a few". A form that is
    previewed is only sent by its own button."""
    parts = context.question.decision.parts if not context.question.previewed else ()
    for part in reversed(parts):
        plain = part.kind in (Kind.PICK, Kind.CELLS) and part.most == 1 and part.ids
        needed = part.least == 1 or len(parts) == 1
        if plain and needed and _short(context, part, FEW - (part.least == 0)):
            return part
    return None


def _short(context: FormContext, part: Part, few: int) -> bool:
    """Whether the options are better off as buttons: few, or as many as two rows hold where a name says all. A list of
    one is never better. What stands apart has a row of its own in any case."""
    names = [name for name in part.ids if not context.question.wordings[name].apart] or part.ids
    longest = max(len(context.label(name)) for name in names)
    if len(names) == 1:
        return longest <= LABEL
    if longest <= TINY_LABEL and not any(context.hint(name) for name in names):
        few += PER_ROW
    return len(names) <= few and longest <= GOOD_LABEL


def _sends_itself(context: FormContext) -> bool:
    """Whether the only part sends the form as soon as it is filled in."""
    parts = context.question.decision.parts
    return len(parts) == 1 and not context.question.previewed and (
        is_plain(context.question.decision)
        or (parts[0].kind in (Kind.PICK, Kind.CELLS) and parts[0].most == 1)
        or parts[0].kind is Kind.ORDER
        or (parts[0].kind is Kind.AMOUNTS and len(pages_of(parts[0])) == 1)
    )


# -- rows -------------------------------------------------------------------------------------------------------


def _proposals(context: FormContext, draft: Draft) -> list[Row]:
    """Complete answers at one click; the one that the form spells is marked where it is still to be confirmed. None
    where buttons of a single part say the same; of a plain choice as many as there are buttons for."""
    decision = context.question.decision
    plain = is_plain(decision)
    if not decision.proposals or (len(decision.parts) == 1 and _sending_part(context) is not None):
        return []
    chosen = draft.answer(decision) if context.question.previewed and not draft.blank(decision) else None
    question, voice = context.question, context.voice
    offered = decision.proposals[:PROPOSALS] if plain else decision.proposals
    named = [(context.answer_id(answer), _proposed(context, answer)) for answer in offered]
    fitting = [(where, words) for where, words in named if where is not None]
    if len(fitting) <= PROPOSALS and all(len(words) <= GOOD_LABEL for _, words in fitting):
        marked = context.answer_id(chosen) if chosen is not None else None
        return in_rows(
            button(str(where), words, Style.success if where == marked else Style.primary) for where, words in fitting
        )
    choices = [
        Choice(digest(answer), voice.answer(question, answer), voice.outcome(question, answer), answer == chosen)
        for answer in decision.proposals[:PAGE]
    ]
    return [] if plain else [[select(str(context.id("propose")), choices, context.voice.key("cogs-proposals"))]]


def _proposed(context: FormContext, answer: Answer) -> str:
    """A whole answer in words; that an order may stay as it is listed is not spelt out again."""
    part = context.question.decision.parts[0]
    if part.kind is Kind.ORDER and answer == part.ids:
        return context.voice.key("cogs-in-this-order")
    return context.voice.proposal(context.question, answer)


def _sending_buttons(context: FormContext, part: Part, held: Answer | None) -> list[Row]:
    def one(name: str) -> tuple[ComponentId, str, Style]:
        kept = held is not None and name in held
        label = context.voice.key("cogs-kept", what=context.label(name)) if kept else context.label(name)
        return context.id("take", part.key, name), label, Style.success if kept else Style.primary

    named = [one(name) for name in part.ids if not context.question.wordings[name].apart]
    if part.least == 0:
        named.append((context.id("take", part.key), context.voice.key("cogs-none"), Style.secondary))
    return in_rows(button(str(where), label, style) for where, label, style in named) + apart_rows(context, part)


def _free_actions(context: FormContext) -> list[Row]:
    """What may be done at any time, before the question itself is answered."""
    names = context.question.decision.anytime
    return in_rows(button(str(context.id("answer", name)), context.label(name)) for name in names)


def _send_buttons(context: FormContext, draft: Draft, *, ready: bool) -> Row:
    """The button that sends the form. An empty form that is previewed is not sent by mistake: to take nothing, where
    that is possible and no proposal says it, has a button of its own, which is confirmed like everything else."""
    question = context.question
    name = "cogs-button-confirm" if question.previewed else "cogs-button-done"
    empty = question.previewed and draft.blank(question.decision)
    style = Style.success if ready and not empty else Style.secondary
    row: Row = [button(str(context.id("send")), context.voice.key(name), style, disabled=empty)]
    if question.previewed and () not in question.decision.proposals and complete(question.decision, Draft()):
        chosen = Style.success if draft.nothing else Style.secondary
        row.append(button(str(context.id("answer")), context.voice.key("cogs-none"), chosen))
    return row


def _notes(context: FormContext, names: Iterable[str]) -> list[str]:
    """What buttons cannot say: each option with its hint."""
    told = [(context.label(name), context.hint(name)) for name in names]
    return [context.voice.key("cogs-option", label=label, hint=hint) for label, hint in told if hint]
