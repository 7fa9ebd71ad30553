"""One seat's question in one table, for one reader: what every part of its form is made from."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.forms.custom_id import FREE, ComponentId
from cogs.forms.draft import BESIDE, digest
from cogs.words.voice import Voice
from games.core.decision import Answer, Part
from games.core.view import Question


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
