"""Compare the adviser of For Northwood! with exact search, in positions small enough for it.

`python -m benchmarks.northwood_exact --positions 200` plays games with the adviser, takes at most one position of each
visit, and prints how often the visit is won when the adviser plays on, and when every answer is the best possible one.
Both probabilities are computed over all orders of the cards that the player has not seen; nothing is sampled. It
prints the table of `docs/strength.md`, which does not depend on the machine. It is not part of `make bench`.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import statistics
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product

from benchmarks.northwood_odds import WAYS
from games.core.copying import copy_of
from games.core.decision import YES, Answer, Decision
from games.core.registry import new_session
from games.core.session import RulesFailed, Session
from games.core.view import table_view
from games.northwood import SPEC
from games.northwood.ai.adviser import choose
from games.northwood.content import DECK
from games.northwood.rules import LISTEN_TO_END, unused
from games.northwood.state import PLAYER, NorthwoodState, Step

Game = Session[NorthwoodState]
Choose = Callable[[Game, Decision], Sequence[Answer]]
"""Returns the answers to a question that are worth trying."""

UNSEEN = "unseen:"
"""The prefix of the name of a card in the deck that the player has not seen. The rules know no card of this name, so
they fail as soon as it matters which card it is."""


@dataclass(frozen=True, slots=True)
class Position:
    """A position in a visit, with the number of cards in hand and of abilities that can still be used."""

    game: Game
    hand: int
    abilities: int


class TooLarge(Exception):
    """Raised when a search needs more steps than allowed."""


def positions(most: int, number: int) -> Iterator[Position]:
    """Yield positions with at most `most` cards in hand and unused abilities together, from games of the adviser: at
    most one of each visit, at the beginning of a turn. `number` is the first deal."""
    ways = list(WAYS.items())
    while True:
        way, options = ways[number % len(ways)]
        seed = hashlib.sha256(f"northwood exact {number} {way}".encode()).hexdigest()
        session, rng = new_session(SPEC, 1, seed, options), random.Random(number)
        found: dict[int, list[Position]] = defaultdict(list)
        while waiting := session.open_questions():
            state: NorthwoodState = session.state
            if waiting[PLAYER].key == "turn" and state.step is Step.TURN:
                abilities = len(unused(state))
                if state.hand_size + abilities <= most:
                    found[len(state.visits)].append(Position(with_unseen_deck(session), state.hand_size, abilities))
            session.submit(PLAYER, choose(table_view(session, PLAYER), waiting[PLAYER]))
        for those in found.values():
            yield rng.choice(those)
        number += 1


def with_unseen_deck(game: Game) -> Game:
    """Return a copy of a game whose deck does not say which cards the player has not seen."""
    state = copy_of(game.checkpoint)
    for at, card in enumerate(state.deck):
        if not card.known_by(PLAYER):
            card.name = f"{UNSEEN}{at}"
    return Session(game.rules, state, game.given)


def after(game: Game, answer: Answer) -> Iterator[tuple[float, Game]]:
    """Yield the games that can follow an answer, with their probabilities. A card becomes one of the unseen ones only
    when it matters which it is."""
    twin = game.fork()
    try:
        twin.submit(PLAYER, answer)
    except RulesFailed as failed:
        (name,) = failed.__cause__.args if isinstance(failed.__cause__, KeyError) else ("",)
        if not str(name).startswith(UNSEEN):
            raise
        pool = unseen(game.checkpoint)
        for card in pool:
            for chance, found in after(_with_card(game, name, card), answer):
                yield chance / len(pool), found
        return
    yield 1.0, twin


def unseen(state: NorthwoodState) -> list[str]:
    """Return the cards that may be anywhere in the unseen part of the deck."""
    seen = {card.name for card in (*state.deck, *state.envoy.hand)} | {*state.discard, *state.score}
    return [card for card in DECK if card not in seen]


def _with_card(game: Game, name: str, card: str) -> Game:
    state = copy_of(game.checkpoint)
    next(one for one in state.deck if one.name == name).name = card
    return Session(game.rules, state, game.given)


class Search:
    """The probability of winning the visit in progress when one of the answers that `choose` returns is given, always
    the best of them. Positions that look the same to the player are searched once.

    At most `steps` answers are tried; `TooLarge` is raised then.
    """

    def __init__(self, choose: Choose, steps: int) -> None:
        self.choose = choose
        self.steps = steps
        self._known: dict[str, float] = {}

    def chance(self, game: Game) -> float:
        """Return the probability of winning the visit."""
        decision = game.open_questions()[PLAYER]
        view = SPEC.rules.view(game.state, PLAYER)
        alike = replace(view, exchanges=(), score=tuple(sorted(view.score)), discard=tuple(sorted(view.discard)))
        key = repr((alike, decision, game.given))
        if key not in self._known:
            self._known[key] = max(self._of_answer(game, answer) for answer in self.choose(game, decision))
        return self._known[key]

    def _of_answer(self, game: Game, answer: Answer) -> float:
        self.steps -= 1
        if self.steps < 0:
            raise TooLarge
        visits, total = len(game.state.visits), 0.0
        for chance, found in after(game, answer):
            ended = found.state.visits[visits:]
            total += chance * (float(ended[0].won) if ended else self.chance(found))
        return total


def every_answer(game: Game, decision: Decision) -> Sequence[Answer]:
    """Return all answers to a question but those that lead to nothing new: listening up to the end of the visit is
    listening once, and again; who does not want to use an ability in vain is asked the same as before."""
    if decision.key == "spend_for_nothing":
        return [YES]
    parts = (
        [group for n in range(part.least, part.most + 1) for group in combinations(part.ids, n)]
        for part in decision.parts
    )
    found = []
    for groups in product(*parts):
        answer = tuple(name for group in groups for name in group)
        if answer != (LISTEN_TO_END,) and _is_accepted(game, decision, answer):
            found.append(answer)
    return found


def _is_accepted(game: Game, decision: Decision, answer: Answer) -> bool:
    return SPEC.rules.refusal(game.state, decision, answer) is None


def advised_answer(game: Game, decision: Decision) -> Sequence[Answer]:
    """Return the adviser's answer alone."""
    return [choose(table_view(game, PLAYER), decision)]


def main() -> None:
    """Compare, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.northwood_exact")
    parser.add_argument("--positions", type=int, default=200, metavar="N", help="how many positions to compare")
    parser.add_argument("--most", type=int, default=3, metavar="N", help="most cards in hand and abilities together")
    parser.add_argument("--steps", type=int, default=60_000, metavar="N", help="most answers tried in a position")
    parser.add_argument("--deal", type=int, default=0, metavar="N", help="the first deal")
    args = parser.parse_args()
    found: dict[tuple[int, int], list[tuple[float, float]]] = defaultdict(list)
    large = compared = 0
    for position in positions(args.most, args.deal):
        try:
            best = Search(every_answer, args.steps).chance(position.game)
        except TooLarge:
            large += 1
            continue
        advised = Search(advised_answer, args.steps).chance(position.game)
        found[position.hand, position.abilities].append((advised, best))
        compared += 1
        if compared == args.positions:
            break
    print(table(found), f"{large} positions were too large.", sep="\n\n")


def table(found: dict[tuple[int, int], list[tuple[float, float]]]) -> str:
    """Return the results as a Markdown table: by cards in hand and unused abilities, and all together."""
    lines = ["| cards in hand | abilities | positions | adviser | best | adviser : best |", "|---|---|---|---|---|---|"]
    groups = [(str(hand), str(abilities), found[hand, abilities]) for hand, abilities in sorted(found)]
    for hand, abilities, pairs in [*groups, ("all", "", [pair for _, _, those in groups for pair in those])]:
        advised, best = (statistics.fmean(values) for values in zip(*pairs, strict=True))
        lines.append(
            f"| {hand} | {abilities} | {len(pairs)} | {advised:.2%} | {best:.2%} | {advised / best:.3f} |"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    main()
