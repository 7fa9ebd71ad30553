"""What comes at a table, as far as there is something to say: when one's turn comes, and when the game ends."""

from __future__ import annotations

from cogs.words.voice import Voice
from storage.model import TableInfo
from tables.service import TableService


async def outlook_words(tables: TableService, info: TableInfo, seat: int | None, voice: Voice) -> str:
    """What may be said to a seat (None: to whoever looks on) now; nothing where a span would say nothing."""
    outlook = await tables.forecasting.of(info, seat)
    spans = {"turn": (outlook.turn, "f"), "end": (outlook.end, "D")}
    return " ".join(
        voice.key(f"cogs-forecast-{what}", since=f"<t:{int(span[0])}:{form}>", until=f"<t:{int(span[1])}:{form}>")
        for what, (span, form) in spans.items() if span is not None
    )
