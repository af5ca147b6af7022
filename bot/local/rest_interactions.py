"""The routes with which the bot answers interactions."""

from __future__ import annotations

from bot.local import kinds, limits
from bot.local.errors import Json
from bot.local.rest import Answer, RestCall, route

TOKEN = "/webhooks/{application_id}/{token}"


def _says_yes(value: str | None) -> bool:
    return value in ("1", "true", "True")


@route("POST", "/interactions/{interaction_id}/{token}/callback", kinds.CALLBACK)
def callback(call: RestCall) -> Answer:
    """Accept the bot's first answer to an interaction and carry it out."""
    asked, message = call.interactions.callback(call.path["interaction_id"], call.path["token"], call.body, call.files)
    if not _says_yes(call.query.get("with_response")):
        return 204, None
    about: Json = {"id": asked.id, "type": asked.type, "channel_id": asked.channel}
    if guild_id := call.world.channels[asked.channel].get("guild_id"):
        about["guild_id"] = guild_id
    answer: Json = {"interaction": about}
    if asked.original and message:
        about |= {
            "response_message_id": asked.original, "response_message_loading": asked.acked == 5,
            "response_message_ephemeral": bool(message.get("_only")),
        }  # fmt: skip
        if asked.acked != 5:
            answer["resource"] = {"type": asked.acked, "message": call.world.store.out(message)}
    return 200, answer


@route("POST", TOKEN, kinds.MESSAGE)
def follow_up(call: RestCall) -> Answer:
    """Post a follow-up message to an interaction."""
    interactions = call.interactions
    message = interactions.follow_up(interactions.answered(call.path["token"]), call.body, call.files)
    return 200, call.world.store.out(message)


def _message(call: RestCall) -> Json:
    interactions = call.interactions
    return interactions.message_of(interactions.answered(call.path["token"]), call.path["message_id"])


@route("GET", TOKEN + "/messages/{message_id}")
def get(call: RestCall) -> Answer:
    """Answer a request for a message that the bot has posted as an answer to an interaction."""
    return 200, call.world.store.out(_message(call))


@route("PATCH", TOKEN + "/messages/{message_id}", kinds.MESSAGE)
def edit(call: RestCall) -> Answer:
    """Edit a message that the bot has posted as an answer to an interaction."""
    message = _message(call)
    limits.message(call.body, call.files, old=message)
    call.world.store.edit(message, call.body, call.files)
    return 200, call.world.store.out(message)


@route("DELETE", TOKEN + "/messages/{message_id}")
def delete(call: RestCall) -> Answer:
    """Delete a message that the bot has posted as an answer to an interaction."""
    call.world.store.remove(_message(call))
    return 204, None
