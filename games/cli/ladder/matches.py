"""The matches of a ladder, and their games: who meets whom, at tables of how many, and what is counted."""

from __future__ import annotations

import hashlib
import math
import time
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from games.cli.ladder.contenders import FORMER, Contenders, contenders
from games.cli.measuring import Chunk
from games.core.balance import Facts, Setting, count_in, win_shares
from games.core.options import seats_with
from games.core.registry import new_run, spec_named
from games.core.spec import GameSpec

PAIR, FOUR = 2, 4
AGAINST = "good"
"""The level of the three opponents at a table of four."""


@dataclass(frozen=True)
class Ladder:
    """The matches of a game. `game` is its id or package, `seed` determines all games, `former` is the checkout of a
    former version or None."""

    game: str
    matches: Sequence[Setting]
    seed: int
    former: Path | None

    def match(self, name: str) -> Setting:
        """Return the match with this name."""
        return next(one for one in self.matches if one.name == name)


def arrange_matches(
    spec: GameSpec[Any], names: Sequence[str], former: bool, games: int, options: Mapping[str, Any],
    players: Collection[int],
) -> Iterator[Setting]:
    """Yield the matches of these contenders, `games` games each, with these options: each alone where one can play
    alone; each pair at tables of two; and at tables of four each against three of level `good`. With `former`, each
    meets only its former self, at tables of two and of four. `players` are the numbers of players to play with."""
    possible = seats_with(spec, spec.options.model_validate(dict(options)))
    described = describe_options(options)
    selves = [(name, FORMER + name) for name in names]
    if 1 in possible and 1 in players:
        for name in [*names, *(old for _, old in selves if former)]:
            yield Setting(f"{name} alone{described}", (name,), games, options)
    if PAIR in possible and PAIR in players:
        for first, second in selves if former else combinations(names, PAIR):
            yield Setting(f"{first} : {second}{described}", (first, second), games, options)
    if FOUR in possible and FOUR in players:
        for first, second in selves if former else [(name, AGAINST) for name in names if name != AGAINST]:
            yield Setting(
                f"{first} : three {second}{described}", (first, *[second] * (FOUR - 1)), games, options
            )


def describe_options(options: Mapping[str, Any]) -> str:
    """Return options as they are written behind the name of a match: ", advanced True"."""
    return "".join(f", {name} {value}" for name, value in options.items())


def play_matches(ladder: Ladder, chunk: Chunk) -> Facts:
    """Play a group of games of a match and return the sum of their counts, by name. Raises `FormerDiffers` if a former
    version cannot play along."""
    spec, match = spec_named(ladder.game), ladder.match(chunk.setting)
    total: Facts = Counter()
    with contenders(spec, ladder.former) as seated:
        for number in range(chunk.first, chunk.end):
            total.update(_play(seated, match, number, ladder.seed))
    return total


def _play(seated: Contenders, match: Setting, number: int, seed: int) -> Facts:
    """Play game number `number` of a match. Counted are, by contender: its share of the won game (`share:`), its
    totals (`total:`), and the processor time of each of its decisions in milliseconds (`ms:`)."""
    spec, names = seated.spec, match.players_by_seat(number)
    deal = hashlib.sha256(f"{spec.id}:{seed}:{match.name}:{number}".encode()).hexdigest()
    run = new_run(spec, len(names), deal, spec.options.model_validate(dict(match.options)))
    seats = seated.seats(names, deal, dict(match.options))
    facts: Facts = Counter()
    while not run.finished:
        seat, decision = next(iter(run.open_questions().items()))
        began = time.process_time()
        answer = seats[seat].choose(run, decision)
        count_in(facts, f"ms:{names[seat]}", math.ceil((time.process_time() - began) * 1000))
        seated.tell(names, seat, answer)
        run.submit(seat, answer)
    result = run.rules.result(run.state)
    shares = win_shares(result.places)
    for name in dict.fromkeys(names):
        at = [seat for seat, other in enumerate(names) if other == name]
        count_in(facts, f"share:{name}", sum(shares[seat] for seat in at))
        for seat in at:
            count_in(facts, f"total:{name}", round(result.totals[seat]))
    return facts
