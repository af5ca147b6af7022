"""The start of a run of the doctor.

It checks that the bot may use the channel and that nobody else uses it.
"""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.command.doctor.checks import NEWS, TEXT, Context
from bot.command.doctor.person import Person
from bot.command.doctor.requests import Json, Pause, Refused, Requests
from bot.command.run import FATAL
from bot.command.starting import CannotStart
from bot.ui.permissions import NEEDED, THREADS

NEEDS = (*NEEDED, *THREADS, "manage_threads")
"""The permissions that the doctor needs in the channel.

Without `manage_threads`, a bot cannot even delete the threads that it has opened.
"""

HOUR = 3600.0
MOST = 100
"""The most messages that Discord lists in one answer."""


async def start_run(
    requests: Requests,
    person: Person,
    pause: Pause,
    now: Callable[[], float],
    channel: int,
    announcement: int | None,
    old: int | None,
) -> Context:
    """Check everything that a run needs, and return the context for its checks.

    Raises CannotStart if the run is not possible, and Spent.
    """
    me = await requests.settle("GET", "/users/@me")
    if me.status == 401:
        raise CannotStart(FATAL[4004])
    if not me.taken:
        raise CannotStart(f"Discord does not say who the bot is ({me.words}). Try again later.")
    own = me.body["id"]
    found = await _checked_channel(requests, "--channel", channel, own, now())
    news = await _checked_channel(requests, "--announcement", announcement, own, now()) if announcement else None
    if news is not None and news["type"] != NEWS:
        raise CannotStart("--announcement: that channel is not an announcement channel.")
    context = Context(requests, person, pause, found, news)
    if old is not None:
        context.old = await _checked_message(context, str(old), own, now())
    return context


async def _checked_channel(requests: Requests, option: str, number: int, own: str, now: float) -> Json:
    """Return a channel after checking that the bot may use it and that nobody wrote there lately.

    `option` is the option of the command that named the channel. Raises CannotStart, Spent.
    """
    try:
        channel: Json = await requests.must("GET", f"/channels/{number}")
    except Refused as error:
        raise CannotStart(f"{option}: the bot does not see that channel ({error}).") from None
    if channel["type"] not in (TEXT, NEWS):
        raise CannotStart(f"{option}: that is not a text channel of a server.")
    try:
        guild = await requests.must("GET", f"/guilds/{channel['guild_id']}")
        member = await requests.must("GET", f"/guilds/{channel['guild_id']}/members/{own}")
        allowed = compute_permissions(guild, channel, member)
        if missing := [name.replace("_", " ").title() for name in NEEDS if not getattr(allowed, name)]:
            raise CannotStart(f"{option}: the bot needs {', '.join(missing)} in that channel.")
        messages = await requests.must("GET", f"/channels/{number}/messages?limit={MOST}")
    except Refused as error:
        raise CannotStart(f"{option}: Discord refuses to tell about that channel ({error}).") from None
    late = [message for message in messages if created_at(message["id"]) > now - HOUR]
    if len(late) == MOST or any(message["author"]["id"] != own for message in late):
        raise CannotStart(f"{option}: others wrote there in the last hour. Use an empty channel.")
    return channel


async def _checked_message(context: Context, message: str, own: str, now: float) -> str:
    """Check the message that an earlier run has left for this run, and return its id.

    The message is deleted at the end of the run. Raises CannotStart, Spent.
    """
    path = f"{context.messages}/{message}"
    answer = await context.requests.settle("GET", path)
    if not answer.taken or answer.body["author"]["id"] != own:
        raise CannotStart("--old: the bot has no such message in that channel.")
    minutes = (now - created_at(message)) / 60
    if minutes <= 60:
        raise CannotStart(f"--old: that message is {minutes:.0f} minutes old. Wait until it is 70.")
    context.requests.made(path)
    return message


def created_at(snowflake: str) -> float:
    """Return when the object with the id `snowflake` was created, in seconds since 1970.

    >>> int(created_at("175928847299117063"))
    1462015105
    """
    return discord.utils.snowflake_time(int(snowflake)).timestamp()


def compute_permissions(guild: Json, channel: Json, member: Json) -> discord.Permissions:
    """Return the permissions of a member in a channel (Permissions, *Permission Hierarchy*)."""
    own, everyone, held = member["user"]["id"], guild["id"], set(member["roles"])
    bits = 0
    for role in guild["roles"]:
        if role["id"] in {everyone, *held}:
            bits |= int(role["permissions"])
    if guild["owner_id"] == own or discord.Permissions(bits).administrator:
        return discord.Permissions.all()
    for ids in ({everyone}, held, {own}):
        there = [each for each in channel.get("permission_overwrites", ()) if each["id"] in ids]
        for each in there:
            bits &= ~int(each["deny"])
        for each in there:
            bits |= int(each["allow"])
    return discord.Permissions(bits)
