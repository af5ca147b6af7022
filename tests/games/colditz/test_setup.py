"""The box and the set-up: docs/rules/colditz.md §2, §3.2, cases 1 to 4 and 83 to 89."""

from collections import Counter

import pytest

from bot.engine.chance import Chance
from bot.engine.game import settled
from cogs.colditz import data
from cogs.colditz.data import kind
from cogs.colditz.rules.castle.board import EQUIPMENT, FORMATION, INNER_POSTS, OUTER_POSTS
from cogs.colditz.rules.game import GAME
from cogs.colditz.state import BARRACKS, GERMAN
from tests.games.colditz.build import A, B, C, asked, begun, dice, do, key, leave, offered, time_out, told, verbs

PLAIN = dice("13")


def posts(inner, garrison):
    """Spell the German's set-up."""
    return "place " + " ".join("+".join(places) or "-" for places in (INNER_POSTS[:inner], OUTER_POSTS[:garrison]))


def test_four_players():
    """Case 1."""
    state = do(begun(4), posts(3, 4), PLAIN).state
    assert [len(officer.men) for officer in state.officers] == [6, 6, 6]
    assert len(state.guards) == 14
    at = [guard.place for guard in state.guards]
    assert (sum(p in INNER_POSTS for p in at), sum(p in OUTER_POSTS for p in at), at.count(BARRACKS)) == (3, 4, 7)


def test_two_players_post_at_most_five_outside():
    """Case 2: one of the six guards must be inside."""
    state = begun(2)
    assert key(state, posts(1, 6)) == "garrison_posts"
    assert key(state, posts(0, 5)) == "inner_posts"
    assert do(state, posts(1, 5), PLAIN).state.phase == "act"


def test_as_many_inside_as_officers():
    """Case 3."""
    assert key(begun(6), posts(4, 4)) == "inner_posts"
    assert do(begun(6), posts(5, 4), PLAIN).state.phase == "act"


def test_garrison_posts():
    """Case 86: two to seven, the rest in barracks."""
    state = begun(4)
    assert key(state, posts(3, 1)) == "garrison_posts"
    assert key(state, posts(3, 0)) == "garrison_posts"
    assert len(OUTER_POSTS) == 7
    for count in (2, 7):
        after = do(state, posts(3, count), PLAIN).state
        assert sum(guard.place == BARRACKS for guard in after.guards) == 14 - 3 - count


def test_the_left_hand_neighbour_of_the_german_begins():
    """Cases 4 and 89, §3.3: clockwise, the German last, then the same officer; who is out is skipped."""
    for german, option in ((0, "host"), (3, "last")):
        state = begun(4, german=option)
        assert (state.german, asked(state)) == (german, (german,))
        state = do(state, posts(3, 4), PLAIN).state
        order = []
        for _ in range(5):
            (seat,) = asked(state)
            order.append(seat)
            state = do(state, "end", PLAIN).state
        assert order == [(german + number) % 4 for number in (1, 2, 3, 0, 1)]
        assert state.round == 2
    state = leave(begun(4), B).state
    state = do(state, posts(3, 4), PLAIN).state
    order = []
    for _ in range(4):
        (seat,) = asked(state)
        order.append(seat)
        state = do(state, "end", PLAIN).state
    assert order == [0, 2, 3, 0]


def test_the_first_officer_may_leave_before_the_guards_stand():
    """§3.3: then the next in order starts."""
    state = do(leave(begun(3), A).state, posts(2, 2), PLAIN).state
    assert asked(state) == (B,)


def test_colours_are_chosen_from_the_german_s_left():
    """§3.2: one after the other among those that are left; the last one is given his. The turn order follows them."""
    state = begun(4, colours="yes")
    assert (asked(state), offered(state, "colour"), verbs(state)) == ((A,), ("0", "1", "2"), {"colour"})
    assert key(state, "colour 3") == "not-offered"
    state = do(state, "colour 2").state
    assert (asked(state), offered(state, "colour")) == ((B,), ("0", "1"))
    step = do(state, "colour 1")
    assert [(one.who, one.nation) for one in step.events] == [(B, 1), (C, 0)]
    state = step.state
    assert [state.seat(officer) for officer in (0, 1, 2, GERMAN)] == [C, B, A, 3]
    assert [state.officer(seat) for seat in range(4)] == [2, 1, 0, GERMAN]
    assert [GAME.view(state, seat).me for seat in range(4)] == [2, 1, 0, GERMAN]
    state = do(state, posts(3, 4), PLAIN).state
    order = []
    for _ in range(4):
        (seat,) = asked(state)
        order.append(seat)
        state = do(state, "end", PLAIN).state
    assert order == [C, B, A, 3]


def test_who_has_no_time_for_a_colour_takes_the_first():
    """§3.18; and nobody is asked where there is one officer."""
    step = time_out(do(begun(4, colours="yes"), "colour 1").state)
    assert [(one.who, one.nation) for one in step.events[1:]] == [(B, 0), (C, 2)]
    assert (begun(2, colours="yes").phase, begun(4).phase) == ("posts", "posts")


def test_who_leaves_ends_the_choice_of_colours():
    """§3.2: what is left falls by turn order, and only who left is out."""
    for who in (A, B, C):
        state = leave(do(begun(4, colours="yes"), "colour 1").state, who).state
        assert (asked(state), state.phase) == ((3,), "posts")
        assert [state.seat(officer) for officer in range(3)] == [B, A, C]
        assert [state.officers[state.officer(seat)].out for seat in range(3)] == [seat == who for seat in range(3)]


@pytest.mark.parametrize("players", range(2, 7))
def test_the_box(players):
    """Cases 83 and 84, §2: the numbers, and everything of it there at the start."""
    men, guards = {2: (8, 6), 3: (7, 12), 4: (6, 14), 5: (5, 15), 6: (4, 16)}[players]
    state = begun(players)
    assert [len(officer.men) for officer in state.officers] == [men] * (players - 1)
    assert [guard.place for guard in state.guards] == [BARRACKS] * guards
    assert state.piles == (6, 5, 12, 4)
    assert EQUIPMENT == ("key", "pass", "rope", "cutters")
    assert (len(state.opportunity), len(state.security), len(state.dares)) == (45, 14, 5)
    assert Counter(map(kind, state.opportunity)) == {
        **{"part_a": 4, "part_b": 4, "rope": 4, "key": 3, "pass": 3, "cutters": 2, "release": 5},
        **{"canteen": 2, "chapel": 2, "theatre": 2, "car": 2},
        **{"amulet": 2, "tip_off": 3, "hide": 3, "diversion": 3, "sabotage": 1},
    }
    assert Counter(map(kind, state.security)) == {
        **{"search": 3, "roll_call": 3, "shoot": 3, "tunnel_found": 3},
        **{"key_caught": 1, "pass_caught": 1},
    }
    assert sorted(map(kind, state.dares)) == ["3", "4", "5", "6", "7"]
    assert len(data.COLOURS) * 8 == 40
    assert (state.officers[0].cards, state.officers[0].stock, state.officers[0].kit) == ((), (0, 0, 0, 0), False)


def test_two_to_six_players():
    """Case 84."""
    assert tuple(GAME.seats) == (2, 3, 4, 5, 6)


def test_decks_are_shuffled():
    """Case 83."""
    decks = {GAME.setup(3, settled(GAME, {}), Chance(b"deal", number)).state.opportunity for number in range(20)}
    assert len(decks) == 20


def test_men_stand_in_formation_before_guards_are_placed():
    """Case 85."""
    state = begun(5)
    for number, officer in enumerate(state.officers, 1):
        assert tuple(man.place for man in officer.men) == FORMATION[5, number]
    assert verbs(state) == {"place"}


def test_defaults():
    """Case 87: two escapes for two players; rounds are the limit of §3.17 for a game that may go on for days.
    The preset for a first game has the 120 minutes."""
    assert (begun(3).target, begun(3).rounds, begun(3).house) == (1, 21, ())
    first = settled(GAME, GAME.presets["evening"])
    assert (first["target"], GAME.time_limit(first), begun(3, **first).rounds) == ("2", 120 * 60, 0)


def test_the_german_is_drawn_named_or_last():
    """§3.2: by agreement or by lot."""
    germans = {
        GAME.setup(4, settled(GAME, {"german": "random"}), Chance(b"who", number)).state.german for number in range(40)
    }
    assert germans == {0, 1, 2, 3}


def test_five_inner_posts_shut_no_room():
    """R30 holds at the set-up too."""
    assert told(do(begun(6), posts(5, 7), PLAIN)) == ("placed", "round", "rolled")
