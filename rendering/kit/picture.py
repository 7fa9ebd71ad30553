"""The finished picture, ready to be attached to a message."""

from __future__ import annotations

from dataclasses import dataclass

ALT_LIMIT = 1024
"""Discord refuses longer descriptions of attachments."""


@dataclass(frozen=True, slots=True)
class Picture:
    """Encoded bytes with what a message needs beside them.

    ``filename`` names the kind of picture only (``board.jpg``): it is public and must not tell tables, seats or cards
    apart. ``alt`` is the description read out by screen readers, at most ``ALT_LIMIT`` characters.
    """

    data: bytes
    filename: str
    alt: str
    width: int
    height: int

    def __post_init__(self) -> None:
        if len(self.alt) > ALT_LIMIT:
            raise ValueError(f"alt text of {self.filename} has {len(self.alt)} characters, at most {ALT_LIMIT} allowed")


def join_alt(sentences: list[str], limit: int = ALT_LIMIT) -> str:
    """The sentences in order of importance, as many whole ones as fit; what is left out ends in an ellipsis."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}".strip()
        if len(longer) > limit - 2:
            return f"{text} …".strip() if text else sentence[: limit - 1] + "…"
        text = longer
    return text
