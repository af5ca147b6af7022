"""A friend who looks over a shoulder sees exactly what that one seat sees, and nobody else sees anything else."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from bot import installed_games
from bot.engine.chance import Chance
from bot.engine.chronicle import heard
from bot.engine.game import redeal
from bot.engine.texts import LANGUAGES
from bot.ui.pages.hand import hand_page
from bot.ui.reconcile import desired
from bot.ui.reconcile.slots import MessageSlot, ReconcileInput
from storage.records.agreements import Shoulder
from tests.contract.moments import moments

GAMES = 3
"""Numbered games of each title."""

FRIEND = 999


def known(moment) -> ReconcileInput:
    """What is read of a table: the news of each seat, and nothing that stands."""
    seats = range(len(moment.table.record.seats))
    news = {seat: heard(moment.told[moment.since[seat] :], partial(_reaches, seat)) for seat in seats}
    return ReconcileInput(0.0, {}, {None: [], **news}, {})


def shown(table, read):
    """All that is to stand for a table, by where; of the board its footer apart."""
    seats = range(len(table.record.seats))
    found = dict(desired.public_slots(table, read))
    found |= {slot: each for seat in seats for slot, each in desired.private_slots(table, read, seat)}
    board = found[MessageSlot("board")]
    found[MessageSlot("board")] = (board.channel, replace(board.page, footer=""))
    return found


def let(table, seat: int, language: str) -> None:
    """Let the friend look at the hand of `seat`."""
    people = tuple(replace(player, dm=100 + at) for at, player in enumerate(table.record.seats))
    friend = Shoulder(FRIEND, "Zoe", 55, language)
    casual = replace(table.record.agreements, casual=True, shoulders={str(seat): friend})
    table.record = replace(table.record, guild=1, seats=people, agreements=casual)


def close(table) -> None:
    table.record = replace(table.record, agreements=replace(table.record.agreements, shoulders={}))


def _reaches(seat, event):
    return event.reaches(seat)


@pytest.mark.parametrize("name", installed_games.names())
def test_a_shoulder_is_exactly_one_seat_in_all_its_truths(name):
    """As long as the game goes on; at its end there is nothing."""
    changed = compared = 0
    for number in range(GAMES):
        for moment in moments(name, number):
            table, read = moment.table, known(moment)
            for seat in range(len(table.record.seats)):
                language = LANGUAGES[seat % len(LANGUAGES)]
                let(table, seat, language)
                found = shown(table, read)
                there = found.pop(MessageSlot("shoulder", seat), None)
                assert not [slot for slot in found if slot.kind == "shoulder"]
                close(table)
                assert shown(table, read) == found, f"{moment.called}: something else changes"
                if table.record.status != "playing":
                    assert there is None, moment.called
                    continue
                own = hand_page(table, seat, None, read.news[seat], language)
                assert there.channel == 55
                assert replace(there.page, lead="") == replace(own, lead=""), moment.called
                before = table.state
                twin = redeal(table.game, before, seat, Chance(f"{number}/{seat}".encode(), 0))
                changed, compared = changed + (twin != before), compared + 1
                table.state = twin
                let(table, seat, language)
                assert shown(table, read)[MessageSlot("shoulder", seat)] == there, f"{moment.called}: a twin differs"
                table.state = before
    assert compared
    assert changed * 3 > compared or installed_games.installed_game(name).game.open, "the truths hardly differ"


@pytest.mark.parametrize("name", installed_games.names())
def test_no_seat_sees_all_hands_of_a_teaching_game(name):
    """Two people see each other's hand and no other, computers' neither; more people see their own alone."""
    for moment in moments(name, 0):
        table, read = moment.table, known(moment)
        if table.record.status != "playing":
            continue
        let(table, 0, "en")
        seats = len(table.record.seats)
        for people in range(1, seats + 1):
            sitting = tuple(
                player if seat < people else replace(player, user=None, level="easy", dm=None)
                for seat, player in enumerate(table.record.seats)
            )
            record = table.record
            teaching = replace(record.agreements, teaching=True, shoulders={})
            table.record = replace(record, seats=sitting, agreements=teaching)
            found = {slot.seat: each.channel for slot, each in shown(table, read).items() if slot.kind == "shoulder"}
            assert found == ({0: 101, 1: 100} if people == 2 else {}), f"{moment.called}, {people} people"
            table.record = record


@pytest.mark.parametrize("what", [{"tournament": (1, 2)}, {"day": 3}, {"casual": False}, {"guild": None}])
def test_games_that_count_have_none(what):
    moment = next(moments("fugitive", 0))
    table, read = moment.table, known(moment)
    let(table, 0, "en")
    assert MessageSlot("shoulder", 0) in shown(table, read)
    if "casual" in what:
        table.record = replace(table.record, agreements=replace(table.record.agreements, **what))
    else:
        table.record = replace(table.record, **what)
    assert MessageSlot("shoulder", 0) not in {
        slot for seat in range(2) for slot, _ in desired.private_slots(table, read, seat)
    }
