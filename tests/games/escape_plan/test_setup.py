"""The set-up: docs/rules/escape_plan.md §3.0."""

from collections import Counter

import pytest

from bot.engine.chance import Chance
from bot.engine.game import settled
from cogs.escape_plan import data
from cogs.escape_plan.data import BOX, NUMBERS
from cogs.escape_plan.events.course import Income
from cogs.escape_plan.rules import facts, setup
from cogs.escape_plan.rules.game import GAME
from tests.games.escape_plan.build import A, seen, spelt, told

DEALS = [(number, players) for number in range(8) for players in range(1, 6)]

deals = pytest.mark.parametrize(("number", "players"), DEALS)


def dealt(number, players):
    return setup.new_game(players, Chance(b"deal", number))


@deals
def test_the_starting_tiles_lie_alike(number, players):
    """Case 47."""
    first, second = dealt(number, players).city
    assert {first.tile, second.tile} == {"S1", "S2"}
    assert (first.at, second.at) == ((0, 0), (0, 1))
    assert first.turned == second.turned
    assert first.turned in (0, 3)
    assert first.edge(3) == second.edge(0)


def test_either_starting_tile_can_come_first_and_be_turned():
    """Case 47."""
    cities = [dealt(number, 3).city for number in range(40)]
    assert {(city[0].tile, city[0].turned) for city in cities} == {("S1", 0), ("S1", 3), ("S2", 0), ("S2", 3)}


@deals
def test_each_stack_shows_its_top_tile(number, players):
    """Case 48."""
    state = dealt(number, players)
    for letter, site, hidden in zip("ABCD", state.display, state.stacks, strict=True):
        assert sorted((site.tile, *hidden)) == [f"{letter}{at}" for at in (1, 2, 3)]
    assert seen(state).stacks == (2, 2, 2, 2)


@deals
def test_one_patrol_card_is_removed_unseen(number, players):
    """Case 49."""
    state = dealt(number, players)
    assert len(state.patrol) == 5
    assert sorted((*state.patrol, state.removed)) == [1, 1, 2, 2, 3, 3]
    for viewer in (None, *range(players)):
        assert "removed" not in seen(state, viewer).__struct_fields__
        assert "patrol" not in seen(state, viewer).__struct_fields__


@deals
def test_officers_stand_on_the_display_and_by_the_headquarters(number, players):
    """Cases 18 and 50."""
    state = dealt(number, players)
    sites = {site.tile: site for site in (*state.city, *state.display)}
    for tile, site in sites.items():
        assert len(site.officers) == 0 if tile == "S1" else 1 <= len(site.officers) <= 2
        assert len(set(site.officers)) == len(site.officers)
    assert sum(state.bag) + sum(len(site.officers) for site in sites.values()) == 30


def test_doubles_go_back_after_all_draws():
    """Cases 16 and 51: the surplus is not in the bag while the other tiles are filled."""
    state = setup.new_game(3, Chance(b"x", 0))
    bare = [type(site)(site.tile, 0, 0) for site in state.display]
    state = type(state)(**{name: getattr(state, name) for name in state.__struct_fields__} | {"display": tuple(bare)})
    state = type(state)(**{n: getattr(state, n) for n in state.__struct_fields__} | {"bag": (0, 6, 2)})
    chance = Chance.scripted([7, 6, *[0] * 6])
    after = setup.draw_officers(state, (), chance)
    chance.finish()
    assert after.display[0].officers == ("swat",)
    assert all(site.officers == ("county",) for site in after.display[1:])
    assert after.bag == (0, 3, 1)


@deals
def test_places_keys_fixers_lockers_and_exits(number, players):
    """Cases 52 and 53."""
    state = dealt(number, players)
    assert all(site.business == "" for site in (*state.city, *state.display))
    assert [len(keys) for keys in state.keys] == [3, 3, 3]
    assert Counter(key for keys in state.keys for key in keys) == {"green": 3, "yellow": 3, "red": 3}
    assert state.fixers == tuple(data.FIXERS)
    for stack, colour in zip(state.lockers, data.KEYS, strict=True):
        assert sorted(stack) == sorted(data.LOCKERS[colour].values)
    assert [sorted(stack) for stack in state.exit_stacks] == [sorted(tiles) for tiles in BOX.exits.tiles]
    assert (state.store, state.cans) == ((4, 4, 4, 4), 6)
    assert (seen(state).lockers, seen(state).exit_stacks) == ((5, 5, 5), (5, 5))


@deals
def test_seven_contacts_are_open(number, players):
    """Case 54."""
    state = dealt(number, players)
    assert (len(state.contacts), len(state.deck)) == (7, 25)
    assert sorted((*state.contacts, *state.deck)) == sorted(data.CONTACT_DECK)


@deals
def test_gang_members_and_the_time(number, players):
    """Case 55."""
    state = dealt(number, players)
    assert {site.tile: site.members for site in state.city} == {"S1": 0, "S2": 2}
    assert (state.supply, state.day, state.part) == (6, 1, data.PARTS.index(data.MORNING))


@deals
def test_every_player_begins_alike(number, players):
    """Cases 56 and 57."""
    for player in dealt(number, players).players:
        assert player.at == ("S1", "clinic")
        assert (player.cubes, player.markers, player.first_aid, player.wounds) == (9, 2, True, 0)
        assert (player.rested, player.rewards, player.notoriety) == (False, 4, 0)
        assert spelt(player.items) == "- - A2 A3 A4"
        assert spelt(player.contacts) == "- - A5 A6 A7"
        assert [(asset.id, NUMBERS.asset_spaces[asset.space], asset.up) for asset in player.assets] == [("A1", 5, True)]


@deals
def test_cash_and_plan_are_secret(number, players):
    """Cases 58 and 59."""
    state = dealt(number, players)
    assert [player.cash for player in state.players] == [9] * players
    plans = [player.plan for player in state.players]
    assert len(set(plans)) == players
    for viewer in (None, *range(players)):
        for seat, player in enumerate(seen(state, viewer).players):
            assert (player.cash, player.plan) == ((9, plans[seat]) if seat == viewer else (None, None))


@deals
def test_the_others_follow_the_first_player(number, players):
    """Case 60."""
    order = dealt(number, players).order
    assert order == tuple((order[0] + step) % players for step in range(players))


def test_any_player_can_be_the_first():
    """§3.0."""
    assert {dealt(number, 3).order[0] for number in range(20)} == {0, 1, 2}


@pytest.mark.parametrize(("players", "spaces"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_the_side_of_the_board_follows_the_players(players, spaces):
    """Case 92."""
    assert data.spaces("gym", players) == spaces


@pytest.mark.parametrize(("players", "inspectors"), [(1, ("S2", "S2")), (2, ("S2", "")), (3, ("", ""))])
def test_inspectors_begin_at_the_headquarters(players, inspectors):
    """§3.9."""
    state = dealt(0, players)
    assert (state.sandra, state.costa) == inspectors
    assert len(state.inspectors) == (15 if players < 3 else 0)


def test_the_first_question_is_the_first_tile():
    """§3: on day 1 patrol, then city; no income (case 3)."""
    step = GAME.setup(3, {"help": "yes", "rules": "first", "police": "no"}, Chance(b"x", 0))
    assert (step.state.phase, step.state.help, len(step.state.shown)) == ("city", True, 2)
    assert [seat for seat in range(3) if GAME.asks(step.state, seat)] == [step.state.order[A]]
    assert Income not in told(step)


FIRST = [setup.new_game(3, Chance(b"first", number), first_game=True) for number in range(12)]


def kinds(tiles):
    """Name the locations on tiles."""
    return Counter(kind for tile in tiles for kind, _ in data.TILES[tile].places)


def test_a_first_game_begins_without_stores_and_safe_houses():
    """Ruling 42: the first day has three businesses; each kind of place still comes as often."""
    for state in FIRST:
        days = list(
            zip(*((site.tile, *stack) for site, stack in zip(state.display, state.stacks, strict=True)), strict=True)
        )
        assert kinds(days[0]) == {"business": 3, "church": 1, "clinic": 1, "exit": 1, "gang": 1}
        assert [(kinds(day)["store"], kinds(day)["safehouse"]) for day in days[1:]] == [(1, 2), (2, 1)]
        assert sorted(tile for day in days for tile in day) == sorted(tile for stack in data.STACKS for tile in stack)


def test_the_tiles_of_a_first_game_differ():
    assert len({(state.display[3].tile, state.stacks) for state in FIRST}) > 6


def test_in_a_first_game_the_display_goes_by_the_numbers_of_the_tiles():
    """The picture shows each tile where its stack lies."""
    for state in FIRST:
        for place, (site, stack) in enumerate(zip(state.display, state.stacks, strict=True)):
            assert {facts.stack_of(tile, first_game=True) for tile in (site.tile, *stack)} == {place}
    assert [facts.stack_of(tile, first_game=False) for tile in ("A3", "B1", "C2", "D1")] == [0, 1, 2, 3]


def test_the_lobby_has_a_button_for_a_first_game():
    """§7: a gentler first day, and help at each place."""
    state = GAME.setup(4, settled(GAME, GAME.presets["first_game"]), Chance(b"x", 0)).state
    assert state.help
    assert {"store", "safehouse"}.isdisjoint(place for site in state.display for place, _ in site.data.places)
