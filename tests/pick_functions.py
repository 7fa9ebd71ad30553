"""`python -m tests.pick_functions SEED`: print functions and module docstrings picked at random, for readers who have
not seen the code.

A reader gets the name, signature and docstring alone and explains what the function does, who calls it and what it
raises. Where they cannot, the name or the docstring is rewritten.
"""

from __future__ import annotations

import ast
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

Function = ast.FunctionDef | ast.AsyncFunctionDef
ROOT = Path(__file__).parent.parent
ROOMS = ("games/core", "storage", "tables", "cogs", "bot", "rendering/kit", "sandbox")
FUNCTIONS, MODULES = 60, 12
"""The number of functions and module docstrings that are picked."""


def functions_of(file: Path) -> Iterator[str]:
    """Yield the public functions and methods of a module that have a docstring, as source without their bodies."""
    module = ".".join(file.relative_to(ROOT).with_suffix("").parts)
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            owner = f"{module}.{node.name}: {(ast.get_docstring(node) or '').partition(chr(10))[0]}"
            yield from [_shown(one, owner) for one in node.body if _is_public(one)]
        elif _is_public(node):
            yield _shown(node, module)


def _is_public(node: ast.stmt) -> TypeGuard[Function]:
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return False
    return not node.name.startswith("_") and ast.get_docstring(node) is not None


def _shown(node: Function, owner: str) -> str:
    node.body = node.body[:1]
    return f"# {owner}\n{ast.unparse(node)}"


def main() -> None:
    """Print some functions and then some modules, picked with the seed on the command line."""
    rng = random.Random(sys.argv[1])
    files = sorted(file for room in ROOMS for file in (ROOT / room).rglob("*.py"))
    for one in rng.sample([shown for file in files for shown in functions_of(file)], FUNCTIONS):
        print(one, end="\n\n")
    for file in rng.sample([file for file in files if file.stem != "__init__"], MODULES):
        print(f"# {file.relative_to(ROOT)}\n{ast.get_docstring(ast.parse(file.read_text(encoding='utf-8')))}\n")


if __name__ == "__main__":
    main()
