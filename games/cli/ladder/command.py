"""Plays the matches of a ladder that are missing, writes the section of `docs/strength.md`, and compares with a former
version."""

from __future__ import annotations

import math
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from games.cli.ladder.contenders import FORMER, contender_names
from games.cli.ladder.former import FormerDiffers
from games.cli.ladder.matches import Ladder, arrange_matches, play_matches
from games.cli.ladder.ratings import Estimate
from games.cli.ladder.report import mean_total, replace_section, section_of, title_of, won
from games.cli.measuring import OtherRun, Sums, file_header, play_missing
from games.core.registry import spec_named
from games.core.spec import GameSpec

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "strength.md"
ERRORS = 2
"""How many standard errors below one half a level must be against its former self to count as weaker."""


@dataclass(frozen=True)
class Job:
    """The arguments of the command `ladder`.

    `game` is the game's id or its package. `games` is the number of games of each match. `players` are the numbers of
    players to play with. `only` names the contenders, empty for all. `options` are the table options of all games.
    `former` is the checkout of a former version or None. `seed` determines the games. `partial` is the file with the
    counts so far, `report` the page to write; None means the usual ones, and no page with a former version.
    `command` is the command line, for the page. With `anew`, the former counts are deleted first.
    """

    game: str
    games: int
    players: Collection[int]
    only: Sequence[str]
    options: Sequence[Mapping[str, Any]]
    former: Path | None
    seed: int
    partial: Path | None
    report: Path | None
    processes: int
    command: str
    anew: bool = False


def ladder(job: Job) -> int:
    """Play the games that are still missing, write the report, and return the exit code: 0 at the end; 1 if it was
    stopped before, or if a level has become weaker than its former version; 2 if the stored counts are of other rules
    or code, if a former version cannot play along, or if there is no match to play.

    Raises `LookupError` for an unknown game or contender.
    """
    spec = spec_named(job.game)
    names = _contenders(spec, job)
    matches = [match for options in job.options
               for match in arrange_matches(
                   spec, names, job.former is not None, job.games, options, job.players)]
    if not matches:
        print(f"games: {spec.id} has no match for {', '.join(names)} with these numbers of players", file=sys.stderr)
        return 2
    wanted = Ladder(job.game, matches, job.seed, job.former)
    partial_file = job.partial or Path(".ladder") / f"{spec.id}{'-former' if job.former else ''}.jsonl"
    if job.anew:
        partial_file.unlink(missing_ok=True)
    try:
        sums = Sums(partial_file, file_header(spec, job.seed))
        done = play_missing(
            partial(play_matches, wanted), sums, [(one, one.games) for one in matches], job.processes
        )
    except OtherRun as other:
        print(f"games: {partial_file} has {other}; --anew begins again", file=sys.stderr)
        return 2
    except FormerDiffers as differs:
        print(f"games: the former version cannot play along: {differs}", file=sys.stderr)
        return 2
    _write(spec, wanted, sums, job)
    weaker = list(weaker_than_before(wanted, sums)) if job.former else []
    for line in weaker:
        print(f"games: {line}", file=sys.stderr)
    return 0 if done and not weaker else 1


def _contenders(spec: GameSpec[Any], job: Job) -> list[str]:
    every = contender_names(spec)
    for name in job.only:
        if name not in every:
            raise LookupError(name)
    return [name for name in every if not job.only or name in job.only]


def _write(spec: GameSpec[Any], wanted: Ladder, sums: Sums, job: Job) -> None:
    """Write the game's section into the report, or print it if there is none to write."""
    section = section_of(spec, wanted, sums, job.command)
    page = job.report or (None if job.former else PAGE)
    if page is None:
        print(section)
        return
    before = page.read_text(encoding="utf-8") if page.exists() else "# Strength\n"
    page.write_text(replace_section(before, title_of(spec), section), encoding="utf-8", newline="\n")
    print(f"{page}: {sum(map(sums.games, wanted.matches)):,} games")


def weaker_than_before(wanted: Ladder, sums: Sums) -> Iterator[str]:
    """Yield a sentence for each match in which a contender is weaker than its former self by more than chance: it wins
    less than its share of the games (half at a table of two), or alone its mean result is lower."""
    for match in wanted.matches:
        name, facts = match.seats[0], sums.facts(match)
        if not sums.games(match) or name.startswith(FORMER):
            continue
        if len(match.seats) == 1:
            before = match.name.replace(name, FORMER + name, 1)
            found, fair = mean_total(facts, name), mean_total(sums.facts(wanted.match(before)), FORMER + name)
        else:
            found, fair = won(facts, name), Estimate(1 / len(match.seats), 0)
        if found.value + ERRORS * math.hypot(found.error, fair.error) < fair.value:
            yield (f"{name} has become weaker ({match.name}): {found.value:.2f} ± {found.error:.2f}, its former "
                   f"version {fair.value:.2f}")
