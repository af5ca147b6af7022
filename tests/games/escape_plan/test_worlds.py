"""Imagined worlds keep to the rules, come as often as the deal lets them, and tell nothing (§3.12)."""

import random
from collections import Counter
from itertools import permutations, product

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.codec import encode
from bot.engine.game import redeal
from bot.engine.move import Illegal
from bot.engine.play import play, waited_for
from cogs.escape_plan import data
from cogs.escape_plan.piles import BEST
from cogs.escape_plan.rules.game import GAME
from cogs.escape_plan.state import LOCKER
from tests.contract.playouts import complete
from tests.contract.secrecy import Tally, check_same, check_told
from tests.contract.worlds import check_hidden
from tests.drills.few import first
from tests.games.escape_plan.build import NW, A, B, C, do, leave, line, near, seen, table, who
from tests.games.escape_plan.playing import SEATS, check_truth, game, played

GAMES = range(2 * len(SEATS))

DRAWS = 800

SHOP = (near("B1", "R", business="gym"),)
OUT = (near("D1", "I", NW),)


def viewers(state):
    return (None, *range(len(state.players)))


@pytest.mark.parametrize("number", GAMES)
def test_an_imagined_world_obeys_the_rules_and_can_be_played_on(number):
    dice = random.Random(number)
    compared = changed = 0
    for turn in played(number):
        state, viewer = turn.before, dice.choice(viewers(turn.before))
        other = redeal(GAME, state, viewer, Chance(b"imagine", turn.version))
        check_truth(other)
        assert len({player.plan for player in other.players}) == len(state.players)
        compared, changed = compared + 1, changed + (other != state)
        seat = dice.choice(waited_for(GAME, other, len(state.players)))
        move = complete(GAME, other, seat, dice)
        try:
            check_truth(play(GAME, other, seat, move, Chance(b"on", turn.version)).state)
        except Illegal:
            assert move.verb in ("locker", "use", "avoid")
    assert changed * 10 > compared * 9


@pytest.mark.parametrize("number", first(GAMES, 3))
def test_nothing_tells_what_is_hidden(number):
    """The suite of tests/contract, without pages; at the end, too, nothing differs but what nobody sees."""
    one, tally, dice = game(number), Tally(), random.Random(number)
    for turn in played(number):
        for viewer in viewers(turn.before):
            other = redeal(GAME, turn.before, viewer, Chance(b"tell", turn.version))
            check_same(one, GAME, turn.before, other, viewer, dice, f"{viewer} before {turn.version}")
            check_told(one, GAME, turn, other, viewer, tally, f"{viewer} at {turn.version}: {turn.seat} {turn.move}")
    assert tally.same * 10 > tally.moves * 5
    end = turn.step.state
    for viewer in viewers(end):
        other = redeal(GAME, end, viewer, Chance(b"end", 0))
        check_same(one, GAME, end, other, viewer, dice, f"{viewer} at the end")
        check_hidden(GAME, end, other, f"{viewer} at the end")
        assert other.players == end.players


def agree(deals, viewer, hidden):
    """See that worlds imagined from one view come as those of `deals` do that show just it, each with its weight: the
    share of what lies at each place, and every world that is to be expected. Gives the chance of each world."""
    states = [state for _, state in deals]
    view = encode(seen(states[0], viewer))
    exact = Counter()
    for weight, state in deals:
        if encode(seen(state, viewer)) == view:
            exact[hidden(state)] += weight
    total = sum(exact.values())
    drawn = Counter(hidden(GAME.imagine(seen(states[0], viewer), Chance(b"world", n))) for n in range(DRAWS))
    assert drawn.keys() <= exact.keys()
    for world, weight in exact.items():
        assert drawn[world] or weight * DRAWS < 12 * total, f"{world} never came"
    for place in range(len(next(iter(exact)))):
        wanted, came = Counter(), Counter()
        for world, weight in exact.items():
            wanted[world[place]] += weight / total
        for world, count in drawn.items():
            came[world[place]] += count / DRAWS
        for what, share in wanted.items():
            assert abs(came[what] - share) < 0.08, f"{what} at {place}: {came[what]} instead of {share}"
    return {world: weight / total for world, weight in exact.items()}


def reached(starts, *texts):
    """Play the same moves from many states, where the rules allow them, each state alike likely."""
    found = []
    for state in starts:
        try:
            found.append((1, line(state, *texts)))
        except Illegal:
            continue
    return found


def plans(state):
    return tuple((player.plan, player.cash) for player in state.players)


CARDS = [plan.id for plan in data.BOX.plans]


def dealt_plans(*players, known=None, **more):
    """Deal plan cards to players in every way; seat `known` has P1."""
    for cards in permutations(CARDS, len(players)):
        if known is None or cards[known] == "P1":
            yield table(*(who(**one, plan=card) for one, card in zip(players, cards, strict=True)), **more)


def test_a_plan_can_be_any_while_nothing_was_visited():
    """§3.0: eight others."""
    found = agree([(1, state) for state in dealt_plans({}, {}, {}, known=A)], A, plans)
    assert len(found) == 8 * 7


def test_the_channel_knows_no_plan():
    found = agree([(1, state) for state in dealt_plans({}, {})], None, plans)
    assert len(found) == 9 * 8


def test_what_was_paid_tells_what_was_found():
    """§3.12: who had nothing and paid $4k after one visit found "$" there."""
    starts = dealt_plans({"cash": 0, "fixers": "F4"}, {}, {}, known=B, city=SHOP)
    found = agree(reached(starts, "move B1.business", "decline", "use F4"), B, plans)
    assert {data.PLANS[world[A][0]].amounts[data.PLACES.index("gym")] for world in found} == {0}
    assert {world[A][1] for world in found} == {5}


TWO = (near("B1", "R", business="gym"), near("A2", "C", (1, -1), business="bar"))
PASSED = ("pass", "pass")


def test_two_visits_and_what_was_paid_after_them():
    """§3.12: at one of both places there was income."""
    starts = dealt_plans({"cash": 0, "fixers": "F4"}, {}, {}, known=B, city=TWO)
    moves = ("move B1.business", "decline", "finish", *PASSED, "move A2.business", "decline", "use F4")
    found = agree(reached(starts, *moves), B, plans)
    assert {world[A][1] for world in found} == {9 - 4, 8 - 4}


def lockers(state):
    """Who has which lockers, what they left, what is being looked at, what lies in the stack."""
    held = [slot.value for player in state.players for slot in player.items if slot.kind == LOCKER]
    seen_too = [value for look in state.looks[0] for value in look.values]
    return (*held, *seen_too, *state.turn.looked, *state.lockers[0])


def dealt_lockers(*players, **more):
    """Deal the green lockers in every order."""
    others = ((70, 60, 50, 0, 0), (100, 90, 70, 0, 0))
    for stack in sorted(set(permutations(data.LOCKERS["green"].values))):
        yield table(*players, lockers=(stack, *others), city=SHOP, rules="tight", **more)


OPENS = ("move B1.store", "locker green")


def keyed(**more):
    return who(keys="green", plan="Q1", **more)


def bystander(**more):
    return who(plan="Q2", **more)


def test_the_better_of_two_lockers_was_kept():
    """§9: so it is rarely a rat."""
    deals = reached(dealt_lockers(keyed(), bystander(), who(plan="Q3")), *OPENS, "done")
    found = agree(deals, B, lockers)
    assert sum(chance for world, chance in found.items() if world[0] == 50) == pytest.approx(0.4)
    assert sum(chance for world, chance in found.items() if world[0] == 0) == pytest.approx(0.1)


def test_who_opened_a_locker_knows_what_lies_below():
    """§3.6.4: the other tile went under the stack."""
    deals = reached(dealt_lockers(keyed(), bystander(), who(plan="Q3")), *OPENS, "done")
    found = agree(deals, A, lockers)
    assert len(found) == len({world[-4:-1] for world in found}) == 6
    assert len({world[-1] for world in found}) == 1


@pytest.mark.parametrize("viewer", [A, B, C])
def test_two_lockers_opened_one_after_the_other(viewer):
    players = (keyed(), who(plan="Q2", keys="green"), who(plan="Q3"))
    deals = reached(dealt_lockers(*players), *OPENS, "done", *OPENS, "done")
    assert len(agree(deals, viewer, lockers)) > 1


def test_tiles_being_looked_at():
    """§3.6.4: by the first rules one chooses."""
    deals = [
        (1, do(do(replace(state, rules="first"), OPENS[0]).state, OPENS[1]).state)
        for state in dealt_lockers(who(keys="green", plan="P1"), who(plan="P2"), who(plan="P3"))
    ]
    assert all(state.turn.looked for _, state in deals)
    agree(deals, B, lockers)
    assert len(agree(deals, A, lockers)) == 6


def test_what_is_kept_is_mostly_the_better():
    """Ruling 58: what a player need not do is not sure."""
    deals = []
    for state in dealt_lockers(who(keys="green", plan="P1"), who(plan="P2"), who(plan="P3")):
        looking = do(do(replace(state, rules="first"), OPENS[0]).state, OPENS[1]).state
        deals += [(BEST, line(looking, "keep 0", "done")), (1, line(looking, "keep 1", "done"))]
    found = agree(deals, B, lockers)
    assert sum(chance for world, chance in found.items() if world[0] < world[2]) == pytest.approx(0.9 / (BEST + 1))


def test_an_inspector_took_a_locker():
    """§4.10: nobody knows which; what follows comes from below it."""
    for viewer in (A, B):
        starts = dealt_lockers(keyed(), bystander(), inspectors=("store.green", "gang"))
        found = agree(reached(starts, *OPENS, "done", "pass"), viewer, lockers)
        assert {len(world) for world in found} == {1 + 2 + 1 + 3}


def test_who_leaves_between_two_tiles_puts_them_back():
    """Ruling 37: he goes on knowing where they lie."""
    starts = [
        line(replace(state, rules="first"), *OPENS)
        for state in dealt_lockers(who(keys="green", plan="P1"), who(plan="P2"), who(plan="P3"))
    ]
    deals = [(1, leave(state, A).state) for state in starts]
    assert len(agree(deals, A, lockers)) == 6
    agree(deals, B, lockers)


def exits(state):
    """Who kept which exit tiles, what was looked at, what is left."""
    kept = [value for player in state.players for value in player.exit_tiles]
    return (*kept, *(value for look in state.looks[3] for value in look.values), *state.exit_stacks[0])


def dealt_exits(rules, letter, **more):
    """Deal the tiles of the first exit in every order."""
    tiles = data.BOXES[rules][3].exits.tiles
    players = tuple(who(plan=f"{letter}{at}", at="D1.gang") for at in (1, 2, 3))
    for stack in permutations(tiles[0]):
        yield table(*players, exit_stacks=(stack, tiles[1]), closed=(1,), city=OUT, rules=rules, **more)


@pytest.mark.parametrize("viewer", [None, A, B])
def test_exit_tiles_of_which_the_better_was_kept(viewer):
    """§9: two are drawn; who draws next draws from what lies below."""
    deals = reached(dealt_exits("tight", "Q"), "move D1.exit", "move D1.exit")
    found = agree(deals, viewer, exits)
    assert {len(world) for world in found} == {2 + 4 + 3}


def test_exit_tiles_one_of_which_was_chosen():
    """§3.6.4: by the first rules all are looked at; they stay as they lie."""
    deals = []
    for state in dealt_exits("first", "P"):
        looking = do(state, "move D1.exit").state
        for at in range(5):
            deals.append((1 if at else BEST, do(looking, f"keep {at}").state))
    agree(deals, B, exits)
    assert len(agree(deals, A, exits)) == 24


def test_what_the_hacker_knows():
    """§4.5 K19: his cards stay; to others they are what comes next."""

    def patrol(state):
        return (*state.players[A].seen_patrol, *state.patrol, state.removed)

    hacker = who("K19 - A5 A6 A7")
    deals = [
        (1, do(table(hacker, who(), who(), patrol=cards[:3], removed=cards[3], shown=(1, 2)), "use K19.1").state)
        for cards in permutations((1, 2, 3, 3))
    ]
    assert {len(world) for world in agree(deals, B, patrol)} == {6}
    assert {world[:2] for world in agree(deals, A, patrol)} == {(1, 2)}


def test_the_contacts_that_are_left():
    """§3.6.4."""
    shown = table(who(), who()).contacts
    left = [card for card in data.CONTACT_DECK if card not in shown][:3]
    gone = tuple(card for card in data.CONTACT_DECK if card not in (*shown, *left))
    deals = [(1, table(who(), who(), deck=deck, discards=gone)) for deck in permutations(left)]
    assert len(agree(deals, A, lambda state: state.deck)) == 6


def test_tiles_of_a_first_game_lie_as_they_may():
    """§3.0: one of three stacks has its store above its Safe House, whichever it is."""
    deals = []
    for early, exits in product(range(3), permutations(data.STACKS[3])):
        columns = tuple((f"B{n}", f"C{n}") if n == early + 1 else (f"C{n}", f"B{n}") for n in (1, 2, 3))
        state = GAME.setup(2, {"help": "yes", "rules": "first", "police": "no"}, Chance(b"help", 0)).state
        if exits[0] == state.display[3].tile:
            deals.append((1, replace(state, stacks=(*columns, exits[1:]))))
    assert len(agree(deals, None, lambda state: state.stacks)) == 6


def test_at_the_end_everything_is_shown():
    """§3.12."""
    state = do(table(who(), day=3, closed=(1, 2), part="evening"), "pass").state
    assert state.result is not None
    assert seen(state, None).players[A].plan == "P1"
    other = redeal(GAME, state, None, Chance(b"", 0))
    assert (other.players, other.lockers, other.exit_stacks) == (state.players, state.lockers, state.exit_stacks)
