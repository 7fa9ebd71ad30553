"""Fills in a form as a client would: it sees only components, and gives back only what Discord gives back."""

from __future__ import annotations

from typing import Any

import discord
from discord.components import _component_factory

from cogs.forms.components import layout
from cogs.forms.context import FormContext
from cogs.forms.custom_id import ComponentId, parse
from cogs.forms.draft import Draft, digest, pages_of, read
from cogs.forms.filling import Pressed, meaning
from cogs.forms.form import build
from games.core.decision import Answer, Kind, Part
from tests.cogs.questions import payload

Json = dict[str, Any]
NOTHING = ("answer", ())
"""The button that takes nothing."""


class Hand:
    """Somebody filling in one question's form. `sent` is the answer once it was given."""

    def __init__(self, context: FormContext) -> None:
        self.context = context
        self.sent: Answer | None = None
        self.clicks = 0
        self._draw(None)

    def _draw(self, draft: Draft | None) -> None:
        self.payload = payload(layout(["?"], build(self.context, draft).rows))

    @property
    def components(self) -> list[discord.Component]:
        """The message's components as discord.py hands them to a click."""
        make: Any = _component_factory
        made = [make(one) for one in self.payload]
        return [one for one in made if one is not None]

    def leaves(self) -> list[Json]:
        """The message's buttons and selects."""
        rows = [row for box in self.payload for row in box["components"] if row["type"] == 1]
        return [leaf for row in rows for leaf in row["components"]]

    def click(self, custom_id: str, pressed: Pressed) -> None:
        """Click a component that is there."""
        question = self.context.question
        here = parse(custom_id)
        draft = read(question.decision, self.context.seat, question.number, self.components)
        draft, answer = meaning(question, here, pressed, draft)
        self.clicks += 1
        if answer is not None:
            self.sent = answer
        else:
            self._draw(draft)

    def fill(self, answer: Answer) -> None:
        """Give this answer, part by part, without using proposals."""
        decision = self.context.question.decision
        tokens = {part.key: [t for t in answer if decision.part_of(t) is part] for part in decision.parts}
        last: tuple[str, Pressed] | None = None
        for part in decision.parts:
            mine = self._of(part)
            if any(here.act == "take" for _, here in mine):
                last = self._take(part, tokens[part.key]) or last
            elif part.kind is Kind.ORDER:
                self._order(part, tokens[part.key])
            elif part.kind is Kind.AMOUNTS:
                self._amounts(part, tokens[part.key])
            elif part.ids:
                self._mark(part, tokens[part.key])
        if self.sent is None and last is not None:
            self.click(*last)
        if self.sent is None:
            self._send()

    def _send(self) -> None:
        """Send the form; where an empty one cannot be sent, a button of its own takes nothing, or a proposal does, and
        what it leads to is confirmed."""
        custom_id, pressed = self._only(lambda here: here.act == "send")
        leaf = next(leaf for leaf in self.leaves() if leaf["custom_id"] == custom_id)
        if leaf.get("disabled"):
            ways = [(here.act, here.args) for here in map(parse, (leaf["custom_id"] for leaf in self.leaves()))]
            wanted = NOTHING if NOTHING in ways else ("propose", ())
            nothing, _ = self._only(lambda here: (here.act, here.args) == wanted)
            self.click(nothing, Pressed([digest(())]))
        self.click(custom_id, pressed)

    # -- one part ------------------------------------------------------------------------------------------------

    def _of(self, part: Part) -> list[tuple[Json, ComponentId]]:
        found = [(leaf, parse(leaf["custom_id"])) for leaf in self.leaves()]
        return [(leaf, here) for leaf, here in found if here.args and here.args[0] == part.key]

    def _only(self, fits: Any) -> tuple[str, Pressed]:
        found = [leaf["custom_id"] for leaf in self.leaves() if fits(parse(leaf["custom_id"]))]
        assert len(found) == 1, found
        return found[0], Pressed()

    def _turn(self, part: Part, name: str) -> None:
        """Turn to the page on which an option stands."""
        for leaf, here in self._of(part):
            if here.act == "page":
                page = next(n for n, names in enumerate(pages_of(part)) if name in names)
                value = next(o["value"] for o in leaf["options"] if o["value"].startswith(f"{page}|"))
                self.click(leaf["custom_id"], Pressed([value]))

    def _take(self, part: Part, tokens: list[str]) -> tuple[str, Pressed] | None:
        name = tokens[0] if tokens else ""
        if name:
            self._turn(part, name)
        for leaf, here in self._of(part):
            if here.act == "take" and leaf["type"] == 3 and name in [o["value"] for o in leaf["options"]]:
                return leaf["custom_id"], Pressed([name])
            if here.act == "take" and leaf["type"] == 2 and "".join(here.args[1:]) == name:
                return leaf["custom_id"], Pressed()
        raise AssertionError(f"{part.key}: {name!r} cannot be taken")

    def _mark(self, part: Part, tokens: list[str]) -> None:
        for names in pages_of(part):
            wanted = [name for name in names if name in tokens]
            if wanted:
                self._turn(part, wanted[0])
                select = next(leaf for leaf, here in self._of(part) if here.act == "mark")
                assert select["min_values"] <= len(wanted) <= select["max_values"]
                self.click(select["custom_id"], Pressed(wanted))

    def _order(self, part: Part, tokens: list[str]) -> None:
        for name in tokens[:-1]:
            for leaf, here in self._of(part):
                if leaf["type"] == 3 and name in [o["value"] for o in leaf["options"]]:
                    self.click(leaf["custom_id"], Pressed([name]))
                    break
                if leaf["type"] == 2 and here.args[2:] == (name,):
                    self.click(leaf["custom_id"], Pressed())
                    break
            else:
                raise AssertionError(f"{part.key}: {name} is not offered")

    def _amounts(self, part: Part, tokens: list[str]) -> None:
        numbers = dict(token.split("=") for token in tokens)
        for page, names in enumerate(pages_of(part)):
            opener = next(h for _, h in self._of(part) if h.act == "amounts" and h.args[1] == str(page))
            assert opener.modal
            where = ComponentId(opener.table, "filled", (part.key, str(page)), opener.seat, opener.number)
            fields = {str(place): numbers.get(name, "") for place, name in enumerate(names)}
            self.click(str(where), Pressed(fields=fields))
