"""How Discord spells an interaction, as far as the bot relies on it. What is spelt otherwise never gets any further."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

Id = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,20}$")]
"""A number that is written as text."""

COMMAND, COMPONENT, SUGGESTION, FORM = 2, 3, 4, 5
"""Types of interactions."""

ANSWERED = frozenset((COMMAND, COMPONENT, FORM))
"""Those to which a sentence can be said."""


class _User(msgspec.Struct):
    id: Id


class _Member(msgspec.Struct):
    user: _User
    permissions: Id


class _Message(msgspec.Struct):
    id: Id
    flags: Annotated[int, msgspec.Meta(ge=0)] = 0


class _Pressed(msgspec.Struct):
    custom_id: str
    component_type: int
    values: list[str] = []


class _Part(msgspec.Struct):
    """A field of a form, or what holds fields."""

    custom_id: str = ""
    value: str | bool | None = None
    values: list[str] = []
    component: _Part | None = None
    components: list[_Part] = []


class _Form(msgspec.Struct):
    custom_id: str
    components: list[_Part]


class _Option(msgspec.Struct):
    name: str
    type: int
    value: str | int | float | bool | None = None
    options: list[_Option] = []


class _Command(msgspec.Struct):
    name: str
    options: list[_Option] = []


class _Interaction(msgspec.Struct):
    id: Id
    application_id: Id
    token: str
    type: int
    data: dict[str, Any]
    channel_id: Id
    app_permissions: Id
    locale: str
    guild_id: Id | None = None
    guild_locale: str = ""
    member: _Member | None = None
    user: _User | None = None
    message: _Message | None = None


DATA: Mapping[int, Any] = {COMMAND: _Command, COMPONENT: _Pressed, SUGGESTION: _Command, FORM: _Form}


def check(heard: Any) -> None:
    """See that an interaction is spelt as Discord does. Raises ValueError."""
    read = msgspec.convert(heard, _Interaction)
    msgspec.convert(read.data, DATA.get(read.type, dict))
    if (read.user if read.guild_id is None else read.member) is None:
        raise ValueError("nobody has asked")
    if read.type in (COMPONENT, FORM) and read.message is None:
        raise ValueError("nothing was pressed")


def answerable(heard: Any) -> dict[str, Any]:
    """Give the least of an interaction by which it can be answered. Raises ValueError, LookupError, TypeError."""
    if heard["type"] not in ANSWERED or not isinstance(heard["token"], str):
        raise ValueError(heard["type"])
    locale = heard.get("locale")
    return {
        **{name: heard[name] for name in ("id", "application_id", "token", "type")},
        "version": 1,
        "attachment_size_limit": 0,
        "locale": locale if isinstance(locale, str) else "en-US",
    }
