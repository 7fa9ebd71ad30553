"""Output on consoles with few characters: it always arrives, with the closest replacements."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from games.core import console

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("encoding", "shown"), [
    ("utf-8", "2 × Perché… “no” 🏮 Ж"), ("cp1252", "2 × Perché… “no” ? ?"), ("cp437", '2 x Perché... "no" ? ?'),
    ("ascii", '2 x Perche... "no" ? ?'),
])
def test_letters_that_the_console_does_not_know_become_others(
    encoding: str, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding=encoding))
    console.print_on_any_console()
    print("2 × Perché… “no” 🏮 Ж", flush=True)
    assert written.getvalue().decode(encoding).rstrip() == shown


@pytest.mark.parametrize("language", ["en", "es", "it"])
@pytest.mark.parametrize("console", [
    {"PYTHONIOENCODING": "cp1252"}, {"PYTHONUTF8": "0", "LC_ALL": "C", "PYTHONCOERCECLOCALE": "0"},
])
@pytest.mark.sampled(0.5)
def test_a_game_in_the_terminal_needs_no_unicode(console: dict[str, str], language: str) -> None:
    typed = "?\nb\nr 1\nh\nñ\n\x81\n1\n1\n1\nq\n"
    process = subprocess.run(
        [sys.executable, "-m", "games", "play", "northwood", "--language", language, "--name", "Iñaki Ж"],
        input=typed.encode("latin-1"), capture_output=True, cwd=ROOT, timeout=300,
        env={"PATH": "", "PYTHONPATH": str(ROOT), **console},
    )
    assert process.returncode == 0 and process.stderr == b"", process.stderr.decode()
    assert len(process.stdout) > 1000
