"""The buttons of a vote, and what whoever has pressed one is told; the button with which somebody takes a seat back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from cogs.forms.components import Row, Style, button
from cogs.forms.custom_id import ComponentId
from cogs.words.voice import Voice

HARSH = ("end",)
"""Choices after which something is over."""


LOOKS = {"undo": "takeback"}
"""Kinds of votes about more than their message can tell, and the act that shows it."""


def vote_row(table_id: int, vote_id: int, kind: str, choices: Sequence[str], voice: Voice) -> Row:
    """A button for everything that one may say."""
    return [
        button(
            str(ComponentId(table_id, "ballot", (str(vote_id), choice))), voice.key(f"cogs-vote-{kind}-{choice}"),
            Style.danger if choice in HARSH else Style.secondary,
        )
        for choice in choices
    ]


def looks(table_id: int, kind: str, voice: Voice) -> Row:
    """The way to what else there is to know before one votes."""
    act = LOOKS.get(kind)
    return [] if act is None else [button(str(ComponentId(table_id, act)), voice.key(f"cogs-vote-{kind}-look"))]


def back_button(table_id: int, voice: Voice) -> ui.Button[Any]:
    """Takes back a seat that an AI has played meanwhile."""
    return button(str(ComponentId(table_id, "back")), voice.key("cogs-button-back"), Style.primary)


def noted(kind: str, choice: str, outcome: str | None, voice: Voice) -> str:
    """What one has said, or what was decided by it."""
    return voice.key(f"cogs-voted-{kind}-{choice}" if outcome is None else f"cogs-decided-{kind}-{outcome}")
