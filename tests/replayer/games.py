"""Numbered games as they are read from a store, without one, and what stands in the file of a game."""

from __future__ import annotations

import base64
import re
import zlib
from collections.abc import Sequence

from bot.archive.rows import settled_by
from bot.archive.turning import steps
from bot.engine import replay_frame
from bot.engine.chronicle import LogEntry
from bot.engine.codec import decode
from bot.engine.record import TABLE
from bot.engine.replay_frame import ReplayFrame
from bot.installed_games import installed_game
from bot.replayer.data import ReplayFile
from bot.replayer.source import ReplaySource, recording
from tests.contract.playouts import case, setup, turns

NAMES = ("Ana", "</script><b>", "Eva & Tom", 'Zoë "Z"', "%%GAME%%", "Ñuño")

SECRET = bytes(range(32))


def frames(name: str, number: int) -> tuple[ReplayFrame, ...]:
    """Play a numbered game and give its steps."""
    one = case(name, number)
    dealt = setup(one)[0]
    states, moves = {0: dealt.state}, [(0, LogEntry(TABLE, dealt.events))]
    for turn in turns(one):
        states[turn.version] = turn.step.state
        seat = settled_by(turn.seat, turn.move)
        moves.append((turn.version, LogEntry(TABLE if seat is None else seat, turn.step.events)))
    return steps(tuple(replay_frame.frames(moves, states, {})))


def recorded(name: str, number: int, shots: Sequence[ReplayFrame]) -> ReplaySource:
    """Give a numbered game, or some of its frames, as plain data."""
    seated = NAMES[: case(name, number).seats]
    return recording(installed_game(name), 12, (seated, tuple(map(str.upper, seated))), SECRET, shots)


def read(file: bytes) -> ReplayFile:
    """Unpack what stands in a page."""
    packed = re.search(r'id="game">(.*?)</script>', file.decode(), re.DOTALL)
    assert packed is not None
    return decode(ReplayFile, zlib.decompress(base64.b64decode(packed[1])))
