"""What computers of Alien 1979 do with their points because they count the cards (docs/rules/alien1979.md §7)."""

from msgspec.structs import replace

from cogs.alien1979.state import Passage
from tests.games.alien1979.build import A, B, pawn, table
from tests.games.alien1979.test_policy import choices, verbs_of


def test_the_counting_player_gives_up_a_rank_that_others_hold():
    """§7 item 6: of two players with two reyes each, neither ever came to a third."""
    took = [code for _ in range(8) for code in ("sota", "caballo")]
    trail = tuple(Passage(A, "copas", number % 2 == 1) for number in range(16))
    waiting = table(pawn("copas", "ccrr"), pawn(codes="scrr"), lying={"copas": "ssc", "oros": "s"}, strict=True)
    waiting = replace(waiting, phase="lose", owed=(A,), points=0)
    assert choices("hard", waiting) == {"lose caballo"}
    after = replace(waiting.pawns[A], passed=tuple(took))
    stuck = replace(waiting, trail=trail, pawns=(after, waiting.pawns[B]))
    assert choices("hard", stuck) == {"lose rey"}
    assert choices("normal", stuck) == {"lose caballo"}


def test_keeps_its_last_point_for_its_weapon_at_a_big_table():
    """§7 item 1: so many cards come before its next turn."""
    others = tuple(pawn() for _ in range(5))
    outside = table(pawn("oros", weapon=True), *others, alien="bastos", lying={"oros": "scr"}, points=1)
    assert choices("normal", outside) == {"shield"}
    inside = table(pawn(weapon=True), *others, alien="bastos", lying={"oros": "scr"}, points=1)
    assert verbs_of("normal", inside) <= {"stop"}
    small = table(pawn("oros", weapon=True), pawn(), alien="bastos", lying={"oros": "scr"}, points=1)
    assert "shield" not in choices("normal", small)


def test_the_counting_player_fetches_a_weapon_rather_than_let_both_points_lapse():
    """§7 item 2: unarmed, unmarked and with no code to take; not where a full hand may lose a code."""
    others = (pawn("copas"), pawn())
    idle = table(pawn("oros", "ss"), *others, alien="bastos", lying={"bastos": "scr"})
    assert choices("hard", idle) == {"go madre"}
    assert choices("hard", replace(idle, points=1)) == {"stop"}
    assert choices("hard", replace(idle, pawns=(pawn("oros", "ss", marks=1), *others))) == {"heal"}
    full = replace(idle, strict=True, pawns=(pawn("oros", "sscc"), *others))
    assert "go madre" not in choices("hard", full)
