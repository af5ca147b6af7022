"""What the search of Stalag 17 looks at and what a position is worth to it (docs/rules/stalag17.md §7)."""

from functools import partial

import pytest

from bot.engine.chance import Chance
from bot.engine.search import Budget, Spot
from bot.installed_games import installed_game
from cogs.stalag17.lookahead import LOOKAHEAD, copy_key
from cogs.stalag17.policy import POLICIES
from cogs.stalag17.rules.game import GAME
from tests.games.stalag17.build import A, B, seen, table, who, with_player
from tests.games.stalag17.searched import POSITIONS

PLAYOUTS = 200


def spot(state, seat):
    """Give where `seat` has to decide."""
    next_field = partial(GAME.next_field, state, seat)
    return Spot(GAME, len(state.players), seat, seen(state, seat), GAME.asks(state, seat), next_field)


@pytest.mark.parametrize("name", POSITIONS)
def test_computers_keep_to_their_minds(name):
    """§7: also where a search would find something else, which advice tells."""
    _, _, state, *asked = POSITIONS[name]
    seat = asked[0] if asked else A
    where, chance = spot(state, seat), Chance(b"mind", 0)
    own = POLICIES["hard"].choose(where.view, where.asks, where.next_field, chance)
    mind = installed_game("stalag17").player("hard", len(state.players), seat, Budget(PLAYOUTS))
    assert mind.choose(where.view, where.asks, where.next_field, chance) == own


def test_every_card_may_be_laid_face_down():
    """§3.6: as something that it is not."""
    where = spot(table(who("map1 info barr clothes2"), who(), plan="food tools + 9"), A)
    found = LOOKAHEAD.candidates(where.view, where.asks, where.next_field, Chance(b"", 0))
    assert {" ".join(copy_key(move)[:2]) for move in found} >= {
        f"play {card}" for card in ("map-1", "information", "barracks", "clothes-2")
    }


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
