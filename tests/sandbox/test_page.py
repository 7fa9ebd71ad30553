"""The local table behind its page: secrets, origins, feeds and actions."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from cogs.words.catalogues import words as catalogue
from games.core.catalogue import LANGUAGES
from games.core.text import Text
from sandbox import InteractionFailed, QuickCommand, Sandbox, Seat
from sandbox.model import Json
from sandbox.page import WEB
from sandbox.seats import LOCALES, MOST_SEATS

from .conftest import Stage


class Browser:
    """What a browser does, without one."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.base = sandbox.base_url
        self.session = aiohttp.ClientSession(base_url=self.base)

    async def get(self, path: str, **headers: str) -> aiohttp.ClientResponse:
        return await self.session.get(path, headers=headers, allow_redirects=False)

    async def act(self, secret: str, kind: str, origin: str | None = None, **data: Any) -> tuple[int, Any]:
        body = {"secret": secret, "kind": kind, **data}
        answer = await self.session.post("/page/act", json=body, headers={"Origin": origin or self.base})
        text = await answer.text()
        return answer.status, json.loads(text) if answer.content_type == "application/json" else text

    async def refused(self, secret: str, kind: str, **data: Any) -> Any:
        """Act, and expect words why it cannot be done."""
        status, answer = await self.act(secret, kind, **data)
        assert status == 200 and answer["error"]
        return answer

    async def feed(self, secret: str) -> aiohttp.ClientWebSocketResponse:
        socket = await self.session.ws_connect("/page/feed", headers={"Origin": self.base})
        await socket.send_str(secret)
        return socket


@pytest.fixture
async def browser(stage: Stage) -> AsyncIterator[Browser]:
    browser = Browser(stage.sandbox)
    yield browser
    await browser.session.close()


@pytest.fixture
def seats(stage: Stage) -> list[Seat]:
    return stage.sandbox.seats.all()


async def heard(feed: aiohttp.ClientWebSocketResponse, part: str) -> Any:
    """Read the feed until a frame's text holds `part`."""
    while True:
        text = await feed.receive_str(timeout=3)
        if part in text:
            return json.loads(text)


# What an address opens


async def test_front_gives_no_secret_to_anybody(stage: Stage, browser: Browser) -> None:
    """A proxy on this machine may look like a visitor who sits at it, down to the host's name."""
    for name, value in (("Host", "localhost"), ("Host", "table.example.org"), ("X-Forwarded-For", "192.0.2.7")):
        front = await browser.get("/", **{name: value})
        told = await front.text() + str(front.headers)
        assert front.status == 403
        assert stage.sandbox.seats.table_secret not in told


async def test_page_works_behind_a_proxy_at_its_public_address() -> None:
    async with Sandbox(public_url="https://table.example") as sandbox:
        browser, ana = Browser(sandbox), sandbox.add_seat("Ana")
        act = {"seat": ana.id, "room": sandbox.channel["id"], "text": "hello"}
        assert (await browser.act(ana.secret, "say", "https://table.example", **act))[0] == 200
        assert (await browser.act(ana.secret, "say", "https://other.example", **act))[0] == 403
        await browser.session.close()


async def test_every_page_is_locked_down(stage: Stage, browser: Browser, seats: list[Seat]) -> None:
    for path in (seats[0].path, "/web/app.js", "/web/base.css"):
        answer = await browser.get(path)
        policy = answer.headers["Content-Security-Policy"]
        assert answer.status == 200 and "default-src 'none'" in policy and "unsafe" not in policy
        assert answer.headers["Referrer-Policy"] == "no-referrer"


@pytest.mark.parametrize("path", ["/seat/wrong", "/table/wrong", "/web/secret.txt", "/web/..%2fpage.py"])
async def test_wrong_addresses_open_nothing(browser: Browser, path: str) -> None:
    assert (await browser.get(path)).status == 404


async def test_secret_of_a_seat_is_none_of_the_table(stage: Stage, browser: Browser, seats: list[Seat]) -> None:
    assert (await browser.get(f"/table/{seats[0].secret}")).status == 404
    assert (await browser.get(f"/seat/{stage.sandbox.seats.table_secret}")).status == 404


async def test_seat_is_told_of_itself_alone(stage: Stage, browser: Browser, seats: list[Seat]) -> None:
    ana, ben = seats
    message = (await stage.ana.slash(stage.channel, "play", game="Go")).posted
    await stage.ana.click(message, "My hand")
    frame = json.loads(await (await browser.feed(ben.secret)).receive_str())
    text = json.dumps(frame)
    assert list(frame["columns"]) == [ben.id] and [seat["id"] for seat in frame["seats"]] == [ben.id]
    assert "Turn 0" in text and "Your hand" not in text
    assert ana.secret not in text and stage.sandbox.seats.table_secret not in text
    whole = json.loads(await (await browser.feed(stage.sandbox.seats.table_secret)).receive_str())
    assert set(whole["columns"]) == {ana.id, ben.id}
    assert "Your hand" in json.dumps(whole["columns"][ana.id])
    assert "Your hand" not in json.dumps(whole["columns"][ben.id])


async def test_seat_cannot_act_for_another(stage: Stage, browser: Browser, seats: list[Seat]) -> None:
    ana, ben = seats
    room = stage.channel["id"]
    message = (await stage.ana.slash(stage.channel, "play", game="Go")).posted
    hand = (await stage.ana.click(message, "My hand")).posted
    status, _ = await browser.act(ben.secret, "say", seat=ana.id, room=room, text="I am Ana")
    assert status == 403 and stage.ben.text(stage.channel)[-1] != "I am Ana"
    choice = {"message": hand["id"], "custom_id": "card", "values": ["king"]}
    answer = await browser.refused(ben.secret, "choose", seat=ben.id, room=room, **choice)
    assert "does not see" in answer["error"]
    dm = stage.world.dm_with(ana.id)["id"]
    await browser.refused(ben.secret, "say", seat=ben.id, room=dm, text="x")
    for kind in ("add_seat", "speak_server"):
        assert (await browser.act(ben.secret, kind, name="Eve", locale="it"))[0] == 403
    assert (await browser.act("", "say", seat=ana.id, room=room, text="x"))[0] == 403


async def test_other_sites_cannot_act_or_listen(stage: Stage, browser: Browser, seats: list[Seat]) -> None:
    data = {"seat": seats[0].id, "room": stage.channel["id"], "text": "hello"}
    for origin in ("https://evil.example", browser.base.replace("127.0.0.1", "localhost"), "null"):
        assert (await browser.act(seats[0].secret, "say", origin, **data))[0] == 403
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await browser.session.ws_connect("/page/feed", headers={"Origin": origin})
    assert (await browser.session.post("/page/act", json={})).status == 403
    assert (await browser.act(seats[0].secret, "say", **data))[0] == 200


async def test_private_pictures_need_the_key_of_their_address(stage: Stage, browser: Browser) -> None:
    message = (await stage.ana.slash(stage.channel, "play", game="Go")).posted
    url = (await stage.ana.click(message, "My hand")).posted["attachments"][0]["url"]
    assert (await browser.session.get(url)).content_type == "image/png"
    assert (await browser.session.get(url.split("?")[0])).status == 404
    assert (await browser.session.get(re.sub(r"hm=.*", "hm=guess", url))).status == 404


# The feed


async def test_feed_tells_only_what_changed(stage: Stage, browser: Browser, seats: list[Seat]) -> None:
    feed = await browser.feed(seats[0].secret)
    await heard(feed, "columns")
    message = await stage.bot_channel.send("first")
    frame = await heard(feed, "first")
    assert set(frame) == {"columns"} and set(frame["columns"][seats[0].id]) == {"messages"}
    await stage.bot_channel.send("second")
    assert "first" not in json.dumps(await heard(feed, "second"))
    await message.delete()
    assert (await heard(feed, "gone"))["columns"][seats[0].id] == {"gone": [str(message.id)]}


async def test_pinged_message_is_marked_for_whom_it_calls(stage: Stage, browser: Browser, seats: list[Seat]) -> None:
    await stage.bot_channel.send(f"<@{seats[1].id}>")
    columns = (await heard(await browser.feed(stage.sandbox.seats.table_secret), "columns"))["columns"]
    assert [columns[seat.id]["messages"][0]["pinged"] for seat in seats] == [False, True]


async def test_wrong_secret_ends_the_feed(browser: Browser) -> None:
    feed = await browser.feed("wrong")
    assert (await feed.receive()).type is aiohttp.WSMsgType.CLOSE and feed.close_code == 4404


async def test_seat_that_leaves_loses_its_address(stage: Stage, browser: Browser, seats: list[Seat]) -> None:
    feed = await browser.feed(seats[1].secret)
    await heard(feed, "columns")
    assert (await browser.act(seats[1].secret, "leave", seat=seats[1].id))[0] == 200
    while (message := await feed.receive(timeout=3)).type is not aiohttp.WSMsgType.CLOSE:
        assert message.type is aiohttp.WSMsgType.TEXT
    assert feed.close_code == 4404
    assert seats[1].id not in stage.sandbox.guild["members"]
    assert (await browser.get(seats[1].path)).status == 404


# Actions


async def test_commands_completions_and_forms(stage: Stage, browser: Browser, seats: list[Seat]) -> None:
    ana = seats[0]
    here: Json = {"seat": ana.id, "room": stage.channel["id"]}
    complete: Json = {"path": "play", "focused": "game", "text": "che", "options": {"game": "x", "seats": 3}}
    _, answer = await browser.act(ana.secret, "complete", **here, **complete)
    assert [choice["value"] for choice in answer["choices"]] == ["Checkers", "Chess"]
    options = {"game": "Chess", "seats": 3}
    assert await browser.act(ana.secret, "slash", **here, path="play", options=options) == (200, {})
    message = stage.ana.sees(stage.channel)[-1]
    await browser.act(ana.secret, "click", **here, message=message["id"], custom_id="rename")
    assert ana.form and ana.form.modal
    form: Json = {"form": ana.form.interaction.id, "values": {"name": "Zoë", "variant": ["quick"], "clock": "1"}}
    missing = {**form, "values": {}}
    await browser.refused(ana.secret, "submit", **here, **missing)
    assert ana.form is not None
    assert await browser.act(ana.secret, "submit", **here, **form) == (200, {})
    assert ana.form is None
    assert stage.ana.text(stage.channel)[-1] == "Zoë|quick|1|"
    await browser.refused(ana.secret, "submit", **here, **form)
    await browser.act(ana.secret, "click", **here, message=message["id"], custom_id="rename")
    await browser.act(ana.secret, "dismiss", **here)
    assert ana.form is None


async def test_silence_of_the_bot_is_told_from_refusals(stage: Stage, browser: Browser, seats: list[Seat]) -> None:
    stage.world.deadline = 0.1
    here = {"seat": seats[0].id, "room": stage.channel["id"], "path": "slow"}
    assert (await browser.refused(seats[0].secret, "slash", **here, options={"seconds": 0.3}))["unanswered"]
    assert not (await browser.refused(seats[0].secret, "slash", **here, options={"seconds": "long"}))["unanswered"]
    await stage.world.until(lambda: any("10062" in call.error for call in stage.world.calls), what="the late answer")


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("click", {"message": "1", "custom_id": "x"}),
        ("click", {}),
        ("slash", {"path": "play"}),
        ("slash", {"path": "play", "options": {"game": []}}),
        ("slash", {"path": "ask", "options": {"friend": {}}}),
        ("say", {"text": ""}),
        ("say", {"text": "x" * 2001}),
        ("say", {"text": "x", "room": "1"}),
        ("rename", {"name": " "}),
        ("rename", {"name": "x" * 33}),
        ("speak", {"locale": "xx"}),
    ],
)
async def test_what_cannot_be_done_is_refused_with_words(
    stage: Stage, browser: Browser, seats: list[Seat], kind: str, data: dict[str, Any]
) -> None:
    here = {"seat": seats[0].id, "room": stage.channel["id"]}
    await browser.refused(seats[0].secret, kind, **{**here, **data})


async def test_nonsense_is_refused(browser: Browser, seats: list[Seat]) -> None:
    assert (await browser.act(seats[0].secret, "fly", seat=seats[0].id))[0] == 404
    for body in (b"", b"[]", b"{}", b"\xff"):
        answer = await browser.session.post("/page/act", data=body, headers={"Origin": browser.base})
        assert answer.status == 400


async def test_people_come_and_change(stage: Stage, browser: Browser, seats: list[Seat]) -> None:
    table = stage.sandbox.seats.table_secret
    feed = await browser.feed(table)
    await heard(feed, "columns")
    status, answer = await browser.act(table, "add_seat", name="  Clara   Maria ", locale="it")
    frame = await heard(feed, "Clara Maria")
    assert status == 200 and answer["seat"] in frame["columns"]
    await browser.act(table, "rename", seat=answer["seat"], name="Clara")
    await browser.act(table, "speak", seat=answer["seat"], locale="es-ES")
    await browser.act(table, "speak_server", locale="it")
    await stage.world.until(lambda: stage.bot.guilds[0].preferred_locale.value == "it", what="the server's language")
    clara = stage.sandbox.seats.all()[-1].player
    assert (clara.name, clara.locale) == ("Clara", "es-ES")
    await browser.refused(table, "speak_server", locale="xx")
    for number in range(len(stage.sandbox.seats.all()), MOST_SEATS):
        assert (await browser.act(table, "add_seat", name=f"p{number}"))[1]["seat"]
    await browser.refused(table, "add_seat", name="one too many")


# Words


def words(language: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((WEB / f"words.{language}.json").read_text("utf-8"))
    return found


def test_page_says_everything_in_every_language() -> None:
    english = words("en")
    scripts = "".join(path.read_text("utf-8") for path in WEB.glob("*.js"))
    used = set(re.findall(r'\bt\("(\w+)"', scripts))
    assert used <= set(english)
    for language in (locale[:2] for locale in LOCALES):
        own = words(language)
        assert list(own) == list(english)
        assert len(own["names"]) >= len(english["names"]) == len(set(own["names"]))
        for key, text in english.items():
            holes = re.findall(r"\{\w+\}", text) if isinstance(text, str) else []
            assert sorted(re.findall(r"\{\w+\}", str(own[key]))) == sorted(holes), key


def test_new_people_are_not_called_like_ai_seats() -> None:
    reserved = {
        catalogue(language).say(Text("cogs-ai-name", {"n": n}), str).partition(" ")[0]
        for language in LANGUAGES
        for n in range(MOST_SEATS)
    }
    for language in LANGUAGES:
        assert reserved.isdisjoint(words(language)["names"]), language


def test_every_word_is_used() -> None:
    scripts = "".join(path.read_text("utf-8") for path in WEB.glob("*.js"))
    composed = {"door_title", "door_text", "gone_title", "gone_text", "true", "false"}
    for key in set(words("en")) - composed:
        assert f'"{key}"' in scripts, key


def test_quick_command_has_words_in_any_case() -> None:
    assert QuickCommand("play").payload()["label"] == "/play"
    with pytest.raises(InteractionFailed):
        Sandbox().add_seat("x" * 33)


async def test_open_host_is_reached_by_its_network_address() -> None:
    async with Sandbox(host="0.0.0.0") as sandbox:
        seat = sandbox.add_seat("Ana")
        assert sandbox.base_url.startswith("http://127.0.0.1:")
        assert sandbox.seat_url(seat).endswith(f":{sandbox.server.port}{seat.path}")
        async with aiohttp.ClientSession() as session, session.get(sandbox.seat_url(seat)) as answer:
            assert answer.status == 200
    mapped = Sandbox(host="0.0.0.0", public_url="http://table.example:80")
    assert mapped.table_url.startswith("http://table.example:80/table/")


async def test_empty_sandbox_prints_what_a_bot_needs() -> None:
    environment = {**os.environ, "SANDBOX_PORT": "0"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandbox", stdout=asyncio.subprocess.PIPE, env=environment
    )
    assert process.stdout
    lines: list[str] = []
    while not lines or not lines[-1].startswith("DISCORD_TOKEN="):
        lines.append((await asyncio.wait_for(process.stdout.readline(), 10)).decode().strip())
    settings = dict(line.split("=", 1) for line in lines if line.startswith("DISCORD_"))
    headers = {"Authorization": f"Bot {settings['DISCORD_TOKEN']}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        async with session.get(f"{settings['DISCORD_API_URL']}/api/v10/gateway/bot") as answer:
            assert (await answer.json())["url"] == settings["DISCORD_GATEWAY_URL"]
        async with session.get(lines[0].split()[-1]) as answer:
            assert answer.status == 200
    process.send_signal(signal.SIGINT)
    assert await asyncio.wait_for(process.wait(), 30) == 0
