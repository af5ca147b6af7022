"""Tunnels: docs/rules/colditz.md §3.8, cases 56 to 62 and 126 to 131."""

from cogs.colditz.rules.cards.tunnels import crews
from cogs.colditz.rules.castle.board import TUNNELS
from cogs.colditz.rules.castle.pawns import underground
from cogs.colditz.state import BARRACKS, CELLS, OUT
from tests.games.colditz.build import (
    A,
    at,
    bottom,
    cards,
    dice,
    do,
    germans,
    guard_at,
    have,
    key,
    line,
    officer,
    table,
    told,
    verbs,
    where,
)

FAR = "39,23"


def test_one_man_is_not_enough():
    """Case 56: refused before it is spent (R14)."""
    state = table(officer(f"65,9 {FAR}", cards="canteen"), points=5)
    assert key(state, "dig canteen 0.0+0.1") == "two_diggers"
    assert cards(state, A) == "canteen"


def test_two_men_open_it():
    """Case 57, R31: both are in at once, the first makes room."""
    step = do(table(officer("65,9 68,10", cards="canteen"), points=5), "dig canteen 0.0+0.1")
    state = step.state
    assert {where(state, "0.0"), where(state, "0.1")} == {"canteen:1", "canteen:2"}
    assert state.turn.points == 2
    assert state.tunnels == ("canteen.1", "", "")
    assert told(step) == ("dug",)


def test_points_for_both():
    """§3.8: the steps of both and the one that makes room."""
    assert "dig" in verbs(table(officer("65,9 68,10", cards="canteen"), points=3))
    assert key(table(officer("65,9 68,10", cards="canteen"), points=2), "dig canteen 0.0+0.1") == "two_diggers"
    three = table(officer("65,9 68,10 62,10", cards="canteen"), points=4)
    assert key(three, "dig canteen 0.0+0.2") == "too_far_to_dig"


def test_the_second_goes_where_the_first_stood():
    """§3.8: the only way in may lead over the place of the man before him."""
    first = "63,9"
    state = table(officer(f"65,9 {first} 64,10 66,10"), officer("62,10"), points=9)
    found = crews(state, "canteen")
    assert found[("0.0", "0.1")].points == 1 + 1 + 2


def test_others_may_enter():
    """Case 58."""
    state = table(officer("65,9"), officer("canteen:3 canteen:4"), points=3, shown="canteen")
    assert where(do(state, "move 0.0 canteen:2").state, "0.0") == "canteen:2"


def test_only_by_the_first_place():
    """Case 126."""
    state = table(officer("75,7"), officer("canteen:3 canteen:4"), points=3, shown="canteen")
    assert key(state, "move 0.0 canteen:7") == "too_far"
    state = table(officer("70,10"), officer("canteen:4 canteen:5"), points=1, shown="canteen")
    assert key(state, "move 0.0 canteen:3") == "too_far"


def test_nobody_overtakes_inside():
    """§3.4: one pawn a place."""
    state = table(officer("canteen:1"), officer("canteen:2 canteen:5"), points=9, shown="canteen")
    assert key(state, "move 0.0 canteen:3") == "too_far"
    assert key(state, "move 0.0 canteen:2") == "occupied"


def test_it_collapses_behind_the_last_but_one():
    """Case 59."""
    state = table(officer("canteen:1 canteen:6"), points=9, shown="canteen")
    step = do(state, "move 0.1 75,7")
    assert told(step) == ("moved", "collapsed")
    state = step.state
    assert (state.tunnels, bottom(state.opportunity)) == (("", "", ""), "canteen")
    assert where(do(state, "move 0.0 65,9").state, "0.0") == at("65,9")
    assert where(do(state, "move 0.0 canteen:7").state, "0.0") == "canteen:7"


def test_a_collapsed_tunnel_is_shut():
    """Cases 59 and 127: for entering and for its card, until the last man is out."""
    state = table(officer("canteen:1 65,9 68,10", cards="canteen"), points=9)
    assert key(state, "move 0.1 canteen:1") in ("occupied", "too_far")
    assert key(table(officer("canteen:4 65,9"), points=9), "move 0.1 canteen:1") == "too_far"
    assert key(state, "dig canteen 0.1+0.2") == "tunnel_in_use"
    out = do(state, "move 0.0 63,9").state
    assert underground(do(out, "dig canteen 0.1+0.2").state, "canteen") == ["0.1", "0.2"]


def test_in_use_it_cannot_be_opened_again():
    """§3.8: a second card stays in the hand."""
    state = table(officer("65,9 68,10", cards="canteen"), officer("canteen:3 canteen:4"), points=9, shown="canteen")
    assert key(state, "dig canteen 0.0+0.1") == "tunnel_in_use"


def test_a_card_on_show_is_not_in_the_hand():
    """Case 130, R38."""
    state = table(officer("65,9 68,10", cards="canteen release release release"), points=5)
    state = do(state, "dig canteen 0.0+0.1").state
    assert cards(state, A) == "release release release"
    assert "end" in verbs(state)


def discovered(men="canteen:2 canteen:5 44,20", guards="75,7 79,7", points=2, **more):
    """Let the German play Tunnel discovered."""
    state = germans(officer(men), guards=guards, points=points, hand="tunnel_found", shown="canteen", **more)
    return do(state, "discover canteen g0+g1")


def test_tunnel_discovered():
    """Cases 60 and 129: without Equipment, two guards beside the exit with a point each."""
    step = discovered()
    state = step.state
    assert [where(state, f"0.{number}") for number in range(2)] == [CELLS[0]] * 2
    assert [guard_at(state, number) for number in range(2)] == [BARRACKS] * 2
    assert (state.turn.points, state.tunnels, bottom(state.opportunity)) == (0, ("", "", ""), "canteen")
    assert bottom(state.security) == "tunnel_found"
    assert state.turn.arrests


def test_tunnel_discovered_takes_no_equipment():
    """Case 60."""
    state = germans(
        officer("canteen:2 canteen:5 44,20", "rope"),
        guards="75,7 79,7",
        points=2,
        hand="tunnel_found",
        shown="canteen",
    )
    assert have(do(state, "discover canteen g0+g1").state, A) == "rope"


def test_two_guards_must_make_it():
    """Case 61, R14."""
    state = germans(officer("canteen:2 canteen:5"), guards="75,7 97,7", points=2, hand="tunnel_found", shown="canteen")
    assert key(state, "discover canteen g0+g1") == "two_guards"
    near = germans(
        officer("canteen:2 canteen:5"), guards="75,7 79,7 73,7", points=2, hand="tunnel_found", shown="canteen"
    )
    assert key(near, "discover canteen g0+g2") in ("points", "not-offered")


def test_at_any_of_its_places():
    """R14: also beside the middle; full ground above does not matter."""
    state = germans(
        officer("canteen:2 canteen:5"),
        guards="75,7 76,6",
        points=2,
        hand="tunnel_found",
        shown="canteen",
    )
    assert "discover" in verbs(state)


def test_an_empty_tunnel():
    """Case 129."""
    state = germans(officer("44,20"), guards="75,7 79,7", points=9, hand="tunnel_found")
    assert key(state, "discover canteen g0+g1") == "empty_tunnel"


def test_the_last_man_of_a_collapsed_tunnel_can_be_found():
    """R14."""
    state = germans(officer("canteen:5 44,20"), guards="75,7 79,7", points=2, hand="tunnel_found")
    assert where(do(state, "discover canteen g0+g1").state, "0.0") == CELLS[0]


def test_men_inside_are_not_arrested_or_seen():
    """§3.8, R31: neither by a guard at the exit nor by a shot."""
    state = germans(officer("chapel:12 chapel:11 44,20", "rope"), guards="13,9", points=9, hand="shoot", shown="chapel")
    assert not {"arrest", "shoot"} & verbs(state)
    assert key(state, "arrest 0.0 g0") == "in_tunnel"
    assert key(state, "shoot 0.0 g0") == "not_outside"


def test_a_roll_call_leaves_them_alone():
    """Case 62: they need not attend, and a search does not find them."""
    state = germans(officer("canteen:2 canteen:5"), guards="75,7", hand="roll_call", phase="roll", shown="canteen")
    state = do(do(state, "call").state, "attend -", dice("46")).state
    assert state.phase == "act"
    assert len(underground(state, "canteen")) == 2


def test_who_attends_leaves_and_the_tunnel_collapses():
    """Case 131."""
    state = germans(officer("canteen:2 canteen:5"), hand="roll_call", phase="roll", shown="canteen")
    step = do(do(state, "call").state, "attend 0.0", dice("46"))
    assert "collapsed" in told(step)
    assert underground(step.state, "canteen") == ["0.1"]


def test_an_eliminated_opener():
    """R31: his men leave; with two others inside the tunnel stays."""
    state = table(officer("44,14 canteen:1", kit=True), officer("canteen:3 canteen:4"), shown="canteen", top="release")
    state = do(state, "dare 0.0", dice("12 12 12 13")).state
    assert where(state, "0.1") == OUT
    assert state.tunnels[0] == "canteen.1"
    alone = table(officer("44,14 canteen:1", kit=True), officer("canteen:3 44,16"), shown="canteen")
    assert do(alone, "dare 0.0", dice("12 12 12 13")).state.tunnels == ("", "", "")


def test_through_and_out():
    """§3.8: forwards and backwards, out at either end."""
    state = table(officer("theatre:1 theatre:2"), points=20, shown="theatre")
    state = line(state, "move 0.1 49,41")
    assert where(state, "0.1") in TUNNELS["theatre"].exits
    assert where(do(state, "move 0.0 57,33").state, "0.0") == at("57,33")
