"""A small discord.py bot that uses every kind of message the sandbox knows. It does not know it is in a sandbox."""

from __future__ import annotations

import asyncio
import io
from typing import Any, TypeVar

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

GAMES = ("Checkers", "Chess", "Go", "Gomoku")
WORDS = {("es-ES", "play"): "jugar", ("es-ES", "Start a game"): "Empezar una partida", ("es-ES", "Chess"): "Ajedrez"}


def picture(text: str, size: tuple[int, int] = (480, 320)) -> io.BytesIO:
    image = Image.new("RGB", size, (40, 90, 60))
    draw = ImageDraw.Draw(image)
    for at in range(0, size[0], 40):
        draw.line([(at, 0), (at, size[1])], fill=(30, 70, 45))
    draw.text((20, 20), text, fill="white", font_size=36)
    data = io.BytesIO()
    image.save(data, "PNG")
    data.seek(0)
    return data


V = TypeVar("V", ui.View, ui.LayoutView)


def finished(view: V) -> V:
    """A stopped view is sent but never stored: its clicks reach the router in `on_interaction`."""
    view.stop()
    return view


def board(turn: int, text: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[Any] = ui.ActionRow(
        ui.Button(label="Roll", custom_id=f"roll:{turn}", style=discord.ButtonStyle.primary),
        ui.Button(label="Rename", custom_id="rename", emoji="✏️"),
        ui.Button(label="Boom", custom_id="boom", style=discord.ButtonStyle.danger),
        ui.Button(label="Closed", custom_id="closed", disabled=True),
    )
    hand: ui.Button[Any] = ui.Button(label="My hand", custom_id="hand")
    file = f"attachment://board{turn}.png"
    parts: list[ui.Item[Any]] = [
        ui.TextDisplay(f"## Turn {turn}\n{text}"),
        ui.MediaGallery(discord.MediaGalleryItem(file, description=f"The board in turn {turn}")),
        ui.Separator(),
        ui.Section("Your **private** cards", accessory=hand),
        row,
    ]
    return finished(view.add_item(ui.Container(*parts, accent_colour=discord.Colour.dark_gold())))


def hand() -> ui.View:
    cards = [
        discord.SelectOption(label=card, value=card.lower(), description=f"Play the {card}", emoji="🃏")
        for card in ("Ace", "King", "Queen")
    ]
    select: ui.Select[Any] = ui.Select(custom_id="card", placeholder="Play a card", options=cards)
    many: ui.Select[Any] = ui.Select(
        custom_id="cards", placeholder="Discard", options=cards, min_values=1, max_values=2
    )
    people: ui.UserSelect[Any] = ui.UserSelect(custom_id="partner", placeholder="Choose a partner")
    places: ui.ChannelSelect[Any] = ui.ChannelSelect(custom_id="place", placeholder="Choose a channel")
    view = ui.View(timeout=None)
    for item in (select, many, people, places):
        view.add_item(item)
    return finished(view)


class Rules(ui.Modal, title="House rules"):
    intro: ui.TextDisplay[Any] = ui.TextDisplay("Agree **before** you start.")
    name: ui.Label[Any] = ui.Label(
        text="Table name", description="Shown to all", component=ui.TextInput(custom_id="name", max_length=40)
    )
    variant: ui.Label[Any] = ui.Label(
        text="Variant",
        component=ui.Select(
            custom_id="variant",
            options=[discord.SelectOption(label=word, value=word.lower()) for word in ("Classic", "Quick")],
        ),
    )
    clock: ui.Label[Any] = ui.Label(
        text="Clock",
        component=ui.RadioGroup(
            custom_id="clock",
            options=[discord.RadioGroupOption(label=f"{hours} h", value=str(hours)) for hours in (1, 24)],
        ),
    )
    extras: ui.Label[Any] = ui.Label(
        text="Extras",
        component=ui.CheckboxGroup(
            custom_id="extras",
            required=False,
            min_values=0,
            options=[discord.CheckboxGroupOption(label=word, value=word.lower()) for word in ("Spectators", "Undo")],
        ),
    )


def field_values(data: dict[str, Any]) -> dict[str, Any]:
    fields = [part["component"] for part in data["components"] if "component" in part]
    return {field["custom_id"]: field.get("value", field.get("values")) for field in fields}


class Translator(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return WORDS.get((locale.value, string.message))


class GameBot(discord.Client):
    def __init__(self, **options: Any) -> None:
        options = {"intents": discord.Intents(guilds=True), "guild_ready_timeout": 0.02, **options}
        super().__init__(
            allowed_mentions=discord.AllowedMentions(users=True, roles=False, everyone=False),
            max_messages=None,
            **options,
        )
        self.tree = app_commands.CommandTree(self)
        self.errors: list[BaseException] = []
        self.heard: list[str] = []
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translator())
        await self.tree.sync()

    async def on_error(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        import sys

        error = sys.exc_info()[1]
        assert error
        self.errors.append(error)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.heard.append("guild joined")

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.heard.append("guild removed")

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self.heard.append(f"channel deleted {channel.name}")

    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        self.heard.append(f"channel created {channel.name}")

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        self.heard.append("thread deleted")

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        self.heard.append(f"thread archived {payload.data['thread_metadata']['archived']}")

    async def on_raw_member_remove(self, payload: discord.RawMemberRemoveEvent) -> None:
        self.heard.append(f"left {payload.user.display_name}")

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data
        action, _, argument = str(data.get("custom_id", "")).partition(":")
        response = interaction.response
        match action:
            case "roll":
                turn = int(argument) + 1
                file = discord.File(picture(f"turn {turn}"), f"board{turn}.png")
                text = f"{interaction.user.mention} rolled"
                await response.edit_message(view=board(turn, text), attachments=[file])
            case "hand":
                file = discord.File(picture("hand"), "hand.png", description="Ace, King and Queen")
                await response.send_message("Your hand", view=hand(), file=file, ephemeral=True)
            case "card":
                await response.edit_message(content=f"You played {data['values'][0]}", view=None)
                await interaction.followup.send(f"{interaction.user.mention} played a card")
            case "cards" | "partner" | "place":
                kinds = sorted(data.get("resolved", {}))
                await response.send_message(f"{action}: {len(data['values'])} {kinds}", ephemeral=True)
            case "rename":
                modal = Rules(custom_id="rules")
                modal.stop()
                await response.send_modal(modal)
            case "rules":
                values = field_values(data)
                words = f"{values['name']}|{values['variant'][0]}|{values['clock']}|{','.join(values['extras'])}"
                await response.send_message(words, ephemeral=True)
            case "boom":
                raise RuntimeError("boom")


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    @tree.command(description="Start a game")
    @app_commands.describe(game="Which game", seats="How many seats")
    async def play(interaction: discord.Interaction, game: str, seats: app_commands.Range[int, 2, 8] = 2) -> None:
        file = discord.File(picture(game), "board0.png")
        await interaction.response.send_message(view=board(0, f"{game}, {seats} seats"), file=file)

    @play.autocomplete("game")
    async def games(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        fits = [game for game in GAMES if current.lower() in game.lower()]
        return [app_commands.Choice(name=app_commands.locale_str(game), value=game) for game in fits]

    @tree.command(description="A classic message that asks somebody")
    async def ask(interaction: discord.Interaction, friend: discord.Member) -> None:
        view = ui.View(timeout=None)
        view.add_item(ui.Button(label="Show me", custom_id="hand"))
        file = discord.File(picture("your turn"), "turn.png", description="Whose turn it is")
        await interaction.response.send_message(f"{friend.mention}, your turn.", view=finished(view), file=file)

    @tree.command(description="An embed whose picture is replaced")
    async def embed(interaction: discord.Interaction) -> None:
        first = discord.Embed(title="Board", description="turn 1", colour=0x2F855A).set_image(url="attachment://b1.png")
        await interaction.response.send_message(embed=first, file=discord.File(picture("one"), "b1.png"))
        second = discord.Embed(title="Board", description="turn 2").set_image(url="attachment://b2.png")
        file = discord.File(picture("two"), "b2.png")
        await interaction.edit_original_response(embed=second, attachments=[file])

    @tree.command(description="Think privately, then show a picture twice")
    async def peek(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        for number in (1, 2):
            file = discord.File(picture(f"peek {number}"), f"p{number}.png")
            await interaction.edit_original_response(content=f"peek {number}", attachments=[file])
        await interaction.followup.send("also private", ephemeral=True)

    @tree.command(description="Answer late")
    async def slow(interaction: discord.Interaction, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await interaction.response.send_message("late")

    @tree.command(description="Open a thread and write to a friend")
    async def social(interaction: discord.Interaction, friend: discord.User) -> None:
        await interaction.response.send_message(f"hello {friend.mention}")
        assert isinstance(interaction.channel, discord.TextChannel)
        thread = await interaction.channel.create_thread(name="Game room", type=discord.ChannelType.public_thread)
        await thread.send("in the thread")
        try:
            await friend.send("your turn")
        except discord.Forbidden as error:
            await interaction.followup.send(f"no direct message ({error.code})", ephemeral=True)

    show = app_commands.Group(name="show", description="Look at things")

    @show.command(name="board", description="The board again")
    async def show_board(interaction: discord.Interaction) -> None:
        file = discord.File(picture("again"), "board0.png")
        await interaction.response.send_message(view=board(0, "again"), file=file, ephemeral=True)

    tree.add_command(show)
