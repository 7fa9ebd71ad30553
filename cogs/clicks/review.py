"""Handlers of the review of a finished game: a person's own decisions, judged by the strong AI."""

from __future__ import annotations

from cogs.clicks.click import Click
from cogs.clicks.permissions import place_of_home
from cogs.clicks.surface import DiscordServices, Handler
from cogs.forms.components import CONTENT
from cogs.forms.custom_id import ComponentId, base36, number_of
from cogs.pages.page import Page
from cogs.pictures.drawing_queue import always
from cogs.words.visit import Visit
from cogs.words.voice import clip
from storage.outgoing import OutboxKind, PostedMessage
from tables.core.errors import RequestRefused
from tables.undo.past import CannotRebuild


async def review(surface: DiscordServices, click: Click, visit: Visit, clicked: ComponentId) -> None:
    """Show a page of the person's own review. If there is none yet, it is made, which takes a minute or more: the
    person is told so, and the answer is replaced when it is ready. `clicked` names the page, `visit` is the person at
    the table."""
    number = _number(clicked)
    try:
        page = await surface.review_pages.page(visit, number)
        if page is None:
            making = await surface.tables.reviews.begin(visit.info, visit.person)
            await click.answer_privately(surface.review_pages.making(visit, making))
            await surface.tables.reviews.wait(making)
            page = await surface.review_pages.page(visit, number)
    except CannotRebuild:
        page = Page([visit.voice.key("cogs-replay-gone")])
    if page is None:
        raise RequestRefused("bot-trouble-no-review")  # the person's data was deleted meanwhile
    await click.answer_privately(page)


async def share(surface: DiscordServices, click: Click, visit: Visit, clicked: ComponentId) -> None:
    """Post a page of the person's review in the table's channel, in its language; the person is told privately that it
    is on its way. Raises `RequestRefused` unless the review is made, the person may write there, and they have not
    asked for too many pictures. `clicked` names the page, `visit` is the person at the table."""
    info, number = visit.info, _number(clicked)
    if info.home.channel_id is None or info.place_of(visit.person) is None:
        raise RequestRefused("bot-trouble-only-players")
    (await place_of_home(click.interaction, info.home)).check()
    voice = await surface.audience.voice(info)
    try:
        page = await surface.review_pages.page(
            Visit(info, visit.person, visit.seat, voice), number, shown_to_all=True
        )
    except CannotRebuild:
        await click.notice(visit.voice.key("cogs-replay-gone"))
        return
    if page is None:
        raise RequestRefused("bot-trouble-no-review")
    await surface.tables.quotas.count_picture(visit.person, info.home.guild_id)  # it is posted there
    await click.notice(visit.voice.key("cogs-review-sharing"))
    pictures = [] if page.painting is None else await page.painting.paint(always)
    nonce = f"v{base36(info.id)}-{info.place_of(visit.person)}-{number}"
    sent = await surface.post.show(info.home.channel_id, clip("\n".join(page.texts), CONTENT), nonce, click.id)
    message = PostedMessage(info.id, OutboxKind.FINAL, sent.channel.id, sent.id, posted_at=sent.created_at.timestamp())
    await surface.post.attach(message, pictures)


def _number(clicked: ComponentId) -> int:
    """Return the number of the page that a button names; the overview for an invalid one."""
    return number_of(clicked.args[0], 1) or 0 if clicked.args else 0


HANDLERS: dict[str, Handler] = {"review": review, "review_share": share}
