"""A table in the terminal: you in the first seat, AI seats around you."""

from __future__ import annotations

import hashlib
import random
import secrets
from typing import Any

from pydantic import BaseModel

from games.core.catalogue import Catalogue, catalogue
from games.core.decision import Answer, Decision, Kind, Part, Refused
from games.core.registry import new_session
from games.core.rules import GameSpec
from games.core.session import Session
from games.core.text import Text
from games.core.view import Question, table_view

YOU = 0


class Table:
    """One game in the terminal."""

    def __init__(self, spec: GameSpec[Any], session: Session[Any], words: Catalogue, rng: random.Random) -> None:
        self.spec, self.session, self.words, self.rng = spec, session, words, rng
        self.ai = spec.ais[list(spec.ais)[-1]]
        self.shown = 0

    def say(self, text: Text) -> str:
        """`text` in the player's language."""
        return self.words.say(text, lambda seat: self.words.say(Text("cli-you"), str) if seat == YOU else f"#{seat}")

    def run(self) -> None:
        """Play to the end, or until the player stops (end of input, or "quit")."""
        while not self.session.finished:
            self.show_log()
            waiting = self.session.open()
            if YOU in waiting:
                if not self.ask():
                    return
            else:
                self.let_ai_answer(waiting)
        self.show_log()
        result = self.session.rules.result(self.session.state)
        for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
            print(f"{result.places[seat]}. {self.say(Text('cli-seat', {'seat': seat}))}: {dict(result.scores[seat])}")
        print(self.say(result.reason))

    def let_ai_answer(self, waiting: dict[int, Decision]) -> None:
        seat, decision = next(iter(waiting.items()))
        self.session.submit(seat, self.ai.choose(table_view(self.session, seat), decision, self.rng))

    def show_log(self) -> None:
        lines = [line for closed in self.session.closed for line in closed.lines] + self.session.lines()
        for line in lines[self.shown :]:
            if line.visible_to(YOU):
                print(" ·", self.say(line.text))
        self.shown = len(lines)

    def ask(self) -> bool:
        """Ask the player once; False when they stop."""
        view = table_view(self.session, YOU)
        assert view.question is not None
        print()
        for text in self.session.rules.board_text(view.board):
            print("  ", self.say(text))
        print(self.say(view.question.prompt))
        try:
            answer = self.read(view.question)
        except EOFError:
            return False
        if answer is None:
            return False
        if answer == ("undo",):
            return self.undo()
        try:
            self.session.submit(YOU, answer)
        except Refused as refused:
            print("!", self.say(refused.refusal.reason))
        return True

    def undo(self) -> bool:
        try:
            self.session.undo(YOU)
        except Refused as refused:
            print("!", self.say(refused.refusal.reason))
        else:
            self.shown = 0
        return True

    def read(self, question: Question) -> Answer | None:
        """The player's answer: option numbers or ids, one line a part, or a free action's name; None for "quit"."""
        tokens: list[str] = []
        for name in question.decision.anytime:
            print(f"   {name}: {self.say(question.wordings[name].label)}")
        for part in (part for part in question.decision.parts if part.ids):
            for number, name in enumerate(part.ids, 1):
                wording = question.wordings[name]
                hint = f"  ({self.say(wording.hint)})" if wording.hint else ""
                print(f"   {number:2} {self.say(wording.label)}{hint}")
            line = input(f"{part.key} [{part.least}-{part.most}]> ").split()
            if line in (["undo"], ["quit"]):
                return ("undo",) if line == ["undo"] else None
            if question.decision.is_free(tuple(line)):
                return tuple(line)
            tokens += [_token(part, word) for word in line]
        return tuple(tokens)


def _token(part: Part, word: str) -> str:
    name, sign, count = word.partition("=")
    if name.isdigit() and 1 <= int(name) <= len(part.ids):
        name = part.ids[int(name) - 1]
    if part.kind is Kind.AMOUNTS:
        return f"{name}={count or 1}"
    return name + sign + count


def play(spec: GameSpec[Any], players: int, options: BaseModel, language: str, seed: int | None) -> int:
    """Open a table and play; `undo` takes back, `quit` or the end of input stops."""
    chance = secrets.token_hex(32) if seed is None else hashlib.sha256(str(seed).encode()).hexdigest()
    words = catalogue(language, ("games.core.texts", "games.cli.texts", f"games.{spec.id}.texts"))
    Table(spec, new_session(spec, players, chance, options), words, random.Random(seed)).run()
    return 0
