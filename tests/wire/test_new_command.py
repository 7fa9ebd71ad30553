"""docs/commands.md: its whole command is written into a copy of the program, as the page says, and its test passes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "commands.md"


def test_the_command_of_the_page_answers(tmp_path: Path) -> None:
    whole = PAGE.read_text(encoding="utf-8").partition("## A whole one")[2]
    (command, test), (words,) = (re.findall(rf"```{kind}\n(.*?)```", whole, re.DOTALL) for kind in ("python", "ftl"))
    shown = tmp_path / "program"
    copied = (Path("cogs"), Path("tests", "wire"))
    for folder in (Path(), Path("tests")):
        (shown / folder).mkdir()
        for entry in (ROOT / folder).iterdir():
            name = entry.relative_to(ROOT)
            if name not in (Path("tests"), *copied) and not entry.name.startswith("."):
                (shown / name).symlink_to(entry)
    for source in copied:
        for file in (ROOT / source).rglob("*"):
            if file.is_file() and "__pycache__" not in file.parts:
                copy = shown / file.relative_to(ROOT)
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_bytes(file.read_bytes())
    looking = shown / "cogs" / "commands" / "looking.py"
    code = looking.read_text(encoding="utf-8").replace("import Text, key_of", "import Listed, Seat, Text, key_of")
    code = code.replace("\n\nMOST =", "\nfrom tables.trouble import Trouble\n\nMOST =")
    code = code.replace("(hand, board, log, tables)", "(hand, board, log, tables, recap)")
    looking.write_text(code.replace("\nCOMMANDS:", f"\n{command}\n\nCOMMANDS:"), encoding="utf-8")
    for number, language in enumerate(("en", "es", "it")):
        catalogue = shown / "cogs" / "texts" / f"{language}.ftl"
        own = re.sub(r"= (recap|lines)$", rf"= \g<1>{'x' * number}", words, flags=re.MULTILINE)
        catalogue.write_text(catalogue.read_text(encoding="utf-8") + own, encoding="utf-8")
    tests = shown / "tests" / "wire" / "test_commands.py"
    code = tests.read_text(encoding="utf-8").replace('"board", "log", "tables"', '"recap", "board", "log", "tables"', 1)
    tests.write_text(f"{code}\n\n{test}", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-k", "recap or three_languages",
         "tests/wire/test_commands.py"], cwd=shown, capture_output=True, text=True, check=False, timeout=120,
    )
    assert done.returncode == 0 and "2 passed" in done.stdout, done.stdout + done.stderr
