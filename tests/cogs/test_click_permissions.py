"""A list of all clicks and commands that change or send something, with the permission check that comes first. A new
one fails until it is listed: see `cogs.clicks.permissions` for the checks, and `tests/wire/test_permissions.py`."""

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
    "play", "rematch", "reopen", "review_share", "share", "deal", "deal_share", "data_move", "/play", "/daily",
    "/weekly", "/league open", "thread",
}
"""Clicks that open, show or move something for a person; they check what the person may do in that place."""
MANAGES = {"close", "data_move", "data_server", "set", "season_run", "/data server", "/league open", "/league result"}
"""Clicks of people who manage the server; the click itself says whether they do."""
AT_TABLE = {
    *("agree", "ai_level", "anyway", "ask_ready", "askback", "back", "ballot", "disagree", "guest", "join", "keep"),
    *("leave", "lesson_do", "lesson_end", "option", "order_all", "order_do", "order_one", "orders", "pace", "practice"),
    *("advised", "plan", "puzzle", "ready", "seat_ai", "start", "switch", "switches", "takeback", "undo", "unseat_ai"),
    *("find_join", "seekers", "admit", "admit_rating", "admit_finish"),
    *(f"{prefix}{deed}" for deed in ("amounts", "answer", "filled", "instead", "mark", "order", "page", "propose",
                                     "send", "take") for prefix in ("", "free_", "plan_")),
    *(f"/table {name}" for name in ("ai", "cancel", "give", "handover", "invite", "join", "leave", "start", "undo")),
}
"""Clicks that change a table: `DiscordServices.visit` checks the access to it, and the service whose seat it is."""
OWN = {
    *("away", "bell", "data_delete", "data_export", "follow", "hours", "invitable", "no_tips", "notices", "room"),
    *("set", "stats_wish", "unfollow", "learn", "/away", "/data delete", "/data export", "/hours", "/learn"),
    "/table follow", "find", "wish", "profile", "season_enter", "season_leave", "achieved_wish",
    "review",
}
"""Clicks that change or return the person's own data; `follow` and `learn` only where the person has access to the
table."""
LOOKS = {
    *("choose", "daily", "deal_page", "deal_seal", "doctor", "film", "hand", "hint", "log", "look", "menu", "more"),
    *("record", "replay", "rules", "seal", "season", "stats", "tables", "topic", "why", "words"),
    *("/about", "/board", "/card", "/find", "/hand", "/help", "/log", "/rules", "/settings", "/stats", "/tables"),
    "/league show",
}
"""Clicks that show something to the person alone; a table's things only through `DiscordServices.visit`."""

PLACED = {"lobby.open", "seasons.open", "daily.play", "reopening.reopen", "transfer.move_table", "standing.add"}
"""Calls that give a table a place. Before each call the place has been checked; a private table needs no place."""
SAID = {
    ("daily.py", "share", "show"), ("replay.py", "share", "show"), ("review.py", "share", "show"),
    ("move_tables.py", "_go", "send_quietly"),
    ("direct_messages.py", "open_room", "send"), ("direct_messages.py", "say_in", "send"),
    ("data.py", "_tell_server", "send_quietly"), ("replay.py", "share", "attach"),
    ("review.py", "share", "attach"), ("find.py", "_tell_withdrawn", "send_quietly"),
}
"""Calls in which a click sends a message: into the table's channel, which was checked; into the person's direct
messages; and to people whose table a manager has moved, deleted or withdrawn."""


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
    """Yield every coroutine function of the modules that answer clicks and commands, with its file name."""
    for path in sorted((*Path("cogs/clicks").glob("*.py"), *Path("cogs/commands").glob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.AsyncFunctionDef):
                yield path.name, node


def calls(function: ast.AsyncFunctionDef) -> list[str]:
    """Return the functions that it calls, in the order of the code, as dotted names."""
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
        if (found := re.search(r"\b(?:post|channel)\.(send|send_quietly|show|attach|edit)$", name))
    }
    assert said == SAID


def test_public_messages_are_changed_in_two_places_only() -> None:
    changing = {
        name for name, function in functions() if any(one.endswith("click.answer_publicly") for one in calls(function))
    }
    assert changing == {"lobby.py", "question.py"}
