"""Computer players (docs/rules/alien1979.md §7): what they never do, and what they do where it is plain."""

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.move import Move
from bot.engine.playout import game_seed, playout
from bot.engine.policy import RandomPolicy
from cogs.alien1979 import data
from cogs.alien1979.policy import POLICIES
from cogs.alien1979.render import PRESENTER
from cogs.alien1979.rules.game import GAME
from cogs.alien1979.state import Passage
from cogs.alien1979.view import View
from tests.games.alien1979.build import A, B, C, D, dead, knowing, pawn, table

OPTIONS = {"strict": "no", "haunting": "no", "no_siege": "no", "short_ending": "no", "alarm": "no", "first": "random"}
THINKING = ("normal", "hard")
TRIES = 12
"""Seeds with which a choice is asked for, as levels may toss coins."""


def choices(level, state, seat=A):
    """Give the moves that a level makes in `state` over some seeds."""
    view, asks = GAME.view(state, seat), GAME.asks(state, seat)

    def next_field(ask, picked):
        return GAME.next_field(state, seat, ask, picked)

    return {
        str(POLICIES[level].choose(view, asks, next_field, Chance(game_seed("choice", number), 1)))
        for number in range(TRIES)
    }


def verbs_of(level, state, seat=A):
    """Give the verbs of these moves."""
    return {Move.parse(text).verb for text in choices(level, state, seat)}


def taken(seat, sector):
    """Give the trail of one code that was taken."""
    return (Passage(seat, sector, False),)


def last(seats, policies, number, options=OPTIONS, series="policy"):
    """Play a game and give its last state."""
    *_, played = playout(GAME, seats, options, game_seed(f"{series}{seats}", number), policies)
    return played.step.state


class Watched:
    """A policy whose views are looked at."""

    blind = False

    def __init__(self, policy):
        self.policy = policy
        self.views = []

    def choose(self, view, asks, next_field, chance):
        self.views.append(view)
        return self.policy.choose(view, asks, next_field, chance)


@pytest.mark.parametrize("strict", ["no", "yes"])
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("level", POLICIES)
def test_whole_games_without_a_refused_move(level, seats, strict):
    """§7: against its like, and among players who do anything."""
    for number, other in enumerate((POLICIES[level], RandomPolicy())):
        players = [Watched(POLICIES[level]), other]
        for played in playout(GAME, seats, OPTIONS | {"strict": strict}, game_seed("whole", number), players):
            assert played.refused == 0 or players[played.seat % 2] is other
        assert played.step.state.result is not None
        assert all(type(view) is View and view.viewer % 2 == 0 for view in players[0].views)


def test_the_same_seed_gives_the_same_game():
    def log(number):
        game = playout(GAME, 4, OPTIONS, game_seed("same", number), (POLICIES["hard"],))
        return [str(played.move) for played in game]

    assert log(1) == log(1) != log(2)


def wins(seats, levels, deals):
    """Count the wins of each of two levels, over the same deals with seats exchanged."""
    won = dict.fromkeys(levels, 0)
    for number in range(deals):
        for order in (levels, levels[::-1]):
            state = last(seats, [POLICIES[level] for level in order], number)
            for seat in state.result.winners:
                won[order[seat % 2]] += 1
    return won


@pytest.mark.long
@pytest.mark.parametrize(
    ("seats", "levels", "deals"),
    [(2, ("normal", "easy"), 40), (2, ("hard", "normal"), 150), (6, ("hard", "normal"), 40)],
)
def test_levels_are_ordered(seats, levels, deals):
    """§7 item 7: by wins per seat at mixed tables."""
    won = wins(seats, levels, deals)
    assert won[levels[0]] > 1.1 * won[levels[1]]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("level", POLICIES)
def test_launches_are_seldom_empty(level, seats):
    """§7 item 5: about half of them were, before."""
    reasons = [last(seats, (POLICIES[level],), number).result.reason for number in range(40)]
    assert reasons.count("launched") >= 30
    assert reasons.count("empty") <= 8


@pytest.mark.parametrize("level", POLICIES)
def test_flees_the_alien_at_three_marks(level):
    """§7 item 1."""
    state = table(pawn("oros", marks=3), pawn(), pawn(), pawn(), lying={"oros": "scr"}, points=1)
    for move in choices(level, state):
        assert move in {"go bastos", "go espadas", "go copas"}


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_heals_when_the_next_mark_kills(level):
    """§7 item 1: before it looks for codes."""
    others = [pawn() for _ in range(7)]
    assert verbs_of(level, table(pawn("copas", marks=4), *others, points=1, lying={"copas": "scr"})) == {"heal"}


@pytest.mark.parametrize("level", POLICIES)
def test_enters_the_codes(level):
    """§7 item 2: at once; in a sector it goes to MADRE first, and waits there for both points."""
    others = pawn("copas", "ss"), pawn(), pawn()
    assert choices(level, table(pawn(codes="rrrs"), *others)) == {"enter"}
    assert choices(level, table(pawn("bastos", "rrrs", marks=3), *others)) == {"go madre"}
    assert choices(level, table(pawn(codes="rrrs"), *others, points=1)) == {"stop"}


def test_hard_rather_lets_another_enter_where_the_ship_has_one_seat():
    """§7 item 2: of two the first code taken tells who enters; the other waits armed, and makes a full hand put a code
    down. Alone it does it itself."""
    waits = table(pawn(codes="rrrs", weapon=True), pawn("copas", "sscr"), strict=True, trail=taken(A, "espadas"))
    assert choices("hard", waits) == {"force 1"}
    assert choices("hard", replace(waits, pawns=(pawn(codes="rrrs"), waits.pawns[B]))) == {"arm"}
    assert choices("hard", replace(waits, round=30)) == {"force 1"}
    assert choices("hard", replace(waits, pawns=(waits.pawns[A], dead()))) == {"enter"}
    assert choices("hard", replace(waits, trail=taken(B, "espadas"))) == {"enter"}
    assert choices("hard", replace(waits, trail=taken(A, "bastos"))) == {"enter"}
    assert choices("normal", waits) == {"enter"}


def test_of_three_the_last_whose_hand_was_filled_enters():
    """§7 item 2: whoever never does so keeps the others waiting, and is not served."""
    full = pawn(codes="rrrs", weapon=True)
    state = table(full, full, pawn("copas", "s"), strict=True, trail=(*taken(A, "oros"), *taken(B, "oros")))
    assert "enter" not in choices("hard", state)
    assert choices("hard", replace(state, turn=B), B) == {"enter"}
    assert "enter" not in choices("hard", replace(state, pawns=(full, pawn(), state.pawns[C])))


def test_hard_does_not_wait_aboard_for_those_who_only_trouble_others():
    """R16, R27: somebody in MADRE who has done nothing to others may still look for codes."""
    state = table(pawn(data.NAVE), pawn(weapon=True), dead(), dead())
    assert choices("hard", state) == {"stop"}
    siege = replace(state, pawns=(state.pawns[A], replace(state.pawns[B], meddled=True), *state.pawns[C:]))
    assert verbs_of("hard", siege) == {"go"}


@pytest.mark.parametrize("level", POLICIES)
def test_activates(level):
    """§7 item 4; the others aboard stay."""
    state = table(pawn(data.NAVE), pawn("copas"), pawn(data.NAVE), pawn(), enterer=A)
    assert choices(level, state) == {"activate"}
    assert choices(level, replace(state, turn=C), C) == {"stop"}


@pytest.mark.parametrize("level", POLICIES)
def test_boards_while_a_seat_is_free(level):
    """§7 item 4: from a sector it tries, from MADRE it leaves for a sector without the Alien."""
    state = table(pawn("copas"), pawn(), pawn("bastos"), pawn(), enterer=B)
    assert choices(level, state) == {"board"}
    assert choices(level, replace(state, turn=D), D) <= {"go bastos", "go espadas", "go copas"}


@pytest.mark.parametrize("level", POLICIES)
def test_nothing_but_the_ship_counts_in_the_last_turn(level):
    """§7 item 1: boarding now wins, whatever the Alien does."""
    state = table(pawn("oros", marks=4), pawn("copas"), enterer=B, countdown=1)
    assert choices(level, state) == {"board"}


@pytest.mark.parametrize("level", POLICIES)
def test_throws_nobody_out_of_a_seat_that_cannot_be_used(level):
    """§7 item 5: the ship leaves before the next turn, be it the activator's or another's."""
    for enterer in (A, B):
        state = table(pawn(), pawn(data.NAVE), enterer=enterer, countdown=1)
        assert "eject" not in verbs_of(level, state)


@pytest.mark.parametrize("level", THINKING)
def test_throws_somebody_out_while_there_is_time(level):
    """§7 item 5, R10: not to the Alien, but where a button of the panel leads."""
    for alien in data.SECTORS:
        state = table(pawn(), pawn(data.NAVE), enterer=B, countdown=2, alien=alien)
        (ask,) = (ask for ask in GAME.asks(state, A) if ask.verb == "eject")
        assert choices(level, state) == set(map(str, PRESENTER.shortcuts(GAME.view(state, A), ask)))


@pytest.mark.parametrize("level", THINKING)
def test_spares_the_enterer_before_the_countdown(level):
    """§7 item 5: without the enterer nobody gets away."""
    state = table(pawn(), pawn(data.NAVE), pawn(data.NAVE), pawn("copas"), enterer=B)
    assert {Move.parse(text).picks[0] for text in choices(level, state)} == {("2",)}


def test_hard_leaves_the_last_seat_of_several_to_the_enterer():
    """§7 item 5: who takes it is thrown out by the enterer, without whom the ship never leaves."""
    state = table(pawn("copas"), pawn("bastos"), pawn(data.NAVE), pawn(), enterer=B)
    assert choices("hard", state) == {"go madre"}
    assert choices("normal", state) == {"board"}
    assert choices("hard", replace(state, countdown=2)) == {"board"}


@pytest.mark.parametrize("level", THINKING)
def test_the_enterer_boards_while_a_seat_is_free(level):
    """§7 item 5: to throw others out before the last seat is taken makes games long and wins no more of them."""
    state = table(pawn(), pawn("copas"), pawn(data.NAVE), pawn(), enterer=A)
    assert verbs_of(level, state) == {"go"}
    assert verbs_of(level, replace(state, pawns=(pawn("copas"), *state.pawns[1:]))) == {"board"}


def test_hard_throws_out_who_has_risked_least():
    """§7 item 5: a weapon and no marks tell of somebody who waited in MADRE."""
    aboard = (pawn(data.NAVE, marks=2), pawn(data.NAVE, weapon=True))
    for pawns, out in ((aboard, B + 1), (aboard[::-1], B)):
        state = table(pawn(), *pawns, pawn("copas"), enterer=A)
        assert {text.split()[1] for text in choices("hard", state)} == {str(out)}


def test_hard_throws_out_a_rival_rather_than_the_enterer():
    """§7 item 5: if the enterer dies outside, the countdown is off."""
    aboard = (pawn(data.NAVE), pawn(data.NAVE))
    for enterer, out in ((B, C), (C, B)):
        state = table(pawn(), *aboard, pawn("copas"), enterer=enterer, countdown=3)
        assert {text.split()[1] for text in choices("hard", state)} == {str(out)}


def test_hard_keeps_the_enterer_from_the_only_seat():
    """§7 item 5: whoever gets aboard needs a turn more to start the countdown."""
    state = table(pawn(weapon=True), pawn(data.NAVE), enterer=B)
    assert verbs_of("hard", state) == {"eject"}
    assert "eject" not in verbs_of("normal", state)
    assert verbs_of("hard", replace(state, round=40)) == {"eject"}
    three = replace(state, pawns=(*state.pawns, pawn()))
    assert verbs_of("hard", three) == {"eject", "stop"}
    assert verbs_of("hard", replace(three, round=40)) == {"stop"}


@pytest.mark.parametrize("level", POLICIES)
def test_the_enterer_makes_room(level):
    """§7 item 5: without a seat for the enterer the ship never leaves."""
    assert verbs_of(level, table(pawn(), pawn(data.NAVE), pawn("copas"), enterer=A)) == {"eject"}


@pytest.mark.parametrize("level", THINKING)
def test_leaves_the_only_seat_to_the_enterer_until_the_countdown(level):
    """§7 item 5: with one seat, whoever else sits there only keeps the ship from leaving."""
    assert choices(level, table(pawn("copas"), pawn("bastos"), enterer=B)) == {"go madre"}
    assert choices(level, table(pawn("copas"), pawn("bastos"), enterer=B, countdown=2)) == {"board"}


def test_hard_sends_the_enterer_to_the_alien_while_it_waits():
    """§7 item 3: points in MADRE are to spare; the weapon comes first."""
    state = table(pawn(weapon=True), pawn("bastos"), enterer=B)
    assert choices("hard", state) == {"send 1 oros"}
    assert choices("hard", replace(state, pawns=(pawn(), *state.pawns[1:]))) == {"arm"}


@pytest.mark.parametrize("level", THINKING)
def test_keeps_what_it_collects(level):
    """§7 item 6."""
    state = table(pawn("copas", "ssc"), pawn(), phase="lose", owed=(A,), points=0)
    assert choices(level, state) == {"lose caballo"}
    pairs = table(pawn("copas", "ssccr"), *[pawn()] * 4, phase="swap", points=1)
    assert choices(level, pairs) == {"back rey"}


@pytest.mark.parametrize("level", THINKING)
def test_the_weapon_comes_first_then_the_codes(level):
    """§7 item 2: in MADRE the weapon, then a sector with codes; there it takes them."""
    state = table(pawn(), pawn(), lying={"copas": "scr", "oros": "scr"})
    assert choices(level, state) == {"arm"}
    armed = replace(state, pawns=(pawn(weapon=True), pawn()))
    assert choices(level, armed) == {"go copas"}
    assert choices(level, replace(armed, pawns=(pawn("copas", weapon=True), pawn()))) == {"take"}


@pytest.mark.parametrize("level", THINKING)
def test_looks_elsewhere_when_all_that_lies_here_is_its_own(level):
    """§7: memory of the codes it put down."""
    state = table(pawn("copas", "ssrr"), pawn(), lying={"copas": "cc", "espadas": "scr"})
    assert choices(level, knowing(state, A, "copas", "cc")) == {"go espadas"}


@pytest.mark.parametrize("level", POLICIES)
def test_the_last_survivor_leaves_the_ship_to_look_for_the_codes(level):
    """R16, R21: nobody else is left to do it."""
    state = table(pawn(data.NAVE), dead(), lying=dict.fromkeys(data.SECTORS, "scr"))
    assert choices(level, state) <= {"go bastos", "go espadas", "go copas"}
    company = replace(state, pawns=(pawn(data.NAVE), pawn("copas")))
    assert choices(level, company) == {"stop"}


def test_easy_neither_walks_to_the_alien_nor_undoes_what_it_has_just_done():
    """§7 item 7: by chance, but not against all sense."""
    for points in (1, 2):
        state = table(pawn(weapon=True), pawn("copas"), pawn("bastos"), points=points, lying={"oros": "scr"})
        moves = {move for _ in range(4) for move in choices("easy", state)}
        assert "go oros" not in moves
        assert points == data.POINTS or not any(move.startswith("send") for move in moves)


@pytest.mark.parametrize("level", THINKING)
def test_forces_a_discard_where_no_code_is_left_to_take(level):
    """§7 item 3: it goes to MADRE for that, and makes the biggest hand put one down."""
    state = table(pawn("oros", "sc", weapon=True), pawn("copas", "ssr"), pawn("espadas", "r"), pawn(), alien="bastos")
    alone = replace(state, pawns=(*state.pawns[:3], dead()))
    assert choices(level, alone) == {"go madre"}
    assert "go madre" not in choices(level, replace(alone, lying=(("rey",), (), (), ())))
    there = replace(alone, pawns=(pawn(codes="sc", weapon=True), *alone.pawns[1:]))
    assert choices(level, there) == {"force 1"}


@pytest.mark.parametrize("level", THINKING)
def test_a_full_hand_that_may_take_no_fifth_stands_where_it_may_lose_one(level):
    """§7 item 2: under the strict limit, the sector of which most odd cards are left."""
    gone = tuple((rank, suit) for suit in ("oros", "bastos") for rank in (3, 5, 7))
    state = table(pawn("oros", "sscr", weapon=True), pawn("madre"), strict=True, alien="espadas", discards=gone)
    assert choices(level, state) == {"go copas"}


def test_the_counting_player_waits_beside_the_alien_where_that_is_harmless():
    """§7 item 2: to lose a code is all that helps, and the one card that comes marks three times at most."""
    gone = tuple((rank, suit) for suit in ("copas", "bastos", "espadas") for rank in (3, 5, 7))
    state = table(pawn("copas", "sscr"), dead(), strict=True, alien="oros", discards=gone)
    assert choices("hard", state) == {"go oros"}
    assert "go oros" not in choices("hard", replace(state, pawns=(replace(state.pawns[A], marks=2), state.pawns[B])))
    assert "go oros" not in choices("normal", state)


def test_the_counting_player_fills_its_hand_where_a_code_that_helps_is_likeliest():
    """§7 item 2: under the strict limit a fourth code that does not help stays for many rounds."""
    state = table(pawn("copas", "srr"), dead(), strict=True, lying={"copas": "ccs", "espadas": "scr"})
    assert choices("hard", knowing(state, A, "copas", "cc")) == {"go espadas"}
    assert choices("hard", state) == {"take"}
    assert choices("hard", knowing(replace(state, strict=False), A, "copas", "cc")) == {"take"}


@pytest.mark.parametrize("level", THINKING)
def test_the_strict_limit_seldom_ends_in_a_deadlock(level):
    """§7: of a hundred games of two 22 normal and 12 hard ones came to round 80 with both alive, before."""
    ends = [last(2, (POLICIES[level],), number, OPTIONS | {"strict": "yes"}) for number in range(40)]
    assert sum(end.result.reason == "limit" and all(pawn.alive for pawn in end.pawns) for end in ends) <= 3


@pytest.mark.long
@pytest.mark.parametrize(("seats", "most"), [(2, 3), (3, 3), (5, 3)])
def test_few_games_of_hard_minds_come_to_the_last_round_under_the_strict_limit(seats, most):
    """§7: of two 5 %, of three 10 %, of five 2 %, before."""
    ends = [last(seats, (POLICIES["hard"],), number, OPTIONS | {"strict": "yes"}) for number in range(300)]
    assert sum(end.result.reason == "limit" for end in ends) <= most
