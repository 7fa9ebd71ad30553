"""A half-filled form. It lives in the message itself: in the selects' defaults and in the ids of its components.

Nothing of it is kept in memory, so a form survives a restart, and two forms of one person never mix.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

import discord

from cogs.forms.custom_id import BadId, ComponentId, base36, parse
from games.core.decision import Answer, Decision, Kind, Part
from games.core.view import Question

PAGE = 25
BESIDE = 3
"""How many selects of one question stand beside each other."""
FIELDS = 5
"""How many number fields a modal has room for."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What has been filled in so far: tokens by part, and which page of a part is shown. `nothing`: to take nothing
    was chosen expressly. It is not read back from a message: the button that confirms it says it."""

    chosen: dict[str, tuple[str, ...]] = field(default_factory=dict)
    pages: dict[str, int] = field(default_factory=dict)
    nothing: bool = False

    def of(self, part: Part) -> tuple[str, ...]:
        """The tokens chosen for a part."""
        return self.chosen.get(part.key, ())

    def page(self, part: Part) -> int:
        """The page of a part that is shown."""
        return self.pages.get(part.key, 0)

    def put(self, part: Part, tokens: Iterable[str]) -> Draft:
        """The draft with these tokens in place of the part's own."""
        return replace(self, chosen={**self.chosen, part.key: tuple(tokens)})

    def turn(self, part: Part, page: int) -> Draft:
        """The draft showing another page of a part."""
        return replace(self, pages={**self.pages, part.key: page})

    def answer(self, decision: Decision) -> Answer:
        """The draft as an answer, complete or not."""
        return tuple(token for part in decision.parts for token in self.of(part))

    def blank(self, decision: Decision) -> bool:
        """Whether nothing was chosen yet, not even expressly nothing."""
        return not self.nothing and not self.answer(decision)


def draft_of(decision: Decision, answer: Answer) -> Draft:
    """The draft that spells `answer`; for an empty one, that nothing was chosen expressly."""
    chosen: dict[str, tuple[str, ...]] = {}
    for token in answer:
        part = decision.part_of(token)
        if part is not None:
            chosen[part.key] = (*chosen.get(part.key, ()), token)
    return Draft(chosen, nothing=not answer)


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


def marks(question: Question, draft: Draft | None, *, places: bool = True) -> frozenset[str]:
    """What a draft has marked, to be shown on the picture: only the places of a board, or all that is picked."""
    kinds = (Kind.CELLS,) if places else (Kind.CELLS, Kind.PICK)
    parts = [part for part in question.decision.parts if part.kind in kinds]
    return frozenset(name for part in parts for name in draft.of(part)) if draft is not None else frozenset()


def pages_of(part: Part) -> list[tuple[str, ...]]:
    """A part's ids as pages of at most 25: by what stands before the last `:` where that gives a few groups (the rows
    of a board, the kinds of a card), else simply in order."""
    size = FIELDS if part.kind is Kind.AMOUNTS else PAGE
    if len(part.ids) <= size:
        return [part.ids]
    groups: dict[str, list[str]] = {}
    for name in part.ids:
        groups.setdefault(name.rpartition(":")[0], []).append(name)
    if part.kind is not Kind.AMOUNTS and 1 < len(groups) <= PAGE and all(len(ids) <= PAGE for ids in groups.values()):
        return [tuple(ids) for ids in groups.values()]
    return [part.ids[i:i + size] for i in range(0, len(part.ids), size)]


def kind_of(name: str) -> str:
    """What stands before the first `:` of an id; empty where there is none."""
    return name.partition(":")[0] if ":" in name else ""


def beside(part: Part, most: int = BESIDE) -> list[tuple[str, ...]]:
    """A part's ids on one select, or on up to `most` that stand beside each other, by kind where that is enough; empty
    when there are too many for that."""
    if len(part.ids) <= PAGE:
        return [part.ids]
    kinds: dict[str, list[str]] = {}
    for name in part.ids:
        kinds.setdefault(kind_of(name), []).append(name)
    for groups in (list(kinds.values()), [list(part.ids)]):
        found = [tuple(ids[i:i + PAGE]) for ids in groups for i in range(0, len(ids), PAGE)]
        if len(found) <= most:
            return found
    return []


def few_pages(groups: Sequence[tuple[str, ...]], most: int = BESIDE) -> list[tuple[str, ...]]:
    """Groups put together with their neighbours, the smallest first, until no more than `most` stand beside each other;
    empty where that cannot be."""
    pages = list(groups)
    while len(pages) > most:
        smallest = min(range(len(pages) - 1), key=lambda i: len(pages[i]) + len(pages[i + 1]))
        pages[smallest : smallest + 2] = [(*pages[smallest], *pages[smallest + 1])]
    return pages if all(len(names) <= PAGE for names in pages) else []


# -- tokens in little space --------------------------------------------------------------------------------------


def packed(part: Part, tokens: Sequence[str]) -> str:
    """Ids of a part as their positions, two base-36 digits each, after a digest of the part's ids."""
    return shape(part) + "".join(base36(part.ids.index(token)).zfill(2) for token in tokens)


def unpacked(part: Part, data: str) -> tuple[str, ...]:
    """The inverse of `packed`; empty when the part has changed since or the data is not ours."""
    if not data.startswith(shape(part)):
        return ()
    body = data[4:]
    try:
        places = [int(body[i:i + 2], 36) for i in range(0, len(body), 2)]
        return tuple(dict.fromkeys(part.ids[place] for place in places if place >= 0))
    except (ValueError, IndexError):
        return ()


def shape(part: Part) -> str:
    """Four characters that change when the part's options change."""
    return hashlib.sha256("\n".join(part.ids).encode()).hexdigest()[:4]


def digest(answer: Answer) -> str:
    """A short name for an answer that is too long for a custom id."""
    return hashlib.sha256("\n".join(answer).encode()).hexdigest()[:12]


# -- reading a message back --------------------------------------------------------------------------------------


def leaves(components: Iterable[discord.Component]) -> Iterator[discord.Button | discord.SelectMenu]:
    """Every button and select of a message, old style or new."""
    for component in components:
        if isinstance(component, discord.Button | discord.SelectMenu):
            yield component
        elif isinstance(component, discord.ActionRow | discord.Container):
            yield from leaves(component.children)


def read(decision: Decision, seat: int, number: int, components: Iterable[discord.Component]) -> Draft:
    """The draft that a message shows; empty when the message is not this question's form."""
    draft = Draft()
    parts = {part.key: part for part in decision.parts}
    for leaf in leaves(components):
        try:
            here = parse(leaf.custom_id or "")
        except BadId:
            continue
        part = parts.get(here.args[0]) if here.args else None
        if part is not None and here.seat == seat and here.number == number:
            draft = _read_leaf(draft, part, here, leaf)
    return draft


def _read_leaf(draft: Draft, part: Part, here: ComponentId, leaf: discord.Button | discord.SelectMenu) -> Draft:
    options = leaf.options if isinstance(leaf, discord.SelectMenu) else []
    match here.deed:
        case "mark":
            marked = [option.value for option in options if option.default and option.value in part.ids]
            return draft.put(part, _in_order(part, {*draft.of(part), *marked}))
        case "page":
            return _read_pages(draft, part, options)
        case "order" if len(here.args) > 1:
            return draft.put(part, unpacked(part, here.args[1]))
        case "amounts" if len(here.args) == 3:
            return _read_amounts(draft, part, here)
    return draft


def _read_pages(draft: Draft, part: Part, options: Sequence[discord.SelectOption]) -> Draft:
    tokens = set(draft.of(part))
    for option in options:
        page, _, data = option.value.partition("|")
        if option.default and page.isdecimal():
            draft = draft.turn(part, int(page))
        else:
            tokens.update(unpacked(part, data))
    return draft.put(part, _in_order(part, tokens))


def _read_amounts(draft: Draft, part: Part, here: ComponentId) -> Draft:
    page, numbers = here.args[1], here.args[2].split(",")
    pages = pages_of(part)
    if not page.isdecimal() or int(page) >= len(pages) or len(numbers) != len(pages[int(page)]):
        return draft
    given = zip(pages[int(page)], numbers, strict=True)
    tokens = [f"{name}={n}" for name, n in given if n.isdecimal() and n != "0"]
    return draft.put(part, (*draft.of(part), *tokens))


def _in_order(part: Part, tokens: set[str]) -> tuple[str, ...]:
    return tuple(name for name in part.ids if name in tokens)
