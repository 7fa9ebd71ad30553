"""Figures: named numbers with a unit, printed as one table and as JSON."""

from __future__ import annotations

import json
import os
import platform
import statistics
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from time import perf_counter


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured number. `aim` is what the project wants it to be, as words; empty where there is no aim."""

    name: str
    value: float
    unit: str
    aim: str = ""


def median_ms(work: Callable[[], object], times: int = 30) -> float:
    """The median duration of `work` in milliseconds over `times` runs, after one run that warms caches."""
    work()
    spans = []
    for _ in range(times):
        began = perf_counter()
        work()
        spans.append(1000 * (perf_counter() - began))
    return statistics.median(spans)


def quantile(values: Sequence[float], q: float) -> float:
    """The q-quantile (0 to 1) of measured values, by nearest rank."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(q * len(ordered)))]


def print_report(sections: dict[str, list[Figure]]) -> None:
    """The table, then one line of JSON with the same figures."""
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}")
    for section, figures in sections.items():
        print(f"\n{section}")
        for figure in figures:
            aim = f"   (aim: {figure.aim})" if figure.aim else ""
            print(f"  {figure.name:58} {figure.value:12.2f} {figure.unit}{aim}")
    print()
    print(json.dumps({section: [asdict(figure) for figure in figures] for section, figures in sections.items()}))
