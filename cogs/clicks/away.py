"""Being away: thinking of it, meaning it, coming back."""

from __future__ import annotations

from cogs.clicks.click import Click, value_of
from cogs.clicks.surface import Surface
from cogs.forms.custom_id import ComponentId
from cogs.pages.away_page import BACK, BEGIN, GO, HOW_TO, LASTS, away_page, back_page, begin_of, days_of, quoted

USUAL = 7
"""Days that are thought of first."""


async def offer(
    surface: Surface, click: Click, *, begin: int | None = None, days: int | None = None, how: str | None = None,
    note: str | None = None,
) -> None:
    """Show the absence that holds, or the one that the person thinks of, changed by what is given."""
    parts = surface.tables.absences
    person = await surface.person(click.interaction)
    plan = await parts.plan(person)
    if plan is None or plan.absence.state == "draft":
        now = plan.absence if plan is not None else None
        plan = await parts.think(
            person,
            begin if begin is not None else begin_of(now) if now else 0,
            days if days is not None else days_of(now) if now else USUAL,
            how if how is not None else now.how if now else "wait",
            quoted(note) if note is not None else now.note if now else "",
        )
    await click.private(away_page(plan, await surface.voice(click.interaction)))


async def away(surface: Surface, click: Click, here: ComponentId) -> None:
    """A click on the page."""
    name, *rest = here.args or ("",)
    person, voice = await surface.person(click.interaction), await surface.voice(click.interaction)
    value = value_of(click)
    number = int(value) if value.isdecimal() and len(value) < 4 else None
    if name == GO and rest and rest[0].isdecimal() and len(rest[0]) < 16:
        await click.private(away_page(await surface.tables.absences.go(person, int(rest[0])), voice))
    elif name == BACK:
        was_away = await surface.tables.absences.back(person)
        await click.private(back_page(voice, was_away=was_away))
    else:
        await offer(
            surface, click, begin=number if name == BEGIN else None, days=number if name == LASTS else None,
            how=value if name == HOW_TO else None,
        )
