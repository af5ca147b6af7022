"""What the pages of Escape from Colditz show: board and hands (docs/rules/colditz.md §3.12, §3.19, §4.5)."""

import pytest
from msgspec.structs import replace

from cogs.colditz.face.gazetteer import HIDES, area, landmark
from cogs.colditz.face.planner import plan, plans
from cogs.colditz.rules.castle.board import LINKS, ROUTES, SPACES, TUNNELS
from cogs.colditz.rules.game import GAME
from cogs.colditz.state import CELLS
from tests.games.colditz.build import A, B, at, begun, changed, chasing, floor, germans, officer, table
from tests.games.colditz.looks import LANGUAGES, PRESENTER, lines, more, own, page, said

GERMAN_SEAT = 2


def position(**more):
    """Two officers in the middle of a game."""
    return table(
        officer("44,20 20,15 67,9 garrison", "rope rope", "release key", kit=True, escapes=1),
        officer("46,20 58,18", "key"),
        **{"guards": "58,20 30,10 77,15", "points": 5, "dice": ((5, 4),), "round": 7, **more},
    )


def test_the_board_says_what_now_then_the_turn_officers_and_german():
    board = page(position())
    assert board.title == "Escape from Colditz · round 7 of 40"
    assert board.lines == (
        "Ana moves men: 5 of 9 points left.",
        "**Round** 7 of 40 · **Target** 2 escapes · **Dice** 5-4: 5 of 9 points left"
        " · piles: 5 keys, 5 German passes, 10 ropes, 4 wire cutters",
        "**Ana** (American): roll-call zone A W21; Chapel B K16; Canteen C AH10; garrison cells D"
        " · Equipment 2 (2 ropes) · cards 2 · kit · escapes 1 of 2",
        "**Ben** (British): roll-call zone A X21; courtyard B AD19"
        " · Equipment 1 (1 key) · cards 0 · no kit · escapes 0 of 2",
        "**Cleo** (German officer): inside 2 (AD21, P11) · garrison 1 (AM16) · barracks 9"
        " · cards 0 · arrested men go to the inner cells",
    )


@pytest.mark.parametrize("players", range(2, 7))
def test_the_board_has_eight_lines_at_most(players):
    assert len(lines(begun(players))) == 3 + players - 1 <= 8


def test_what_is_on_show_is_told():
    state = position(shown="chapel", cell=CELLS[1], skipped=True)
    turn, german = lines(state)[1], lines(state)[-1]
    assert "chapel tunnel open" in turn
    assert "sabotage: the German's next turn is skipped" in turn
    assert german.endswith("arrested men go to the garrison cells")
    assert "(AD21 while chasing British B, P11)" in lines(chasing(state, 0, "1.1"))[-1]


def test_equipment_that_changed_hands_in_secret_is_a_number():
    """§3.19."""
    state = position()
    first = replace(state.officers[A], seen=(0, 0, 1, 0))
    assert "Equipment 2 (1 rope, 1 unknown)" in lines(replace(state, officers=(first, state.officers[B])))[2]
    first = replace(first, seen=(0, 0, 0, 0))
    assert "· Equipment 2 · cards 2 ·" in lines(replace(state, officers=(first, state.officers[B])))[2]


def test_the_hand_of_an_officer():
    hand = page(position(), A)
    assert hand.title == "American officer"
    assert hand.lines[0] == "Your turn: move your men with 5 points."
    assert own(position(), A) == (
        "**A** roll-call zone (W21)",
        "**B** Chapel (K16)",
        "**C** Canteen (AH10)",
        "**D** garrison cells",
        "**Equipment** 2 ropes",
        "**Kit** yours: a man who reaches an objective is free",
        "🂠 **Release**: on your turn: lets one of your men out of his cell at no cost",
        "🂠 **Key**: as good as a key on the table; used automatically at a gate marked K",
        "**Plans** Canteen window, garden, north bridge to objective 3: C, 33 spaces, missing 1 German pass "
        "(Guard house, Orderlies' quarters)",
        "North-west tower and wire to objective 1: B, 34 spaces, missing wire cutters",
        "Dentist window and north wire to objective 2: A, 41 spaces, missing wire cutters",
    )


def test_a_hand_does_not_tell_twice_where_somebody_is():
    """An officer reads how far the others are, the German where all men are."""
    turn, ana, ben, cleo = page(position()).lines[1:]
    assert more(position(), A)[-3:] == (
        turn,
        "**Ben** (British): Equipment 1 (1 key) · cards 0 · no kit · escapes 0 of 2",
        cleo,
    )
    assert more(position(), GERMAN_SEAT)[-3:] == (turn, ana, ben)


def test_men_of_whom_there_is_no_more_to_tell_share_a_line():
    state = table(officer("44,20 46,20 58,18 50,16 5,39 71,5"), guards="58,20")
    assert own(state, A)[:4] == (
        "**A, B** roll-call zone (W21, X21)",
        "**C, D** courtyard (AD19, Z17)",
        "**E** south-west terrace, by a drop (C40), may be arrested, seen by no guard",
        "**F** north terrace, by a gap in the wire (AJ6), may be arrested, seen by no guard",
    )


def test_without_points_the_panel_says_what_is_left_to_do():
    shown = page(position(points=0), A)
    assert shown.lines[0] == "Your turn: no points left."


def test_a_ping_says_what_the_state_asks():
    """With the points that are left; who holds too many cards, as everybody sees, is told of that (T5)."""
    assert PRESENTER.turn(GAME.view(position(), None), said(), A) == "move your men with 5 points."
    many = position(active="german", hand="search search shoot shoot", points=0)
    assert PRESENTER.turn(GAME.view(many, None), said(), GERMAN_SEAT) == (
        "no points left. Too many cards: use one or put one away before the turn ends."
    )


def test_a_man_in_the_open_is_told_who_sees_him():
    """§3.12: inside only Equipment makes him one to be arrested."""
    men = officer("58,18 5,39", "rope")
    assert own(table(men, guards="58,20"), A)[:2] == (
        "**A** courtyard, by the Interview room (AD19), may be arrested, seen by 1 guard",
        "**B** south-west terrace, by a drop (C40), may be arrested, seen by no guard",
    )
    assert own(table(officer("58,18"), guards="58,20"), A)[0] == "**A** courtyard, by the Interview room (AD19)"


def test_what_protects_a_man_is_told():
    state = table(officer("70,37 58,18 chapel:3", "rope"))
    state = changed(changed(state, "0.0", home=12), "0.1", hidden=True)
    assert own(state, A)[:3] == (
        "**A** south lane, by the cell exit (AJ38), on his way back, 12 steps from the theatre gate:"
        " safe if he gets nearer each turn",
        "**B** courtyard, by the Interview room (AD19), hidden until the German's turn ends",
        "**C** chapel tunnel, space 3 of 12",
    )


def test_the_kit_says_what_is_missing():
    """§3.6: men in rooms and parts in the hand."""
    state = table(officer(f"{floor('laundry')[0]} 44,20", "", "part_b"))
    told = next(line for line in own(state, A) if line.startswith("**Kit**"))
    assert told == (
        "**Kit** not yet. You have: civilian clothes, compass and rations. You lack: documents (Office, Interview room)"
    )


def test_the_hand_of_the_german():
    state = germans(
        officer("44,20 5,39", "rope"), officer("58,18", "key"), guards="58,20 4,36", points=9, hand="search shoot"
    )
    assert lines(state, GERMAN_SEAT)[0] == "Your turn: move your guards with 9 points."
    assert own(state, GERMAN_SEAT) == (
        "**Inside** (1) guard 1 courtyard (AD21)",
        "**Garrison** (1) guard 2 south-west terrace (C37)",
        "**Barracks** (10)",
        "**Free black spaces** 11: T15, O19, U27, Z27, R7, AW8, AM16, E23, AX29, AD39, T43",
        "🂠 **Search**: on your turn: a guard enters a room and arrests every man whose officer has Equipment",
        "🂠 **Shoot to kill**: on your turn: a guard who sees a man outside shoots; the range is twice the roll",
        "⚑ **American B** south-west terrace, by a drop (C40): outside the courtyard · guard 2 needs 2 points",
        "⚑ **British A** courtyard, by the Interview room (AD19): his officer holds Equipment · guard 1 needs 1 point",
    )


def test_nobody_else_reads_a_hand():
    shown = "\n".join((*lines(position(), B), *more(position(), B)))
    assert "Release" not in shown
    assert "Plans" in shown
    assert "Release" not in "\n".join((*lines(position(), GERMAN_SEAT), *more(position(), GERMAN_SEAT)))


# the route planner


@pytest.mark.parametrize("number", range(len(ROUTES)))
def test_a_plan_asks_for_its_equipment(number):
    """§4.5: from the roll-call zone, with nothing in hand, a plan lacks just what it names."""
    view = GAME.view(table(officer("44,20")), A)
    found = plan(view, number)
    assert found.due == found.missing == ROUTES[number].equipment
    assert bool(found.tunnel) == any(word.startswith("T:") for word in ROUTES[number].crossings)


def test_a_plan_counts_from_where_the_man_is():
    """§3.7: what lies behind him is paid for, and so is what is open this turn."""
    chapel = next(number for number, route in enumerate(ROUTES) if route.crossings == ("T:chapel",))
    wire = next(number for number, route in enumerate(ROUTES) if route.name == "North-west tower and wire")
    start = plan(GAME.view(table(officer("44,20")), A), wire)
    below = plan(GAME.view(table(officer("29,7")), A), wire)
    assert (start.missing, below.missing) == ((0, 0, 2, 1), (0, 0, 0, 1))
    assert below.spaces < start.spaces
    inside = TUNNELS["chapel"].places[4]
    assert plan(GAME.view(table(officer(f"{inside} {TUNNELS['chapel'].places[2]}")), A), chapel).tunnel == ""
    assert plan(GAME.view(table(officer("44,20", "", "chapel")), A), chapel).lacks == 0


def name_of_plan(men, have="", **more):
    """Give the first plan of an officer: its name, or None for one that a man joins halfway by another way."""
    first = plans(GAME.view(table(officer(men, have), **more), A))[0]
    return first.route.name if first.named else None


def test_a_plan_has_its_name_only_for_a_man_who_goes_that_way():
    """§4.5: what ends alike is one plan; its name is told by the trail, the tunnel or the gate where he is."""
    outside = table(officer("E12"))
    names = [name for name in more(outside, A) if "to objective 1" in name]
    assert names == ["**Plans** The last stretch to objective 1: A, 21 spaces, nothing missing"]
    wire = next(f"{link.start}>{link.end}" for link in LINKS if link.kind == "wire" and "E12" in (link.start, link.end))
    drops = tuple(f"{link.start}>{link.end}" for link in LINKS if link.start in (at("16,22"), at("11,19")))
    assert plans(GAME.view(changed(outside, "0.0", trail=(wire,)), A))[0].named is False
    by_roof = plans(GAME.view(changed(outside, "0.0", trail=(*drops, wire)), A))[0]
    assert (by_roof.route.name, by_roof.named) == ("Office roofs and west wire", True)
    assert name_of_plan("chapel:5 chapel:4", shown="chapel") == "Chapel tunnel"
    assert name_of_plan("W37", "rope rope rope") is None
    assert name_of_plan("W37", "key pass") == "Guard passage and main gate"
    titles = looks_of(outside)
    assert "The last stretch to objective 1" in titles
    assert len(titles) == len(set(titles))


def looks_of(state):
    """Give the titles of the plans that can be looked at."""
    return [choice.label for choice in PRESENTER.looks(GAME.view(state, A), said())[0][1]]


def test_the_plans_that_lack_least_come_first():
    view = GAME.view(table(officer("44,20", "pass rope rope rope")), A)
    found = plans(view)
    assert len(found) == len(ROUTES)
    assert [each.lacks for each in found] == sorted(each.lacks for each in found)
    assert found[0].lacks == 0


def test_men_who_are_in_place_make_their_plan_the_first():
    """§3.5: what two men in its rooms can take at once is as good as had."""
    cards = "rope rope"
    apart = plans(GAME.view(table(officer("44,20 46,20", cards)), A))[0]
    there = plans(GAME.view(table(officer(" ".join(floor("chapel")[:2]), cards)), A))[0]
    assert (apart.missing, there.missing, there.at_hand) == ((0, 0, 0, 1), (0, 0, 1, 0), 1)


def test_plans_that_men_have_joined_halfway_are_called_by_what_comes_next():
    """§4.5: two ways on to an objective are told apart; the same way on of two men is one plan."""
    state = table(officer("BE6 L38"))
    for language in LANGUAGES:
        titles = [choice.label for choice in PRESENTER.looks(GAME.view(state, A), said(language))[0][1]]
        assert len(titles) == len(set(titles)), titles
    assert {"On through the wire at N7 (north terrace) to objective 1"} <= set(looks_of(state))


# names of places


def test_every_place_has_a_name_in_both_languages():
    for language in LANGUAGES:
        say = said(language)
        for place in SPACES:
            assert say(f"colditz-area-{area(place)}")
            assert not landmark(place) or say(f"colditz-by-{landmark(place)}")


def test_every_hide_has_its_own_name():
    blue = {place for place, space in SPACES.items() if space.zone == "hide"}
    assert sorted(place for places in HIDES.values() for place in places) == sorted(blue)
