"""What somebody says once for several turns: kept, played as an own move, told to nobody, withdrawn."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.alien1979.data import NAVE
from cogs.colditz.rules.castle.board import ROOMS
from tests.games.alien1979 import build as aliens
from tests.games.colditz import build as colditz
from tests.ui.messages import items, labels, says, seen, text
from tests.ui.player import Player, acquainted, sit_down
from tests.ui.world import World

HEADS, ABOARD, WITHDRAW = "Heads until vigilance 10", "Stay aboard until the SHIP leaves", "Withdraw orders"


async def test_a_standing_answer_is_given_until_it_is_withdrawn(world: World, ana: Player, ben: Player) -> None:
    await acquainted("stalag17", ana, ben)
    await sit_down(ana, ben, game="stalag17", pace=0)
    asked = world.table.state
    assert HEADS in labels(await ana.unfolded(ana.hand))
    assert WITHDRAW not in labels(await ana.unfolded(ana.hand))
    await ana.press(ana.hand, HEADS)
    seen(text(ana.hand), "Standing orders: Heads until vigilance 10.", "You have chosen heads")
    assert ben.called
    assert not ana.called
    assert "1 of 2 have chosen" in (await world.words())
    assert not any(word in text(page) for page in (ben.hand, world.board) for word in ("Standing", "heads: play"))

    await ben.press(ben.hand, HEADS)
    assert world.table.state.phase != "coin"
    await world.restart()
    assert world.table.record.seats[ana.seat].orders == ("coin-heads",)

    world.table.state = asked
    await ana.press(ana.hand, WITHDRAW)
    assert "Standing" not in text(ana.hand)
    assert world.table.state.phase == "coin"
    assert ana.called
    assert world.table.state.players[ben.seat].side == "heads"


async def test_before_the_deal_there_is_nothing_to_order(world: World, ana: Player) -> None:
    """Whatever a client sends that no client shows."""
    await ana.slash("stalag17 new")
    for action in ("order", "withdraw", "carry"):
        assert "The game isn't running" in await ana.forge(world.board, f"e1:{action}:1:0::coin-heads")


async def test_men_walk_on_at_one_press(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, game="colditz", german="last", pace=0)
    officer = colditz.officer("44,20 46,20")
    await world.put(colditz.table(officer, points=3))
    errand = next(
        item for item in items(await ana.unfolded(ana.hand)) if ":do:" in item["custom_id"] and " to " in says(item)
    )
    await ana.press(ana.hand, says(errand))
    seen(text(ana.hand), "Standing orders: ")
    (order,) = world.table.record.seats[ana.seat].orders
    state = world.table.state
    await world.put(replace(state, turn=replace(state.turn, points=30)))
    await ana.press(ana.hand, "Carry out orders (")
    man, room = order.split(">")
    assert world.table.state.man(man).place in ROOMS[room].spaces
    assert "Standing" not in text(ana.hand)
    assert (await world.bot.store.moves(world.table.id))[-1].seat == ana.seat


async def test_who_is_thrown_out_decides_again(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, game="alien1979", pace=0)
    await world.put(aliens.table(aliens.pawn(NAVE), aliens.pawn(), enterer=1, alien="copas", cards=["2 copas"] * 5))
    await ana.press(ana.hand, ABOARD)
    assert ben.called
    seen(text(ana.hand), "Standing orders: Stay aboard until the SHIP leaves.")
    await ben.make("stop")
    assert ben.called, "the turn of Ana has passed by itself"
    assert not ana.called
    await ben.make("eject 0 espadas")
    assert "Standing" not in text(ana.hand)
    while not ana.called:
        await ben.make("stop")
