"""The routes of reactions to messages."""

from __future__ import annotations

from bot.local import reactions
from bot.local.checks import number, snowflake
from bot.local.permissions import READ_MESSAGE_HISTORY
from bot.local.rest import Answer, RestCall, route
from bot.local.rest_messages import ONE, message, require

EMOJI = ONE + "/reactions/{emoji_name}"


@route("PUT", EMOJI + "/@me")
def react(call: RestCall) -> Answer:
    """Add a reaction of the bot to a message."""
    require(call, READ_MESSAGE_HISTORY)
    reactions.add(call.world, message(call), call.world.bot["id"], call.path["emoji_name"])
    return 204, None


@route("GET", EMOJI)
def reacted(call: RestCall) -> Answer:
    """Answer a request for the users who have reacted to a message with an emoji, sorted by id."""
    require(call, READ_MESSAGE_HISTORY)
    users = message(call).get("_reactions", {}).get(call.path["emoji_name"], [])
    limit = snowflake("limit", call.query.get("limit", "25"))
    number("limit", limit, 1, 100)
    after = snowflake("after", call.query.get("after", "0"))
    found = sorted((user for user in users if int(user) > after), key=int)
    return 200, [call.world.users[user] for user in found[:limit]]
