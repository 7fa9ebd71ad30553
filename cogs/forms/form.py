"""A question as buttons and selects, whatever it asks. Generic over all kinds of decision; knows no game.

Few short options are buttons, up to 25 a select, more are pages or groups. Optional parts stand as selects above; the
last part, when it is "one of a few", stands as buttons that send the whole form, so most questions take one click.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from discord import ui

from cogs.forms.components import GOOD_LABEL, PER_ROW, Choice, Row, Style, button, in_rows, select
from cogs.forms.custom_id import FREE, ComponentId
from cogs.forms.draft import BESIDE, PAGE, Draft, beside, digest, draft_of, few_pages, kind_of, packed, pages_of
from cogs.words.voice import Voice, clip, is_plain
from games.core.decision import Answer, Decision, Kind, Part
from games.core.view import Question

FEW = 5
PROPOSALS = 5
TINY_LABEL = 16
"""Characters of a label of which two stand beside each other on a phone."""
LONG = 12
"""More options than this are a long list, which is split into its groups."""


@dataclass(frozen=True, slots=True)
class Form:
    """A question in components: rows of them, and lines that explain what does not fit on a button."""

    rows: list[Row]
    notes: list[str]


@dataclass(frozen=True, slots=True)
class FormContext:
    """One seat's question at one table, for one reader; `free`: what it may do out of turn."""

    voice: Voice
    table: int
    seat: int
    question: Question
    beside: int = BESIDE
    """How many selects of one part may stand beside each other."""
    free: bool = False

    def id(self, act: str, *args: str, modal: bool = False) -> ComponentId:
        """The address of a component of this question."""
        act = f"{FREE}{act}" if self.free else act
        return ComponentId(self.table, act, args, self.seat, self.question.number, modal)

    def label(self, name: str) -> str:
        """An option's label."""
        return self.voice.label(self.question.wordings[name])

    def hint(self, name: str) -> str:
        """An option's hint, or an empty string."""
        return self.voice.hint(self.question.wordings[name])

    def answer_id(self, answer: Answer) -> ComponentId | None:
        """The address of a button that gives this whole answer; None when it has no short name."""
        whole = self.id("answer", *answer)
        if whole.fits:
            return whole
        return self.id("propose", digest(answer)) if answer in self.question.decision.proposals else None

    def own_words(self, part: Part, kind: str = "") -> str:
        """What the game's catalogue calls a part of the form, or a kind of its options; empty where it does not say."""
        key = "-".join((self.question.prompt.key, part.key, *([kind] if kind else []))).replace("_", "-")
        return self.voice.key(key) if self.voice.words.has(key) else ""

    def part_label(self, part: Part) -> str:
        """What to choose in a part: its own words if there are any, else how many to choose."""
        most = min(part.most, len(part.ids))
        return self.own_words(part) or self.voice.key(
            "cogs-choose-some", least=part.least, most=most, spread=most - part.least
        )


def build(context: FormContext, draft: Draft | None = None, *, refused: bool = False) -> Form:
    """The form, filled in as `draft` says; without one, as the held answer says. `refused`: a rule forbids the form as
    it is filled in."""
    question = context.question
    held = question.held
    if draft is None:
        draft = draft_of(question.decision, held) if held is not None else Draft()
    parts = question.decision.parts
    last = _sending_part(context)
    rows: list[Row] = []
    notes: list[str] = []
    if proposals := _proposals(context, draft):
        rows += proposals
    for part in parts:
        if part is not last and part.ids:
            rows += _part_rows(context, part, draft)
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


def public_form(context: FormContext, *, open_hand: bool = False) -> Form | None:
    """The question's own form for the public message, when it is a plain choice that fits; else None: then it is
    answered privately, as are choices of places on one's own board, which need its picture. `open_hand`: everybody may
    see what the seat sees."""
    decision = context.question.decision
    if (decision.private and not open_hand) or context.question.previewed or not is_plain(decision):
        return None
    if decision.parts[0].kind is Kind.CELLS or not beside(decision.parts[0]):
        return None
    return build(context)


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
    """Whether the options are better off as buttons: few, or as many as two rows hold where a name says all."""
    longest = max(len(context.label(name)) for name in part.ids)
    if longest <= TINY_LABEL and not any(context.hint(name) for name in part.ids):
        few += PER_ROW
    return len(part.ids) <= few and longest <= GOOD_LABEL


def _sends_itself(context: FormContext) -> bool:
    """Whether the only part sends the form as soon as it is filled in."""
    parts = context.question.decision.parts
    return len(parts) == 1 and not context.question.previewed and (
        is_plain(context.question.decision)
        or (parts[0].kind in (Kind.PICK, Kind.CELLS) and parts[0].most == 1)
        or parts[0].kind is Kind.ORDER
        or (parts[0].kind is Kind.AMOUNTS and len(pages_of(parts[0])) == 1)
    )


def complete(decision: Decision, draft: Draft) -> bool:
    """Whether every part is filled in within its bounds."""
    return all(_filled(part, draft.of(part)) for part in decision.parts)


def _filled(part: Part, tokens: tuple[str, ...]) -> bool:
    match part.kind:
        case Kind.ORDER:
            return len(tokens) == len(part.ids)
        case Kind.AMOUNTS:
            numbers = [token.partition("=")[2] for token in tokens]
            return all(n.isdecimal() for n in numbers) and part.least <= sum(map(int, numbers)) <= part.most
        case _:
            return part.least <= len(tokens) <= part.most


# -- rows -------------------------------------------------------------------------------------------------------


def _proposals(context: FormContext, draft: Draft) -> list[Row]:
    """Complete answers at one click; the one that the form spells is marked where it is still to be confirmed."""
    decision = context.question.decision
    if is_plain(decision) or not decision.proposals:
        return []
    chosen = draft.answer(decision) if context.question.previewed and not draft.blank(decision) else None
    question, voice = context.question, context.voice
    named = [(context.answer_id(answer), voice.proposal(question, answer)) for answer in decision.proposals]
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
    return [[select(str(context.id("propose")), choices, context.voice.key("cogs-proposals"))]]


def _sending_buttons(context: FormContext, part: Part, held: Answer | None) -> list[Row]:
    def one(name: str) -> tuple[ComponentId, str, Style]:
        kept = held is not None and name in held
        label = context.voice.key("cogs-kept", what=context.label(name)) if kept else context.label(name)
        return context.id("take", part.key, name), label, Style.success if kept else Style.primary

    named = [one(name) for name in part.ids if not context.question.wordings[name].apart]
    if part.least == 0:
        named.append((context.id("take", part.key), context.voice.key("cogs-none"), Style.secondary))
    return in_rows(button(str(where), label, style) for where, label, style in named) + _apart(context, part)


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


def _part_rows(context: FormContext, part: Part, draft: Draft) -> list[Row]:
    match part.kind:
        case Kind.ORDER:
            return _order_rows(context, part, draft)
        case Kind.AMOUNTS:
            return _amount_rows(context, part, draft)
        case _:
            return _pick_rows(context, part, draft)


def _pick_rows(context: FormContext, part: Part, draft: Draft) -> list[Row]:
    if len(context.question.decision.parts) == 1 and part.most == 1 and not context.question.previewed:
        return _take_rows(context, part, draft)
    pages = pages_of(part)
    shown = pages[min(draft.page(part), len(pages) - 1)]
    rows: list[Row] = [[_page_select(context, part, pages, draft)]] if len(pages) > 1 else []
    choices = list(_choices(context, shown, draft.of(part)))
    return [*rows, [select(str(context.id("mark", part.key)), choices, context.part_label(part), 0, part.most)]]


def _take_rows(context: FormContext, part: Part, draft: Draft) -> list[Row]:
    """Selects that send the form as soon as one thing is taken: up to three beside each other, else page by page."""
    rows: list[Row] = []
    groups = _groups(context, part)
    if not groups:
        pages = pages_of(part)
        rows.append([_page_select(context, part, pages, draft)])
        groups = [pages[min(draft.page(part), len(pages) - 1)]]
    for number, names in enumerate(groups):
        where = context.id("take", part.key, *([str(number)] if len(groups) > 1 else []))
        choices = list(_choices(context, names, draft.of(part)))
        rows.append([select(str(where), choices, _group_label(context, part, names, len(groups)))])
    if part.least == 0:
        rows.append([button(str(context.id("take", part.key, "")), context.voice.key("cogs-none"))])
    return rows + _apart(context, part)


def _groups(context: FormContext, part: Part) -> list[tuple[str, ...]]:
    """The options on selects that stand beside each other: by the groups that the game names, where all of a long list
    have one; else as they come. Empty where there are too many."""
    shown = replace(part, ids=tuple(name for name in part.ids if not context.question.wordings[name].apart))
    named: dict[str, tuple[str, ...]] = {}
    for name in shown.ids:
        group = _group_of(context, name)
        named[group] = (*named.get(group, ()), name)
    if len(shown.ids) <= LONG or len(named) < 2 or "" in named:
        return _as_they_come(context, shown)
    return few_pages(list(named.values()), context.beside) or _as_they_come(context, shown)


def _as_they_come(context: FormContext, part: Part) -> list[tuple[str, ...]]:
    return beside(part, context.beside) or beside(part)


def _group_of(context: FormContext, name: str) -> str:
    """What the game calls the group of an option; empty where it says nothing."""
    group = context.question.wordings[name].group
    return context.voice.plain(group) if group is not None else ""


def _apart(context: FormContext, part: Part) -> list[Row]:
    """What ends something for good: red, in a row of its own, and never beside what is pressed every turn."""
    names = [name for name in part.ids if context.question.wordings[name].apart]
    buttons = (button(str(context.id("take", part.key, name)), context.label(name), Style.danger) for name in names)
    return in_rows(buttons)


def _group_label(context: FormContext, part: Part, names: tuple[str, ...], groups: int) -> str:
    """What a select is for: its part's words; of several, those of its groups or kind, else its ends."""
    if groups == 1:
        return context.part_label(part)
    titles = dict.fromkeys(_group_of(context, name) for name in names)
    if "" not in titles:
        return " · ".join(titles)
    if own := context.own_words(part, kind_of(names[0])):
        return own
    first, last = clip(context.label(names[0]), 40), clip(context.label(names[-1]), 40)
    return f"{context.part_label(part)} ({first} – {last})"


def _choices(context: FormContext, names: Iterable[str], chosen: Answer) -> Iterable[Choice]:
    voice, wordings = context.voice, context.question.wordings
    return (
        Choice(name, context.label(name), context.hint(name), name in chosen, voice.emoji(wordings[name]))
        for name in names
    )


def _page_select(context: FormContext, part: Part, pages: list[tuple[str, ...]], draft: Draft) -> ui.Select[Any]:
    """The select that turns pages. Each option carries what is chosen on its page, so nothing has to be remembered."""
    chosen = draft.of(part)
    now = min(draft.page(part), len(pages) - 1)
    choices = []
    for number, names in enumerate(pages):
        marked = [name for name in names if name in chosen]
        hint = ", ".join(map(context.label, marked))
        first, last = clip(context.label(names[0]), 45), clip(context.label(names[-1]), 45)
        label = first if len(names) == 1 else f"{first} – {last}"
        choices.append(Choice(f"{number}|{packed(part, marked)}", label, hint, number == now))
    return select(str(context.id("page", part.key)), choices, context.voice.key("cogs-page"))


def _order_rows(context: FormContext, part: Part, draft: Draft) -> list[Row]:
    so_far = draft.of(part)
    left = [name for name in part.ids if name not in so_far]
    progress = packed(part, so_far)
    rows: list[Row] = []
    if left and len(left) <= FEW and all(len(context.label(name)) <= GOOD_LABEL for name in left):
        rows += in_rows(
            button(str(context.id("order", part.key, progress, name)), context.label(name), Style.primary)
            for name in left
        )
    elif left:
        placeholder = context.voice.key("cogs-order-next", place=len(so_far) + 1)
        choices = list(_choices(context, left[:PAGE], ()))
        rows.append([select(str(context.id("order", part.key, progress)), choices, placeholder)])
    if so_far:
        again = context.id("order", part.key, progress, "")
        rows.append([button(str(again), context.voice.key("cogs-button-again"))])
    return rows


def _amount_rows(context: FormContext, part: Part, draft: Draft) -> list[Row]:
    """A button for each page of numbers; a part's own words name it only where it has one page."""
    given = dict(token.split("=") for token in draft.of(part))
    pages = pages_of(part)
    buttons = []
    for number, names in enumerate(pages):
        values = ",".join(given.get(name, "0") for name in names)
        own = context.own_words(part) if len(pages) == 1 else ""
        label = own or context.voice.key("cogs-button-amounts", page=number + 1, pages=len(pages))
        buttons.append(button(str(context.id("amounts", part.key, str(number), values, modal=True)), label))
    return in_rows(buttons)


def _notes(context: FormContext, names: Iterable[str]) -> list[str]:
    """What buttons cannot say: each option with its hint."""
    told = [(context.label(name), context.hint(name)) for name in names]
    return [context.voice.key("cogs-option", label=label, hint=hint) for label, hint in told if hint]
