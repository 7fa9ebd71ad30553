"""Being away: from when to when, what each of one's tables will do, and the button that means it."""

from __future__ import annotations

import discord

from cogs.forms.components import Choice, Style, button, select
from cogs.forms.custom_id import ComponentId
from cogs.pages.page import Page
from cogs.words.voice import Voice
from games.core.text import Text, key_of
from storage.model import HOW, Absence
from tables.absences import A_YEAR, AT_A_STRETCH, Effect, Plan
from tables.pace import DAY

BEGINS = (0, 1, 2, 3, 5, 7, 14, 30)
DAYS = (1, 2, 3, 4, 5, 7, 10, 14, AT_A_STRETCH)
BEGIN, LASTS, HOW_TO, GO, BACK = "begin", "days", "how", "go", "back"
MOST = 15
"""Tables that are listed."""
NOTE = 200


def begin_of(absence: Absence) -> int:
    """In how many days a draft was to begin when it was made."""
    return round((absence.from_at - absence.made_at) / DAY)


def days_of(absence: Absence) -> int:
    """How many days an absence lasts."""
    return round((absence.to_at - absence.from_at) / DAY)


def quoted(note: str) -> str:
    """A note to the table: one line without markup, which calls nobody."""
    plain = discord.utils.escape_mentions(discord.utils.escape_markdown(" ".join(note.split())))
    return plain[:NOTE]


def away_page(plan: Plan, voice: Voice) -> Page:
    """A draft with everything that can be chosen, or the absence that is planned, with the way back."""
    one = plan.absence
    about = voice.key(
        f"cogs-away-{one.state}", since=f"<t:{int(one.from_at)}:f>", until=f"<t:{int(one.to_at)}:f>", left=plan.left,
        year=A_YEAR, stretch=AT_A_STRETCH,
    )
    said = [voice.key("cogs-away-title"), about]
    if one.note:
        said.append(voice.key("cogs-away-note", note=one.note))
    said.append("\n".join(_effect(effect, voice) for effect in plan.effects[:MOST]) or voice.key("cogs-away-nothing"))
    if one.state != "draft":
        return Page(said, [[button(_id(BACK), voice.key("cogs-away-back"), Style.primary)]])
    said.append(voice.key("cogs-away-rules", stretch=AT_A_STRETCH))
    return Page(said, [
        [select(_id(BEGIN), _numbers(BEGINS, begin_of(one), "cogs-away-begins", voice), voice.key("cogs-away-from"))],
        [select(_id(LASTS), _numbers(DAYS, days_of(one), "cogs-away-lasts", voice), voice.key("cogs-away-for"))],
        [select(_id(HOW_TO), [
            Choice(how, voice.key(f"cogs-away-how-{how}"), default=how == one.how) for how in HOW
        ], voice.key("cogs-away-tables"))],
        [button(_id(GO, str(one.id)), voice.key("cogs-away-go"), Style.success, disabled=plan.left < 0)],
    ])


def back_page(voice: Voice, *, was_away: bool) -> Page:
    """The person is back."""
    return Page([voice.key("cogs-away-is-back" if was_away else "cogs-away-was-not")])


def _effect(effect: Effect, voice: Voice) -> str:
    info = effect.info
    place = f"<#{info.home.channel_id}>" if info.home.channel_id is not None else ""
    return "- " + voice.key(
        f"cogs-away-does-{effect.what}", game=Text(key_of(info.game, "name")), table=info.id, place=place
    )


def _numbers(offered: tuple[int, ...], now: int, key: str, voice: Voice) -> list[Choice]:
    return [Choice(str(n), voice.key(key, n=n), default=n == now) for n in sorted({*offered, now})]


def _id(*args: str) -> str:
    return str(ComponentId(0, "away", args))
