"""The command `/weekly` for a standing invitation: a lobby that opens by itself every week."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from cogs.clicks.click import Click
from cogs.clicks.permissions import place_of_click
from cogs.clicks.surface import DiscordServices
from cogs.commands.common import Interaction, answer_command, translated
from cogs.commands.hours import complete_zone
from cogs.commands.play import complete_options
from cogs.forms.components import button
from cogs.forms.custom_id import ComponentId
from cogs.pages.find_page import games_for_several
from cogs.pages.hours_page import zone_of
from cogs.pages.notices_page import usual_zone
from cogs.pages.pace_words import NONE
from cogs.pages.page import Page
from cogs.pages.standing_page import minute_of, weekly_details, weekly_words
from cogs.words.options import read_options, usual_options
from games.core.text import key_of
from storage.model import WeeklyTime
from tables.notifications.wishes import DAYS
from tables.play.standing import MOST_UNMET
from tables.time.pace import PACES, WHEN_TIME_IS_OVER, pace_of


@app_commands.command(name=translated("cogs-cmd-weekly"), description=translated("cogs-cmd-weekly-about"))
@app_commands.rename(
    game=translated("cogs-opt-game"), day=translated("cogs-opt-day"), time=translated("cogs-opt-time"),
    options=translated("cogs-opt-options"), pace=translated("cogs-opt-pace"), zone=translated("cogs-opt-zone"),
)
@app_commands.describe(
    game=translated("cogs-opt-game-about"), day=translated("cogs-opt-day-about"),
    time=translated("cogs-opt-time-about"), options=translated("cogs-opt-options-about"),
    pace=translated("cogs-opt-pace-about"), zone=translated("cogs-opt-zone-about"),
)
@app_commands.choices(
    game=[app_commands.Choice(name=translated(key_of(game, "name")), value=game) for game in games_for_several()],
    pace=[app_commands.Choice(name=translated(f"cogs-pace-{pace}"), value=pace) for pace in (NONE, *PACES)],
)
@app_commands.choices(day=[app_commands.Choice(name=translated(f"cogs-day-{day}"), value=day) for day in DAYS])
@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
async def weekly(
    interaction: Interaction, game: str, day: int, time: str, options: str | None = None, pace: str = NONE,
    zone: str | None = None,
) -> None:
    """Store that a lobby for `game` opens in this channel every week, and answer privately with when. Refused if the
    person or the bot may not write here.

    `day` is the day of the week (Monday is 0), `time` as "20:00", in the time zone or city `zone` (None: that of the
    person's quiet hours). `options` are as those of `/play`.
    """

    async def work(surface: DiscordServices, click: Click) -> None:
        voice, person = await surface.voice(interaction), await surface.person(interaction)
        place = place_of_click(interaction)
        place.check()
        chosen = read_options(game, options) if options else usual_options(game, 1)
        language = await surface.audience.public_language(interaction.guild_id, interaction.guild_locale)
        settings = await surface.tables.people.settings_of(person)
        there = usual_zone(settings, voice.words.language) if zone is None else zone_of(zone)
        added = await surface.tables.standing.add(
            person, place.home, game, chosen, pace_of(pace, WHEN_TIME_IS_OVER[0]), language,
            WeeklyTime(there, day, minute_of(time)),
        )
        find = button(str(ComponentId(0, "find")), voice.key("cogs-weekly-find"))
        said = [f"{'✔ ' if voice.marks else ''}{weekly_words(added, voice)}", f"-# {weekly_details(added, voice)}"]
        await click.answer_privately(Page(["\n".join(said), voice.key("cogs-weekly-about", n=MOST_UNMET)], [[find]]))

    await answer_command(interaction, work)


weekly.autocomplete("options")(complete_options)
weekly.autocomplete("zone")(complete_zone)
COMMANDS: tuple[app_commands.Command[Any, ..., Any]] = (weekly,)
