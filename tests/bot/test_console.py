"""What a start does before it runs anything."""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path

import pytest

from bot.console import WithoutIds
from games.core.registry import HOUSE

ROOT = Path(__file__).parents[2]
START = """
import argparse, sys
from bot import console

async def run(settings, *, local):
    print(*sys.modules)

console.run = run
console.start(argparse.Namespace(command="local", or_local=False))
"""


def test_all_games_are_loaded_before_anybody_can_click(tmp_path: Path) -> None:
    """Else the first click at a game waits for its rules to be loaded."""
    said = subprocess.run(
        [sys.executable, "-c", START], cwd=tmp_path, env={"PYTHONPATH": str(ROOT)}, capture_output=True, text=True,
        check=True,
    ).stdout
    assert {f"games.{game}.rules" for game in HOUSE} <= set(said.split())


def test_no_discord_id_stands_in_the_lines_of_discords_library(capsys: pytest.CaptureFixture[str]) -> None:
    handler = logging.StreamHandler()
    handler.addFilter(WithoutIds())
    log = logging.getLogger("discord.http")
    log.addHandler(handler)
    try:
        log.error("We are being rate limited. GET %s responded with 429, %d s", "/members/900000000123456789", 3)
    finally:
        log.removeHandler(handler)
    assert capsys.readouterr().err == "We are being rate limited. GET /members/… responded with 429, 3 s\n"
