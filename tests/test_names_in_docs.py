"""The names of functions and methods that the pages for developers tell are those of the code."""

from __future__ import annotations

import builtins
import re
from pathlib import Path

PACKAGES = ("bot", "cogs", "games/core", "storage", "tables", "tests/wire")
PAGES = ("architecture", "commands", "discord", "operations", "table_service", "time")
CODE = re.compile(r"`([^`\n]+)`")
CALL = re.compile(r"(?<![\w.])(?:await |self\.)?([a-z_]\w*)\(")
DOTTED = re.compile(r"[a-z_]\w*(?:\.[a-z_]\w*)+")
FILES = ("py", "md", "ftl", "json", "sqlite3", "html", "svg", "js", "txt", "toml", "yaml", "yml", "in", "env")


def test_the_pages_for_developers_name_what_there_is() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for one in PACKAGES for path in Path(one).rglob("*.py"))
    words = set(re.findall(r"[a-z_]\w*", source))
    defined = set(re.findall(r"(?:def|class) (\w+)", source)) | set(dir(builtins))
    unknown = []
    for page in PAGES:
        told = Path(f"docs/{page}.md").read_text(encoding="utf-8")
        for code in CODE.findall(told):
            names = [name for name in CALL.findall(code) if name not in defined and f"def {name}" not in told]
            if DOTTED.fullmatch(code) and code.rpartition(".")[2] not in FILES:
                names += [name for name in code.split(".")[-1:] if name not in words]
            unknown += [f"{page}: {name} in `{code}`" for name in names]
    assert unknown == []
