"""The pages of docs/ are tried as a stranger would: what they show is written into a copy of the program and tested."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
LANGUAGES = ("en", "es", "it")


def blocks(page: str, kind: str, after: str = "", before: str = "\n## ") -> list[str]:
    """The blocks of code of a kind ("python", "" for none) in a page of docs/, in the part that begins with the heading `after`."""
    part = (ROOT / "docs" / page).read_text(encoding="utf-8").partition(after)[2].partition(before)[0]
    every = re.findall(r"^```(\w*)\n(.*?)^```$", part, re.DOTALL | re.MULTILINE)
    return [code for found, code in every if found == kind]


class Program:
    """A copy of the program in a folder. `copied` are the folders that may be written to; the rest are links."""

    def __init__(self, folder: Path, *copied: str) -> None:
        self.root = folder / "program"
        self._show(Path(), [Path(name) for name in copied])

    def _show(self, here: Path, copied: list[Path]) -> None:
        """Make a folder in which something is copied somewhere below."""
        (self.root / here).mkdir()
        for entry in (ROOT / here).iterdir():
            name = entry.relative_to(ROOT)
            if entry.name.startswith(".") or entry.name == "__pycache__":
                continue
            if name in copied:
                self._copy(name)
            elif any(name in one.parents for one in copied):
                self._show(name, copied)
            else:
                (self.root / name).symlink_to(entry)

    def _copy(self, folder: Path) -> None:
        for file in (ROOT / folder).rglob("*"):
            if file.is_file() and "__pycache__" not in file.parts:
                copy = self.root / file.relative_to(ROOT)
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_bytes(file.read_bytes())

    def edit(self, name: str, change: Callable[[str], str]) -> None:
        """Change a file; it must be another one afterwards."""
        path = self.root / name
        before = path.read_text(encoding="utf-8")
        after = change(before)
        assert after != before, f"{name} has stayed as it was"
        path.write_text(after, encoding="utf-8")

    def add(self, name: str, code: str) -> None:
        """Put code at the end of a file."""
        self.edit(name, lambda text: f"{text}\n\n{code}")

    def replace(self, name: str, old: str, new: str) -> None:
        """Put something in the place of what stands in a file."""
        self.edit(name, lambda text: text.replace(old, new, 1))

    def write(self, name: str, text: str) -> None:
        """A new file."""
        path = self.root / name
        assert not path.exists()
        path.write_text(text, encoding="utf-8")

    def test(self, *arguments: str, passing: int) -> None:
        """Run tests of the copy: so many must pass, and none fail."""
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *arguments],
            cwd=self.root, capture_output=True, text=True, check=False, timeout=120,
        )
        assert done.returncode == 0 and f"{passing} passed" in done.stdout, done.stdout + done.stderr
