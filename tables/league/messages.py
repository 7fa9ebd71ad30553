"""What is to be sent to Discord about seasons, and what was: their message, news, and the threads of their tables."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.text import Text
from storage.league import pairings, seasons
from storage.model import Pairing, Season
from tables.state.records import Records


class SeasonMessages:
    """Give the publisher what is to be sent about seasons, and record what became of it."""

    def __init__(self, records: Records) -> None:
        self._records = records

    async def to_publish(self) -> list[tuple[int, int]]:
        """Return the seasons of which something is to be sent or edited, each as (id, revision)."""
        async with self._records.storage_errors_as_refusals():
            return await seasons.to_publish(self._records.read)

    async def news(self, season_id: int) -> Sequence[tuple[int, Text]]:
        """Return the messages that are still to be sent to a season's channel, each with its number."""
        async with self._records.storage_errors_as_refusals():
            return await seasons.news(self._records.read, season_id)

    async def record_news_sent(self, news_id: int) -> None:
        """Record that a message was sent, so that it is not sent again."""
        async with self._records.write(beside=True) as tx:
            await seasons.delete_news(tx, news_id)

    async def record_message(self, season: Season, message_id: int) -> None:
        """Record that the season's message shows it as it is in `season`."""
        async with self._records.write(beside=True) as tx:
            await seasons.record_message(tx, season.id, message_id, season.revision)

    async def forget_message(self, season: Season) -> None:
        """Record that the season's message was deleted, so that another takes its place."""
        async with self._records.write(beside=True) as tx:
            await seasons.forget_message(tx, season.id)

    async def record_refused(self, season: Season) -> bool:
        """Record that Discord refuses the bot what it has to do in a season's channel. Returns whether its manager is
        to be told, which is so the first time."""
        async with self._records.write(beside=True) as tx:
            return await seasons.note_refused(tx, season.id, self._records.clock.now())

    async def record_accepted(self, season: Season) -> None:
        """Record that the bot can do in a season's channel again what it has to, so that its manager is told of the
        next refusal."""
        async with self._records.write(beside=True) as tx:
            await seasons.note_accepted(tx, season.id)

    async def planned(self, season_id: int) -> list[Pairing]:
        """Return the pairings of a season whose tables are to be opened."""
        async with self._records.storage_errors_as_refusals():
            return await pairings.planned(self._records.read, season_id)

    async def record_announcement(self, pairing: Pairing, message_id: int) -> None:
        """Record the message that announces a pairing, on which its thread is opened."""
        async with self._records.write(beside=True) as tx:
            await pairings.record_message(tx, pairing.id, message_id)

    async def forget_announcement(self, pairing: Pairing) -> None:
        """Record that the message that announces a pairing was deleted, so that another takes its place."""
        async with self._records.write(beside=True) as tx:
            await pairings.forget_message(tx, pairing.id)
