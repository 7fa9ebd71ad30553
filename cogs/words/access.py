"""Whether a person may see the channel of a table, as Discord says now."""

from __future__ import annotations

import discord

from cogs.discord_errors import Meaning, meaning
from storage.model import Home, HomeKind
from tables.core.errors import RequestRefused

Channel = discord.abc.GuildChannel | discord.Thread
ABSENT = discord.Permissions.none()
NOT_THERE = (Meaning.CHANNEL_GONE, Meaning.SERVER_GONE, Meaning.PERSON_GONE, Meaning.FORBIDDEN)
"""What Discord answers where a person, or the bot, sees nothing. Other answers say nothing about that."""


async def can_see_table(client: discord.Client, home: Home, user: discord.abc.Snowflake) -> bool:
    """Whether a person is in the Discord server of a table's home and sees its channel. False also if the bot sees
    neither. Raises other Discord errors."""
    try:
        return (await permissions_of(user, *await channel_of(client, home))).view_channel
    except RequestRefused:
        return False


async def may_write(client: discord.Client, home: Home, user: discord.abc.Snowflake) -> bool:
    """Whether both a person and the bot may write in a table's home. False also if the bot does not see it. Raises
    other Discord errors."""
    writing = "send_messages_in_threads" if home.kind is HomeKind.THREAD else "send_messages"
    assert client.user is not None
    try:
        guild, channel = await channel_of(client, home)
        allowed = [await permissions_of(one, guild, channel) for one in (user, client.user)]
    except RequestRefused:
        return False
    return all(one.view_channel and getattr(one, writing) for one in allowed)


async def permissions_of(
    user: discord.abc.Snowflake, guild: discord.Guild, channel: Channel
) -> discord.Permissions:
    """Return a person's permissions in a channel or thread of a Discord server. People who cannot be found there have
    none. Raises Discord errors that say nothing about the person."""
    try:
        member = user
        if not isinstance(user, discord.Member) or user.guild.id != guild.id:
            member = await guild.fetch_member(user.id)
        assert isinstance(member, discord.Member)
        if not isinstance(channel, discord.Thread):
            return channel.permissions_for(member)
        parent = channel.parent or await guild.fetch_channel(channel.parent_id)
        assert isinstance(parent, discord.abc.GuildChannel)
        allowed = parent.permissions_for(member)
        if channel.is_private() and not allowed.manage_threads:
            await channel.fetch_member(member.id)
    except discord.HTTPException as error:
        if meaning(error) not in NOT_THERE:
            raise
        return ABSENT
    return allowed


async def channel_of(client: discord.Client, home: Home) -> tuple[discord.Guild, Channel]:
    """Return the Discord server and the channel where a table's messages are posted, also if another bot's shard serves
    them. Raises `RequestRefused` if the bot cannot see them, and other Discord errors."""
    if home.guild_id is None or home.channel_id is None:
        raise RequestRefused("cogs-not-there")
    try:
        guild = client.get_guild(home.guild_id) or await client.fetch_guild(home.guild_id, with_counts=False)
        return guild, guild.get_channel_or_thread(home.channel_id) or await guild.fetch_channel(home.channel_id)
    except (discord.HTTPException, discord.InvalidData) as error:
        if isinstance(error, discord.HTTPException) and meaning(error) not in NOT_THERE:
            raise
        raise RequestRefused("cogs-not-there") from None
