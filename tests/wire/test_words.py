"""Words as Discord gets them: answers to every command in every language, and names that are markup, links or signs of
direction."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

import pytest

from sandbox import InteractionFailed, Player
from sandbox.commands import Leaf, available
from sandbox.model import Json, OptionType
from storage.outgoing import OutboxKind
from tests.cogs.test_sanitize import clickable
from tests.wire.sent_texts import Said, faults, said
from tests.wire.stage import Stage, button, shown
from tests.wire.test_attacks import press

NONSENSE = "zzz"
ENGLISH = re.compile(r"\b(the|your|you|with|this|that|from|not|are|is|have)\b")
"""English words that neither Spanish nor Italian has."""
LAST = ("table cancel", "table leave", "data delete", "data server")
"""Commands that end the table at which the others are tried, or might end it."""


def leaves(stage: Stage) -> list[Leaf]:
    """Return all commands, with those that end a table or delete data last."""
    found = available(stage.world.commands, stage.channel["guild_id"])
    return sorted(found, key=lambda one: (one.path in LAST, one.path))


async def filled(stage: Stage, player: Player, leaf: Leaf, how: str) -> Json:
    """Return values for the options of a command: only the required ones, all of them, or values that nobody offers."""
    values: Json = {}
    for name, option in leaf.options().items():
        if how == "least" and not option.get("required"):
            continue
        match option["type"]:
            case OptionType.USER:
                values[name] = stage.cleo if player is not stage.cleo else stage.ben
            case OptionType.INTEGER | OptionType.NUMBER:
                values[name] = option.get("min_value", 1)
            case OptionType.BOOLEAN:
                values[name] = True
            case _ if option.get("choices"):
                values[name] = option["choices"][-1]["value"]
            case _ if option.get("autocomplete") and how != "nonsense":
                offered = await player.autocomplete(stage.channel, leaf.path, name, "", **values)
                values[name] = offered[0]["value"] if offered else NONSENSE
            case _:
                values[name] = NONSENSE
    return values


@pytest.mark.sampled(1 / 3)
@pytest.mark.parametrize("state", ["nothing", "lobby", "playing"])
async def test_every_command_answers_every_language_in_whole_sentences(stage: Stage, state: str) -> None:
    """The check of all sent texts (`tests.wire.sent_texts`) runs when the test ends."""
    if state == "lobby":
        await stage.open()
    elif state == "playing":
        await stage.start(stage.ben, stage.cleo)
    english: dict[str, str] = {}
    for at, leaf in enumerate(leaves(stage)):
        for turn, how in enumerate(("least", "all", "nonsense")):
            player = stage.people[(at + turn) % 3]
            try:
                reply = await player.slash(stage.channel, leaf.path, **await filled(stage, player, leaf, how))
            except InteractionFailed as refused:  # the client refuses to send that
                assert not refused.unanswered, leaf.path
                continue
            if reply.message is None or not reply.ephemeral:
                continue
            words = shown(reply.posted)
            assert words, leaf.path
            if player is not stage.ana and ENGLISH.search(words):
                english[f"{leaf.path} {how} for {player.name}"] = words
    assert english == {}


NAMES = (
    "[x](http://a.example)", "https://a.example **b**", "a\n# @everyone", "\u202eeko\u202c||b||",
    "\u05d0\u05d1\u05d2 \u200b", "discord.gg/abc `W`", "W" * 32,
)


def broken(one: Said) -> Iterator[str]:
    """Return what a name has done to a text."""
    if [sign for sign in one.words if unicodedata.category(sign) == "Cf" and sign not in "\u2068\u2069\u200b\u200d"]:
        yield "a sign that is not seen"
    bare = re.search(r"(?<!\u2068)\b[\u05d0-\u05ea]+ ?\d", one.words)
    if bare or one.words.count("\u2068") != one.words.count("\u2069"):
        yield "a name that turns what follows"
    if one.marked_up:
        named = re.findall(r"\S*(?:a\.example|everyone|discord\.gg|\|\|b|eko\S*)\S*", one.words)
        yield from (f"markup in {name}" for name in named if clickable(name))
    elif "\n#" in one.words:
        yield "a second line"


@pytest.mark.sampled(1 / 4)
@pytest.mark.parametrize("first", range(len(NAMES)))
async def test_a_name_is_plain_text_wherever_it_stands(
    stage: Stage, first: int, real_pictures: None
) -> None:
    """This holds on buttons, in lists, prose, alt texts, files and thread names, for people and their AIs."""
    names = [NAMES[(first + n) % len(NAMES)] for n in range(3)]
    for player, name in zip(stage.people, names, strict=True):
        player.user["global_name"] = name
    stage.sandbox.guild["name"] = names[0]
    channel = stage.channel
    await stage.ana.slash(channel, "play", game="grimm_forest", where="thread")
    await stage.settle()
    await stage.ana.slash(channel, "play", game="grimm_forest")
    await stage.settle()
    lobby = (await stage.posted(OutboxKind.LOBBY))[-1]
    for player in (stage.ben, stage.cleo):
        await player.click(lobby, custom_id=button("join"))
    await stage.settle()
    await stage.ana.click(lobby, custom_id=button("start"))
    await stage.settle()
    await stage.cleo.slash(channel, "table handover", table=str(await stage.table()))
    await stage.choose(stage.ana, "fields")
    await stage.choose(stage.ben, "forest")
    await stage.settle()
    table, page = await stage.table(), (await stage.ana.slash(channel, "help")).posted
    for act in ("choose", "look", "log", "words", "why:0", "replay", "orders", "takeback", "hint", "topic", "seal"):
        await press(stage.ana, page, f"s:{table:x}:-:0:{act}")
    for command in ("hand", "board", "log", "tables", "stats", "away", "data export"):
        await stage.ana.slash(channel, command)
    await stage.settle()
    texts = dict.fromkeys(said(stage.world.calls))
    assert any("\u2068" in one.words or "WWWW" in one.words or "a.example" in one.words for one in texts)
    wrong = {one: [*broken(one), *(what for what in faults(one) if one.marked_up)] for one in texts}
    assert {one: what for one, what in wrong.items() if what} == {}
    stage.world.calls.clear()  # such names would break the rules for labels
