"""What a lobby that closes tells of its shuffle, and when a deal is broken off."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.engine.move import Illegal
from bot.engine.page import Line
from bot.table import closing
from bot.table.outbox import content
from storage.records.tables import BeaconRecord, TableRecord
from tests.table.play import HOST, fugitive, lobby_record, person

OPEN = replace(lobby_record(fugitive()), id=3, seats=(person(HOST), person(2)), beacon=BeaconRecord())
WAITING = closing.with_round(OPEN, fugitive(), HOST, 7)
"""For round 7 of the beacon."""


def lines(before: TableRecord, after: TableRecord) -> list[Line]:
    """Return the quiet lines that the channel is told; a deal begins with *Night falls.*"""
    posts = closing.log_posts(before, after, fugitive().say("en", ("Player 1", "Player 2")), 5.0, "Night falls.")
    found = [content([each]) for each in posts]
    assert all(isinstance(line, Line) and line.quiet for line in found)
    return [line for line in found if isinstance(line, Line)]


def told(before: TableRecord, after: TableRecord) -> str:
    """Return their text."""
    return "\n".join(line.text for line in lines(before, after))


def files(before: TableRecord, after: TableRecord) -> dict[str, str]:
    """Return the files that they carry."""
    return {file.name: file.text for line in lines(before, after) for file in line.files}


def test_what_is_told_of_the_shuffle() -> None:
    playing = replace(OPEN, status="playing")
    assert "lobby of table 3 is closed" in told(OPEN, WAITING)
    assert "round 7" in told(OPEN, WAITING)
    assert told(OPEN, replace(playing, beacon=None)) == "Night falls."
    assert (
        told(OPEN, OPEN)
        == told(OPEN, closing.without_answer(OPEN))
        == told(WAITING, closing.without_answer(WAITING))
        == ""
    )
    mixed = replace(closing.with_randomness(WAITING, "ab12"), status="playing")
    assert told(WAITING, mixed) == "Night falls."
    assert "Round 7 of the drand beacon, https://api.drand.sh/public/7\nab12" in files(WAITING, mixed)["beacon-3.txt"]
    broken = closing.with_deal_called_off(WAITING)
    for status in ("void", "lobby"):
        assert "called off" in told(WAITING, replace(broken, status=status))
    assert "dealt without round 7" in told(WAITING, replace(broken, status="playing"))
    assert told(playing, mixed) == ""


def test_what_each_player_added_is_in_a_file_before_the_first_card() -> None:
    for after in (WAITING, replace(OPEN, status="playing", beacon=None)):
        (words,) = files(OPEN, after).values()
        assert OPEN.seal in words
        assert "1 Player 1: join 1\n2 Player 2: join 2" in words
        assert OPEN.secret.hex() not in words
    without = closing.with_deal_called_off(closing.without_answer(WAITING))
    assert files(WAITING, replace(without, status="playing")) == {}, "it was posted when the lobby closed"
    assert files(OPEN, replace(OPEN, status="playing", beacon=None, day=20000)) == {}, "nobody adds anything to it"


def test_only_a_round_that_was_named_is_broken_off_lost_or_mixed_in() -> None:
    without = replace(OPEN, beacon=None)
    assert closing.with_deal_called_off(OPEN) == OPEN
    assert closing.with_deal_called_off(without) == without
    assert closing.with_deal_called_off(WAITING).beacon == BeaconRecord(round=7, broken=1)
    for change in (
        lambda: closing.with_randomness(OPEN, "ab12"),
        lambda: closing.without_answer(without),
        lambda: closing.without_beacon(WAITING, fugitive(), HOST),
        lambda: closing.without_beacon(closing.without_answer(WAITING), fugitive(), 2),
        lambda: closing.check_open(WAITING),
        lambda: closing.check_open(replace(OPEN, status="playing")),
    ):
        with pytest.raises(Illegal):
            change()
    assert closing.without_beacon(closing.without_answer(WAITING), fugitive(), HOST).beacon == BeaconRecord(
        7, lost=True, broken=1
    )
