"""Applications that people install for themselves: where their commands are offered, what the bot is told, and what
Discord refuses it where it is not."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from sandbox import InteractionFailed, Player, Sandbox
from sandbox.interactions import Interaction
from sandbox.model import CallbackType, InteractionType, Json, MessageFlag, Permission

from .raw import Raw

EVERYWHERE = {
    "name": "everywhere", "description": "x", "integration_types": [0, 1], "contexts": [0, 1, 2],
}
HERE = {"name": "here", "description": "x", "integration_types": [0], "contexts": [0]}
SECRET = {"content": "words", "flags": int(MessageFlag.EPHEMERAL)}
BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "On", "custom_id": "on"}]}


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as made:
        made.world.integration_types = {0, 1}
        yield made


@pytest.fixture
async def raw(sandbox: Sandbox) -> AsyncIterator[Raw]:
    async with Raw(sandbox) as raw:
        await register(raw, EVERYWHERE, HERE)
        yield raw


@pytest.fixture
def ana(sandbox: Sandbox) -> Player:
    return sandbox.add_seat("Ana").player


@pytest.fixture
def elsewhere(sandbox: Sandbox, ana: Player) -> Json:
    """Return a channel of a Discord server that the bot is not in, and Ana is."""
    guild = sandbox.world.add_guild("Elsewhere", bot=False)
    sandbox.world.join(guild, ana.user)
    return sandbox.world.add_channel(guild)


async def register(raw: Raw, *commands: Json) -> Json:
    """Register global commands. Returns the status and the answer."""
    status, answer = await raw.call("PUT", "/applications/1/commands", list(commands))
    return {"status": status, "answer": answer}


def use(player: Player, channel: Json, name: str = "everywhere") -> Interaction:
    """Send a command without waiting for its answer."""
    leaf = player._leaf(channel, name)
    return player.start(InteractionType.COMMAND, channel, player._command_data(leaf, channel, {}))


async def reply(raw: Raw, it: Interaction, data: Json) -> int:
    """Answer an interaction with a message. Returns the status."""
    path, body = f"/interactions/{it.id}/{it.token}/callback", {"type": int(CallbackType.MESSAGE), "data": data}
    return (await raw.call("POST", path, body))[0]


async def test_a_command_is_offered_where_an_installation_and_a_context_allow_it(
    sandbox: Sandbox, raw: Raw, ana: Player, elsewhere: Json
) -> None:
    ben = sandbox.add_seat("Ben").player
    private, room = sandbox.world.add_private_channel(ana.id, ben.id), sandbox.world.dm_with(ana.id)

    def offered(channel: Json) -> list[str]:
        found = []
        for name in ("everywhere", "here"):
            try:
                ana._leaf(channel, name)
            except InteractionFailed:
                continue
            found.append(name)
        return found

    assert offered(sandbox.channel) == ["everywhere", "here"]
    assert offered(room) == ["everywhere"]
    assert offered(elsewhere) == offered(private) == []
    ana.install_app()
    assert offered(sandbox.channel) == ["everywhere", "here"]
    assert offered(elsewhere) == offered(private) == offered(room) == ["everywhere"]
    await register(raw, {**EVERYWHERE, "contexts": [2]}, HERE)
    assert offered(private) == ["everywhere"] and offered(elsewhere) == []


async def test_the_bot_is_told_who_authorised_an_interaction(
    sandbox: Sandbox, raw: Raw, ana: Player, elsewhere: Json
) -> None:
    ben, cleo = (sandbox.add_seat(name).player for name in ("Ben", "Cleo"))
    guild = sandbox.channel["guild_id"]
    group = sandbox.world.add_private_channel(ana.id, ben.id, cleo.id)
    assert use(ana, sandbox.channel).payload["authorizing_integration_owners"] == {"0": guild}
    ana.install_app()
    both = use(ana, sandbox.channel).payload
    assert (both["authorizing_integration_owners"], both["context"]) == ({"0": guild, "1": ana.id}, 0)
    assert use(ana, sandbox.channel, "here").payload["authorizing_integration_owners"] == {"0": guild}
    room = use(ana, sandbox.world.dm_with(ana.id)).payload
    assert (room["authorizing_integration_owners"], room["context"]) == ({"0": "0", "1": ana.id}, 1)
    there = use(ana, elsewhere).payload
    assert (there["authorizing_integration_owners"], there["context"]) == ({"1": ana.id}, 0)
    assert there["member"]["user"]["id"] == ana.id and there["guild_id"] == elsewhere["guild_id"]
    private = use(ana, group)
    assert (private.payload["authorizing_integration_owners"], private.payload["context"]) == ({"1": ana.id}, 2)
    assert private.payload["user"]["id"] == ana.id and "guild_id" not in private.payload
    assert int(private.payload["app_permissions"]) == int(
        Permission.ATTACH_FILES | Permission.EMBED_LINKS | Permission.MENTION_EVERYONE
    )
    await reply(raw, private, {"content": "words", "components": [BUTTON]})
    click = ben.press(ben.visible_messages(group)[-1], custom_id="on")
    assert click.payload["authorizing_integration_owners"] == {"1": ana.id}, "who installed it, not who clicked"


async def test_where_the_bot_is_not_every_call_about_the_channel_is_refused(
    sandbox: Sandbox, raw: Raw, ana: Player, elsewhere: Json
) -> None:
    ben = sandbox.add_seat("Ben").player
    ana.install_app()
    for channel in (elsewhere, sandbox.world.add_private_channel(ana.id, ben.id)):
        it = use(ana, channel)
        assert await reply(raw, it, {"content": "words"}) == 204
        here = f"/channels/{channel['id']}"
        message = f"{here}/messages/{it.original_id}"
        for method, path, body in (
            ("GET", here, None), ("POST", f"{here}/messages", {"content": "x"}), ("GET", message, None),
            ("POST", f"{here}/typing", None), ("PATCH", message, {"content": "x"}), ("DELETE", message, None),
            ("POST", f"{here}/threads", {"name": "x", "type": 11}),
        ):
            status, answer = await raw.call(method, path, body)
            assert (status, answer["code"]) == (403, 50001), path
        assert (await raw.call("PATCH", f"/webhooks/1/{it.token}/messages/@original", {"content": "y"}))[0] == 200
    guild = f"/guilds/{elsewhere['guild_id']}"
    for path in (guild, f"{guild}/members/{ana.id}"):
        assert (await raw.call("GET", path))[0] == 403


async def test_an_answer_is_followed_by_five_messages_at_most_where_the_bot_is_not(
    sandbox: Sandbox, raw: Raw, ana: Player, elsewhere: Json
) -> None:
    ana.install_app()
    statuses = {}
    for channel in (elsewhere, sandbox.channel):
        it = use(ana, channel)
        await reply(raw, it, SECRET)
        statuses[channel["id"]] = [await raw.call("POST", f"/webhooks/1/{it.token}", SECRET) for _ in range(6)]
    assert [status for status, _ in statuses[sandbox.channel["id"]]] == [200] * 6
    assert [status for status, _ in statuses[elsewhere["id"]]] == [*[200] * 5, 400]
    assert statuses[elsewhere["id"]][-1][1]["code"] == 40094


async def test_the_token_ends_after_fifteen_minutes(
    sandbox: Sandbox, raw: Raw, ana: Player, elsewhere: Json
) -> None:
    ana.install_app()
    it = use(ana, elsewhere)
    await reply(raw, it, {**SECRET, "components": [BUTTON]})
    original = f"/webhooks/1/{it.token}/messages/@original"
    sandbox.world.skew += 899
    assert (await raw.call("PATCH", original, {"content": "in time"}))[0] == 200
    sandbox.world.skew += 2
    for method, path, body in (
        ("PATCH", original, {"content": "late"}), ("DELETE", original, None),
        ("POST", f"/webhooks/1/{it.token}", SECRET),
    ):
        status, answer = await raw.call(method, path, body)
        assert (status, answer["code"]) == (401, 50027)
    again = ana.press(ana.visible_messages(elsewhere)[-1], custom_id="on")
    body = {"type": int(CallbackType.UPDATE), "data": {"content": "again"}}
    assert (await raw.call("POST", f"/interactions/{again.id}/{again.token}/callback", body))[0] == 204
    assert ana.visible_texts(elsewhere)[-1] == "again"


async def test_who_may_not_use_external_apps_gets_private_answers(
    sandbox: Sandbox, raw: Raw, ana: Player, elsewhere: Json
) -> None:
    ana.install_app()
    it = use(ana, elsewhere)
    await reply(raw, it, {"content": "words"})
    assert not sandbox.world.messages.is_ephemeral(str(it.original_id))
    sandbox.world.deny(elsewhere, Permission.USE_EXTERNAL_APPS, ana.id)
    it = use(ana, elsewhere)
    await reply(raw, it, {"content": "words"})
    assert sandbox.world.messages.is_ephemeral(str(it.original_id))


async def test_an_application_that_users_cannot_install(sandbox: Sandbox, raw: Raw, ana: Player) -> None:
    sandbox.world.integration_types = {0}
    with pytest.raises(InteractionFailed):
        ana.install_app()
    assert (await raw.call("GET", "/applications/@me"))[1]["integration_types_config"] == {"0": {}}
    refused = await register(raw, EVERYWHERE)
    assert refused["status"] == 400 and "integration_types" in str(refused["answer"]["errors"])
    assert (await register(raw, HERE))["status"] == 200


@pytest.mark.parametrize("wrong", [
    {"contexts": [3]}, {"contexts": []}, {"integration_types": [0, 0]}, {"integration_types": [2]},
], ids=str)
async def test_wrong_places_of_a_command_are_refused(sandbox: Sandbox, raw: Raw, wrong: Json) -> None:
    assert (await register(raw, {**EVERYWHERE, **wrong}))["status"] == 400


async def test_a_command_of_one_server_has_no_installations(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/applications/1/guilds/{sandbox.channel['guild_id']}/commands"
    assert (await raw.call("PUT", path, [{"name": "x", "description": "x", "contexts": [0]}]))[0] == 400
    assert (await raw.call("PUT", path, [{"name": "x", "description": "x"}]))[0] == 200
