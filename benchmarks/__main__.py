"""`make bench`: every figure, as one table and as JSON. `python -m benchmarks engine pictures` runs some sections."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from benchmarks import (
    agricola_table,
    clicks,
    engine,
    finished,
    machines,
    memory,
    overload,
    pictures,
    thinking,
    wire,
    writing,
)
from benchmarks.report import Figure, print_report

SECTIONS: dict[str, Callable[[], list[Figure]]] = {
    "engine": engine.figures,
    "pictures": lambda: [
        *pictures.figures("grimm_forest", 2), *pictures.figures("grimm_forest", 4), *pictures.figures("agricola", 4),
        *pictures.figures("above_below", 4), *pictures.figures("mi_tierra", 4),
    ],
    "wire": wire.figures,
    "writing": writing.figures,
    "thinking": thinking.figures,
    "overload": overload.figures,
    "agricola-table": agricola_table.figures,
    "memory": memory.figures,
    "machines": machines.figures,
    "clicks": clicks.figures,
    "finished": finished.figures,
}


def main() -> int:
    """Run the sections that are asked for, all of them by default."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks")
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=", ".join(SECTIONS))
    args = parser.parse_args()
    if unknown := set(args.sections) - set(SECTIONS):
        parser.error(f"no section {', '.join(sorted(unknown))}; there are {', '.join(SECTIONS)}")
    print_report({name: SECTIONS[name]() for name in args.sections or SECTIONS})
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
