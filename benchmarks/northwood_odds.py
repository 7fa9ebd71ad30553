"""How hard For Northwood! is: how often the adviser wins, and which medals it earns, by set-up and by scenario.

`python -m benchmarks.northwood_odds --games 100 --notes odds.jsonl` goes round by round through all ways to play, so
it can be broken off at any time and taken up again from its notes; it prints the table of `docs/rulings/northwood.md`.
Not a part of `make bench`: a hundred games take an hour, and nothing about this machine shows in them.

The adviser does not look at how many stars a game asks for, only at fiefs that it names. Ways to play that differ in
nothing but the stars are therefore judged by the same games.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import statistics
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from games.core.registry import new_run
from games.core.view import table_view
from games.northwood import SPEC
from games.northwood.ai.adviser import explain
from games.northwood.content import MEDALS, STARS
from games.northwood.scenarios import SCENARIOS, Goal, NorthwoodOptions, Scenario, scenario_of
from games.northwood.state import PLAYER, NorthwoodState

WAYS: dict[str, NorthwoodOptions] = {
    "free, introductory": NorthwoodOptions(characters="intro"),
    "free, all characters": NorthwoodOptions(characters="full"),
    **{f"{one.number} {name}": NorthwoodOptions.model_validate({"scenario": name}) for name, one in SCENARIOS.items()},
}
"""Every way to play; the free game stands here once for each set-up, with bronze as its goal."""

Friends = frozenset[int]


@dataclass(frozen=True, slots=True)
class Row:
    """A way to play: the shares of games won and of games with at least each medal, and the average of stars."""

    way: str
    games: int
    won: float
    medals: tuple[float, ...]
    stars: float

    def __str__(self) -> str:
        shares = " | ".join(f"{share:.0%}" for share in (self.won, *self.medals))
        return f"| {self.way} | {self.games} | {shares} | {self.stars:.1f} |"


def course_of(options: NorthwoodOptions) -> Scenario:
    """What the adviser's play depends on: the scenario without its name and the stars it asks for."""
    scenario = scenario_of(options)
    return replace(scenario, id="", number=0, goal=Goal(fiefs=scenario.goal.fiefs))


def played(options: NorthwoodOptions, number: int) -> Friends:
    """The friendly fiefs at the end of one game of the adviser; it plays on when the goal is out of reach."""
    seed = hashlib.sha256(f"northwood odds {number}".encode()).hexdigest()
    session = new_run(SPEC, 1, seed, options)
    while waiting := session.open():
        session.submit(PLAYER, explain(table_view(session, PLAYER), waiting[PLAYER])[0])
    state: NorthwoodState = session.state
    return state.friendly


def judged(way: str, games: list[Friends]) -> Row:
    """The row of a way to play."""
    goal, stars = scenario_of(WAYS[way]).goal, [sum(STARS[fief] for fief in friends) for friends in games]
    return Row(
        way, len(games), sum(map(goal.met, games)) / len(games),
        tuple(sum(one >= least for one in stars) / len(games) for least in MEDALS.values()), statistics.fmean(stars),
    )


def play_rounds(rounds: int, notes: Path) -> Iterator[tuple[Scenario, Friends]]:
    """All games of these rounds: those in the notes, then the missing ones, each noted as soon as it has ended."""
    courses: dict[Scenario, str] = {}
    for way, options in WAYS.items():
        courses.setdefault(course_of(options), way)
    known: dict[tuple[str, int], Friends] = {}
    if notes.exists():
        for way, number, friends in map(json.loads, notes.read_text(encoding="utf-8").splitlines()):
            known[way, number] = frozenset(friends)
    for number in range(rounds):
        for course, way in courses.items():
            friends = known.get((way, number))
            if friends is None:
                friends = played(WAYS[way], number)
                with notes.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([way, number, sorted(friends)]) + "\n")
            yield course, friends


def main() -> None:
    """Play what is missing, then print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.northwood_odds")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="games of each way to play")
    parser.add_argument("--notes", type=Path, required=True, metavar="FILE", help="where games are noted, one a line")
    args = parser.parse_args()
    games: dict[Scenario, list[Friends]] = defaultdict(list)
    for course, friends in play_rounds(args.games, args.notes):
        games[course].append(friends)
    print("| way | games | won | bronze | silver | gold | stars |\n|---|---|---|---|---|---|---|")
    for way, options in WAYS.items():
        print(judged(way, games[course_of(options)]))


if __name__ == "__main__":
    main()
