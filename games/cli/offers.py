"""What is offered, told by what is new in it: an option keeps its number while its question comes again."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass, field

from games.cli.voice import Voice
from games.core.decision import Kind, Part
from games.core.text import Listed
from games.core.view import Question

FEW = 6
"""So many options are told whole each time: to say what has changed in them would take as long."""


@dataclass
class _List:
    """The options of one part of a question: number and label of all that were ever told, and the names of those that
    were on offer last."""

    numbers: dict[str, int] = field(default_factory=dict)
    labels: dict[str, str] = field(default_factory=dict)
    offered: tuple[str, ...] = ()

    def called(self, name: str) -> str:
        """An option as it was told: "5 Forest"."""
        return f"{self.numbers[name]} {self.labels[name]}"


class Offers:
    """Remembers the options and the free actions of each question. `voice` says and speaks them; `says(label, hint)`
    whether the hint of an option has been told already, as a line of the board."""

    def __init__(self, voice: Voice, says: Callable[[str, str], bool]) -> None:
        self._voice, self._says = voice, says
        self._lists: dict[tuple[str, str], _List] = {}
        self._free: dict[str, str] = {}
        self._hints: dict[tuple[str, str], list[str]] = {}

    def hints(self, question: Question) -> dict[str, str]:
        """The hints that are told with a question, now or before, by the label of their option."""
        return {
            self._voice.say(wording.label): self._voice.say(wording.hint)
            for part in question.decision.parts for name in part.ids
            if (wording := question.wordings[name]).hint is not None
        }

    def forget(self, labels: Set[str]) -> None:
        """The board has spoken of these options: what it said counts now, not the hints that were told before."""
        self._hints = {name: parts for name, parts in self._hints.items() if name[1] not in labels}

    def numbers(self, question: Question, part: Part) -> dict[int, str]:
        """The options by the numbers under which they were told."""
        known = self._lists[question.decision.key, part.key].numbers
        return {known[name]: name for name in part.ids}

    def tell(self, question: Question, part: Part, *, whole: bool = False) -> None:
        """Speak the options of a part: what is new since they were told last, or with `whole` all with their hints."""
        one = self._lists.setdefault((question.decision.key, part.key), _List())
        words = {name: self._worded(question, name, whole=whole) for name in part.ids}
        labels = {name: self._voice.option(question.wordings[name], hint=False) for name in part.ids}
        fresh = [name for name in part.ids if one.labels.get(name) != words[name]]
        if whole and one.numbers:
            fresh = list(part.ids)
        elif part.kind not in (Kind.PICK, Kind.CELLS) or len(part.ids) <= FEW or len(fresh) + 2 > len(part.ids):
            one.numbers, one.labels, fresh = {}, {}, list(part.ids)
        else:
            self._tell_known(one, part.ids)
        for name in fresh:
            one.numbers.setdefault(name, len(one.numbers) + 1)
            self._voice.write(f"  {one.numbers[name]:2} {words[name]}")
        one.labels |= labels
        one.offered = part.ids

    def tell_free(self, question: Question, *, whole: bool = False) -> None:
        """Speak the free actions, by name: those that were not there at the question before, or with `whole` all."""
        words = {name: self._voice.option(question.wordings[name]) for name in question.decision.anytime}
        for name in words:
            if whole or name not in self._free:
                self._voice.write(f"   {name}: {self._worded(question, name, whole=whole)}")
        gone = [name for name in self._free if name not in words]
        if gone:
            self._voice.write("   " + self._voice.key("cli-gone", items=Listed(tuple(gone))))
        self._free = words

    def _tell_known(self, one: _List, offered: Sequence[str]) -> None:
        """Speak of a list that is known: how it differs from before or from all that was ever in it, whichever is
        shorter. Options that are back are told by their numbers; those with a new hint come after."""
        first = one.called(min(one.numbers, key=one.numbers.__getitem__))
        ever = tuple(one.called(name) for name in one.numbers if name not in offered)
        gone = tuple(one.called(name) for name in one.offered if name not in offered)
        back = tuple(one.called(name) for name in offered if name in one.numbers and name not in one.offered)
        if len(ever) < len(gone) + len(back):
            self._voice.write("  " + self._voice.key("cli-all", first=first, n=len(ever), gone=Listed(ever)))
        else:
            key = f"cli-as-before{'-again' if back else ''}"
            self._voice.write("  " + self._voice.key(
                key, first=first, n=len(gone), gone=Listed(gone), back=Listed(back),
            ))

    def _worded(self, question: Question, name: str, *, whole: bool) -> str:
        """An option with its hint: of the parts between semicolons those not told yet, with `whole` all."""
        wording = question.wordings[name]
        label = self._voice.option(wording, hint=False)
        if wording.hint is None:
            return label
        parts = self._voice.say(wording.hint).split("; ")
        known = self._hints.get((question.decision.key, label), ())
        self._hints[question.decision.key, label] = parts
        new = [one for one in parts if one not in known and not self._says(label, one)]
        if whole or (not new and known and known != parts):
            new = parts
        return f"{label}  ({'; '.join(new)})" if new else label
