"""The file of a finished game: the button for the record gives the record and then the game to look at."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.config import Settings
from cogs.pages.game_file import game_file
from cogs.words.visit import Visit
from games.core.record import Export
from games.core.verify import verify
from tests.wire.stage import Json, Stage, button, shown
from tests.wire.test_replay import finished

PICTURE = re.compile(r'<img src="data:image/webp;base64,([A-Za-z0-9+/=]+)" alt="([^"]*)"')


async def handed_out(stage: Stage, final: Json) -> list[Json]:
    """Ask for the record, and wait for the second file. Returns the messages with the files."""
    before = {one["id"] for one in stage.messages()}
    draws = await stage.ana.click(final, custom_id=button("seal"))
    await stage.ana.click(draws.posted, custom_id=button("record"))

    def given() -> list[Json]:
        return [one for one in stage.messages() if one["id"] not in before and one["attachments"]]

    await stage.world.until(lambda: len(given()) == 2, 60, "both files")
    return given()


async def test_the_record_is_followed_by_the_game_to_look_at(
    real_pictures: None, stage: Stage, tmp_path: Path
) -> None:
    final = await finished(stage, 5)
    record, page = await handed_out(stage, final)
    table = await stage.table()
    assert [one["attachments"][0]["filename"] for one in (record, page)] == [
        f"sobremesa-{table}.json", f"sobremesa-{table}.html"
    ]
    export = Export.model_validate_json(stage.download(record["attachments"][0]))
    assert verify(export).wrong == ()
    data = stage.download(page["attachments"][0])
    (tmp_path / "game.html").write_bytes(data)
    html = data.decode()
    assert f"sobremesa-{table}.html" in shown(page) and len(data) < 5_000_000
    assert export.record.secret in html and export.record.seed in html and export.fingerprint in html
    assert "<bdi>Ana</bdi>" in html and stage.ana.id not in html
    rounds = (await stage.client.tables.replay.reel(table)).rounds()
    assert len(PICTURE.findall(html)) == len(rounds) + 1, "a board for each round, and the ranking"
    assert all(alt for _, alt in PICTURE.findall(html))


async def test_what_hinders_a_file_is_told_in_words(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Pictures that cannot be drawn, a page that cannot be written, the quota of pictures, Discord's limit, and a game
    that cannot be replayed. The record is given all the same, unless it is too large itself."""
    final, tables, table = await finished(stage, 5), stage.client.tables, await stage.table()

    def fail(*_: object) -> None:
        raise ValueError("a fault")

    for name in ("draw", "game_page"):
        with monkeypatch.context() as broken:
            broken.setattr(f"cogs.pictures.drawing.{name}", fail)
            assert await endings_of_files(stage, final, "The file with the boards could not be made.") == [".json"]
    assert "could not draw the board" in caplog.text and "the file of a game of" in caplog.text

    limits = tables.quotas._limits
    assert isinstance(limits, Settings)
    tables.quotas._limits = limits.model_copy(update={"person_pictures": 1})
    assert await endings_of_files(stage, final, "Please try again in a minute") == [".json"]
    tables.quotas._limits = limits

    async with tables.records.db.transaction() as tx:
        await tx.run("DELETE FROM epoch")
    assert await endings_of_files(stage, final, "This game cannot be replayed") == [".json"]

    stage.world.attachment_limit = 1000
    assert await endings_of_files(stage, final, f"The file sobremesa-{table}.json is too large for this place") == []


async def test_a_game_that_was_ended_early_is_a_file_without_a_ranking(stage: Stage) -> None:
    await stage.start(stage.ben)
    await stage.everybody_chooses({0: "fields", 1: "forest"})
    table = await stage.table()
    ending, people = stage.client.tables.ending, stage.client.tables.people
    await ending.cancel(table, await people.person(int(stage.ana.id)))
    await ending.vote(table, await people.person(int(stage.ben.id)), True)
    await stage.pass_time_running(3 * 24 * 3600)
    await stage.client.tables.scheduled_work.do_due(stage.clock.now())  # it can no longer be opened again
    await stage.settle()
    surface = stage.client.surface
    info = await stage.client.tables.views.table(table)
    visit = Visit(info, 1, None, await surface.audience.voice(info, "it"))
    data = await game_file(surface.tables, surface.painter, visit, await stage.client.tables.history.record(table))
    assert data is not None
    html = data.decode()
    rounds = (await stage.client.tables.replay.reel(table)).rounds()
    assert [alt for _, alt in PICTURE.findall(html)] == ["the board"] * len(rounds) and rounds
    assert '<html lang="it">' in html and "Sorteggio onesto" in html and "<bdi>Ben</bdi>" in html


async def endings_of_files(stage: Stage, final: Json, words: str) -> list[str]:
    """Ask for the record, and wait for a private message with these words. Returns the endings of the new files."""
    before = {one["id"] for one in stage.messages()}
    draws = await stage.ana.click(final, custom_id=button("seal"))
    await stage.ana.click(draws.posted, custom_id=button("record"))

    def new() -> list[Json]:
        return [one for one in stage.messages() if one["id"] not in before]

    await stage.world.until(lambda: any(words in shown(one) for one in new()), 30, words)
    return [Path(file["filename"]).suffix for one in new() for file in one["attachments"]]
