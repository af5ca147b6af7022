"""What an officer and the German do with one press, and what menus hold before anybody chooses (§3.5, §4.5)."""

from bot.engine.game import refuse
from bot.engine.move import Ask, Field, Move
from cogs.colditz.face.presumed import presumed, shortcuts
from cogs.colditz.rules.castle.board import ROOMS, SPACES
from cogs.colditz.rules.game import GAME
from tests.games.colditz.build import A, asked, do, floor, germans, officer, table
from tests.games.colditz.looks import PRESENTER, label, lines


def ready(state, verb):
    """Spell the moves of `verb` that have a button, all of which the rules take."""
    (seat,) = asked(state)
    ask = next(ask for ask in GAME.asks(state, seat) if ask.verb == verb)
    moves = shortcuts(GAME.view(state, seat), ask)
    assert all(refuse(GAME, state, seat, move) is None for move in moves)
    return [str(move) for move in moves]


def held(state, verb, name, options, *picked):
    """Tell what the menu of a field holds after `picked`."""
    (seat,) = asked(state)
    picks = tuple((pick,) for pick in picked)
    return presumed(GAME.view(state, seat), Ask(verb), Field(name, options), picks)


def test_men_are_sent_to_the_rooms_of_the_kit_by_one_press():
    """C5: a button for each man and symbol that is missing; who stands in such a room stays there."""
    state = table(officer(f"44,20 46,20 48,20 {floor('laundry')[0]}"), points=14)
    moves = [Move.parse(text) for text in ready(state, "move")]
    assert {move.picks[0][0] for move in moves} == {"0.0", "0.1", "0.2"}
    symbols = {ROOMS[SPACES[move.picks[1][0]].room].symbol for move in moves if SPACES[move.picks[1][0]].room}
    assert symbols
    assert "civilian" not in symbols
    assert label(state, str(moves[0])).count(":") == 1


def test_a_man_who_waits_in_a_room_for_another_is_not_sent_away():
    """§3.5: who stands where Equipment is fetched stays there until it is."""
    state = table(officer(f"{floor('chapel')[0]} X20", "wirecutters", kit=True), points=9)
    assert {Move.parse(text).picks[0][0] for text in ready(state, "move")} == {"0.1"}


def test_without_points_nobody_has_an_errand():
    assert shortcuts(GAME.view(table(officer("44,20"), points=0), A), Ask("move")) == ()


def test_a_man_with_the_kit_goes_on_towards_his_objective():
    state = table(officer("C3 44,20", kit=True), points=6)
    assert ready(state, "move")[0] == "move 0.0 B5"


def test_the_errand_of_a_man_stands_in_his_menu():
    state = table(officer("44,20 46,20"), points=14)
    first = Move.parse(ready(state, "move")[0])
    (man,), (place,) = first.picks
    assert held(state, "move", "place", (place, "W21"), man) == (place,)
    assert held(state, "move", "place", ("W21",), man) == ()


def test_equipment_is_taken_by_one_press():
    """C5: nobody is asked which two of two men; of more the nearest to the way out stays."""
    room = next(room for room in ROOMS.values() if room.symbol == "rope")
    first, second, third, *_ = floor(room.id)
    assert ready(table(officer(f"{first} {second} 44,20"), points=4), "equip") == ["equip rope 0.0+0.1 -"]
    (move,) = ready(table(officer(f"{first} {second} {third}"), points=4), "equip")
    assert len(Move.parse(move).picks[1]) == 2


def test_the_german_arrests_by_one_press():
    state = germans(officer("58,18 46,0", "rope"), officer("46,20"), guards="58,20", points=5)
    assert ready(state, "arrest")[0] == "arrest 0.0 g0"
    assert held(state, "arrest", "guard", ("g0",), "0.0") == ("g0",)


def test_those_who_can_be_found_go_to_the_roll_call_by_one_press():
    """C5: a man whom no roll finds is not sent by the shorter of the two buttons."""
    called = germans(officer("44,20 58,18 5,39"), officer("46,20"), guards="58,20", hand="roll_call", phase="roll")
    state = do(called, "call").state
    assert ready(state, "attend") == ["attend 0.1", "attend 0.1+0.2"]


def test_an_errand_says_what_it_makes_for():
    """C5: whoever does not get there in this turn goes towards it."""
    state = table(officer("44,20 46,20 48,20 42,20"), points=3)
    labels = [label(state, text) for text in ready(state, "move")]
    assert labels[0].startswith("A towards the "), labels
    assert ", to " in labels[0]
    near = table(officer("44,20 46,20 48,20 42,20"), points=14)
    assert any(" to the Laundry (" in label(near, text) for text in ready(near, "move"))
    home = table(officer("C3 44,20", kit=True), points=1)
    assert label(home, ready(home, "move")[0]).startswith("A towards objective 1, to ")


def test_a_tunnel_is_opened_by_one_press():
    """§3.8: by the two for whom it takes the fewest points."""
    state = table(officer("J20 K19 44,20", cards="chapel"), points=12)
    assert ready(state, "dig") == ["dig chapel 0.0+0.1"]
    assert set(held(state, "dig", "men", ("0.0", "0.1", "0.2"), "chapel")) == {"0.0", "0.1"}


def test_the_german_shoots_and_discovers_by_one_press():
    """§3.8, §3.15: with the guards who stand nearest."""
    state = germans(officer("60,0 44,20"), guards="66,0 62,0", hand="shoot", points=5)
    assert ready(state, "shoot") == ["shoot 0.0 g1"]
    inside = officer("chapel:2 chapel:3 44,20")
    state = germans(inside, guards="G10 K11 44,14", hand="tunnel_found", points=12, shown="chapel")
    (move,) = ready(state, "discover")
    assert held(state, "discover", "guards", ("g0", "g1", "g2"), "chapel") == Move.parse(move).picks[1]


def test_a_move_tells_the_chance_of_an_arrest():
    """C6: that a guard gets beside a man by a single roll; none in the zone, or inside without Equipment."""
    state = table(officer("44,20 46,20", "rope"), officer("66,20"), guards="58,20", points=9)
    near = label(state, "move 0.0 54,18")
    assert " · risk " in near
    assert "risk" not in label(state, "move 0.0 46,18")
    poor = table(officer("44,20 46,20"), officer("66,20"), guards="58,20", points=9)
    assert "risk" not in label(poor, "move 0.0 54,18")


def test_a_man_who_leaves_a_black_space_leaves_it_to_the_guards():
    """C6, §3.12: from the post beside him comes whoever waits in the barracks, for one point and a step."""
    state = table(officer("R7"), officer("66,20"), guards="AD19", points=9)
    assert "risk 100 %" in label(state, "move 0.0 P7")


def test_a_man_enters_a_room_by_the_cheapest_place_out_of_the_way():
    """C5: whatever the places are called, no more points are spent than that takes."""
    state = table(officer("N20 X20", "rope", kit=True), officer("66,20"), points=9, house=("single",))
    assert "move 0.0 L18" in ready(state, "move")


def test_a_search_that_would_take_nobody_has_no_button():
    """§3.13: only men whose officer has Equipment are taken; the menu has the other rooms still."""
    first, second = floor("kitchen")[:2]
    rich = germans(officer(f"{first} {second}", "rope"), guards="AD19", hand="search", points=12)
    poor = germans(officer(f"{first} {second}", cards="rope"), guards="AD19", hand="search", points=12)
    assert ready(rich, "search") == ["search kitchen g0"]
    assert ready(poor, "search") == []


def test_the_hand_names_the_rooms_that_its_buttons_lead_to():
    """§3.5: of the two rooms of a sign the one that is near."""
    state = table(officer("44,20 46,20 48,20 50,20"), points=14)
    assert lines(state, A)[-1] == "**Kit** Send one man to each of these: Laundry, W.C., Canteen and Interview room."
    assert [label(state, move).split(" (")[0] for move in ready(state, "move")] == [
        "D to the Interview room", "A to the Laundry", "B to the W.C.", "C to the Canteen"
    ]  # fmt: skip


def test_equipment_and_the_kit_come_before_moves():
    """§3.5, §3.6: they cost no points, and a man who moves away can't take them."""
    kit = " ".join(floor(room)[0] for room in ("interview", "laundry", "canteen", "wc"))
    for men, verb in ((" ".join(floor("chapel")[:2]), "equip"), (kit, "kit")):
        asks = GAME.asks(table(officer(f"{men} X20", kit=verb == "equip"), points=4), A)
        assert [ask.verb for ask in asks if PRESENTER.usual(ask)][:2] == [verb, "move"]
