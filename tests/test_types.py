"""The tests are checked for types like the rest: a forgotten `await` in one of them must not pass."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_every_folder_of_code_is_checked() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    code = {folder.parent.name for folder in ROOT.glob("*/__init__.py")}
    examples = {folder.parent.name for folder in ROOT.glob("docs/examples/*/*/__init__.py")}
    assert examples and set(config["packages"]) == code | examples and config["strict"] is True
