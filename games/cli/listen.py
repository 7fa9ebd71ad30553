"""A player who knows only what is said: it plays whole games in the terminal and counts what it hears.

It understands the English prompts, the numbers before the options and `p1` before a ready-made answer, and nothing
else. Where such a player reaches the end, a person with a screen reader can.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from games.cli.play import open_table
from games.core.spec import GameSpec

STUBBORN = 40
"""Prompts in a row without an accepted answer after which the listener gives up."""


@dataclass(frozen=True, slots=True)
class Heard:
    """A game as it was heard: characters in all, questions answered, and the longest that one question took to hear.
    `text` is everything that was said, prompts included."""

    characters: int
    decisions: int
    longest: int
    text: str

    @property
    def mean(self) -> float:
        """Characters heard for each decision."""
        return self.characters / max(1, self.decisions)


class Deaf(AssertionError):
    """What was said is not enough to go on; the message is the end of it."""


class Listener:
    """Hears lines, answers prompts. `rng` chooses among what is offered."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.spoken: list[str] = []
        self.options: list[str] = []
        self.ready: list[str] = []
        self.refused = 0

    def hear(self, line: str) -> None:
        """Listen to what the table says."""
        self.spoken.append(line)
        if found := re.match(r" {1,3}(\d+) ", line):
            number = found[1]
            self.options = [number] if number == "1" else [*self.options, number]
        elif found := re.match(r"  (p\d+) ", line):
            self.ready = [found[1]] if found[1] == "p1" else [*self.ready, found[1]]
        elif line.startswith("!"):
            self.refused += 1
        elif not line.startswith((" →", "Possible")):
            self.refused, self.ready = 0, []

    def reply(self, prompt: str) -> str:
        """Answer a prompt from what has been said. Raises `Deaf` when that leads nowhere."""
        self.spoken.append(prompt)
        if self.refused > STUBBORN:
            raise Deaf("\n".join(self.spoken[-30:]))
        if prompt.startswith("Enter: do it"):
            return ""
        if self.ready and (self.refused or "like" in prompt or self.rng.random() < 0.5):
            return self.rng.choice(self.ready)
        return self._chosen(prompt)

    def _chosen(self, prompt: str) -> str:
        numbers = [int(found) for found in re.findall(r"\d+", prompt.partition("(like")[0])]
        match prompt.split()[:2]:
            case ["One", "or"]:
                return self.rng.choice(["", *self.options])
            case ["All", _]:
                order = prompt.partition("(like ")[2].partition(")")[0].split()
                return " ".join(self.rng.sample(order, len(order)))
            case ["How", "many"] if "of each" in prompt:
                return re.split(r"[,)]", prompt.partition("(like ")[2])[0]
            case ["How", "many"]:
                return str(self.rng.randint(numbers[0], numbers[1]))
            case ["Choose", "up"]:
                return self._some(0, numbers[0])
            case ["Choose", _] if "–" in prompt:
                return str(self.rng.randint(numbers[0], numbers[1]))
            case ["Choose", _]:
                return self._some(numbers[0], numbers[-1])
        raise Deaf("\n".join(self.spoken[-30:]))

    def _some(self, least: int, most: int) -> str:
        count = self.rng.randint(least, min(most, len(self.options)))
        return " ".join(self.rng.sample(self.options, count))


def hear(spec: GameSpec[Any], players: int, options: BaseModel, seed: int) -> Heard:
    """Play one game by listening, to its end. Raises `Deaf` when what is said is not enough."""
    listener = Listener(random.Random(seed))
    table = open_table(spec, players, options, "en", seed, listener.reply, listener.hear)
    table.run()
    text = "\n".join(listener.spoken)
    return Heard(len(text), table.asked, _longest(listener.spoken), text)


def _longest(spoken: list[str]) -> int:
    """The most characters between two prompts."""
    longest = here = 0
    for line in spoken:
        here += len(line) + 1
        longest = max(longest, here)
        if line.endswith("> "):
            here = 0
    return longest
