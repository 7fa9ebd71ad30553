"""Tries the film of a game, private and public, and the doctor against every error that Discord can answer."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from pathlib import Path

import pytest

from bot.doctor import run_checks
from sandbox import Sandbox
from storage.outgoing import OutboxKind
from tests.scale import sample
from tests.wire.conftest import settings_for
from tests.wire.stage import Json, Stage, button, open_page
from tests.wire.test_discord_errors import ANSWERS, SILENT, play_to_the_end

FILM, SHARE = re.compile(r".*:film:.*"), re.compile(r".*:share:.*")


def films(stage: Stage) -> list[Json]:
    """Return the channel's messages that show the film to everybody."""
    private = stage.world.messages.is_ephemeral
    return [one for one in stage.messages() if not private(one["id"]) and "from the first turn" in one["content"]]


async def test_a_film_is_shown_after_every_answer_at_the_next_click(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """This holds for the private and the public film; the channel gets the public one once."""
    await play_to_the_end(stage)
    await stage.settle()
    final = (await stage.posted(OutboxKind.FINAL))[-1]
    monkeypatch.setattr("cogs.discord_errors.API_TIMEOUT_SECONDS", SILENT)
    page = (await stage.ana.click(final, custom_id=button("replay"))).posted
    for answer in sample(list(ANSWERS), 1 / 6, "the film"):
        fault = ANSWERS[answer]
        stage.clock.advance(61)  # so that the minute's budget of pictures is not used up
        await stage.world.until(lambda page=page: page["attachments"], 20, "the board")
        struck = stage.world.faults.add(replace(fault, method="PATCH", path="/webhooks/*"))
        film = (await open_page(stage.ana, page, FILM)).posted
        await stage.world.until(lambda struck=struck: not struck.times, 5, f"the picture, {answer}")
        page = (await stage.ana.click(final, custom_id=button("replay"))).posted
        film = (await open_page(stage.ana, page, FILM)).posted
        await stage.world.until(lambda film=film: film["attachments"], 20, f"the film, {answer}")
        struck = stage.world.faults.add(replace(fault, method="POST", path=f"/channels/{stage.channel['id']}/messages"))
        await stage.ana.click(film, custom_id=SHARE)
        await stage.world.until(lambda struck=struck: not struck.times, 5, f"the film for all, {answer}")
        await asyncio.sleep(2 * SILENT)
        if not any(one["attachments"] for one in films(stage)):
            await stage.ana.click(film, custom_id=SHARE)
        await stage.world.until(lambda: any(one["attachments"] for one in films(stage)), 20, f"a film, {answer}")
        assert len(films(stage)) == 1, answer
        for one in films(stage):
            stage.world.messages.delete(one)
        stage.world.skew += 400
        stage.world.faults.clear()
        page = (await stage.ana.click(final, custom_id=button("replay"))).posted
    assert [one.message for one in caplog.records if "Traceback" in one.message] == []


CALLS = {
    "a message": ("POST", "/channels/*/messages"), "an edit": ("PATCH", "/channels/*/messages/*"),
    "a thread": ("POST", "/channels/*/threads"), "the commands": ("GET", "/applications/*/commands"),
    "a message taken away": ("DELETE", "/channels/*/messages/*"), "a thread put away": ("PATCH", "/channels/*"),
}


@pytest.mark.sampled(1 / 60)
@pytest.mark.parametrize("answer", [one for one in ANSWERS if one != "silence"])
@pytest.mark.parametrize("call", CALLS)
async def test_the_doctor_says_what_discord_answered_and_cleans_up(
    sandbox: Sandbox, tmp_path: Path, capsys: pytest.CaptureFixture[str], call: str, answer: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.doctor.MACHINE", {})
    monkeypatch.setattr("bot.doctor.EDITS", 1)
    ana = sandbox.add_seat("Ana", manager=True).player
    method, path = CALLS[call]
    fault = sandbox.world.faults.add(replace(ANSWERS[answer], method=method, path=path))
    code = await run_checks(settings_for(sandbox, tmp_path), int(sandbox.channel["id"]), patience=0.05)
    report = capsys.readouterr().out
    assert not fault.times, "the call was made"
    failed = re.findall(r"^FAILED  .*\n {8}\S.*$", report, re.MULTILINE)
    assert code == (1 if "FAILED" in report else 0) and len(failed) == report.count("FAILED"), report
    assert "Traceback" not in report and ("is cleaned up again" in report), report
    left = [one for one in ana.visible_messages(sandbox.channel) if not sandbox.world.messages.is_ephemeral(one["id"])]
    assert len(left) <= (call == "a message taken away")
