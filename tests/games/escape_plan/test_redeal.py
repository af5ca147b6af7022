"""Secrets: another truth keeps to the rules, and nothing tells what is hidden (docs/rules/escape_plan.md §3.12)."""

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.codec import encode
from bot.engine.game import TABLE, Illegal, play, waited_for
from cogs.escape_plan.data import BOX, PLACES, PLANS
from cogs.escape_plan.rules.game import GAME
from cogs.escape_plan.state import LOCKER
from tests.contract.playouts import complete
from tests.contract.secrecy import Tally, check_same, check_told
from tests.games.escape_plan.build import (
    NW,
    A,
    B,
    C,
    cubes,
    do,
    has,
    line,
    near,
    seen,
    table,
    who,
)
from tests.games.escape_plan.playing import SEATS, check_truth, game, played

GAMES = range(2 * len(SEATS))


def viewers(state):
    return (None, *range(len(state.players)))


@pytest.mark.parametrize("number", GAMES)
def test_another_truth_obeys_the_rules_and_can_be_played_on(number):
    dice = random.Random(number)
    compared = changed = 0
    for turn in played(number):
        state, viewer = turn.before, dice.choice(viewers(turn.before))
        other = GAME.redeal(state, viewer, Chance(b"redeal", turn.version))
        check_truth(other)
        assert sizes(other) == sizes(state)
        if viewer is not None:
            assert other.players[viewer] == state.players[viewer]
        assert [player.cash for player in other.players] == [player.cash for player in state.players]
        assert len({player.plan for player in other.players}) == len(state.players)
        compared, changed = compared + 1, changed + (other != state)
        seat = dice.choice(waited_for(GAME, other, len(state.players)))
        move = complete(GAME, other, seat, dice)
        try:
            check_truth(play(GAME, other, seat, move, Chance(b"on", turn.version)).state)
        except Illegal:
            assert move.verb in ("locker", "use", "avoid")
    assert changed * 10 > compared * 9


def sizes(state):
    """Count what lies hidden where, and what of it there is in all."""
    hidden = (state.deck, state.inspectors, *state.stacks)
    stashes = [[place for place, _ in player.stash] for player in state.players]
    return [Counter(pile) for pile in hidden], Counter((*state.patrol, state.removed)), stashes


@pytest.mark.parametrize("number", GAMES)
def test_nothing_tells_what_is_hidden(number):
    """§3.12: the suite of tests/contract, without pages."""
    one, tally, dice = game(number), Tally(), random.Random(number)
    for turn in played(number):
        for viewer in viewers(turn.before):
            other = GAME.redeal(turn.before, viewer, Chance(b"tell", turn.version))
            check_same(one, GAME, turn.before, other, viewer, dice, f"{viewer} before {turn.version}")
            check_told(one, GAME, turn, other, viewer, tally, f"{viewer} at {turn.version}: {turn.seat} {turn.move}")
    assert tally.same * 10 > tally.moves * 5


@pytest.mark.parametrize("number", GAMES)
def test_nobody_sees_the_pockets_of_others(number):
    """§3.12: with other cash in them, nobody else sees another table, hears other events or waits for others."""
    dice = random.Random(number)
    same = 0
    for turn in played(number):
        state, count = turn.before, len(turn.before.players)
        changed = dice.randrange(count)
        players = list(state.players)
        players[changed] = replace(players[changed], cash=dice.randrange(30))
        other = replace(state, players=tuple(players))
        assert waited_for(GAME, other, count) == waited_for(GAME, state, count)
        watching = [viewer for viewer in viewers(state) if viewer != changed]
        assert all(encode(seen(other, viewer)) == encode(seen(state, viewer)) for viewer in watching)
        if turn.seat == TABLE or ("costa" in [one.officer for one in state.turn.facing]):
            continue
        try:
            step = play(GAME, other, turn.seat, turn.move, Chance.scripted(turn.drawn))
        except Illegal:
            continue
        same += 1
        if GAME.result(step.state) is None:
            for viewer in watching:
                heard, before = ([e for e in one.events if e.reaches(viewer)] for one in (step, turn.step))
                assert heard == before
                assert encode(seen(step.state, viewer)) == encode(seen(turn.step.state, viewer))
            assert waited_for(GAME, step.state, count) == waited_for(GAME, turn.step.state, count)
    assert same > 20


def reached(state, viewer, draws=200):
    return [GAME.redeal(state, viewer, Chance(b"many", number)) for number in range(draws)]


def test_a_plan_can_be_any_while_nothing_was_visited():
    """§3.0: eight others."""
    others = reached(table(who(plan="P1"), who(plan="P2"), who(plan="P3")), A)
    assert {other.players[B].plan for other in others} == {plan.id for plan in BOX.plans} - {"P1"}
    assert {other.players[A].plan for other in others} == {"P1"}
    spectators = reached(table(who(plan="P1"), who(plan="P2"), who(plan="P3")), None)
    assert {other.players[A].plan for other in spectators} == {plan.id for plan in BOX.plans}


@pytest.mark.parametrize("place", PLACES)
def test_a_plan_fits_what_was_visited(place):
    """§3.12: money stays money, so that all cash stays true."""
    at = PLACES.index(place)
    for plan in ("P1", "P2", "P3"):
        amount = PLANS[plan].amounts[at]
        stash = ((place, amount),) if amount else ()
        visitor = who(plan=plan, stash=stash, cubes=8)
        state = table(who(plan="P9"), visitor, who(plan="P8"), cubes=cubes(**{place: (B,)}))
        others = reached(state, A, 60)
        for other in others:
            there = PLANS[other.players[B].plan].amounts[at]
            assert bool(there) == bool(amount)
            assert other.players[B].stash == (((place, there),) if there else ())
        assert len({other.players[B].plan for other in others}) > 1


def test_lockers_change_with_their_stacks():
    """§4.6: what a colour has in all stays."""
    state = table(who(items="green50 - A2 A3 A4"), who(items="green40 - A2 A3 A4"), who(), lockers=((30, 0, 0), (), ()))
    for other in reached(state, A, 60):
        assert other.players[A].items[0].value == 50
        held = [slot.value for slot in other.players[B].items if slot.kind == LOCKER]
        assert sorted((*held, *other.lockers[0])) == [0, 0, 30, 40]
    assert {other.players[B].items[0].value for other in reached(state, A)} == {0, 30, 40}


def test_tiles_being_looked_at_change_for_the_others():
    """§3.6.4."""
    shop = (near("B1", "R", business="gym"),)
    state = line(table(who(keys="green"), who(), who(), city=shop), "move B1.store", "locker green")
    assert {other.turn.looked for other in reached(state, A, 40)} == {state.turn.looked}
    seen_by_others = {other.turn.looked for other in reached(state, B)}
    assert len(seen_by_others) > 4
    assert all(looked == tuple(sorted(looked, reverse=True)) for looked in seen_by_others)


def test_the_tiles_of_an_exit_change_for_who_has_not_seen_them():
    """§3.6.4: also where a player has found one stack empty."""
    start = table(
        who(exits=(2, 1), exit_tiles=(0, 50)),
        who(exits=(1,), exit_tiles=(20,)),
        who(),
        closed=(1, 2),
        exit_stacks=((10, 30, 40), ()),
    )
    assert all(other.exit_stacks == start.exit_stacks for other in reached(start, A, 30))
    others = reached(start, C)
    assert {other.players[A].exit_tiles[1] for other in others} == {10, 20, 30, 40, 50}
    for other in others:
        assert other.players[A].exit_tiles[0] == 0
        kept = (other.players[A].exit_tiles[1], other.players[B].exit_tiles[0])
        assert sorted((*other.exit_stacks[0], *kept)) == [10, 20, 30, 40, 50]


def test_looking_through_an_exit_is_hidden_from_the_others():
    """§3.12."""
    state = table(who(at="D1.gang"), who(), who(exits=(1,), exit_tiles=(50,)), closed=(1,), city=(near("D1", "I", NW),))
    state = replace(state, exit_stacks=((40, 10, 30, 20), state.exit_stacks[1]))
    state = do(state, "move D1.exit").state
    found = {other.turn.looked for other in reached(state, B)}
    assert len(found) == 5
    assert {other.turn.looked for other in reached(state, A, 20)} == {(40, 30, 20, 10)}


def test_what_the_hacker_knows():
    """§4.5 K19: his cards stay; to others they are what comes next."""
    state = do(table(who("K19 - A5 A6 A7"), who(), who(), patrol=(1, 2, 3), shown=(1, 2)), "use K19.1").state
    for other in reached(state, A, 40):
        assert other.patrol[:2] == (1, 2)
    others = reached(state, B)
    assert len({other.patrol for other in others}) > 4
    assert all(other.players[A].seen_patrol == other.patrol[:2] for other in others)
    assert has(state, "seen_patrol") == (1, 2)


def test_at_the_end_everything_is_shown():
    """§3.12."""
    state = table(who(), day=3, closed=(1, 2), part="evening")
    state = do(state, "pass").state
    assert state.result is not None
    assert GAME.redeal(state, None, Chance(b"", 0)) == state
    assert seen(state, None).players[A].plan == "P1"
