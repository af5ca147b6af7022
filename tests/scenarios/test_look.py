"""A closer look: whoever asks sees plans and places in private, at any time, and nothing of the game moves."""

from __future__ import annotations

from tests.games.colditz.build import officer, table
from tests.ui.answer import answer
from tests.ui.messages import Json, find, labels, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World

LOOK = "Plans and close-ups"


async def looked(player: Player, message: Json) -> Json:
    """Press the button and give what is shown."""
    made = await (player.press_more if ":board-more:" in str(message) else player.press)(message, LOOK)
    answer(made)
    return player.look(made.told[-1])


async def test_plans_and_places_are_seen_in_private(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, game="colditz", german="last")
    version, public = world.table.record.version, len(world.public)
    shown = await looked(ana, world.board)
    assert "North-west tower and wire to objective 1" in text(shown)
    assert "missing 2 ropes" in text(shown)
    assert labels(shown) == ["An escape plan …", "A room or a hide …", "A gate, an objective, a tunnel, the cells …"]
    assert "image" not in shown["embeds"][0]
    await ana.pick(shown, "An escape plan", "North-west tower and wire to objective 1")
    shown = ana.look(shown)
    assert "60 ft down from corridor (O10)" in text(shown)
    assert "image" in shown["embeds"][0]
    await ana.pick(shown, "A room or a hide", "Chapel")
    shown = ana.look(shown)
    assert "The chapel tunnel begins here." in text(shown)
    assert (world.table.record.version, len(world.public)) == (version, public)


async def test_the_panel_stays_where_it_is(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, game="colditz", german="last")
    hand = text(ana.hand)
    await looked(ana, ana.hand)
    assert text(ana.hand) == hand


async def test_an_onlooker_sees_what_everybody_may(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, game="colditz", german="last")
    eva = world.join("Eva")
    shown = await looked(eva, world.board)
    assert "35 spaces, takes 2 ropes" in text(shown)
    assert "missing" not in text(shown)


async def test_what_no_menu_offers_is_not_shown(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, game="colditz", german="last")
    shown = await looked(ana, world.board)
    menu = find(shown, "An escape plan")["custom_id"]
    for value in ("plan:99", "hand", ""):
        await ana.forge(shown, menu, [value])
        assert "North-west tower and wire to objective 1" in text(ana.look(shown))


async def test_most_games_have_nothing_to_look_at(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben)
    assert LOOK not in labels(world.board) + labels(ana.hand)
    assert await ana.forge(world.board, "e1:look:1:-::") == "There's nothing to look at more closely in this game."


async def test_with_all_men_in_cells_there_is_still_everything_to_see(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, game="colditz", german="last")
    await world.put(table(officer("cell garrison"), guards="58,20", points=5))
    shown = await looked(ana, world.board)
    assert "35 spaces, takes 2 ropes" in text(shown)
    await ana.pick(shown, "An escape plan", "North-west tower and wire to objective 1")
    assert "60 ft down from corridor (O10)" in text(ana.look(shown))
