"""Looking back at a finished game: act by act, as one moving picture, and as a file."""

from __future__ import annotations

from cogs.clicks.click import Click, value_of
from cogs.clicks.surface import Handler, Surface
from cogs.forms.components import classic
from cogs.forms.custom_id import ComponentId, base36
from cogs.pages.page import Page
from cogs.pages.replay_page import EVERYBODY, EYES, NEW_DRAWS, SAME_DRAWS, eyes_of, numbered, seen_by
from cogs.words.visit import Visit
from games.core.text import Text, key_of
from storage.outgoing import OutboxKind, PostedMessage
from tables.past import NotRepeated
from tables.trouble import Trouble


async def replay(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """A finished game act by act: another act, or through other eyes."""
    number, eyes, *_ = *here.args, *("0", EVERYBODY)[len(here.args):]
    await click.private(await surface.pages.replay(visit, number, value_of(click) if eyes == EYES else eyes))


async def film(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """The whole game as one moving picture."""
    await click.private(await surface.pages.film(visit, here.args[0] if here.args else EVERYBODY))


async def share(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """Who has played shows the moving picture to all in the table's channel."""
    info = visit.info
    if info.home.channel_id is None or info.place_of(visit.person) is None:
        raise Trouble("bot-trouble-only-players")
    viewer = seen_by(here.args[0] if here.args else EVERYBODY, len(info.seats))
    await surface.tables.replay.reel(info.id)  # raises while not everybody may know it
    await surface.tables.quotas.take_picture(visit.person, click.interaction.guild_id)
    await click.notice(visit.voice.key("cogs-film-sharing"))
    voice = await surface.audience.voice(info)
    picture = await surface.pages.film_picture(info, viewer, voice)
    if picture is None:
        await click.notice(visit.voice.key("cogs-film-failed"))
        return
    words = voice.key("cogs-film-shared", game=Text(key_of(info.game, "name")))
    nonce = f"g{base36(info.id)}-{eyes_of(viewer)}"
    sent = await surface.post.send(info.home.channel_id, words, classic([]), nonce)
    message = PostedMessage(info.id, OutboxKind.FINAL, sent.channel.id, sent.id, posted_at=sent.created_at.timestamp())
    await surface.post.attach(message, [picture])


async def puzzle(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """Go on from an act in another way, alone with AIs."""
    number, eyes, draws = (*here.args, *("0", EVERYBODY, NEW_DRAWS)[len(here.args):])[:3]
    draws = SAME_DRAWS if draws == SAME_DRAWS else NEW_DRAWS
    info = visit.info
    try:
        most = len((await surface.tables.replay.reel(info.id)).acts) - 1
        made = await surface.tables.puzzles.begin(
            info.id, numbered(number, most), seen_by(eyes, len(info.seats)), visit.person, visit.voice.words.language,
            click.id, same_draws=draws == SAME_DRAWS,
        )
    except NotRepeated:
        await click.private(Page([visit.voice.key("cogs-replay-gone")]))
        return
    fresh = await surface.visit(click.interaction, made)
    await click.private(await surface.pages.question(fresh, fresh.voice.key(f"cogs-{draws}")))


async def record(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """The table's record as a file."""
    export = await surface.tables.history.record(visit.info.id)
    name = f"sobremesa-{visit.info.id}.json"
    words = visit.voice.key("cogs-record-file", file=name, fingerprint=export.fingerprint)
    await click.file(words, name, export.model_dump_json(indent=1).encode())


HANDLERS: dict[str, Handler] = {
    "replay": replay, "film": film, "share": share, "puzzle": puzzle,
    "record": record,
}
