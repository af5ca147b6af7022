"""An ended game as a file, and the proof that every shuffle and move follows from the secret in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.engine.chance import DEAL, Chance, seal, seed_from, shown_seal
from bot.engine.codec import read_state
from bot.engine.game import AnyGame, Illegal
from bot.engine.replay import replayed
from bot.titles import title
from storage.store import MoveRecord, TableRecord


class ExportedMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the log: who moved, how, every draw of chance in it with what it was below, and by which rules."""

    version: int
    seat: int
    move: str
    chance: tuple[int, ...]
    bounds: tuple[int, ...] | None = None
    rules: int = 1


class Exported(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game. `secret` is in hexadecimal; `brought` is what each seat gave to the shuffle, in seat order."""

    game: str
    schema: int
    options: dict[str, str]
    seal: str
    secret: str
    brought: tuple[str, ...]
    moves: tuple[ExportedMove, ...]
    end: str
    """The last state as JSON text."""


class Verdict(msgspec.Struct, frozen=True):
    """The outcome of a check: `key` is the text that says it."""

    agrees: bool
    key: str
    arguments: dict[str, Any] = {}


def export(record: TableRecord, moves: Sequence[MoveRecord]) -> Exported:
    """Write an ended game down, with its secret. Raises ValueError while the game is on."""
    if record.status != "over":
        raise ValueError("the secret is told when the game is over")
    return Exported(
        game=record.game,
        schema=record.schema,
        options=record.options,
        seal=seal(record.secret),
        secret=record.secret.hex(),
        brought=tuple(seat.brought for seat in record.seats),
        moves=tuple(ExportedMove(row.version, row.seat, row.move, row.chance, row.bounds, row.rules) for row in moves),
        end=record.snapshot.decode(),
    )


def verify(exported: Exported) -> Verdict:
    """Recompute the game from its secret and compare every draw, every move and the end.

    Moves made by earlier rules cannot be made again: the verdict names the release that has them. Raises ValueError for
    a secret that is none, KeyError for an unknown game.
    """
    secret = bytes.fromhex(exported.secret)
    if seal(secret) != exported.seal:
        return Verdict(False, "verify-seal")
    seed = seed_from(secret, exported.brought)
    game = title(exported.game).game
    others = sorted({row.rules for row in exported.moves} - {game.rules})
    if others:
        release = game.releases.get(others[0], "?")
        return Verdict(False, "verify-rules", {"rules": others[0], "today": game.rules, "release": release})
    state: Any = None
    draws = 0
    for place, row in enumerate(exported.moves):
        chance = Chance(seed, row.version if place else DEAL)
        try:
            if row.version != exported.moves[0].version + place:
                raise ValueError("a version is missing")
            state = replayed(game, len(exported.brought), exported.options, state, row.seat, row.move, chance).state
        except (Illegal, ValueError, KeyError):
            return Verdict(False, "verify-move", {"version": row.version, "move": row.move})
        if tuple(chance.drawn) != row.chance or row.bounds not in (None, tuple(chance.bounds)):
            return Verdict(False, "verify-chance", {"version": row.version})
        draws += len(row.chance)
    if not _ends(game, state, exported):
        return Verdict(False, "verify-end")
    told = {"moves": len(exported.moves), "draws": draws, "seal": shown_seal(secret)}
    return Verdict(True, "verify-agrees", told)


def _ends(game: AnyGame, state: Any, exported: Exported) -> bool:
    """Tell whether `state` is the exported end, read as of today, and an end at all."""
    try:
        told = read_state(game, exported.end.encode(), exported.schema)
    except ValueError:
        return False
    return state is not None and state == told and game.result(state) is not None
