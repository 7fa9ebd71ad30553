"""`python -m bot doctor --channel ID`: the machine, and all that the bot does on Discord, tried once on a real server.

The stand-in and the bot could share a misreading of Discord. This runs the bot's own code against the real thing,
says in plain words what works, and cleans up after itself. Forms and private messages need a person: somebody is
asked to press a button in the channel.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.app import inspection
from bot.config import Settings
from bot.machine import CHECKS as MACHINE
from bot.machine import Failed, Untried
from cogs.clicks.click import Click
from cogs.client import SobremesaClient
from cogs.commands.sync import payload
from cogs.pages import samples
from cogs.pictures.painter import file_of
from cogs.publishing.post import PINGS_NOBODY
from cogs.words.invite import NEEDED
from games.core.registry import LEFT_OUT

PATIENCE = 120.0
"""Seconds to wait for somebody to press the button."""
FEW_STARTS = 50
EDITS, OFTEN = 8, 1.5
"""Edits that are tried, and the seconds that each may take: Discord lets about one a second through."""


@dataclass(slots=True)
class Visit:
    """What the checks work with: the connected client, the channel, what has to be cleaned up, and
    whether pictures that move are WebPs."""

    client: SobremesaClient
    channel_id: int
    patience: float = PATIENCE
    webp: bool = False
    posted: list[discord.Message] = field(default_factory=list)
    threads: list[discord.Thread] = field(default_factory=list)

    @property
    def channel(self) -> discord.TextChannel:
        """The channel to try things in. Raises `Failed`."""
        channel = self.client.get_channel(self.channel_id)
        if not isinstance(channel, discord.TextChannel):
            raise Failed("the bot sees no text channel with this id; is it in the server, may it see the channel?")
        return channel

    async def send(self, **message: Any) -> discord.Message:
        """Post something that is deleted at the end."""
        sent = await self.channel.send(allowed_mentions=PINGS_NOBODY, **message)
        self.posted.append(sent)
        return sent


async def examine(settings: Settings, channel_id: int, patience: float = PATIENCE) -> int:
    """Run all checks and print a report. Returns the exit code: 0 when nothing failed."""
    failed = 0
    for name, look in MACHINE.items():
        failed += await _tried(name, look(settings))
    if settings.discord_token is None:
        print("DISCORD_TOKEN is not set: there is no server to look at.")
        return 1
    async with inspection(settings) as client:
        try:
            async with _connected(client, settings.discord_token.get_secret_value()):
                print(f"ok      the token belongs to {client.user}; the gateway takes the bot's intents")
                visit = Visit(client, channel_id, patience, settings.moving_pictures == "webp")
                try:
                    for name, check in CHECKS.items():
                        failed += await _tried(name, check(visit))
                finally:
                    failed += await _tried("everything is cleaned up again", _clean_up(visit))
        except discord.LoginFailure:
            print("FAILED  Discord does not know the token in DISCORD_TOKEN")
            return 1
    print("All is well." if not failed else f"{failed} of the checks failed.")
    return 1 if failed else 0


async def _tried(name: str, check: Awaitable[str | None]) -> int:
    try:
        found = await check
    except Untried as why:
        print(f"untried {name}: {why}")
        return 0
    except Failed as why:
        print(f"FAILED  {name}: {why}")
    except discord.HTTPException as error:
        print(f"FAILED  {name}: Discord said {error.status} {error.code}: {error.text}")
    except (OSError, TimeoutError) as error:
        print(f"FAILED  {name}: {type(error).__name__} {error}")
    else:
        print(f"ok      {name}" + (f": {found}" if found else ""))
        return 0
    return 1


@contextlib.asynccontextmanager
async def _connected(client: SobremesaClient, token: str) -> AsyncIterator[None]:
    connection = asyncio.create_task(client.start(token))
    ready = asyncio.create_task(client.wait_until_ready())
    try:
        await asyncio.wait({connection, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=60)
        if connection.done():
            await connection
        yield
    finally:
        ready.cancel()
        await client.close()
        await asyncio.gather(connection, ready, return_exceptions=True)


# -- the checks -------------------------------------------------------------------------------------------------


async def _games(visit: Visit) -> None:
    if LEFT_OUT:
        raise Failed("; ".join(map(str, LEFT_OUT)))


async def _permissions(visit: Visit) -> None:
    mine = visit.channel.permissions_for(visit.channel.guild.me)
    missing = [name for name in NEEDED if not getattr(mine, name)]
    if missing:
        raise Failed(f"missing in this channel: {', '.join(missing)}")


async def _commands(visit: Visit) -> None:
    wanted = {command["name"] for command in await payload(visit.client.tree)}
    there = {command.name for command in await visit.client.tree.fetch_commands()}
    if wanted - there:
        raise Failed(f"Discord does not have {', '.join(sorted(wanted - there))}")


async def _starts(visit: Visit) -> str:
    """How many shards Discord asks for, and how often the bot may still connect today."""
    shards, _, limit = await visit.client.http.get_bot_gateway()
    if shards > 1:
        raise Failed(f"Discord asks for {shards} shards, and this program opens one: above 2,500 servers Discord "
                     "lets no single connection in")
    if limit["remaining"] < FEW_STARTS:
        raise Failed(f"only {limit['remaining']} of {limit['total']} connections of today are left: something starts "
                     "the bot again and again. Stop it and read the log, else Discord takes the token back")
    return f"{limit['remaining']} of {limit['total']} connections of today are left"


async def _edits(visit: Visit) -> str:
    """How quickly a message can be changed: a picture is put in after the words, and names as they answer."""
    sent = await visit.send(content="0")
    began = time.monotonic()
    for number in range(EDITS):
        await sent.edit(content=str(number + 1))
    took = time.monotonic() - began
    if took > EDITS * OFTEN:
        raise Failed(f"{EDITS} edits of a message took {took:.0f} s: pictures and answers will be shown late. Do other "
                     "programs use the same token?")
    return f"{EDITS} edits in {took:.1f} s"


async def _turn_message(visit: Visit) -> None:
    told = samples.turn()
    sent = await visit.send(content=told.content, view=told.view())
    picture = samples.picture()
    await sent.edit(attachments=[file_of(picture)], allowed_mentions=PINGS_NOBODY)
    kept = await sent.edit(content=f"{told.content}\n✔", allowed_mentions=PINGS_NOBODY)
    if not kept.attachments:
        raise Failed("the picture was lost when the words were edited")
    if kept.attachments[0].description != picture.alt:
        raise Failed("the picture has lost its alt text")
    closed = await sent.edit(content=told.content, view=None, allowed_mentions=PINGS_NOBODY)
    if closed.components:
        raise Failed("the buttons could not be taken away")


async def _once(visit: Visit) -> None:
    first = await visit.send(content="1", nonce=f"doctor-{visit.channel_id % 10**9}")
    again = await visit.send(content="1", nonce=f"doctor-{visit.channel_id % 10**9}")
    if first.id != again.id:
        raise Failed("a message that was sent twice stands there twice; after a crash a ping may come twice")


async def _new_style(visit: Visit) -> None:
    await visit.send(view=samples.lobby())
    page = samples.page()
    picture = samples.picture()
    sent = await visit.send(view=page.view())
    shown = await sent.edit(view=page.view([picture]), attachments=[file_of(picture)])
    again = await shown.edit(view=page.view(kept=shown.attachments), attachments=shown.attachments)
    if len(again.attachments) > 1:
        raise Failed("the picture stands there twice after an edit")


async def _moving(visit: Visit) -> str:
    """Whether Discord takes a WebP that moves for one that moves. How it looks somebody may see in the channel."""
    sent = await visit.send(files=[file_of(samples.moving(webp=False)), file_of(samples.moving(webp=True))])
    webp = sent.attachments[-1]
    if webp.flags.animated:
        return "WebP, too" + ("" if visit.webp else ": MOVING_PICTURES=webp makes them sharper and smaller")
    if visit.webp:
        raise Failed("Discord does not say that a WebP moves here: set MOVING_PICTURES=gif")
    return "GIF; Discord does not say that a WebP does"


async def _forms(visit: Visit) -> None:
    for page in samples.forms():
        await visit.send(view=page.view())


async def _thread(visit: Visit) -> None:
    thread = await visit.channel.create_thread(name="Sobremesa", type=discord.ChannelType.public_thread)
    visit.threads.append(thread)
    await thread.send("🎲")
    await thread.edit(archived=True)
    await thread.edit(archived=False)


async def _person(visit: Visit) -> None:
    """A button, a form, a private message with a picture that is changed in place: all need somebody's click."""

    async def click() -> discord.Interaction[Any]:
        made: discord.Interaction[Any] = await visit.client.wait_for(
            "interaction", check=lambda one: samples.is_doctors(one.custom_id), timeout=visit.patience
        )
        return made

    await visit.send(content="➤", view=samples.press_me())
    print(f"…       in #{visit.channel.name}: press the button, send the form, press the button in the answer "
          f"(within {visit.patience:.0f} s each)", flush=True)
    try:
        pressed = await click()
        await pressed.response.send_modal(samples.form())
        filled = await click()
        await Click(filled, visit.client.surface.shown, visit.client.surface.giving_way).private(samples.painted_page())
        again = await click()
    except TimeoutError:
        raise Untried("nobody pressed the button in time") from None
    await Click(again, visit.client.surface.shown, visit.client.surface.giving_way).private(samples.painted_page())
    shown = await again.original_response()
    if len(shown.attachments) != 1:
        raise Failed(f"the private picture stands there {len(shown.attachments)} times after an edit")
    await again.delete_original_response()


CHECKS: dict[str, Callable[[Visit], Awaitable[str | None]]] = {
    "one connection is enough, and more may be made today": _starts,
    "every game that a package brings can be played": _games,
    "the bot may do in this channel all that it needs": _permissions,
    "the slash commands are there": _commands,
    "a turn message: words, buttons, a picture put in later, buttons taken away": _turn_message,
    "a message sent twice arrives once": _once,
    "a message may be changed as often as a table needs": _edits,
    "a lobby and a board with the new components, the picture kept through an edit": _new_style,
    "a game is shown as a picture that moves": _moving,
    "every kind of question as a form": _forms,
    "a thread is opened, archived and opened again": _thread,
    "a press, a form and a private answer with its picture": _person,
}


async def _clean_up(visit: Visit) -> None:
    for thread in visit.threads:
        try:
            await thread.delete()
        except discord.Forbidden:  # it takes Manage Threads, for which the bot does not ask
            await thread.edit(archived=True)
    for message in {message.id: message for message in visit.posted}.values():
        with contextlib.suppress(discord.NotFound):
            await message.delete()
