"""Parses and checks interaction data that discord.py does not parse or check."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import discord
import msgspec
import structlog

from bot.ui.user_errors import UserError

if TYPE_CHECKING:
    from bot.ui.client import Client

log = structlog.get_logger()

COMMAND, COMPONENT, FORM = 2, 3, 5
"""Discord's numbers for the interactions that the bot can answer with a message.

In order: commands, presses and modals.
"""


class _User(msgspec.Struct):
    bot: bool = False


class _Resolved(msgspec.Struct):
    users: dict[str, _User] = {}


class _Part(msgspec.Struct):
    """A field of a submitted modal, or a part of the modal that contains fields."""

    custom_id: str | None = None
    value: str | bool | None = None
    values: list[str] | None = None
    component: _Part | None = None
    components: list[_Part] = []


class PressData(msgspec.Struct):
    """The data of a press: of a button, of a menu with the chosen values, or of a modal with its fields."""

    custom_id: str
    values: list[str] = []
    components: list[_Part] = []
    resolved: _Resolved = msgspec.field(default_factory=_Resolved)

    @property
    def answers(self) -> dict[str, list[str]]:
        """The answers in a submitted modal, as lists by the custom_id of the field.

        A list has the chosen values, or the typed text as its only value.
        """
        return dict(_fields(self.components))


def press_data(interaction: discord.Interaction[Any]) -> PressData:
    """Return the data of a press. If they are not valid, write a log line and raise UserError."""
    try:
        return msgspec.convert(interaction.data, PressData)
    except msgspec.ValidationError as error:
        log.warning("unreadable event", kind="INTERACTION_CREATE", error=repr(error))
        raise UserError("press-unreadable") from None


def parse_leniently(client: Client, state: Any) -> None:
    """Make discord.py skip gateway events that it cannot parse. Those that are interactions are answered.

    Without this, such an event would end the connection for all servers. Only READY still raises an error, because the
    connection is useless without it. `state` is the connection state of `client`.
    """

    def parse(event: str, original: Callable[[Any], None], data: Any) -> None:
        try:
            if event == "INTERACTION_CREATE":
                require_valid(data)
            if event == "GUILD_CREATE" and "unavailable" not in data:
                client.joined.add(int(data["id"]))
            original(data)
        except Exception as error:
            if event == "READY":
                raise
            log.warning("unreadable event", kind=event, error=repr(error))
            if event == "INTERACTION_CREATE":
                with contextlib.suppress(LookupError, TypeError, ValueError, AttributeError):
                    least: Any = answerable(data)
                    client.dispatch("unreadable", discord.Interaction(data=least, state=state))

    state.parsers.update({event: functools.partial(parse, event, each) for event, each in state.parsers.items()})


def require_valid(data: Any) -> None:
    """Raise LookupError, TypeError or ValueError if no handler can use the data of an interaction.

    discord.py accepts such data: without a user, without the pressed message, with an id of any size, or with a token
    or locale that is not text.
    """
    sender = data["member"] if int(data.get("guild_id") or 0) else data
    ids = [data["id"], data["application_id"], sender["user"]["id"]]
    ids += [number for number in (data.get("guild_id"), (data.get("channel") or {}).get("id")) if number is not None]
    texts, flags = [data["token"], data["locale"], data.get("guild_locale", "")], 0
    message = data.get("message")
    if (message is None) == (data["type"] in (COMPONENT, FORM)):
        raise ValueError("a message was pressed, or a command was given")
    if message is not None:
        ids.append(message["id"])
        flags = message.get("flags", 0)
    if not all(isinstance(number, str) and 0 < int(number) < 1 << 63 for number in ids):
        raise ValueError(f"ids {ids}")
    if not (all(isinstance(text, str) for text in texts) and isinstance(flags, int)):
        raise TypeError(f"languages {texts[1:]}, flags {flags!r}")


def answerable(data: Any) -> dict[str, Any]:
    """Return the fields of an interaction that the bot needs to answer it.

    Raises ValueError, LookupError or TypeError if a field is missing or invalid.
    """
    if data["type"] not in (COMMAND, COMPONENT, FORM) or not isinstance(data["token"], str):
        raise ValueError(data["type"])
    locale = data.get("locale")
    return {
        **{name: data[name] for name in ("id", "application_id", "token", "type")},
        "version": 1,
        "attachment_size_limit": 0,
        "locale": locale if isinstance(locale, str) else "en-US",
    }


def _fields(parts: list[_Part]) -> Iterator[tuple[str, list[str]]]:
    for part in parts:
        yield from _fields([*([part.component] if part.component else []), *part.components])
        if part.custom_id is not None:
            yield part.custom_id, part.values if part.values is not None else [str(part.value or "")]
