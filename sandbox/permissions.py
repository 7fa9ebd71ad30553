"""Who may do what where: Discord's permission sum of roles and channel overwrites."""

from __future__ import annotations

from .model import Json, Permission

EVERYONE = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
)
"""What a new server allows everybody."""

BOT = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.ATTACH_FILES
)
"""What the bot's invitation asks for. A careful server gives it no more."""

MANAGER = Permission.MANAGE_GUILD | Permission.MANAGE_CHANNELS | Permission.MANAGE_MESSAGES | Permission.MANAGE_THREADS

EVERYTHING = ~Permission(0)

MEMBER_OVERWRITE = 1
ROLE_OVERWRITE = 0


def permissions_of(guild: Json, user_id: str, channel: Json | None = None) -> Permission:
    """The permissions of a member in a guild or, with `channel`, in one of its channels (threads: pass the parent).

    Source: developer documentation, Topics, Permissions, "Permission Hierarchy".
    """
    if guild["owner_id"] == user_id:
        return EVERYTHING
    member = guild["members"].get(user_id)
    if member is None:
        return Permission(0)
    held = {guild["id"], *member["roles"]}
    total = Permission(0)
    for role in guild["roles"]:
        if role["id"] in held:
            total |= Permission(int(role["permissions"]))
    if total & Permission.ADMINISTRATOR:
        return EVERYTHING
    overwrites = channel["permission_overwrites"] if channel else ()
    for wanted in ({guild["id"]}, held - {guild["id"]}, {user_id}):
        matching = [overwrite for overwrite in overwrites if overwrite["id"] in wanted]
        for overwrite in matching:
            total &= ~Permission(int(overwrite["deny"]))
        for overwrite in matching:
            total |= Permission(int(overwrite["allow"]))
    return total
