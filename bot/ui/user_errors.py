"""Errors that users read: `UserError` with its text, and checks of tables that raise it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import discord

from bot.archive.day import ends
from bot.engine.move import Illegal
from bot.table import early_end, life
from bot.table.access import may_look_on, may_replay
from bot.table.refused import Repeated, Stale
from bot.table.table import Table
from bot.table.tables import Crowded
from bot.ui.put_back import Rewound
from bot.ui.reply import lost
from storage.store_errors import ChannelBusy, Conflict, StoreError, UsedBefore

BLOCKED = frozenset((20028, 200000, 200001, 240000))
"""Discord's error codes for a message that a channel does not accept.

The reasons are too many messages, a text or title that AutoMod blocks, and a harmful link.
"""


class UserError(Exception):
    """Raised if the bot cannot do what a user asks for. It has the key of the text that says why."""

    def __init__(self, key: str, **arguments: Any) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments


def check_may_look_on(table: Table, user: int) -> None:
    """Raise UserError if a person may not watch the game at a table."""
    if not may_look_on(table.record, user):
        raise UserError("press-others" if table.direct else "private-table", table=table.id)


def check_alive(table: Table) -> None:
    """Raise UserError if a table is suspended."""
    if table.record.status == "suspended":
        deserted = table.record.suspended_for == early_end.DESERTED
        key = "suspended-alone" if deserted else "suspended-direct" if table.direct else "suspended"
        raise UserError(key, table=table.id, until=f"<t:{table.table_time.shown(life.kept_until(table.record))}:d>")


def check_may_replay(table: Table, later: str) -> None:
    """Raise UserError unless all secrets of a game are public.

    While the game is running, the error has the text with the key `later`.
    """
    if may_replay(table.record, table.table_time.sure()):
        return
    if table.record.status == "over" and table.record.day is not None:
        raise UserError("daily-secret", until=f"<t:{ends(table.record.day)}:f>")
    raise UserError(later)


def reason(error: Exception) -> tuple[str, Mapping[str, Any]]:
    """Return the key and arguments of the text that explains an error to users.

    For an unexpected error the key is `failed`, with a number that users can quote.
    """
    match error:
        case UserError():
            return error.key, error.arguments
        case Rewound():
            return "press-rewound", {}
        case Illegal():
            return f"refuse-{error.refusal.key}", error.refusal.args
        case ChannelBusy():
            return "channel-busy", {"table": error.table}
        case Crowded():
            return "crowded", {"tables": ()}
        case Repeated() | UsedBefore():
            return "repeated", {}
        case Stale():
            return "stale", {}
        case Conflict():
            return "overtaken", {}
        case StoreError():
            return "not-saved", {}
        case discord.HTTPException() if error.code in BLOCKED:
            return "message-refused", {}
    return ("answer-lost", {}) if lost(error) else ("failed", {"reference": secrets.token_hex(4)})
