"""New objects of Discord, such as users, channels and messages, with their initial values."""

from __future__ import annotations

import datetime
from typing import Any

from bot.local.errors import Json

EPHEMERAL, LOADING, SUPPRESS_EMBEDS, COMPONENTS_V2 = 64, 128, 4, 1 << 15
THREADS = (10, 11, 12)
"""Discord's numbers for the types of channels that are threads."""

GROUP = 3
"""Discord's number for the type of a group channel."""

NEWS, NEWS_THREAD = 5, 10
"""Discord's numbers for the types of an announcement channel and of a thread in such a channel."""

TEXT, VOICE_CHANNEL, STAGE, FORUM = 0, 2, 13, 15
"""Discord's numbers for the types of other channels: text, voice, stage and forum.

Voice and stage channels have their own text chat.
"""

REQUIRE_TAG = 1 << 4
"""The flag of a forum that requires a tag for each post."""

HAS_THREAD, SILENT, VOICE = 32, 1 << 12, 1 << 13


def timestamp(seconds: float) -> str:
    """Return a time in Discord's format. `seconds` are seconds since 1970."""
    return datetime.datetime.fromtimestamp(seconds, datetime.UTC).isoformat()


def user(user_id: str, name: str, *, bot: bool = False) -> Json:
    """Return a new user object."""
    return {
        "id": user_id, "username": name if bot else name.lower().replace(" ", "_"),
        "global_name": None if bot else name, "discriminator": "0000" if bot else "0", "avatar": None, "bot": bot,
        "system": False, "public_flags": 0, "flags": 0, "primary_guild": None, "banner": None, "accent_color": None,
        "avatar_decoration_data": None, "collectibles": None,
    }  # fmt: skip


def role(role_id: str, name: str, permissions: int, position: int, *, bot_id: str | None = None) -> Json:
    """Return a new role object. With `bot_id`, it is the role that Discord manages for that bot."""
    made: Json = {
        "id": role_id, "name": name, "permissions": str(permissions), "position": position, "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None}, "hoist": False,
        "managed": bot_id is not None, "mentionable": False, "flags": 0, "icon": None, "unicode_emoji": None,
        "description": None,
    }  # fmt: skip
    if bot_id:
        made["tags"] = {"bot_id": bot_id}
    return made


def guild(guild_id: str, name: str, owner_id: str, roles: list[Json], locale: str) -> Json:
    """Return a new server object."""
    return {
        "id": guild_id, "name": name, "icon": None, "splash": None, "discovery_splash": None, "owner_id": owner_id,
        "afk_channel_id": None, "afk_timeout": 300, "verification_level": 0, "default_message_notifications": 0,
        "explicit_content_filter": 0, "emojis": [], "features": [], "mfa_level": 0, "system_channel_id": None,
        "system_channel_flags": 0, "rules_channel_id": None, "max_members": 500000, "vanity_url_code": None,
        "description": None, "banner": None, "premium_tier": 0, "premium_subscription_count": 0,
        "preferred_locale": locale, "public_updates_channel_id": None, "nsfw_level": 0, "nsfw": False, "stickers": [],
        "premium_progress_bar_enabled": False, "safety_alerts_channel_id": None, "application_id": None, "region": "us",
        "home_header": None, "roles": roles, "incidents_data": None, "max_presences": None, "widget_enabled": False,
        "widget_channel_id": None, "max_video_channel_users": 25, "max_stage_video_channel_users": 50,
    }  # fmt: skip


def member(joined: str, roles: list[str]) -> Json:
    """Return a new object for a member of a server. It does not contain the user."""
    return {
        "nick": None, "avatar": None, "banner": None, "roles": roles, "joined_at": joined, "premium_since": None,
        "deaf": False, "mute": False, "flags": 0, "pending": False, "communication_disabled_until": None,
    }  # fmt: skip


def voice_state(session: str, user_id: str, channel_id: str | None) -> Json:
    """Return a new voice state object of a user. If the channel is None, the user has left it."""
    return {
        "channel_id": channel_id, "user_id": user_id, "session_id": session, "deaf": False, "mute": False,
        "self_deaf": False, "self_mute": False, "self_video": False, "suppress": False,
        "request_to_speak_timestamp": None,
    }  # fmt: skip


VOCAL: Json = {"bitrate": 64000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1}
MORE: dict[int, Json] = {
    VOICE_CHANNEL: VOCAL, STAGE: VOCAL,
    FORUM: {
        "available_tags": [], "default_reaction_emoji": None, "default_sort_order": None, "default_forum_layout": 0,
    },
}  # fmt: skip
"""The fields that only some types of channels have, by the type."""


def channel(channel_id: str, guild_id: str, name: str, position: int, overwrites: list[Json], kind: int) -> Json:
    """Return a new channel object of a server."""
    return {
        "id": channel_id, "type": kind, "guild_id": guild_id, "name": name, "topic": None, "position": position,
        "nsfw": False, "permission_overwrites": overwrites, "parent_id": None, "rate_limit_per_user": 0,
        "last_message_id": None, "last_pin_timestamp": None, "flags": 0, **MORE.get(kind, {}),
    }  # fmt: skip


def tag(tag_id: str) -> Json:
    """Return a new tag of a forum. It has no name yet."""
    return {"id": tag_id, "name": "", "moderated": False, "emoji_id": None, "emoji_name": None}


def direct_message(channel_id: str, recipient: Json) -> Json:
    """Return a new direct message channel between the bot and a user."""
    return {
        "id": channel_id, "type": 1, "recipients": [recipient], "last_message_id": None, "last_pin_timestamp": None,
        "flags": 0,
    }  # fmt: skip


def group(channel_id: str, recipients: list[Json], name: str | None) -> Json:
    """Return a new group channel. A bot can never be in it."""
    return {
        "id": channel_id, "type": 3, "name": name, "icon": None, "owner_id": recipients[0]["id"],
        "recipients": recipients, "last_message_id": None, "last_pin_timestamp": None, "flags": 0,
    }  # fmt: skip


def thread(thread_id: str, parent: Json, owner_id: str, body: Json, kind: int, now: str) -> Json:
    """Return a new thread object. Its private field `_members` has the ids of its members."""
    metadata: Json = {
        "archived": False, "auto_archive_duration": body.get("auto_archive_duration") or 1440,
        "archive_timestamp": now, "locked": False, "create_timestamp": now,
    }  # fmt: skip
    if kind == 12:
        metadata["invitable"] = body.get("invitable", True)
    tags = {"applied_tags": list(map(str, body.get("applied_tags") or []))} if parent["type"] == FORUM else {}
    return {
        "id": thread_id, "type": kind, "guild_id": parent["guild_id"], "parent_id": parent["id"], "owner_id": owner_id,
        "name": body["name"], "last_message_id": None, "rate_limit_per_user": body.get("rate_limit_per_user") or 0,
        "message_count": 0, "member_count": 1, "total_message_sent": 0, "flags": 0, "thread_metadata": metadata,
        "_members": {owner_id: now}, **tags,
    }  # fmt: skip


def message(message_id: str, channel_id: str, author: Json, now: str) -> Json:
    """Return a new message object without content."""
    return {
        "id": message_id, "type": 0, "channel_id": channel_id, "author": author, "content": "", "timestamp": now,
        "edited_timestamp": None, "tts": False, "mention_everyone": False, "mentions": [], "mention_roles": [],
        "pinned": False, "flags": 0, "components": [], "embeds": [], "attachments": [], "_files": [],
    }  # fmt: skip


def application(application_id: str, bot: Json, owner: Json, guilds: int, persons: int) -> Json:
    """Return the application object, as the bot itself receives it."""
    return {
        "id": application_id, "name": bot["username"], "icon": None, "description": "", "type": None, "summary": "",
        "bot_public": True, "bot_require_code_grant": False, "verify_key": "0" * 64, "flags": 1 << 19,
        "flags_new": str(1 << 19), "owner": owner, "team": None, "hook": True, "rpc_origins": [], "bot": bot,
        "is_monetized": False, "is_verified": False, "redirect_uris": [], "interactions_endpoint_url": None,
        "role_connections_verification_url": None, "approximate_guild_count": guilds, "explicit_content_filter": 0,
        "approximate_user_install_count": persons, "approximate_user_authorization_count": 0,
        "eligible_oauth2_scopes": [], "integration_types_config": {
            "0": {"oauth2_install_params": {"scopes": ["applications.commands", "bot"], "permissions": "0"}},
            "1": {"oauth2_install_params": {"scopes": ["applications.commands"], "permissions": "0"}},
        },
    }  # fmt: skip


def given(thing: Any) -> Any:
    """Return an object without the fields that are null, because they count as left out."""
    if isinstance(thing, list):
        return [given(entry) for entry in thing]
    if isinstance(thing, dict):
        return {key: given(value) for key, value in thing.items() if value is not None}
    return thing


def public(thing: Json) -> Json:
    """Return an object without its private fields, which only the local server uses."""
    return {key: value for key, value in thing.items() if not key.startswith("_")}
