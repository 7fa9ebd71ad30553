"""Clean-up of tables that have long been over: what is deleted and what is kept.

The log, the replay, results and statistics stay, and the message with the ranking, which is rewritten when a person
named there is deleted. The log is compressed: it is most of what a table holds, and very repetitive.
"""

from __future__ import annotations

import json

from storage.engine.compression import pack, unpack
from storage.engine.transaction import Reader, Tx

DELETED_ROWS = {
    "segment": "n < (SELECT max(s.n) FROM segment s WHERE s.table_id = segment.table_id)",
    "line": "TRUE",  # compressed into `packed_log`
    "message": "kind <> 'final' AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.table_id = message.table_id)",
    "taken_line": "TRUE", "refused_undo": "TRUE", "asked": "TRUE", "due": "TRUE", "vote": "TRUE", "clock": "TRUE",
    "pause": "TRUE", "owed": "TRUE", "standing_order": "TRUE", "absence_seat": "TRUE",
    "invitation": "TRUE", "ready": "TRUE",
    # a notice that waits, perhaps for the end of an absence, is not sent about a table that its person has muted
    "muted": "NOT EXISTS (SELECT 1 FROM notice n WHERE n.person = muted.person)",
    # some may be asleep or away, and are still to be told of the end
    "follower": "NOT EXISTS (SELECT 1 FROM outbox o WHERE o.table_id = follower.table_id AND o.kind = 'followers')",
    "forecast": "judged",
}
"""What is deleted: by table, SQL that selects the rows."""
KEPT = {
    "seat_holder": "who played", "answer": "the replay", "draw": "the replay", "epoch": "the replay",
    "packed_log": "the log", "last_act": "the log since somebody acted last", "result": "the ranking",
    "taken_back": "the record says it", "played": "statistics",
    "achieved": "achievements", "unjudged": "it is still to be judged", "daily_play": "the ranking of a day",
    "lesson": "that it was one", "report": "for who runs the bot", "outbox": "it is still to be told",
    "notice": "it is still to be told, perhaps after an absence",
    "season_game": "the season it belongs to", "review": "its person looks at it again",
}
"""What is kept whole, and what for."""
_LEVEL = 9


async def tables_to_clean(reader: Reader, before: float, most: int) -> list[int]:
    """Return the ids of at most `most` tables that ended before a time and were not cleaned up yet, longest ended
    first. Left out are those that may still be reopened, perhaps because the bot was away meanwhile."""
    rows = await reader.all(
        """SELECT t.id FROM game_table t WHERE NOT t.swept AND t.ended_at < ?
               AND NOT EXISTS (SELECT 1 FROM due d WHERE d.table_id = t.id AND d.kind = 'reopen')
           ORDER BY t.ended_at LIMIT ?""",
        before, most,
    )
    return [row[0] for row in rows]


async def clean_up(tx: Tx, table_id: int) -> None:
    """Clean up a table that is over for good, to free room: compress its log, delete what is not needed any more
    (`DELETED_ROWS`), and mark it as cleaned up."""
    rows = await tx.all("SELECT n, segment, data FROM line WHERE table_id = ? ORDER BY n", table_id)
    if rows:
        packed = pack(json.dumps([list(row) for row in rows], ensure_ascii=False), _LEVEL)
        await tx.run(
            """INSERT INTO packed_log (table_id, data) VALUES (?, ?)
               ON CONFLICT (table_id) DO UPDATE SET data = excluded.data""",
            table_id, packed,
        )
    for name, which in DELETED_ROWS.items():
        await tx.run(f"DELETE FROM {name} WHERE table_id = ? AND {which}", table_id)
    await tx.run("UPDATE game_table SET swept = TRUE, reopen_until = NULL WHERE id = ?", table_id)


def unpacked(data: bytes) -> list[tuple[int, int, str]]:
    """Return the lines of a compressed log (`packed_log`), as (line number, segment of the game, JSON text of the
    line)."""
    return [(n, segment, line) for n, segment, line in json.loads(unpack(data))]
