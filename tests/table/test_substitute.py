"""A seat that changes hands: all agree first. The newcomer sees what the seat holds, not what another was told."""

import random

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import redeal
from bot.engine.move import Illegal
from bot.installed_games import installed_game, names
from bot.table import absence, fault, substitute
from bot.table.table import Table
from bot.table.tables import Tables
from bot.ui.pages.hand import hand_page
from bot.ui.pages.log import log_page
from storage.records.tables import UndoSteps
from storage.store import Store
from tests.contract.playouts import own, sure
from tests.contract.secrecy import HIDDEN_SHARE
from tests.table.play import HOST, agrees, dealt_table, fugitive, person, play_on

GUEST, FORMER, SEAT = 77, 2, 1

QUIET = ("colditz", "escape_plan")
"""Games in whose first moves nobody is told anything in private."""


TOLD_LATER = ("alien1979", "colditz", "fugitive", "stalag17")
"""Games in which players are told something in private in the long run."""


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
async def test_the_briefing_is_what_the_seat_holds_in_every_truth(tables: Tables, name: str) -> None:
    """What the former player was told in private is not in it, and the public sees no more than before."""
    game = installed_game(name)
    table = await dealt_table(tables, game, seats=max(2, game.game.seats[0]))
    await play_on(table, random.Random(name), sure(name, 12))
    unread(table)
    holds, public = (table.view(SEAT), table.asks(SEAT)), (table.view(None), await table.log_entries(None))
    private = await table.log_entries(SEAT) != public[1]
    await sit_in(table)
    briefing = await known(table)
    assert (table.view(SEAT), table.asks(SEAT)) == holds
    assert await table.log_entries(SEAT) == await table.news(SEAT) == public[1]
    assert (table.view(None), await table.log_entries(None)) == public
    assert table.seat_of(FORMER) is None
    truth, others = table.state, 0
    for number in range(4):
        table.state = redeal(game.game, truth, SEAT, Chance(b"other truth", number))
        others += table.state != truth
        assert await known(table) == briefing
    all_known = own(name, "HIDDEN_SHARE", HIDDEN_SHARE) < HIDDEN_SHARE  # nothing may be hidden just now
    assert others or all_known or sure(name, 12) < 12, "no other truth was found"
    assert private or name in QUIET, "nothing private had been told"


@pytest.mark.parametrize("name", names())
async def test_what_happens_later_is_told_to_the_newcomer(tables: Tables, name: str) -> None:
    """Until the end, which tells all."""
    game = installed_game(name)
    table = await dealt_table(tables, game, seats=max(2, game.game.seats[0]))
    rng = random.Random(name)
    await play_on(table, rng, sure(name, 12))
    await sit_in(table)
    before = table.record.version
    while table.record.status == "playing":
        await play_on(table, rng, 1)
        heard = await table.log_entries(SEAT)
        mine = [event for move in heard if move.version > before for event in move.events if not event.reaches(None)]
        if mine or table.record.version > before + 60:
            break
    assert mine or name not in TOLD_LATER
    await play_on(table, rng)
    told = [event for move in await table.log_entries(SEAT) for event in move.events]
    assert told == [event for move in await table.history.moves(table.record) for event in move.events]


async def test_the_newcomers_export_has_the_newcomers_moves(tables: Tables, store: Store) -> None:
    table = await dealt_table(tables, fugitive())
    rng = random.Random(1)
    await play_on(table, rng, 8)
    await sit_in(table)
    before = table.record.version
    await play_on(table, rng, 6)
    (seat,) = (await store.known_of(GUEST))["tables"]
    own = [row.version for row in await store.moves(table.id) if row.seat == SEAT]
    assert [row["version"] for row in seat["moves"]] == [version for version in own if version > before]
    assert min(own) < before < max(own)
    noted = fault.Fault.now(table, SEAT, "1-1-a", "0.1.0")
    await store.write(fault.key_of(noted.reference), msgspec.json.encode(noted).decode())
    bundle = await fault.report_with_moves(store, noted.reference, 0.0)
    assert bundle is not None
    assert [row["move"] for row in bundle["moves"]] == [row["move"] for row in seat["moves"]]


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


STALAG, CLEO, ABSENT = "stalag17", 2, 3
"""A game for many, the seat of its third player, and the number of a fourth one."""


async def away_of_four(tables: Tables) -> Table:
    """Deal to four, of whom the second is away."""
    table = await dealt_table(tables, installed_game(STALAG), seats=4)
    await table.leave(FORMER)
    return table


async def vote(table: Table, user: int, guest: int | None = None) -> None:
    """Let a person agree that a guest, or anybody, takes the second seat."""
    await table.agree(lambda: substitute.agreed(table, user, SEAT, 0.0, guest))


async def test_a_guest_of_the_host_needs_the_consent_of_all(tables: Tables) -> None:
    table = await away_of_four(tables)
    await table.agree(lambda: substitute.invited(table, HOST, GUEST, SEAT, 0.0))
    for user in (CLEO + 1, ABSENT + 1):
        with pytest.raises(Illegal, match="no_seat"):
            await table.sit_in(SEAT, person(GUEST))
        await vote(table, user, GUEST)
    await table.sit_in(SEAT, person(GUEST))
    assert table.seat_of(GUEST) == SEAT
    assert not table.record.agreements.votes


async def test_who_has_looked_over_a_shoulder_takes_no_seat(tables: Tables) -> None:
    """Not even if all have agreed to that very person."""
    table = await away_of_four(tables)
    await table.change(lambda record: replace(record, agreements=replace(record.agreements, looked={str(GUEST): 0})))
    await table.agree(lambda: substitute.invited(table, HOST, GUEST, SEAT, 0.0))
    for user in (CLEO + 1, ABSENT + 1):
        await vote(table, user, GUEST)
    with pytest.raises(Illegal, match="no_seat"):
        await table.sit_in(SEAT, person(GUEST))


@pytest.mark.parametrize("guest", [None, GUEST])
async def test_a_player_who_is_away_has_not_agreed(tables: Tables, guest: int | None) -> None:
    table = await away_of_four(tables)
    if guest is not None:
        await table.agree(lambda: substitute.invited(table, HOST, GUEST, SEAT, 0.0))
    else:
        await vote(table, HOST)
    await vote(table, CLEO + 1, guest)
    await table.leave(ABSENT + 1)
    assert substitute.seats_to_agree(table, SEAT, guest) == (ABSENT,)
    with pytest.raises(Illegal, match="no_seat"):
        await table.sit_in(SEAT, person(GUEST))
    with pytest.raises(Illegal, match="no_seat"):
        await vote(table, ABSENT + 1, guest)
    await table.come_back(ABSENT + 1)
    await vote(table, ABSENT + 1, guest)
    await table.sit_in(SEAT, person(GUEST))


async def test_consent_to_one_guest_is_no_consent_to_another(tables: Tables) -> None:
    table = await away_of_four(tables)
    await table.agree(lambda: substitute.invited(table, HOST, GUEST, SEAT, 0.0))
    await vote(table, CLEO + 1, GUEST)
    await vote(table, ABSENT + 1, GUEST)
    with pytest.raises(Illegal, match="no_seat"):
        await table.sit_in(SEAT, person(GUEST + 1))
    await table.agree(lambda: substitute.invited(table, HOST, GUEST + 1, SEAT, 0.0))
    for user in (GUEST, GUEST + 1):
        with pytest.raises(Illegal, match="no_seat"):
            await table.sit_in(SEAT, person(user))
    with pytest.raises(Illegal, match="no_seat"):
        await vote(table, CLEO + 1, GUEST)


@pytest.mark.parametrize("guest", [None, GUEST])
async def test_whoever_comes_back_ends_the_vote(tables: Tables, guest: int | None) -> None:
    """Who is away again later may not be replaced without another one."""
    table = await away_of_four(tables)
    if guest is not None:
        await table.agree(lambda: substitute.invited(table, HOST, GUEST, SEAT, 0.0))
    for user in (HOST, CLEO + 1, ABSENT + 1):
        await vote(table, user, guest)
    await table.come_back(FORMER)
    await table.leave(FORMER)
    assert len(substitute.seats_to_agree(table, SEAT, guest)) == 3
    with pytest.raises(Illegal, match="no_seat"):
        await table.sit_in(SEAT, person(GUEST))


async def test_nobody_is_replaced_in_a_tournament(tables: Tables) -> None:
    table = await dealt_table(tables, fugitive())
    await table.leave(FORMER)
    await table.agree(lambda: substitute.invited(table, HOST, GUEST, SEAT, 0.0))
    await table.change(lambda record: replace(record, tournament=(1, 0)))
    with pytest.raises(Illegal, match="no_seat"):
        substitute.invited(table, HOST, GUEST + 1, SEAT, 0.0)
    with pytest.raises(Illegal, match="no_seat"):
        await vote(table, HOST)
    with pytest.raises(Illegal, match="no_seat"):
        await table.sit_in(SEAT, person(GUEST))


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
