"""The report of a ladder: a section of `docs/strength.md` for each game."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

from games.cli.ladder.contenders import FORMER
from games.cli.ladder.matches import PAIR, Ladder, describe_options
from games.cli.ladder.ratings import Estimate, mean_of, rate_pairs, share_won
from games.cli.measuring import Sums, fingerprint
from games.core.balance import SHARES, Facts, Setting, quantile, value_counts
from games.core.catalogue import catalogue
from games.core.registry import texts_of
from games.core.spec import GameSpec
from games.core.text import Text, key_of

SLOW = 0.95
"""The share of all decisions whose time the report gives as "95 %"."""


def replace_section(page: str, title: str, section: str) -> str:
    """Return the page with the section of this title replaced, or added at its end. A section begins with `## title`
    and lasts to the next one."""
    heading = re.compile(rf"^## {re.escape(title)}\n.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
    if heading.search(page):
        return heading.sub(lambda _: section.rstrip() + "\n\n", page).rstrip() + "\n"
    return f"{page.rstrip()}\n\n{section.rstrip()}\n"


def title_of(spec: GameSpec[Any]) -> str:
    """Return the English title of a game."""
    return catalogue("en", (texts_of(spec.id),)).translate(Text(key_of(spec.id, "name")), str)


def section_of(spec: GameSpec[Any], ladder: Ladder, sums: Sums, command: str) -> str:
    """Return the section of a game as Markdown, from the games played so far. `command` is the command line that makes
    it."""
    lines = [
        f"## {title_of(spec)}", "", f"`{command}`", "",
        f"Rules version {spec.version}, code {fingerprint(spec)}, seed {ladder.seed}. ± is the standard error.",
    ]
    for options in dict.fromkeys(describe_options(one.options) for one in ladder.matches):
        there = [one for one in ladder.matches if describe_options(one.options) == options and sums.games(one)]
        for title, rows in (
            ("Alone", _alone_rows(there, sums)), ("Tables of two", _pair_rows(there, sums)),
            ("One against three at tables of four", _table_rows(there, sums)),
        ):
            table = list(rows)
            if len(table) > PAIR:  # more than the heading
                lines += ["", f"### {title}{options}", "", *table]
    return "\n".join(lines) + "\n"


def _alone_rows(matches: Sequence[Setting], sums: Sums) -> Iterator[str]:
    yield "| seat | games | mean result | won | decision, 95 % |"
    yield "| --- | --- | --- | --- | --- |"
    for match in matches:
        if len(match.seats) == 1:
            facts, name = sums.facts(match), match.seats[0]
            yield (f"| {name} | {sums.games(match):,} | {_points(facts, name)} | {_percent(won(facts, name))} "
                   f"| {_time(facts, name)} |")


def _pair_rows(matches: Sequence[Setting], sums: Sums) -> Iterator[str]:
    """Yield a row for each contender, the strongest first: its rating, and its share of the games against each
    other."""
    pairs = [one for one in matches if len(one.seats) == PAIR]
    facts = {(one.seats[0], one.seats[1]): sums.facts(one) for one in pairs}
    results = {pair: shares_of(found, pair[0]) for pair, found in facts.items()}
    ratings = rate_pairs(results, random.Random("ratings"))
    ranked = sorted(ratings, key=lambda name: -ratings[name].value)
    yield f"| seat | rating | {' | '.join(f'against {name}' for name in ranked)} | decision, 95 % |"
    yield f"|{' --- |' * (len(ranked) + 3)}"
    for name in ranked:
        cells = [_percent(_against(facts, name, other)) if name != other else "" for other in ranked]
        whole: Facts = sum((found for pair, found in facts.items() if name in pair), start=Facts())
        yield (f"| {name} | {ratings[name].value:.0f} ± {ratings[name].error:.0f} | {' | '.join(cells)} "
               f"| {_time(whole, name)} |")


def _against(facts: dict[tuple[str, str], Facts], name: str, other: str) -> Estimate:
    return won(facts.get((name, other)) or facts.get((other, name)) or Facts(), name)


def _table_rows(matches: Sequence[Setting], sums: Sums) -> Iterator[str]:
    yield "| seat | against | games | won (even: 25 %) | points: theirs | decision, 95 % |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for match in matches:
        if len(match.seats) > PAIR:
            facts, (name, other) = sums.facts(match), match.seats[:2]
            yield (f"| {name} | three {other} | {sums.games(match):,} | {_percent(won(facts, name))} "
                   f"| {_points(facts, name)} : {_points(facts, other)} | {_time(facts, name)} |")


def shares_of(facts: Facts, name: str) -> dict[float, int]:
    """Return how often a contender had each share (0 to 1) of a won game."""
    return {value / SHARES: n for value, n in value_counts(facts, f"share:{name}").items()}


def won(facts: Facts, name: str) -> Estimate:
    """Return a contender's share of the games (0 to 1); a tie is shared."""
    return share_won(shares_of(facts, name))


def mean_total(facts: Facts, name: str) -> Estimate:
    """Return the mean of a contender's totals (points, stars, houses)."""
    return mean_of({float(value): n for value, n in value_counts(facts, f"total:{name}").items()})


def _points(facts: Facts, name: str) -> str:
    found = mean_total(facts, name)
    return f"{found.value:.1f} ± {found.error:.1f}"


def _percent(share: Estimate) -> str:
    return f"{100 * share.value:.0f} ± {100 * share.error:.0f} %"


def _time(facts: Facts, name: str) -> str:
    """Return the processor time below which 95 % of a contender's decisions stay. A former version thinks in another
    process, where it is not measured."""
    return "" if name.startswith(FORMER) else f"{quantile(facts, f'ms:{name}', SLOW):.0f} ms"
