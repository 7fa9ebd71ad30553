"""The files of the local table's page in the folder `web`, and the languages that they speak."""

from __future__ import annotations

import json
from pathlib import Path

from .rules.commands import LOCALES

WEB = Path(__file__).parent / "web"
CONTENT_TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
}
USUAL_LOCALES = {"en": "en-US", "es": "es-ES"}
"""The Discord locale of each language that has several."""


def web_files() -> dict[str, bytes]:
    """Return the files that browsers load, by name. `languages.json` is made here: the page's languages by their
    Discord locales."""
    files = {path.name: path.read_bytes() for path in WEB.iterdir() if path.suffix in CONTENT_TYPES}
    return files | {"languages.json": json.dumps(languages()).encode()}


def languages() -> dict[str, str]:
    """Return the languages that have a file of words, by their Discord locales: English first, then by code."""
    codes = sorted(
        (path.name.split(".")[1] for path in WEB.glob("words.*.json")), key=lambda code: (code != "en", code)
    )
    return {_locale(code): code for code in codes}


def _locale(code: str) -> str:
    """Return the Discord locale of a language."""
    return USUAL_LOCALES.get(code) or min(one for one in LOCALES if one.partition("-")[0] == code)
