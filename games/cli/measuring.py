"""Plays the games of a balance report, some at a time, and keeps their sums in a file, so that it can be stopped.

The file has a line of JSON for what is played (game, rules, code, seed) and one for every ten games. What was played
under other rules or by other code does not count for these.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import signal
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from games.core.balance import Balance, Facts, Setting, balance_of
from games.core.leanings import of_one_mind
from games.core.registry import new_run, spec_named
from games.core.spec import GameSpec
from games.core.view import seat_view

CHUNK = 10
"""Games that are played and kept together: what an interruption loses of each process."""
SIGNED = (".py", ".json")
"""Files of a game that decide how it goes; texts do not."""


class OtherRun(Exception):
    """The file is of other rules, other code or another seed."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some games of a setting: those from `first` on, up to `end`. `played`: how (`way_of`)."""

    setting: str
    played: str
    first: int
    end: int


def way_of(setting: Setting) -> str:
    """How a setting is played, so that games of before it was changed do not count for it."""
    drawn = [setting.players] if setting.players else []
    return json.dumps([list(setting.seats), dict(setting.options), *drawn], sort_keys=True)


def head(spec: GameSpec[Any], seed: int) -> dict[str, Any]:
    """What is played, so that sums of unlike games are never added."""
    return {"game": spec.id, "version": spec.version, "code": fingerprint(spec), "seed": seed}


def fingerprint(spec: GameSpec[Any]) -> str:
    """Twelve digits that change with the game's code and content, not with the targets that its figures are held to."""
    package, _, targets = spec.balance.rpartition(".")
    folder = Path(import_module(package).__file__ or "").parent
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        if file.suffix in SIGNED and file != folder / f"{targets}.py":
            digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:12]


class Sums:
    """The facts so far, by setting, with the games that they are of."""

    def __init__(self, file: Path, wanted: Mapping[str, Any]) -> None:
        """Read what the file has. Raises `OtherRun`."""
        self.file = file
        self.chunks: dict[tuple[str, str], dict[int, tuple[int, Facts]]] = {}
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True) if file.exists() else []
        if not lines:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(wanted) + "\n", encoding="utf-8")
            return
        found = json.loads(lines[0])
        if found != wanted:
            raise OtherRun(", ".join(f"{key} {found.get(key)} and not {value}" for key, value in wanted.items()
                                     if found.get(key) != value))
        for line in lines[1:]:
            self._read(line)
        if not lines[-1].endswith("\n"):  # a run was killed while writing it
            self._write("\n")

    def _read(self, line: str) -> None:
        try:
            one = json.loads(line)
        except ValueError:
            return
        facts = Counter(one.pop("facts"))
        self._put(Chunk(**one), facts)

    def _put(self, chunk: Chunk, facts: Facts) -> None:
        self.chunks.setdefault((chunk.setting, chunk.played), {})[chunk.first] = (chunk.end, facts)

    def keep(self, chunk: Chunk, facts: Facts) -> None:
        """Add the facts of some games and write them down."""
        self._put(chunk, facts)
        line = json.dumps({**asdict(chunk), "facts": facts})
        self._write(line + "\n")

    def _write(self, text: str) -> None:
        with self.file.open("a", encoding="utf-8") as file:
            file.write(text)

    def _of(self, setting: Setting) -> dict[int, tuple[int, Facts]]:
        return self.chunks.get((setting.name, way_of(setting)), {})

    def games(self, setting: Setting) -> int:
        """How many games of a setting were played."""
        return sum(end - first for first, (end, _) in self._of(setting).items())

    def facts(self, setting: Setting) -> Facts:
        """The sums of a setting."""
        total: Facts = Counter()
        for _, facts in self._of(setting).values():
            total.update(facts)
        return total

    def missing(self, setting: Setting, games: int) -> Iterator[Chunk]:
        """What is still to be played of so many games. A part that was cut short by a smaller number is played anew."""
        there = self._of(setting)
        for first in range(0, games, CHUNK):
            end = min(games, first + CHUNK)
            if first not in there or there[first][0] < end:
                yield Chunk(setting.name, way_of(setting), first, end)


def play_chunk(name: str, chunk: Chunk, seed: int) -> Facts:
    """Play some games and add up what was counted in them."""
    spec = spec_named(name)
    balance = balance_of(spec)
    total: Facts = Counter()
    for number in range(chunk.first, chunk.end):
        total.update(_play(spec, balance, balance.setting(chunk.setting), number, seed))
    return total


def _play(spec: GameSpec[Any], balance: Balance, setting: Setting, number: int, seed: int) -> Facts:
    name = f"{spec.id}:{seed}:{setting.name}:{number}"
    rng, seated = random.Random(name), setting.seated(number)
    options = spec.options.model_validate(dict(setting.options))
    run = new_run(spec, len(seated), hashlib.sha256(name.encode()).hexdigest(), options)
    minds = [of_one_mind(balance.players[who].ai, random.Random(f"{name}:{seat}")) for seat, who in enumerate(seated)]
    watch = balance.watch(setting, seated)
    while not run.finished:
        seat, decision = next(iter(run.open().items()))
        answer = minds[seat].choose(seat_view(run, seat), decision, rng)
        watch.asked(run.state, decision, answer)
        run.submit(seat, answer)
    return watch.over(run.state, run.tally)


def measure(
    name: str, chunks: list[Chunk], seed: int, processes: int, keep: Callable[[Chunk, Facts], None]
) -> bool:
    """Play all of it, in so many processes; whether it came to its end. Control-C stops it: what is kept is kept."""
    try:
        if processes == 1:
            for chunk in chunks:
                keep(chunk, play_chunk(name, chunk, seed))
        else:
            _side_by_side(name, chunks, seed, processes, keep)
    except KeyboardInterrupt:
        return False
    return True


def _side_by_side(
    name: str, chunks: list[Chunk], seed: int, processes: int, keep: Callable[[Chunk, Facts], None]
) -> None:
    with ProcessPoolExecutor(processes, initializer=_deaf) as pool:
        jobs = {pool.submit(play_chunk, name, chunk, seed): chunk for chunk in chunks}
        try:
            for job in as_completed(jobs):
                keep(jobs[job], job.result())
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _deaf() -> None:
    """The terminal's Control-C reaches every process; only the first one is to decide about it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """How many processes can run at once on this machine."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
