"""`python -m games balance GAME`: thousands of games of equally strong AI seats, and each target beside its figure."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from games.cli.measuring import Chunk, OtherRun, Sums, fingerprint, head, measure
from games.core.balance import Balance, Facts, Setting, Target, balance_of
from games.core.registry import spec_named
from games.core.spec import GameSpec

ROOT = Path(__file__).parents[2]
WORST = 6
"""How many things outside the bounds of a target are named, the furthest outside first."""


@dataclass(frozen=True)
class Job:
    """What is asked of the command. `game` as `registry.spec_named` takes it; `games`: at most so many of each setting;
    `only`: these settings, all where none is named; `partial`: the file with the sums so far; `anew`: without them."""

    game: str
    games: int | None
    only: Sequence[str]
    seed: int
    partial: Path | None
    report: Path | None
    processes: int
    anew: bool = False


def balance(job: Job) -> int:
    """Play what is missing, then write the report of all that was played. 1 when it was stopped before its end.

    Raises `LookupError` for a game without a balance or a setting that is not there.
    """
    spec = spec_named(job.game)
    wanted = balance_of(spec)
    settings = [wanted.setting(name) for name in job.only] or list(wanted.settings)
    partial = job.partial or Path(".balance") / f"{spec.id}.jsonl"
    if job.anew:
        partial.unlink(missing_ok=True)
    try:
        sums = Sums(partial, head(spec, job.seed))
    except OtherRun as other:
        print(f"games: {partial} has {other}; --anew begins again", file=sys.stderr)
        return 2
    done = _play(job, settings, sums)
    report = job.report or ROOT / "docs" / "balance" / f"{spec.id}.md"
    report.parent.mkdir(parents=True, exist_ok=True)
    report.write_text(written(job.game, spec, wanted, sums, job.seed), encoding="utf-8")
    print(f"{report}: {_verdicts(wanted, sums)}{'' if done else '; stopped, the same command goes on'}")
    return 0 if done else 1


def _play(job: Job, settings: Sequence[Setting], sums: Sums) -> bool:
    chunks = [
        chunk for setting in settings
        for chunk in sums.missing(setting, min(setting.games, job.games or setting.games))
    ]
    left = sum(chunk.end - chunk.first for chunk in chunks)

    def keep(chunk: Chunk, facts: Facts) -> None:
        nonlocal left
        sums.keep(chunk, facts)
        left -= chunk.end - chunk.first
        if sys.stderr.isatty():
            print(f"\r{left} games left ", end="", file=sys.stderr, flush=True)

    return measure(job.game, chunks, job.seed, job.processes, keep)


def measured(balance: Balance, sums: Sums) -> Iterator[tuple[Setting, Target, dict[str, float]]]:
    """The figures of each target in each setting that was played and that it is for."""
    for setting in balance.settings:
        if sums.games(setting):
            facts = sums.facts(setting)
            for target in balance.targets:
                if not target.settings or setting.name in target.settings:
                    yield setting, target, dict(target.figures(facts))


def _verdicts(balance: Balance, sums: Sums) -> str:
    found = [all(map(target.keeps, figures.values())) for _, target, figures in measured(balance, sums)]
    return f"{sum(found)} of {len(found)} targets met"


def written(name: str, spec: GameSpec[Any], balance: Balance, sums: Sums, seed: int) -> str:
    """The report. `name`: what the game is called at the command line."""
    title = spec.id.replace("_", " ").title()
    lines = [
        f"# The balance of {title}",
        "",
        f"Made by `python -m games balance {name}`, which plays games of AI seats and writes this page anew; it",
        f"can be stopped and goes on where it was. A figure is of all games of its setting. {balance.sources}",
        "",
        f"Rules version {spec.version}, code {fingerprint(spec)}, seed {seed}; game *n* of a setting has the seed",
        f"SHA-256 of `{spec.id}:{seed}:<setting>:<n>`. {_verdicts(balance, sums)}.",
        "",
        "| setting | games | seats | options |",
        "| --- | --- | --- | --- |",
    ]
    lines += [_setting_row(one, sums) for one in balance.settings]
    lines += ["", "| seat | how it plays |", "| --- | --- |"]
    lines += [f"| {name} | {player.strength} |" for name, player in balance.players.items()]
    shown = list(measured(balance, sums))
    for setting in balance.settings:
        rows = [(target, figures) for one, target, figures in shown if one is setting]
        if rows:
            lines += ["", f"## {setting.name}", "", "| target | wanted | measured | |", "| --- | --- | --- | --- |"]
            lines += [target_row(target, figures) for target, figures in rows]
    return "\n".join(lines) + "\n"


def _setting_row(setting: Setting, sums: Sums) -> str:
    played, wanted = sums.games(setting), setting.games
    games = f"{played:,}" if played >= wanted else f"{played:,} of {wanted:,}"
    options = ", ".join(f"{name} {_option(value)}" for name, value in setting.options.items()) or "none"
    seats = f"{setting.players} of " if setting.players else ""
    return f"| {setting.name} | {games} | {seats}{', '.join(setting.seats)} | {options} |"


def _option(value: Any) -> str:
    return {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def target_row(target: Target, figures: dict[str, float]) -> str:
    """A target beside what was measured: one figure, or the range of many with those that are outside."""
    outside = {name: figure for name, figure in figures.items() if not target.keeps(figure)}
    if not figures:
        told = "-"
    elif len(figures) == 1:
        told = target.shown(*figures.values())
    else:
        told = f"{target.shown(min(figures.values()))} to {target.shown(max(figures.values()))}"
        worst = sorted(outside, key=lambda name: -max(target.least - outside[name], outside[name] - target.most))
        named = [f"{name} {target.shown(outside[name])}" for name in worst[:WORST]]
        told += f"; {len(outside)} of {len(figures)} outside: {', '.join(named)}" if outside else ""
    verdict = f"**outside**. {target.why}".strip() if outside else "within" if figures else "not met with"
    source = f" ({target.source})" if target.source else ""
    return f"| {target.name}{source} | {target.bounds()} | {told} | {verdict} |"
