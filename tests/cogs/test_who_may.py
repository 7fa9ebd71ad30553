"""Every click and command that leads to a change or a message is known here, with the check that comes before it. A
new one fails until it is: then see `cogs.clicks.permissions` for what it must ask, and `tests/wire/test_doors.py`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from discord import app_commands

from cogs.clicks.router import CHANGES_PUBLIC, HANDLERS, LEAVING, TABLELESS
from cogs.commands import COMMANDS

POSTS = {
    "rematch", "reopen", "share", "deal", "data_move", "/play", "/daily",
}
"""Open, show or move something for a person: the place is asked what they may do there."""
MANAGES = {"close", "data_move", "data_server", "set", "/data server"}
"""For who manages a server at this moment: the click is asked."""
AT_TABLE = {
    *("agree", "ai_level", "anyway", "ask_ready", "askback", "back", "ballot", "disagree", "guest", "join", "keep"),
    *("leave", "lesson_do", "lesson_end", "option", "order_all", "order_do", "order_one", "orders", "pace", "practice"),
    *("plan", "puzzle", "ready", "seat_ai", "start", "switch", "takeback", "undo", "unseat_ai"),
    *(f"{prefix}{deed}" for deed in ("amounts", "answer", "filled", "instead", "mark", "order", "page", "propose",
                                     "send", "take") for prefix in ("", "free_", "plan_")),
    *(f"/table {name}" for name in ("ai", "cancel", "give", "handover", "invite", "join", "leave", "start", "undo")),
}
"""Change a table: who comes to it is asked by `Surface.visit`, and whose seat it is by the service."""
OWN = {
    *("away", "bell", "data_delete", "data_export", "follow", "hours", "invitable", "no_tips", "notices", "room"),
    *("set", "stats_wish", "unfollow", "learn", "/away", "/data delete", "/data export", "/hours", "/learn"),
    "/table follow",
}
"""Change or hand out what is the person's own; `follow` and `learn` only where they may come to the table."""
LOOKS = {
    *("choose", "daily", "doctor", "film", "hand", "hint", "log", "look", "more", "record", "replay", "rules", "seal"),
    *("stats", "tables", "topic", "why", "words"),
    *("/about", "/board", "/card", "/hand", "/help", "/log", "/rules", "/settings", "/stats", "/tables"),
}
"""Show something to the person alone; what is a table's, through `Surface.visit`."""

PLACED = {"lobby.open", "daily.play", "reopening.reopen", "moving.bring"}
"""What lets a table stand somewhere. Where it is called, the place has been checked; a private one needs no place."""
SAID = {
    ("replay.py", "share", "send"), ("move_tables.py", "_go", "tell"),
    ("direct_messages.py", "open_room", "send"), ("direct_messages.py", "say_in", "send"),
    ("data.py", "_tell_server", "tell"), ("replay.py", "share", "attach"),
}
"""Where a click sends a message: into the table's channel, which was checked; into the person's own room; and what the
bot tells people where a manager has taken their table away."""


def commands() -> Iterator[str]:
    def walk(one: Any) -> Iterator[str]:
        if isinstance(one, app_commands.Group):
            for each in one.commands:
                yield from walk(each)
        else:
            yield f"/{one.qualified_name}"

    for one in COMMANDS:
        yield from walk(one)


def test_what_every_click_and_command_does_is_known() -> None:
    assert {*HANDLERS, *TABLELESS, *commands()} == POSTS | MANAGES | AT_TABLE | OWN | LOOKS
    assert not LOOKS & (POSTS | MANAGES | AT_TABLE | OWN)
    assert CHANGES_PUBLIC <= AT_TABLE and LEAVING <= OWN


def functions() -> Iterator[tuple[str, ast.AsyncFunctionDef]]:
    """Whatever answers clicks and commands, with the module that has it."""
    for path in sorted((*Path("cogs/clicks").glob("*.py"), *Path("cogs/commands").glob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.AsyncFunctionDef):
                yield path.name, node


def calls(function: ast.AsyncFunctionDef) -> list[str]:
    """What it calls, in the order in which it stands there, as dotted names."""
    found = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
    return [ast.unparse(one.func) for one in sorted(found, key=lambda one: (one.lineno, one.col_offset))]


def test_a_table_comes_to_stand_only_where_the_person_and_the_bot_may_write() -> None:
    places = 0
    for module, function in functions():
        called = calls(function)
        for n, name in enumerate(called):
            if any(name.endswith(f".tables.{one}") for one in PLACED):
                private = "Home(HomeKind.PRIVATE)" in ast.unparse(function)
                assert private or any(one.endswith(".check") for one in called[:n]), (module, function.name)
                places += 1
    assert places >= len(PLACED)


def test_every_message_that_a_click_sends_is_known() -> None:
    said = {
        (module, function.name, found[1])
        for module, function in functions() for name in calls(function)
        if (found := re.search(r"\b(?:post|channel)\.(send|tell|attach|edit)$", name))
    }
    assert said == SAID


def test_public_messages_are_changed_in_two_places_only() -> None:
    changing = {name for name, function in functions() if any(one.endswith("click.public") for one in calls(function))}
    assert changing == {"lobby.py", "question.py"}
