"""Check that an exported game's shuffle and moves follow from its sealed secret.

The web page in bot/verifier makes the same checks without this program, except for the rules.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.engine import chain
from bot.engine.chance import LOOK_UP, Chance, beacon_contribution, seal, seed_from
from bot.engine.codec import encode, read_state
from bot.engine.game import AnyGame, result_of
from bot.engine.log_replay import LogReplay
from bot.engine.move import Illegal
from bot.installed_games import installed_game
from bot.table import links
from bot.table.beacon import time_of
from bot.table.export import FORMAT, Exported, ExportedMove
from bot.table.reads import TableReads
from storage.records.tables import MoveRecord

SHORTEST, HEAD = 12, 32
"""The fewest digits of a seal that can be compared, and the number of digits of a head (the last link of a hash chain).
"""

WHOLE = re.compile("(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])")
"""A pattern that finds a whole seal or chain head within other text."""

Said = tuple[str, dict[str, Any]]
"""The key of a text and its arguments."""


class Verdict(msgspec.Struct, frozen=True):
    """The result of a check.

    `key` is the text that states it. `notes` are texts about what the check proves and what it does not.
    """

    agrees: bool
    key: str
    arguments: dict[str, Any] = {}
    notes: tuple[Said, ...] = ()

    @property
    def said(self) -> list[Said]:
        """The keys and arguments of the texts of the result and its notes."""
        return [(self.key, self.arguments), *self.notes]


def verify(exported: Exported, kept_seal: str = "", kept_heads: Sequence[str] = ()) -> Verdict:
    """Recompute a game from its secret, and return whether every draw, link, move and the end are right.

    The seal and chain heads are compared with `kept_seal` and `kept_heads`, which the user has kept. Moves made by
    earlier rules cannot be repeated; the verdict names the release with those rules. Raises ValueError for an invalid
    secret, seal, head or format, and KeyError for an unknown game.
    """
    if exported.format != FORMAT:
        raise ValueError(f"it has format {exported.format}, this program knows {FORMAT}")
    seed = _seed(exported)
    game = installed_game(exported.game).game
    kept_seal = _digits(kept_seal, SHORTEST)
    kept_heads = [digits for head in kept_heads if (digits := _digits(head, HEAD))]
    wrong = (
        _seal_differs(exported, kept_seal)
        or _row_differs(exported, seed)
        or _head_missing(exported, kept_heads)
        or _rules_differ(exported, game)
        or _move_differs(exported, game, seed)
    )
    if wrong is not None:
        return Verdict(False, *wrong)
    draws = sum(len(row.chance) for row in exported.moves)
    told = {"moves": len(exported.moves), "draws": draws, "seal": exported.seal}
    return Verdict(True, "verify-agrees", told, tuple(_notes(exported, kept_seal, kept_heads)))


def _seed(exported: Exported) -> bytes:
    contributions, beacon = list(exported.contributions), exported.beacon
    if beacon is not None and beacon.round is not None and beacon.randomness:
        contributions.append(beacon_contribution(beacon.round, beacon.randomness))
    return seed_from(bytes.fromhex(exported.secret), contributions)


def _digits(kept: str, least: int) -> str:
    """Return the digits of a seal or chain head that the text `kept` contains. Raises ValueError.

    `kept` may be the text of a whole file. `least` is the fewest digits.
    """
    whole = WHOLE.findall(kept.lower())
    plain = whole[0] if len(whole) == 1 else kept.strip("#`. …\n").lower()
    if plain and (len(plain) < least or set(plain) - set("0123456789abcdef")):
        raise ValueError(f"{kept!r} is no seal or head: {least} hexadecimal digits are needed")
    return plain


def _seal_differs(exported: Exported, kept: str) -> Said | None:
    if seal(bytes.fromhex(exported.secret)) != exported.seal:
        return "verify-seal", {}
    if not exported.seal.startswith(kept):
        return "verify-kept-seal", {"seal": exported.seal, "kept": kept}
    return None


def _row_differs(exported: Exported, seed: bytes) -> Said | None:
    """Return a text about the first row whose draws or link are wrong, as its key and arguments.

    Return None if all rows are right.
    """
    beacon = None if exported.beacon is None else (exported.beacon.round, exported.beacon.randomness)
    link = chain.opening(exported.game, exported.options, exported.seal, exported.contributions, beacon)
    key = chain.key_from(bytes.fromhex(exported.secret))
    for place, row in enumerate(exported.moves):
        if not _draws_match(row, Chance(seed, place)):
            return "verify-chance", {"version": row.version}
        spelled = chain.row(row.version, row.seat, row.move, row.chance, row.bounds, row.schema, row.rules, row.made)
        link = chain.link(link, key, spelled)
        if link.hex() != row.link:
            return "verify-link", {"version": row.version}
    return None


def _draws_match(row: ExportedMove, chance: Chance) -> bool:
    """Return whether the draws of a row are those that `chance` yields for their bounds."""
    try:
        return tuple(chance.below(bound) for bound in row.bounds) == row.chance
    except ValueError:
        return False


def _head_missing(exported: Exported, kept: Sequence[str]) -> Said | None:
    links = [row.link for row in exported.moves]
    for head in kept:
        if not any(link.startswith(head) for link in links):
            return "verify-head", {"head": head}
    return None


def _rules_differ(exported: Exported, game: AnyGame) -> Said | None:
    others = sorted({row.rules for row in exported.moves} - {game.rules_version})
    if not others:
        return None
    release = game.releases.get(others[0], "?")
    return "verify-rules", {"rules": others[0], "today": game.rules_version, "release": release}


def _move_differs(exported: Exported, game: AnyGame, seed: bytes) -> Said | None:
    """Return a text about the first move with another result under the rules, as its key and arguments.

    Return None if all moves are right.
    """
    replay = LogReplay(game, len(exported.contributions), exported.options)
    for place, row in enumerate(exported.moves):
        chance = Chance(seed, place)
        try:
            if row.version != exported.moves[0].version + place:
                raise ValueError("a version is missing")
            replay.row(row.version, row.seat, row.move, chance)
        except (Illegal, ValueError, KeyError):
            return "verify-move", {"version": row.version, "move": row.move}
        if tuple(chance.drawn) != row.chance or row.bounds != tuple(chance.bounds):
            return "verify-chance", {"version": row.version}
    return None if _is_end(game, replay.state, exported) else ("verify-end", {})


def _is_end(game: AnyGame, state: Any, exported: Exported) -> bool:
    """Return whether `state` is the end of a game and equals the exported end."""
    try:
        told = read_state(game, exported.end.encode(), exported.schema)
    except ValueError:
        return False
    return state is not None and state == told and result_of(state) is not None


def _notes(exported: Exported, kept_seal: str, kept_heads: Sequence[str]) -> Iterator[Said]:
    """Yield texts about what else the check proves, and what it does not prove."""
    words = " · ".join(f"{seat} {word}" for seat, word in enumerate(exported.contributions, 1))
    yield "verify-note-words", {"words": words}
    beacon = exported.beacon
    if beacon is None or beacon.round is None:
        yield "verify-note-house", {}
    elif not beacon.randomness:
        yield "verify-note-lost", {"round": str(beacon.round)}
    else:
        yield "verify-note-beacon", beacon_arguments(beacon.round, beacon.randomness)
    key = "given" if len(kept_seal) == len(exported.seal) else "short" if kept_seal else "open"
    yield f"verify-note-seal-{key}", {"seal": exported.seal, "digits": len(kept_seal)}
    yield ("verify-note-head-given", {"count": len(kept_heads)}) if kept_heads else ("verify-note-head-open", {})


def beacon_arguments(number: int, randomness: str) -> dict[str, Any]:
    """Return text arguments for a beacon round: its number, randomness, time, and where to look it up."""
    when = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(time_of(number)))
    return {"round": str(number), "randomness": randomness, "when": when, "address": LOOK_UP.format(number)}


class Corrupt(Exception):
    """The stored data of a table are inconsistent; the message says how."""


def check_stored(table: TableReads, rows: Sequence[MoveRecord]) -> bool:
    """Check the stored data of a table. Return whether its moves could be replayed. Raises Corrupt.

    The seal must fit the secret, each log row must follow from the one before it, and all rows together must lead to
    the snapshot. Only rows of today's rules and schema can be replayed.
    """
    record = table.record
    if seal(record.secret) != record.seal:
        raise Corrupt("its seal is not that of its secret")
    chain = {""}
    for last, row in zip((None, *rows), rows, strict=False):
        if row.link != links.link(record, row, last):
            raise Corrupt(f"version {row.version} of its log does not follow from what is before it")
        chain.add(row.link.hex())
    if record.head not in chain:
        raise Corrupt("the head of its chain is not in its log")
    if table.state is None:
        return True
    if {(row.rules, row.schema) for row in rows} != {(table.game.rules_version, table.game.schema)}:
        if not rows:
            raise Corrupt("its log is not there")
        return False
    replay = LogReplay(table.game, len(record.seats), record.options)
    for row in rows:
        chance = Chance.scripted(row.chance)
        replay.row(row.version, row.seat, row.move, chance)
        chance.finish()
    if encode(replay.state) != encode(table.state):
        raise Corrupt("its log does not lead to its snapshot")
    return True
