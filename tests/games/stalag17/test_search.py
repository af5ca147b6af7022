"""The search finds what its mind by itself misses (docs/rules/stalag17.md §7)."""

from functools import partial

import pytest

from bot.engine.chance import Chance
from bot.engine.search import Budget, Spot, search
from bot.installed_games import installed_game
from cogs.stalag17.lookahead import LOOKAHEAD
from cogs.stalag17.policy import POLICIES
from cogs.stalag17.rules.game import GAME
from tests.games.stalag17.build import A, B, C, names, seen, table, who, with_player

PLAYOUTS = 200

GEAR = "food1 tools1 map1"


def shut_out():
    """Let the next player be known to free its last prisoner, unless somebody before closes the window (§4.4)."""
    state = table(
        who(left=2),
        who("r3", left=2),
        who("", f"{GEAR} r5 r4", left=1),
        rules="joint",
        phase="joint",
        escaper=A,
        discards="r3 r3",
    )
    return with_player(state, C, seen=state.players[C].laid)


def unburdened():
    """Let a full hand be all that an escape would cost, and a rival with much in play seem near who is so closely
    watched that hardly any of it would do."""
    junk = "clothes1 clothes1 clothes2 documents1 documents1 documents2 info info tools2 tools2 map2 map2 food2 r4 r4"
    return table(who("r3 r3 r3 r4 r4 r5", f"{GEAR} r5"), who("", junk, vigilance=25), plan="food tools map + 3")


def third_void():
    """Let an informer who is ahead be able to escape in the last turn of the third void round (§3.9, §4.1)."""
    return table(
        who("map1", "food1 tools1 r5", left=1, informer=True),
        who("map2"),
        plan="food tools + 3",
        rules="informer",
        deck="",
        last=1,
        voids=2,
    )


POSITIONS = {
    "joining in vain shuts out who would win": (shut_out(), B, "join"),
    "the hand is put down before the escape": (unburdened(), A, "discard r3+r3+r3+r4+r4+r5"),
    "who is ahead lets the third round pass": (third_void(), A, "play map1"),
}


def spot(state, seat):
    """Give where `seat` has to decide."""
    next_field = partial(GAME.next_field, state, seat)
    return Spot(GAME, len(state.players), seat, seen(state, seat), GAME.asks(state, seat), next_field)


def spelt(move):
    """Spell the verb and what is picked first."""
    return " ".join((move.verb, *("+".join(names(group).split()) for group in move.picks[:1])))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", POSITIONS)
def test_the_search_finds_what_its_mind_misses(name, seed):
    state, seat, wanted = POSITIONS[name]
    where, chance = spot(state, seat), Chance(bytes([seed]), 0)
    own = POLICIES["hard"].choose(where.view, where.asks, where.next_field, chance)
    assert spelt(own) != wanted
    assert spelt(search(where, LOOKAHEAD, chance, Budget(PLAYOUTS))[0].move) == wanted


@pytest.mark.parametrize("name", POSITIONS)
def test_computers_keep_to_their_minds(name):
    """§7: also where a search would find something else, which advice tells."""
    state, seat, _ = POSITIONS[name]
    where, chance = spot(state, seat), Chance(b"mind", 0)
    own = POLICIES["hard"].choose(where.view, where.asks, where.next_field, chance)
    mind = installed_game("stalag17").player("hard", len(state.players), seat, Budget(PLAYOUTS))
    assert mind.choose(where.view, where.asks, where.next_field, chance) == own


def test_every_card_may_be_laid_face_down():
    """§3.6: as something that it is not."""
    where = spot(table(who("map1 info barr clothes2"), who(), plan="food tools + 9"), A)
    found = LOOKAHEAD.candidates(where.view, where.asks, where.next_field, Chance(b"", 0))
    assert {spelt(move) for move in found} >= {f"play {card}" for card in ("map1", "info", "barr", "clothes2")}


def test_a_position_is_judged_by_prisoners_and_vigilance():
    """§3.10: all leave half of the others behind on average; the fewer prisoners and the less vigilance the better."""
    even = table(*(who() for _ in range(4)))
    assert [LOOKAHEAD.worth(even, seat) for seat in range(4)] == [0.5] * 4
    uneven = with_player(with_player(even, B, left=1), A, vigilance=9)
    assert sum(LOOKAHEAD.worth(uneven, seat) for seat in range(4)) == pytest.approx(2)
    better = [with_player(even, A, left=2), even, with_player(even, A, vigilance=9)]
    worths = [LOOKAHEAD.worth(state, A) for state in better]
    assert worths == sorted(worths, reverse=True)
    assert LOOKAHEAD.worth(with_player(even, B, gone=True), A) > LOOKAHEAD.worth(even, A)
