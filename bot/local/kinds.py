"""The content that the bodies of requests may have, field by field.

Everything else is refused with Discord's errors, before the request has any effect.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.local.checks import number, snowflake
from bot.local.errors import Json, form_error

Kind = Any
"""The kind of value that a field may have.

It is a type, a checking function, a list with the kind of its items, or a dictionary with the kinds of its fields. In a
dictionary, the key `NEEDED` lists the fields that are required.
"""

NEEDED = "!"
BIGGEST = (1 << 63) - 1
LANGUAGES = (
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko", "ar", "he",
)  # fmt: skip


def one_of(*known: str | int) -> Callable[[str, Any], None]:
    """Return a function that checks that a value is one of `known`."""

    def among(path: str, value: Any) -> None:
        if isinstance(value, bool) or value not in known:
            raise form_error(path, "BASE_TYPE_CHOICES", f"Value must be one of {known}.")

    return among


def within(least: int, most: int) -> Callable[[str, Any], None]:
    """Return a function that checks that a value is a whole number from `least` to `most`."""

    def bounded(path: str, value: Any) -> None:
        check(path, value, int)
        number(path, value, least, most)

    return bounded


def nonce(path: str, value: Any) -> None:
    """Check that the nonce of a message is a text or a whole number."""
    if not isinstance(value, str):
        check(path, value, int)
        number(path, value, -BIGGEST, BIGGEST)


def choice_value(path: str, value: Any) -> None:
    """Check that the value of a command choice is a text or a number."""
    if not isinstance(value, str):
        check(path, value, float)


def texts(path: str, value: Any) -> None:
    """Check that a value is a dictionary from languages to translated texts."""
    check(path, value, {})
    for language, text in value.items():
        one_of(*LANGUAGES)(f"{path}.{language}", language)
        check(f"{path}.{language}", text, str)


WORDS: dict[type, tuple[tuple[type, ...], str, str]] = {
    str: ((str,), "STRING_TYPE_CONVERT", 'Could not interpret "{}" as string.'),
    int: ((int,), "NUMBER_TYPE_COERCE", 'Value "{}" is not int.'),
    float: ((int, float), "FLOAT_TYPE_COERCE", 'Value "{}" is not float.'),
    bool: ((bool,), "BOOLEAN_TYPE_CONVERT", "Must be either true or false."),
    list: ((list,), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"),
    dict: ((dict,), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType"),
}


def check(path: str, value: Any, kind: Kind) -> None:
    """Check that a value is of the kind `kind`. A field that is null counts as left out.

    Raises ApiError 50035 with the path of the field that is wrong.
    """
    if isinstance(kind, dict):
        _typed(path, value, dict)
        for name in kind.get(NEEDED, ()):
            if value.get(name) is None:
                raise form_error(f"{path}.{name}", "BASE_TYPE_REQUIRED", "This field is required")
        for name, inner in value.items():
            if name in kind and inner is not None:
                check(f"{path}.{name}", inner, kind[name])
    elif isinstance(kind, list):
        _typed(path, value, list)
        for i, entry in enumerate(value):
            check(f"{path}.{i}", entry, kind[0])
    elif isinstance(kind, type):
        _typed(path, value, kind)
    else:
        kind(path, value)


def _typed(path: str, value: Any, kind: type) -> None:
    fitting, code, text = WORDS[kind]
    if not isinstance(value, fitting) or (isinstance(value, bool) and kind is not bool):
        raise form_error(path, code, text.format(str(value)[:40]))


COLOUR = within(0, 0xFFFFFF)
EMOJI: Json = {"id": snowflake, "name": str, "animated": bool, NEEDED: ("name",)}
MEDIA: Json = {"url": str, NEEDED: ("url",)}
OPTION: Json = {
    "label": str, "value": str, "description": str, "emoji": EMOJI, "default": bool, NEEDED: ("label", "value"),
}  # fmt: skip
COMPONENT: Json = {
    "type": int, "id": int, "style": int, "custom_id": str, "label": str, "description": str, "placeholder": str,
    "value": str, "content": str, "url": str, "emoji": EMOJI, "disabled": bool, "required": bool, "spoiler": bool,
    "divider": bool, "spacing": int, "accent_color": COLOUR, "min_values": int, "max_values": int, "min_length": int,
    "max_length": int, "options": [OPTION], "channel_types": [int], "media": MEDIA, "file": MEDIA,
    "default_values": [{"id": snowflake, "type": str, NEEDED: ("id", "type")}],
    "items": [{"media": MEDIA, "description": str, "spoiler": bool, NEEDED: ("media",)}], NEEDED: ("type",),
}  # fmt: skip
COMPONENT |= {"components": [COMPONENT], "component": COMPONENT, "accessory": COMPONENT}

EMBED: Json = {
    "title": str, "description": str, "url": str, "timestamp": str, "color": COLOUR, "image": MEDIA, "thumbnail": MEDIA,
    "fields": [{"name": str, "value": str, "inline": bool}],
    "footer": {"text": str, "icon_url": str, NEEDED: ("text",)},
    "author": {"name": str, "url": str, "icon_url": str, NEEDED: ("name",)},
}  # fmt: skip
MESSAGE: Json = {
    "content": str, "tts": bool, "flags": within(0, BIGGEST), "nonce": nonce, "enforce_nonce": bool, "embeds": [EMBED],
    "components": [COMPONENT],
    "allowed_mentions": {
        "parse": [one_of("users", "roles", "everyone")], "users": [snowflake], "roles": [snowflake],
        "replied_user": bool,
    },
    "attachments": [{"id": snowflake, "filename": str, "description": str, NEEDED: ("id",)}],
    "message_reference": {"message_id": snowflake, "type": int, "fail_if_not_exists": bool},
}  # fmt: skip
CHOICE: Json = {"name": str, "name_localizations": texts, "value": choice_value, NEEDED: ("name", "value")}
CALLBACK: Json = {
    "type": int, "data": MESSAGE | {"title": str, "custom_id": str, "choices": [CHOICE]}, NEEDED: ("type",),
}  # fmt: skip

NAMED: Json = {"name": str, "name_localizations": texts, "description": str, "description_localizations": texts}
ARGUMENT: Json = NAMED | {
    "type": int, "required": bool, "autocomplete": bool, "choices": [CHOICE], "channel_types": [int],
    "min_value": float, "max_value": float, "min_length": int, "max_length": int, NEEDED: ("type", "name"),
}  # fmt: skip
ARGUMENT["options"] = [ARGUMENT]
COMMAND: Json = NAMED | {
    "type": one_of(1, 2, 3), "options": [ARGUMENT], "default_member_permissions": snowflake, "dm_permission": bool,
    "nsfw": bool, "contexts": [one_of(0, 1, 2)], "integration_types": [one_of(0, 1)],
}  # fmt: skip

CHANNEL: Json = {
    "name": str, "type": one_of(10, 11, 12), "topic": str, "auto_archive_duration": int,
    "rate_limit_per_user": within(0, 21600), "archived": bool,
    "locked": bool, "invitable": bool, "applied_tags": [snowflake], "message": MESSAGE,
}  # fmt: skip
EVENT: Json = {
    "name": str, "description": str, "scheduled_start_time": str, "scheduled_end_time": str, "channel_id": snowflake,
    "privacy_level": one_of(2), "entity_type": one_of(1, 2, 3), "entity_metadata": {"location": str},
    NEEDED: ("name", "scheduled_start_time", "privacy_level", "entity_type"),
}  # fmt: skip
RECIPIENT: Json = {"recipient_id": snowflake, NEEDED: ("recipient_id",)}
MESSAGES: Json = {"messages": [snowflake], NEEDED: ("messages",)}
