"""Registering application commands, everywhere or in one server."""

from __future__ import annotations

from ..model import ApiError, CommandType, Json, form_error
from ..rules import check_commands
from .routing import Request, RouteList

routes = RouteList()

DEFAULTS: Json = {
    "type": int(CommandType.SLASH),
    "options": [],
    "nsfw": False,
    "default_member_permissions": None,
    "dm_permission": True,
    "contexts": None,
    "integration_types": [0],
}


@routes("GET", "/applications/{application_id}/commands")
@routes("GET", "/applications/{application_id}/guilds/{guild_id}/commands")
def registered(request: Request) -> list[Json]:
    return list(request.world.commands[_scope(request)].values())


@routes("PUT", "/applications/{application_id}/commands")
@routes("PUT", "/applications/{application_id}/guilds/{guild_id}/commands")
def overwrite(request: Request) -> list[Json]:
    """Replace a scope's commands; a command that keeps its name and type keeps its id."""
    world, scope = request.world, _scope(request)
    if not isinstance(request.body, list):
        raise ApiError(400, 50035, "Invalid Form Body")
    if problems := check_commands(request.body):
        world.problems.extend(map(str, problems))
        raise form_error(problems)
    known = {(command["type"], command["name"]): command["id"] for command in world.commands[scope].values()}
    fresh: dict[str, Json] = {}
    for command in request.body:
        given = {key: value for key, value in command.items() if value is not None}
        key = (given.get("type", int(CommandType.SLASH)), given["name"])
        command_id = known.get(key) or world.snowflake()
        whole = {"id": command_id, "application_id": world.app_id, "version": world.snowflake(), **DEFAULTS, **given}
        if whole["default_member_permissions"] is not None:
            whole["default_member_permissions"] = str(whole["default_member_permissions"])
        fresh[command_id] = {**whole, "guild_id": scope} if scope else whole
    world.commands[scope] = fresh
    world.touch()
    return list(fresh.values())


def _scope(request: Request) -> str | None:
    guild_id = request.params.get("guild_id")
    if guild_id is not None and (guild_id not in request.world.guilds or not request.world.bot_is_in(guild_id)):
        raise ApiError(403, 50001, "Missing Access")
    return guild_id
