"""Parts of a form that are long lists: selects beside each other by what the game calls their groups, else pages."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from discord import ui

from cogs.forms.components import Choice, Row, Style, button, in_rows, select
from cogs.forms.context import FormContext
from cogs.forms.draft import Draft, beside, few_pages, kind_of, packed, pages_of
from cogs.words.voice import clip
from games.core.decision import Answer, Part

LONG = 12
"""More options than this are a long list, which is split into its groups."""


def pick_rows(context: FormContext, part: Part, draft: Draft) -> list[Row]:
    """Selects of things to pick: those of a question's only thing send it, others mark what they take."""
    if len(context.question.decision.parts) == 1 and part.most == 1 and not context.question.previewed:
        return _take_rows(context, part, draft)
    pages = pages_of(part)
    shown = pages[min(draft.page(part), len(pages) - 1)]
    rows: list[Row] = [[_page_select(context, part, pages, draft)]] if len(pages) > 1 else []
    choices = list(choices_of(context, shown, draft.of(part)))
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
        choices = list(choices_of(context, names, draft.of(part)))
        rows.append([select(str(where), choices, _group_label(context, part, names, len(groups)))])
    if part.least == 0:
        rows.append([button(str(context.id("take", part.key, "")), context.voice.key("cogs-none"))])
    return rows + apart_rows(context, part)


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


def apart_rows(context: FormContext, part: Part) -> list[Row]:
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
        *before, last = titles
        return " · ".join((*(title.removesuffix("…").rstrip() for title in before), last))
    if own := context.own_words(part, kind_of(names[0])):
        return own
    first, last = clip(context.label(names[0]), 40), clip(context.label(names[-1]), 40)
    return f"{context.part_label(part)} ({first} – {last})"


def choices_of(context: FormContext, names: Iterable[str], chosen: Answer) -> Iterable[Choice]:
    """Options of a select, in words, with those that are chosen marked."""
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
