"""`make population`: a thousand tables for sixty days, in two processes, and what came of them. Ends with 1 where a law
was broken."""

from __future__ import annotations

import argparse
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from functools import reduce
from multiprocessing import get_context
from operator import add

from benchmarks.population.life import lived


def main() -> int:
    """Let them live, and say what came of it."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.population", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--days", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    each = -(-args.tables // args.processes)
    with (
        tempfile.TemporaryDirectory(prefix="sobremesa-population-") as folder,
        ProcessPoolExecutor(args.processes, mp_context=get_context("spawn")) as pool,
    ):
        parts = [pool.submit(lived, args.seed + n, each, args.days, folder) for n in range(args.processes)]
        found = reduce(add, (part.result() for part in parts))
    print(found.told())
    broken = found.broken()
    print("\n".join(["", f"{len(broken)} laws were broken", *broken[:100]]))
    return int(bool(broken))


if __name__ == "__main__":
    sys.exit(main())
