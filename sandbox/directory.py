"""People, servers, channels, threads and direct-message channels, and the events their changes cause."""

from __future__ import annotations

from collections import defaultdict
from datetime import UTC, datetime

from . import permissions
from .bus import Bus
from .model import ApiError, ChannelType, Intent, Json, Permission

MOST_THREAD_MEMBERS = 1000
BOOSTED = {2: 50 * 2**20, 3: 100 * 2**20}
"""Bytes of the largest file by a server's level."""


class Directory(Bus):
    """Who exists and where they can talk. Objects are kept in the shape in which they travel.

    `deadline` is how long a client waits for the first answer, `token_life` how long follow-ups are accepted (both in
    seconds), `attachment_limit` the largest file in bytes where the server is not boosted.
    """

    def __init__(self, *, deadline: float = 3.0, token_life: float = 900.0, attachment_limit: int = 10 * 2**20) -> None:
        super().__init__()
        self.deadline, self.token_life, self.attachment_limit = deadline, token_life, attachment_limit
        self.users: dict[str, Json] = {}
        self.locales: dict[str, str] = {}
        self.guilds: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self.thread_members: defaultdict[str, set[str]] = defaultdict(set)
        self.closed_dms: set[str] = set()
        """Ids of people who take no direct messages: sending to them answers 403/50007."""
        self.marks: dict[str, dict[str, Json]] = {}
        """By channel and person: the sign (`letter`, `colour`, `on_colour`) by which somebody is known there."""
        self._dms: dict[str, str] = {}
        self.bot_user = self.add_user("sobremesa", bot=True)
        self.app_id = str(self.bot_user["id"])
        self.owner = self.add_user("owner")

    # People

    def add_user(self, name: str, locale: str = "en-US", *, bot: bool = False) -> Json:
        user: Json = {
            "id": self.snowflake(),
            "username": name.lower(),
            "global_name": name if not bot else name.title(),
            "discriminator": "0001" if bot else "0",
            "bot": bot,
            "public_flags": 0,
            "flags": 0,
            **dict.fromkeys(("avatar", "banner", "accent_color", "primary_guild", "avatar_decoration_data")),
        }
        self.users[user["id"]] = user
        self.locales[user["id"]] = locale
        return user

    def rename(self, user: Json, name: str) -> None:
        """Give somebody another display name, as the person would in the client."""
        user["global_name"] = name
        for guild in self.guilds.values():
            if user["id"] in guild["members"]:
                member = {**guild["members"][user["id"]], "guild_id": guild["id"]}
                self.dispatch("GUILD_MEMBER_UPDATE", member, guild_id=guild["id"], intent=Intent.GUILD_MEMBERS)

    def display_name(self, user_id: str) -> str:
        return str(self.users[user_id]["global_name"])

    # Servers

    def add_guild(self, name: str = "Table", locale: str = "en-US", *, bot: bool = True) -> Json:
        """Open a server owned by nobody who plays; `locale` is the server's own language."""
        guild_id = self.snowflake()
        guild: Json = {
            "id": guild_id,
            "name": name,
            "icon": None,
            "owner_id": self.owner["id"],
            "preferred_locale": locale,
            "features": [],
            "roles": [
                self._role(guild_id, "@everyone", permissions.EVERYONE),
                self._role(self.snowflake(), "Sobremesa", permissions.BOT, managed=True),
                self._role(self.snowflake(), "Manager", permissions.MANAGER),
            ],
            "emojis": [],
            "stickers": [],
            "members": {},
            "channels": [],
            "threads": [],
            "joined_at": self.timestamp(),
            "afk_timeout": 300,
            "large": False,
            "premium_progress_bar_enabled": False,
            "max_members": 500_000,
            **dict.fromkeys(("verification_level", "default_message_notifications", "explicit_content_filter"), 0),
            **dict.fromkeys(("mfa_level", "nsfw_level", "premium_tier", "system_channel_flags"), 0),
        }
        self.guilds[guild_id] = guild
        if bot:
            self.invite_bot(guild)
        return guild

    def change_locale(self, guild: Json, locale: str) -> None:
        """Change the server's own language (GUILD_UPDATE)."""
        guild["preferred_locale"] = locale
        lists = ("members", "channels", "threads")
        payload = {key: value for key, value in guild.items() if key not in lists}
        self.dispatch("GUILD_UPDATE", payload, guild_id=guild["id"], intent=Intent.GUILDS)

    @staticmethod
    def _role(role_id: str, name: str, granted: Permission, *, managed: bool = False) -> Json:
        return {
            "id": role_id,
            "name": name,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "position": 0,
            "permissions": str(int(granted)),
            "managed": managed,
            "mentionable": False,
            "flags": 0,
        }

    def join(self, guild: Json, user: Json, *, manager: bool = False) -> Json:
        """Make somebody a member (GUILD_MEMBER_ADD); a manager may manage the server."""
        roles = [guild["roles"][2]["id"]] if manager else []
        member = self._member(user, roles)
        guild["members"][user["id"]] = member
        self.dispatch(
            "GUILD_MEMBER_ADD", {**member, "guild_id": guild["id"]}, guild_id=guild["id"], intent=Intent.GUILD_MEMBERS
        )
        return member

    def _member(self, user: Json, roles: list[str]) -> Json:
        empty = ("nick", "avatar", "banner", "premium_since", "communication_disabled_until")
        return {
            "user": user,
            "roles": roles,
            "joined_at": self.timestamp(),
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            **dict.fromkeys(empty),
        }

    def grant(self, guild: Json, role: Json, granted: Permission) -> None:
        """Change what a role may do everywhere in a server (GUILD_ROLE_UPDATE)."""
        role["permissions"] = str(int(granted))
        payload = {"guild_id": guild["id"], "role": dict(role)}
        self.dispatch("GUILD_ROLE_UPDATE", payload, guild_id=guild["id"], intent=Intent.GUILDS)

    def time_out(self, guild: Json, user_id: str, seconds: float) -> None:
        """A moderator silences somebody for a while: they may read, no more."""
        member = guild["members"][user_id]
        member["communication_disabled_until"] = datetime.fromtimestamp(self.now() + seconds, UTC).isoformat()
        payload = {**member, "guild_id": guild["id"]}
        self.dispatch("GUILD_MEMBER_UPDATE", payload, guild_id=guild["id"], intent=Intent.GUILD_MEMBERS)

    def leave(self, guild: Json, user_id: str) -> None:
        """Somebody leaves the server (GUILD_MEMBER_REMOVE)."""
        member = guild["members"].pop(user_id)
        for thread in guild["threads"]:
            self.thread_members[thread["id"]].discard(user_id)
        gone = {"guild_id": guild["id"], "user": member["user"]}
        self.dispatch("GUILD_MEMBER_REMOVE", gone, guild_id=guild["id"], intent=Intent.GUILD_MEMBERS)

    def invite_bot(self, guild: Json) -> None:
        """The bot joins: it hears GUILD_CREATE, with all channels and threads in it."""
        guild["members"][self.bot_user["id"]] = self._member(self.bot_user, [guild["roles"][1]["id"]])
        self.dispatch("GUILD_CREATE", self.guild_payload(guild), guild_id=guild["id"], intent=Intent.GUILDS)

    def remove_bot(self, guild: Json) -> None:
        """The bot is thrown out: GUILD_DELETE is the last thing it hears of that server."""
        self.dispatch("GUILD_DELETE", {"id": guild["id"]}, guild_id=guild["id"], intent=Intent.GUILDS)
        del guild["members"][self.bot_user["id"]]

    def bot_is_in(self, guild_id: str) -> bool:
        return self.bot_user["id"] in self.guilds[guild_id]["members"]

    def guild_payload(self, guild: Json) -> Json:
        """A guild as GUILD_CREATE carries it when the bot joins it."""
        none = ("voice_states", "presences", "stage_instances", "guild_scheduled_events", "soundboard_sounds")
        return {
            **guild,
            "members": list(guild["members"].values()),
            "member_count": len(guild["members"]),
            "channels": list(guild["channels"]),
            "threads": [thread for thread in guild["threads"] if not thread["thread_metadata"]["archived"]],
            **{name: [] for name in none},
        }

    # Channels

    def add_channel(self, guild: Json, name: str = "games", kind: ChannelType = ChannelType.TEXT) -> Json:
        channel: Json = {
            "id": self.snowflake(),
            "type": int(kind),
            "guild_id": guild["id"],
            "name": name,
            "position": len(guild["channels"]),
            "permission_overwrites": [],
            "topic": None,
            "nsfw": False,
            "last_message_id": None,
            "parent_id": None,
            "rate_limit_per_user": 0,
            "flags": 0,
        }
        guild["channels"].append(channel)
        self.channels[channel["id"]] = channel
        self.dispatch("CHANNEL_CREATE", dict(channel), guild_id=guild["id"], intent=Intent.GUILDS)
        return channel

    def add_thread(
        self,
        parent: Json,
        name: str,
        owner_id: str,
        *,
        private: bool = False,
        archive: int = 1440,
        on: str | None = None,
    ) -> Json:
        """Open a thread under a channel; a thread `on` a message shares that message's id. `archive` is in minutes."""
        thread: Json = {
            "id": on or self.snowflake(),
            "type": int(_thread_type(parent, private)),
            "guild_id": parent["guild_id"],
            "parent_id": parent["id"],
            "owner_id": owner_id,
            "name": name,
            "last_message_id": None,
            "message_count": 0,
            "member_count": 1,
            "total_message_sent": 0,
            "rate_limit_per_user": 0,
            "flags": 0,
            "thread_metadata": {
                "archived": False,
                "auto_archive_duration": archive,
                "archive_timestamp": self.timestamp(),
                "locked": False,
                "invitable": True,
                "create_timestamp": self.timestamp(),
            },
        }
        self.channels[thread["id"]] = thread
        self.guilds[parent["guild_id"]]["threads"].append(thread)
        self.join_thread(thread, owner_id)
        self.dispatch(
            "THREAD_CREATE", {**thread, "newly_created": True}, guild_id=parent["guild_id"], intent=Intent.GUILDS
        )
        return thread

    def join_thread(self, thread: Json, user_id: str) -> bool:
        """Make somebody a member of a thread; whether there was room for them."""
        members = self.thread_members[thread["id"]]
        if user_id not in members and len(members) >= MOST_THREAD_MEMBERS:
            return False
        members.add(user_id)
        thread["member_count"] = len(members)
        return True

    def leave_thread(self, thread: Json, user_id: str) -> None:
        """Let somebody be no member any more."""
        members = self.thread_members[thread["id"]]
        members.discard(user_id)
        thread["member_count"] = len(members)

    def slow_down(self, channel: Json, seconds: int) -> None:
        """Give a channel slow mode: so many seconds between two messages of a person; 0 ends it."""
        channel["rate_limit_per_user"] = seconds
        event = "THREAD_UPDATE" if "thread_metadata" in channel else "CHANNEL_UPDATE"
        self.dispatch(event, dict(channel), guild_id=channel["guild_id"], intent=Intent.GUILDS)

    def archive_thread(self, thread: Json, *, archived: bool = True, locked: bool = False) -> None:
        changes = {"archived": archived, "locked": locked, "archive_timestamp": self.timestamp()}
        thread["thread_metadata"] = {**thread["thread_metadata"], **changes}
        self.dispatch("THREAD_UPDATE", dict(thread), guild_id=thread["guild_id"], intent=Intent.GUILDS)

    def delete_channel(self, channel: Json) -> None:
        """Delete a channel or thread; a channel takes its threads with it, without events of their own."""
        guild = self.guilds[channel["guild_id"]]
        is_thread = "thread_metadata" in channel
        threads = [] if is_thread else [thread for thread in guild["threads"] if thread["parent_id"] == channel["id"]]
        for gone in (channel, *threads):
            self.channels.pop(gone["id"], None)
            self.thread_members.pop(gone["id"], None)
            self.forget_messages(gone["id"])
        guild["channels"] = [kept for kept in guild["channels"] if kept["id"] in self.channels]
        guild["threads"] = [kept for kept in guild["threads"] if kept["id"] in self.channels]
        if is_thread:
            payload = {key: channel[key] for key in ("id", "guild_id", "parent_id", "type")}
            self.dispatch("THREAD_DELETE", payload, guild_id=guild["id"], intent=Intent.GUILDS)
        else:
            self.dispatch("CHANNEL_DELETE", dict(channel), guild_id=guild["id"], intent=Intent.GUILDS)

    def forget_messages(self, channel_id: str) -> None:
        """Drop what was said in a channel that is gone. Whoever keeps messages overrides this."""

    def dm_with(self, user_id: str) -> Json:
        """The channel between the bot and one person."""
        if user_id not in self._dms:
            channel: Json = {
                "id": self.snowflake(),
                "type": int(ChannelType.DM),
                "last_message_id": None,
                "flags": 0,
                "recipients": [self.users[user_id]],
            }
            self.channels[channel["id"]] = channel
            self._dms[user_id] = channel["id"]
        return self.channels[self._dms[user_id]]

    def restore_dm(self, channel: Json) -> None:
        """Put a stored channel between the bot and one person back in its place."""
        self.channels[channel["id"]] = channel
        self._dms[channel["recipients"][0]["id"]] = channel["id"]

    def channel(self, channel_id: str) -> Json:
        try:
            return self.channels[str(channel_id)]
        except KeyError:
            raise ApiError(404, 10003, "Unknown Channel") from None

    def largest_file(self, channel_id: str | None) -> int:
        """The size in bytes of the largest file that may be sent to a channel; boosted servers take more."""
        channel = self.channels.get(channel_id or "", {})
        guild = self.guilds.get(channel.get("guild_id", ""), {})
        return BOOSTED.get(guild.get("premium_tier", 0), self.attachment_limit)

    # Permissions

    def permissions(self, user_id: str, channel: Json) -> Permission:
        """What somebody may do in a channel; in direct messages, everything."""
        if channel["type"] == ChannelType.DM:
            return permissions.EVERYTHING
        guild = self.guilds[channel["guild_id"]]
        held = permissions.permissions_of(guild, user_id, self.channels.get(channel["parent_id"] or "", channel))
        until = guild["members"].get(user_id, {}).get("communication_disabled_until")
        if until and datetime.fromisoformat(until).timestamp() > self.now() and Permission.ADMINISTRATOR not in held:
            held &= permissions.TIMED_OUT
        return held

    def deny(self, channel: Json, denied: Permission, user_id: str | None = None) -> None:
        """Take permissions in a channel away from somebody (the bot, unless named); Permission(0) gives all back."""
        self._overwrite(channel, user_id, "deny", denied)

    def allow(self, channel: Json, allowed: Permission, user_id: str | None = None) -> None:
        """Give somebody (the bot, unless named) permissions in a channel, in place of what was given or denied."""
        self._overwrite(channel, user_id, "allow", allowed)

    def _overwrite(self, channel: Json, user_id: str | None, way: str, named: Permission) -> None:
        user_id = user_id or str(self.bot_user["id"])
        rest = [overwrite for overwrite in channel["permission_overwrites"] if overwrite["id"] != user_id]
        mine = {"id": user_id, "type": permissions.MEMBER_OVERWRITE, "allow": "0", "deny": "0", way: str(int(named))}
        channel["permission_overwrites"] = [*rest, mine] if named else rest
        self.dispatch("CHANNEL_UPDATE", dict(channel), guild_id=channel["guild_id"], intent=Intent.GUILDS)

    def can_see(self, user_id: str, channel: Json) -> bool:
        """Is this channel, thread or DM in somebody's list?"""
        if channel["type"] == ChannelType.DM:
            return bool(channel["recipients"][0]["id"] == user_id)
        held = self.permissions(user_id, channel)
        if channel["type"] == ChannelType.PRIVATE_THREAD and user_id not in self.thread_members[channel["id"]]:
            return Permission.VIEW_CHANNEL | Permission.MANAGE_THREADS in held
        return Permission.VIEW_CHANNEL in held


def _thread_type(parent: Json, private: bool) -> ChannelType:
    if parent["type"] == ChannelType.ANNOUNCEMENT:
        return ChannelType.ANNOUNCEMENT_THREAD
    return ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
