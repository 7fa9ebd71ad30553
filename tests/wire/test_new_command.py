"""docs/commands.md: its whole command is written into a copy of the program, as the page says, and its test passes."""

from __future__ import annotations

import re
from pathlib import Path

from tests.pages import LANGUAGES, Program, blocks

HEADING = "## A whole one"


def test_the_command_of_the_page_answers(tmp_path: Path) -> None:
    (command, test), (words,) = (blocks("commands.md", kind, HEADING, "\0") for kind in ("python", "ftl"))
    program = Program(tmp_path, "cogs", "tests/wire")
    looking = "cogs/commands/looking.py"
    program.replace(looking, "import Text, key_of", "import Listed, Seat, Text, key_of")
    program.replace(looking, "\n\nMOST =", "\nfrom tables.trouble import Trouble\n\nMOST =")
    program.replace(looking, "(hand, board, log, tables)", "(hand, board, log, tables, recap)")
    program.replace(looking, "\nCOMMANDS:", f"\n{command}\n\nCOMMANDS:")
    for number, language in enumerate(LANGUAGES):
        own = re.sub(r"= (recap|lines)$", rf"= \g<1>{'x' * number}", words, flags=re.MULTILINE)
        program.add(f"cogs/texts/{language}.ftl", own)
    tests = "tests/wire/test_commands.py"
    program.replace(tests, '"board", "log", "tables"', '"recap", "board", "log", "tables"')
    program.add(tests, test)
    program.test("-k", "recap or three_languages", tests, passing=2)
