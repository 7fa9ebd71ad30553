"""Who the bot is, where the gateway is, who others are."""

from __future__ import annotations

from ..model import ApiError, Json
from .routing import Request, RouteList

routes = RouteList()


@routes("GET", "/users/@me")
def current_user(request: Request) -> Json:
    extra = {"verified": True, "mfa_enabled": False, "locale": "en-US", "email": None}
    return {**request.world.bot_user, **extra}


@routes("GET", "/oauth2/applications/@me")
@routes("GET", "/applications/@me")
def current_application(request: Request) -> Json:
    world = request.world
    return {
        "id": world.app_id,
        "name": world.bot_user["global_name"],
        "icon": None,
        "description": "",
        "type": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "owner": world.owner,
        "team": None,
        "rpc_origins": [],
        "redirect_uris": [],
        "summary": "",
        "tags": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {"0": {}},
        "approximate_guild_count": sum(map(world.bot_is_in, world.guilds)),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
    }


@routes("GET", "/gateway")
def where(request: Request) -> Json:
    return {"url": request.gateway_url}


@routes("GET", "/gateway/bot")
def gateway(request: Request) -> Json:
    start_limit = {"total": 1000, "remaining": 999, "reset_after": 14_400_000, "max_concurrency": 1}
    return {"url": request.gateway_url, "shards": 1, "session_start_limit": start_limit}


@routes("GET", "/users/{user_id}")
def user(request: Request) -> Json:
    try:
        return request.world.users[request.params["user_id"]]
    except KeyError:
        raise ApiError(404, 10013, "Unknown User") from None


@routes("GET", "/guilds/{guild_id}/members/{user_id}")
def member(request: Request) -> Json:
    guild = request.world.guilds.get(request.params["guild_id"])
    if guild is None or not request.world.bot_is_in(guild["id"]):
        raise ApiError(403, 50001, "Missing Access")
    try:
        found: Json = guild["members"][request.params["user_id"]]
    except KeyError:
        raise ApiError(404, 10007, "Unknown Member") from None
    return found
