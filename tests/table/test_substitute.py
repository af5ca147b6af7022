"""A seat that changes hands: the newcomer sees just what the seat knows, and undoes nothing that another did."""

import random

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import redeal
from bot.engine.move import Illegal
from bot.installed_games import installed_game, names
from bot.table import absence, substitute
from bot.table.table import Table
from bot.table.tables import Tables
from bot.ui.pages.hand import hand_page
from bot.ui.pages.log import log_page
from storage.records.tables import UndoSteps
from storage.store import Store
from tests.contract.playouts import sure
from tests.table.play import HOST, agrees, dealt_table, fugitive, person, play_on

GUEST, FORMER, SEAT = 77, 2, 1


async def sit_in(table: Table) -> None:
    """Let the guest, of the same name, play on for the second player, who has left, on the host's invitation."""
    await table.leave(FORMER)
    await table.agree(lambda: substitute.invited(table, HOST, GUEST, SEAT, 0.0))
    await table.sit_in(SEAT, replace(person(GUEST), name=person(FORMER).name))


async def known(table: Table) -> list[object]:
    """What the second seat knows and is shown in private, with all that has happened."""
    moves = await table.log_entries(SEAT)
    hand, log = hand_page(table, SEAT, None, moves, "en-US"), log_page(table, moves, SEAT, "en-US")
    return [table.view(SEAT), table.asks(SEAT), moves, hand, log]


def unread(table: Table) -> None:
    """Let the second player be one who has looked at nothing yet, and may take nothing back."""
    seats = list(table.record.seats)
    seats[SEAT] = replace(seats[SEAT], done=0, orders=())
    table.record = replace(table.record, seats=tuple(seats), undo=UndoSteps())


@pytest.mark.parametrize("name", names())
async def test_the_briefing_is_what_the_seat_knew_in_every_truth(tables: Tables, name: str) -> None:
    """And the public sees no more than before."""
    game = installed_game(name)
    table = await dealt_table(tables, game, seats=max(2, game.game.seats[0]))
    await play_on(table, random.Random(name), sure(name, 12))
    unread(table)
    before, public = await known(table), (table.view(None), await table.log_entries(None))
    await sit_in(table)
    assert await known(table) == before
    assert await table.news(SEAT) == await table.log_entries(SEAT)
    assert (table.view(None), await table.log_entries(None)) == public
    assert table.seat_of(FORMER) is None
    truth, others = table.state, 0
    for number in range(4):
        table.state = redeal(game.game, truth, SEAT, Chance(b"other truth", number))
        others += table.state != truth
        assert await known(table) == before
    assert others or sure(name, 12) < 12, "no other truth was found"


async def test_nothing_of_the_former_player_is_left_to_the_newcomer(tables: Tables, store: Store) -> None:
    table = await dealt_table(tables, fugitive())
    rng = random.Random(1)
    while not table.steps(SEAT):
        await play_on(table, rng, 1)
        assert table.record.status == "playing"
    await table.change_seat(SEAT, lambda player: replace(player, notes=("7",), orders=("auto",)))
    await sit_in(table)
    player = table.record.seats[SEAT]
    assert (table.steps(SEAT), player.orders, player.notes, player.user) == ((), (), (), GUEST)
    assert (table.record.agreements.substitutes, absence.away(table)) == ({}, ())
    await agrees(store, table)


async def test_whom_the_host_may_invite(tables: Tables) -> None:
    table = await dealt_table(tables, fugitive())
    with pytest.raises(Illegal, match="no_seat"):
        substitute.invited(table, HOST, GUEST, SEAT, 0.0)
    await table.leave(FORMER)
    for host, guest, why in ((FORMER, GUEST, "host"), (HOST, FORMER, "seated_there")):
        with pytest.raises(Illegal, match=why):
            substitute.invited(table, host, guest, SEAT, 0.0)
    await table.agree(lambda: substitute.invited(table, HOST, GUEST, SEAT, 0.0))
    with pytest.raises(Illegal, match="invited_already"):
        substitute.invited(table, HOST, GUEST, SEAT, 0.0)
    for guest in (GUEST + 1, HOST):
        with pytest.raises(Illegal, match="no_seat"):
            substitute.seated(table, SEAT, person(guest))
    await table.come_back(FORMER)
    with pytest.raises(Illegal, match="no_seat"):
        await table.sit_in(SEAT, person(GUEST))
