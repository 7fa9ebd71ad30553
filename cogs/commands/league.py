"""The commands of `/league`: open a season, and show those of the server."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.clicks import league as clicks
from cogs.clicks.click import Click
from cogs.clicks.permissions import managed_server, place_of_click
from cogs.clicks.surface import DiscordServices
from cogs.commands.common import Interaction, answer_command, choices, translated
from cogs.commands.play import complete_options
from cogs.forms.custom_id import number_of
from cogs.pages.page import Page
from cogs.words.options import read_options, usual_options
from cogs.words.sanitize import mentioned_people, one_line, with_names
from games.core.options import seats_with
from games.core.registry import GAMES, spec_of
from games.core.text import key_of
from storage.model import GameChoice, Season, SeasonFormat, SeasonPlan, SeasonStatus
from tables.core.errors import RequestRefused
from tables.time.pace import PACES, pace_of

NAME = 60
USUALLY_PROMOTED = 1
"""How many people go up and down with `after`, unless it is said."""
NO_PACE = "none"
SEVERAL = [game for game in GAMES if spec_of(game).seats[-1] > 1]
"""The games that several people can play."""
GAME_CHOICES = [app_commands.Choice(name=translated(key_of(game, "name")), value=game) for game in SEVERAL]

league = app_commands.Group(
    name=translated("cogs-cmd-league"), description=translated("cogs-cmd-league-about"),
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
)


@league.command(name=translated("cogs-cmd-league-show"), description=translated("cogs-cmd-league-show-about"))
async def show(interaction: Interaction) -> None:
    """Answer privately with the seasons of this Discord server, or with the only one."""
    await answer_command(interaction, clicks.show_all)


@league.command(name=translated("cogs-cmd-league-open"), description=translated("cogs-cmd-league-open-about"))
@app_commands.rename(
    name=translated("cogs-opt-season"), game=translated("cogs-opt-game"), seats=translated("cogs-opt-seats"),
    form=translated("cogs-opt-format"), rounds=translated("cogs-opt-rounds"), days=translated("cogs-opt-days"),
    pace=translated("cogs-opt-pace"), options=translated("cogs-opt-options"), second=translated("cogs-opt-second"),
    third=translated("cogs-opt-third"), division=translated("cogs-opt-division"), after=translated("cogs-opt-after"),
    promoted=translated("cogs-opt-promoted"),
)
@app_commands.describe(
    name=translated("cogs-opt-season-about"), game=translated("cogs-opt-game-about"),
    seats=translated("cogs-opt-seats-about"), form=translated("cogs-opt-format-about"),
    rounds=translated("cogs-opt-rounds-about"), days=translated("cogs-opt-round-days-about"),
    pace=translated("cogs-opt-pace-about"), options=translated("cogs-opt-options-about"),
    second=translated("cogs-opt-second-about"), third=translated("cogs-opt-second-about"),
    division=translated("cogs-opt-division-about"), after=translated("cogs-opt-after-about"),
    promoted=translated("cogs-opt-promoted-about"),
)
@app_commands.choices(
    game=GAME_CHOICES, second=GAME_CHOICES, third=GAME_CHOICES,
    form=[
        app_commands.Choice(name=translated(f"cogs-league-format-{one}"), value=one.value) for one in SeasonFormat
    ],
    pace=[
        app_commands.Choice(name=translated(f"cogs-pace-{name}"), value=name) for name in (*PACES, NO_PACE)
    ],
)
async def open_season(
    interaction: Interaction, name: app_commands.Range[str, 1, NAME], game: str,
    seats: app_commands.Range[int, 2, 6] = 2, form: str = "swiss",
    rounds: app_commands.Range[int, 0, 30] = 0, days: app_commands.Range[int, 0, 90] = 14, pace: str = "day",
    second: str = "", third: str = "", division: app_commands.Range[int, 0, 50] = 0,
    after: str = "", promoted: app_commands.Range[int, 0, 10] | None = None, options: str | None = None,
) -> None:
    """Open a season for entrants in this channel, for people who manage the server. Refused if the person or the bot
    may not open threads here.

    `rounds` 0: by the number of entrants. `days` 0: rounds have no deadline. `after` is the id of the season whose
    divisions it goes on with, as large as there unless `division` says otherwise; `promoted` how many go up and down
    (None: the usual number).
    `options` are those of the first game.
    """

    async def work(surface: DiscordServices, click: Click) -> None:
        managed_server(interaction)
        place = place_of_click(interaction)
        place.check()
        place.check_bot(new_thread=True)
        place.check(new_thread=True)
        if not isinstance(interaction.channel, discord.TextChannel):
            raise RequestRefused("cogs-no-thread-here")
        games = [GameChoice(game, read_options(game, options) if options else usual_options(game, seats))]
        games += [GameChoice(one, usual_options(one, seats)) for one in (second, third) if one]
        least = max(2, *(
            seats_with(spec_of(one.game), spec_of(one.game).options.model_validate(one.options))[0] for one in games
        ))
        check_options(SeasonFormat(form), seats, rounds, division, after, promoted)
        previous = await _previous(surface, interaction, after)
        plan = SeasonPlan(
            SeasonFormat(form), tuple(games), seats, min(least, seats), rounds, days, pace_of(pace, "ai"),
            division=division or (previous.plan.division if previous else 0),
            promoted=(USUALLY_PROMOTED if promoted is None else promoted) if previous else 0,
            previous=previous.id if previous else 0,
        )
        language = await surface.audience.public_language(interaction.guild_id, interaction.guild_locale)
        names = await surface.audience.names.names_of(interaction.guild_id, mentioned_people(name))
        title = one_line(with_names(name, names))[:NAME]
        opened = (await surface.voice(interaction)).key("cogs-league-opened")
        season = await surface.tables.seasons.open(
            place.home, await surface.person(interaction), title, plan, language
        )
        try:
            await clicks.show(surface, click, season.id, note=opened)
        except RequestRefused as trouble:  # it is open: another attempt, which this asks for, would open a second one
            if not trouble.of_storage:
                raise
            await click.answer_privately(Page([opened]))

    await answer_command(interaction, work)


@league.command(name=translated("cogs-cmd-league-result"), description=translated("cogs-cmd-league-result-about"))
@app_commands.rename(
    number=translated("cogs-opt-round"), table=translated("cogs-opt-table-number"), order=translated("cogs-opt-order"),
    season=translated("cogs-opt-which-season"),
)
@app_commands.describe(
    number=translated("cogs-opt-round-about"), table=translated("cogs-opt-table-number-about"),
    order=translated("cogs-opt-order-about"), season=translated("cogs-opt-which-season-about"),
)
async def decide(
    interaction: Interaction, number: app_commands.Range[int, 1, 99], table: app_commands.Range[int, 1, 500],
    order: str, season: str = "",
) -> None:
    """Decide table `table` of round `number`, for people who manage the server. `order` mentions its people from the
    first place to the last; `season` is a season's id, "" if only one is being played here."""

    async def work(surface: DiscordServices, click: Click) -> None:
        managed_server(interaction)
        found = await clicks.visible(surface, interaction)
        named = [str(one.id) for one in found if one.status is SeasonStatus.PLAYING]
        if season:
            named = [str(one.id) for one in found if str(one.id) == season]
        if len(named) != 1:
            raise RequestRefused("cogs-league-which")
        await surface.tables.seasons.decide(int(named[0]), number, table, mentioned_people(order))
        await clicks.show(
            surface, click, int(named[0]), note=(await surface.voice(interaction)).key("cogs-league-decided")
        )

    await answer_command(interaction, work)


def check_options(
    form: SeasonFormat, seats: int, rounds: int, division: int, after: str, promoted: int | None
) -> None:
    """Check that a season of this format has a use for the options that were given. Raises `RequestRefused`, so that
    nobody believes in a number of rounds, in divisions, or in a promotion, that the season does not have."""
    if rounds and (form is SeasonFormat.KNOCKOUT or (form is SeasonFormat.ROBIN and seats == 2)):
        raise RequestRefused("cogs-league-no-rounds")
    if form is not SeasonFormat.ROBIN and (division or after):
        raise RequestRefused("cogs-league-robin-only")
    if promoted is not None and not after:
        raise RequestRefused("cogs-league-after-only")


async def _previous(surface: DiscordServices, interaction: Interaction, after: str) -> Season | None:
    """Return the season before the new one, None if there is none. Raises `RequestRefused` unless it is one of
    this Discord server that is over, and the person sees its channel."""
    if not after:
        return None
    season = await clicks.season_of(surface, interaction, number_of(after) or 0)
    if season.status is not SeasonStatus.OVER:
        raise RequestRefused("bot-trouble-no-season")
    return season


open_season.autocomplete("options")(complete_options)


@open_season.autocomplete("after")
async def complete_previous(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return suggestions for the option `after`: the server's seasons that are over."""
    return await _suggested(interaction, typed, SeasonStatus.OVER)


@decide.autocomplete("season")
async def complete_season(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return suggestions for the option `season`: the server's seasons that have begun."""
    return await _suggested(interaction, typed, SeasonStatus.PLAYING, SeasonStatus.OVER)


async def _suggested(
    interaction: Interaction, typed: str, *status: SeasonStatus
) -> list[app_commands.Choice[str]]:
    """Return the seasons of these stages that the person sees and whose names match what was typed, for people who
    manage the server."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        return []
    found = await clicks.visible(interaction.client.surface, interaction)
    return choices(((one.name, str(one.id)) for one in found if one.status in status), typed)
