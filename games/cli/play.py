"""A table in the terminal: you in the first seat, AI seats around you.

Each thing is said once: the board at the start, afterwards what has changed in it, the log as it grows, an option's
hint when it is new. Everything can be heard again with a key.
"""

from __future__ import annotations

import hashlib
import random
import re
import secrets
from collections.abc import Callable
from enum import Enum
from typing import Any

from pydantic import BaseModel

from games.cli import keys
from games.cli.changes import Board
from games.cli.offers import Offers
from games.cli.typed import Unclear, prompt_of, tokens_of
from games.cli.voice import NAMES, Voice
from games.core.catalogue import catalogue
from games.core.decision import Answer, Decision, Kind, Part, Refused
from games.core.ending import part_texts, total_text
from games.core.journal import Line
from games.core.leanings import of_one_mind
from games.core.preview import preview
from games.core.registry import new_session, texts_of
from games.core.session import Session
from games.core.spec import GameSpec
from games.core.text import Seat, Text, key_of
from games.core.view import Question, TableView, table_view

YOU = 0
PASSAGE = 120
"""From how many characters on a line of the log is a passage, of which others' ones are told in part."""
SENTENCE = re.compile(r".+?[.!?…][”»\"’)*]*(?=\s|$)")
READY_MADE = 4
"""How many complete answers are offered at most, as p1, p2 …"""


class Command(Enum):
    """What ends a question without an answer."""

    UNDO = "u"
    QUIT = "q"


COMMANDS = {"u": Command.UNDO, "undo": Command.UNDO, "q": Command.QUIT, "quit": Command.QUIT}


class Table:
    """One game in the terminal. `read(prompt)` gives a typed line and raises `EOFError` at the end of input.
    `asked`: how many questions the player has been asked."""

    def __init__(
        self, spec: GameSpec[Any], session: Session[Any], voice: Voice, rng: random.Random, read: Callable[[str], str]
    ) -> None:
        self.spec, self.session, self.voice, self.rng, self.read = spec, session, voice, rng, read
        self.minds = [of_one_mind(spec.ais[spec.strongest], rng) for _ in voice.names]
        self.asked = 0
        self.told = 0
        self.foretold: tuple[Line, ...] = ()
        self.board = Board(voice.say)
        self.offers = Offers(voice, self.board.says)

    def run(self) -> None:
        """Play to the end, or until the player stops ("q", or the end of input)."""
        self.welcome()
        while not self.session.finished:
            self.tell_log()
            waiting = self.session.open()
            if YOU not in waiting:
                self.let_ai_answer(waiting)
            elif self.alone_in(waiting[YOU]) is not None:
                self.take_the_only(waiting[YOU])
            elif not self.ask():
                self.voice.tell("cli-bye")
                return
        self.tell_log()
        self.tell_result()

    def welcome(self) -> None:
        """Who sits here, and how to get help."""
        voice, others = self.voice, self.voice.names[1:]
        voice.tell("cli-welcome", game=Text(key_of(self.spec.id, "name")), name=voice.names[YOU])
        if others:
            voice.tell("cli-others", names=", ".join(others), n=len(others))
        voice.tell("cli-help-hint")

    def let_ai_answer(self, waiting: dict[int, Decision]) -> None:
        """One of the AI seats that are asked answers."""
        seat, decision = next(iter(waiting.items()))
        self.session.submit(seat, self.minds[seat].choose(table_view(self.session, seat), decision, self.rng))

    # -- what is taken without a question ------------------------------------------------------------------------

    def alone_in(self, decision: Decision) -> Answer | None:
        """The only answer that a public question has, if giving it teaches nobody anything; else None. A private
        question is asked always, and so is one whose answer could not be taken back."""
        parts = [part for part in decision.parts if part.ids]
        if decision.private or decision.anytime or len(parts) != 1:
            return None
        part = parts[0]
        if part.kind is not Kind.PICK or len(part.ids) != 1 or part.least != 1:
            return None
        seen = preview(self.session, YOU, part.ids)
        return part.ids if seen.board is not None else None

    def take_the_only(self, decision: Decision) -> None:
        """Give the only answer there is, and say so."""
        answer = self.alone_in(decision)
        question = table_view(self.session, YOU).question
        assert answer is not None and question is not None
        self.voice.tell("cli-only", answer=self.voice.answer(question, answer))
        self.session.submit(YOU, answer)

    # -- telling -------------------------------------------------------------------------------------------------

    def lines(self) -> list[Line]:
        """The log as the player may read it."""
        lines = [line for closed in self.session.closed for line in closed.lines] + self.session.lines()
        return [line for line in lines if line.visible_to(YOU)]

    def tell_log(self) -> None:
        """What has happened since it was told last, but for the details of what others do and what was shown before it
        counted. Of a long passage that others have come to, its beginning."""
        lines = self.lines()
        for line in lines[self.told :]:
            if (line.weight or line.seat == YOU or line.audience is not None) and line not in self.foretold:
                words = self.voice.say(line.text)
                self.voice.write(f" · {words if line.seat in (YOU, None) else beginning(words)}")
        self.told, self.foretold = len(lines), ()

    def tell_changes(self, view: TableView[Any], question: Question) -> None:
        """What is new on the board since it was told last, but for what the options say."""
        sections = self.session.rules.board_sections(view.board)
        for line in self.board.changes(sections, self.offers.hints(question)):
            self.voice.write(f"   {line}")
        self.offers.forget(self.board.spoken_of)

    def tell_ready(self, question: Question) -> None:
        """Complete answers, as p1, p2 …"""
        if not _plain(question.decision):
            for number, answer in enumerate(question.decision.proposals[:READY_MADE], 1):
                self.voice.write(f"  p{number} {self.voice.answer(question, answer)}")

    def tell_result(self) -> None:
        """Totals first, then what they are made of, and what decided it."""
        result = self.session.rules.result(self.session.state)
        self.voice.write(self.voice.say(result.reason))
        for seat in sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat)):
            parts = ", ".join(self.voice.say(part) for part in part_texts(self.spec.id, result, seat))
            total = self.voice.say(total_text(self.spec.id, result, seat))
            scores = f"{total} ({parts})" if parts else total
            self.voice.tell("cli-place", place=result.places[seat], who=Seat(seat), scores=scores)

    # -- asking --------------------------------------------------------------------------------------------------

    def ask(self) -> bool:
        """Ask the player until something is done; False when they stop."""
        view = table_view(self.session, YOU)
        question = view.question
        assert question is not None
        self.asked += 1
        self.tell_changes(view, question)
        self.voice.write(self.voice.say(question.prompt))
        self.offers.tell_free(question)
        self.tell_ready(question)
        quiet = False
        while True:
            answer = self.fill_in(view, question, quiet=quiet)
            if answer is Command.QUIT:
                return False
            if answer is Command.UNDO:
                if self.undo():
                    return True
            elif self.confirmed(question, answer) and self.submitted(question, answer):
                return True
            quiet = True

    def submitted(self, question: Question, answer: Answer) -> bool:
        """Whether the rules take the answer; what they say when they do not."""
        try:
            self.session.submit(YOU, answer)
        except Refused as refused:
            self.tell_refusal(question, refused.refusal.reason, refused.refusal.instead)
            return False
        return True

    def tell_refusal(self, question: Question, reason: Text, instead: tuple[Answer, ...]) -> None:
        """Why an answer is not taken, and the nearest that would be."""
        self.voice.write(f"! {self.voice.say(reason)}")
        if instead:
            self.voice.tell("cli-instead", answer=self.voice.answer(question, instead[0]))

    def confirmed(self, question: Question, answer: Answer) -> bool:
        """Where an act is shown before it counts: say what it would do, and ask."""
        if not question.previewed or question.decision.is_free(answer):
            return True
        seen = preview(self.session, YOU, answer)
        if seen.refusal is not None:
            self.tell_refusal(question, seen.refusal.reason, seen.refusal.instead)
            return False
        if not seen.lines:
            return True
        for line in seen.lines:
            self.voice.write(f" → {self.voice.say(line.text)}")
        try:
            done = not self.read(self.voice.key("cli-confirm") + " ").strip()
        except EOFError:
            return False
        self.foretold = seen.lines if done else ()
        return done

    def undo(self) -> bool:
        """Take back the last answer, and with it those that were given without a question."""
        try:
            self.session.undo(YOU)
            while (asked := self.session.open().get(YOU)) is not None and self.alone_in(asked) is not None:
                self.session.undo(YOU)
        except Refused as refused:
            self.voice.write(f"! {self.voice.say(refused.refusal.reason)}")
            return False
        self.told = len(self.lines())
        self.voice.tell("cli-taken-back")
        return True

    def fill_in(self, view: TableView[Any], question: Question, *, quiet: bool) -> Answer | Command:
        """The player's answer, one line a part. `quiet`: the options have been told already."""
        tokens: list[str] = []
        for part in question.decision.parts:
            if not part.ids or not part.most:
                continue
            if not quiet:
                self.offers.tell(question, part)
            typed = self.read_part(view, question, part)
            if isinstance(typed, Command):
                return typed
            if typed.complete:
                return typed.tokens
            tokens += typed.tokens
        return tuple(tokens)

    def read_part(self, view: TableView[Any], question: Question, part: Part) -> Typed | Command:
        """One line that answers a part, or the whole question; keys are served until there is one."""
        labels = {name: self.voice.say(question.wordings[name].label) for name in part.ids}
        numbers = self.offers.numbers(question, part)
        prompt = f"{self.voice.say(prompt_of(part, numbers))}> "
        while True:
            try:
                line = self.read(prompt).strip()
            except EOFError:
                return Command.QUIT
            key, _, rest = line.partition(" ")
            if line.casefold() in COMMANDS:
                return COMMANDS[line.casefold()]
            if question.decision.is_free((line,)):
                return Typed((line,), complete=True)
            ready = self.ready_made(question.decision, line)
            if ready is not None:
                return Typed(ready, complete=True)
            if self.served(view, question, part, key.casefold(), rest.strip()):
                continue
            try:
                return Typed(tuple(tokens_of(part, line, labels, numbers)))
            except Unclear as unclear:
                self.voice.write(f"! {self.voice.say(unclear.reason)}")

    @staticmethod
    def ready_made(decision: Decision, line: str) -> Answer | None:
        """The complete answer that `p1`, `p2` … stands for."""
        number = line[1:]
        if _plain(decision) or line[:1].casefold() != "p" or not (number.isascii() and number.isdigit()):
            return None
        offered = decision.proposals[:READY_MADE]
        return offered[int(number) - 1] if 1 <= int(number) <= len(offered) else None

    def served(self, view: TableView[Any], question: Question, part: Part, key: str, rest: str) -> bool:
        """Whether `key` asked for something to be told; it has been told then."""
        match key:
            case "?":
                self.voice.tell("cli-keys")
            case "b":
                keys.board(self.voice, self.session.rules.board_sections(view.board), rest)
            case "o":
                self.voice.write(self.voice.say(question.prompt))
                self.offers.tell_free(question, whole=True)
                self.tell_ready(question)
                self.offers.tell(question, part, whole=True)
            case "h":
                keys.hint(self.voice, self.spec, view, question)
            case "w":
                keys.why_not(self.voice, question)
            case "l":
                keys.log(self.voice, self.lines())
            case _ if key in keys.LOOKUPS:
                keys.LOOKUPS[key](self.voice, self.spec, rest)
            case _:
                return False
        return True


def beginning(words: str) -> str:
    """The first sentence of a passage that takes long to hear; the log (the key `l`) has all of it."""
    if len(words) <= PASSAGE:
        return words
    found = SENTENCE.match(words)
    return f"{found[0]} …" if found is not None and len(found[0]) < len(words) else words


class Typed:
    """What a line stands for: tokens of one part, or with `complete` a whole answer."""

    def __init__(self, tokens: Answer, *, complete: bool = False) -> None:
        self.tokens = tokens
        self.complete = complete


def _plain(decision: Decision) -> bool:
    """Whether a question is simply "one of these", for which ready-made answers would only repeat the options."""
    return len(decision.parts) == 1 and decision.parts[0].kind is not Kind.AMOUNTS and decision.parts[0].most == 1


def open_table(
    spec: GameSpec[Any], players: int, options: BaseModel, language: str, seed: int | None,
    read: Callable[[str], str], write: Callable[[str], None], name: str = NAMES[YOU],
) -> Table:
    """A new table in the terminal, with the ways in and out."""
    chance = secrets.token_hex(32) if seed is None else hashlib.sha256(str(seed).encode()).hexdigest()
    words = catalogue(language, ("games.core.texts", "games.cli.texts", texts_of(spec.id)))
    others = [other for other in NAMES if other != name]
    voice = Voice(words, (name, *others[: players - 1]), write)
    return Table(spec, new_session(spec, players, chance, options), voice, random.Random(seed), read)


def play(
    spec: GameSpec[Any], players: int, options: BaseModel, language: str, seed: int | None, name: str = NAMES[YOU]
) -> int:
    """Open a table and play it at the keyboard."""
    open_table(spec, players, options, language, seed, input, print, name).run()
    return 0
