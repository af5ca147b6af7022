"""Computer players (docs/rules/fugitive.md §8): the chain against counting all rows, and what the players may do."""

from collections import Counter
from functools import cache
from itertools import combinations, pairwise
from math import comb, prod
from random import Random

import pytest

from bot.engine.chance import Chance
from bot.engine.move import Move
from bot.engine.playout import game_seed, playout
from cogs.fugitive import data
from cogs.fugitive.deduction import impossible
from cogs.fugitive.minds.belief import Belief, Clues, Miss, Place, public_clues, steps
from cogs.fugitive.minds.hunter import Hunter
from cogs.fugitive.minds.levels import HARD
from cogs.fugitive.policy import POLICIES
from cogs.fugitive.rules.game import GAME
from cogs.fugitive.state import Guess
from cogs.fugitive.view import View
from tests.drills.few import first
from tests.games.fugitive.build import FUGITIVE, MARSHAL, lawful, position, shown, spot

OPTIONS = {"roles": "host_fugitive", "bonus_pass": "no", "events": "none"}
ZERO = Place(0, 0, 0, 0)
DEALT = ((0, 0), (0, 0), (0, 0), (1, 0), (1, 0))


def clues(*places, draws=(), seen=(), misses=()):
    return Clues((ZERO, *places), (*DEALT, *draws), frozenset((0, *seen)), tuple(misses))


CASES = {
    "one hidden": (clues(Place(None, 0, None, 1)), set()),
    "two on sprint cards": (clues(Place(None, 1, None, 1), Place(None, 2, None, 1)), {5, 9}),
    "a revealed one between": (
        clues(
            Place(None, 0, None, 1),
            Place(7, 1, 2, 1),
            Place(None, 1, None, 2),
            draws=((1, 2), (0, 2)),
            seen=(7, 10),
        ),
        {11, 15},
    ),
    "missed before it grew": (
        clues(Place(None, 0, None, 1), Place(None, 0, None, 2), misses=[Miss(frozenset((3,)), 2)]),
        set(),
    ),
    "run to 42": (
        clues(Place(None, 0, None, 1), Place(None, 1, None, 1), Place(42, 18, None, 2), seen=(42,)),
        {5},
    ),
}


DRAWN = 3000
"""Rows that are drawn, to see how often each comes."""


def plain_weight(place, step):
    """Weigh a step as §8.1 words it."""
    if step > data.REACH + 2 * place.sprints:
        return 0.0
    if place.sprints == 0:
        return (0.8, 1.0, 1.2)[step - 1]
    need = max(0, step - 3)
    if need == 0:
        weight = 0.12**place.sprints
    else:
        least = next(cards for cards in range(1, 99) if 2 * cards >= need)
        weight = {0: 0.9, 1: 0.6}.get(place.sprints - least, 0.2)
        if place.footprints is None:
            enough = sum(comb(place.sprints, twos) for twos in range(99) if place.sprints + twos >= need)
            weight *= enough / 2**place.sprints
    return 0.0 if place.footprints is not None and need > place.footprints else weight


def plain_fit(clues, held, index, number):
    """Weigh a number at a place as §8.1 words it."""
    place = clues.places[index]
    if place.number is not None:
        return float(number == place.number)
    if number in clues.seen | held or number in (0, data.ESCAPE):
        return 0.0
    if any(miss.numbers == {number} and index < miss.row for miss in clues.misses):
        return 0.0
    if number <= 3:
        return 1.0
    deck = data.band(number)
    unseen = set(data.BANDS[deck]) - clues.seen - held
    return min(1.0, sum(which == deck and when <= place.round for which, when in clues.draws) / len(unseen))


@cache
def all_rows(name):
    """Weigh every rising row, one by one."""
    clues, held = CASES[name]
    weights = {}
    for row in combinations(range(43), len(clues.places)):
        fits = prod(plain_fit(clues, held, index, number) for index, number in enumerate(row))
        if fits:
            ways = (plain_weight(place, b - a) for place, (a, b) in zip(clues.places[1:], pairwise(row), strict=True))
            weights[row] = fits * prod(ways)
    total = sum(weights.values())
    return {row: weight / total for row, weight in weights.items() if weight}


@pytest.mark.parametrize("name", CASES)
def test_chances_are_those_of_counting_all_rows(name):
    """§8.1: forward and backward sums are exact."""
    case, held = CASES[name]
    rows = all_rows(name)
    assert len(rows) > 1
    belief = Belief(case, frozenset(held))
    for place, chances in enumerate(belief.chances()):
        counted = [sum(chance for row, chance in rows.items() if row[place] == number) for number in range(43)]
        assert chances == pytest.approx(counted, abs=1e-12)
    hidden = [index for index, place in enumerate(case.places) if place.number is None]
    lying = [sum(chance for row, chance in rows.items() if n in {row[i] for i in hidden}) for n in range(43)]
    assert belief.face_down() == pytest.approx(lying, abs=1e-12)
    assert belief.expected_last() == pytest.approx(sum(row[-1] * chance for row, chance in rows.items()))


@pytest.mark.parametrize("name", CASES)
def test_rows_are_drawn_with_their_chances(name):
    """§8.1: joint chances by drawing whole rows."""
    case, held = CASES[name]
    rows = all_rows(name)
    drawn = Counter(Belief(case, frozenset(held)).rows(DRAWN, Random(5)))
    assert set(drawn) <= set(rows)
    for row, chance in rows.items():
        assert drawn[row] / DRAWN == pytest.approx(chance, abs=0.04)


def test_steps_over_sprint_cards():
    """§8.1: the published weights."""
    assert steps(0) == (0.8, 1.0, 1.2)
    assert steps(1) == pytest.approx((0.12, 0.12, 0.12, 0.9, 0.45))
    assert steps(2) == pytest.approx((0.0144, 0.0144, 0.0144, 0.6, 0.6, 0.675, 0.225))
    assert len(steps(2, 3)) == 6


def test_rows_that_hold_a_missed_set_are_dropped():
    """§8.1: two numbers that missed together do not both lie there; alone each still may."""
    case = clues(Place(None, 0, None, 1), Place(None, 0, None, 1), misses=[Miss(frozenset((1, 3)), 3)])
    rows = Belief(case).rows(400, Random(1))
    assert rows
    assert all(not {1, 3} <= set(row) for row in rows)
    assert {1, 3} <= {number for row in rows for number in row}


def test_what_misses_still_say():
    """§3.4, §4 tests 21 and 22: of a missed set whose one number was found since, the other cannot have lain there."""
    row = (shown(5, 4), spot(7), spot(9, round=2))
    guesses = (
        Guess((5, 8), False, 1, 3),
        Guess((5,), True, 1, 3),
        Guess((5, 9), False, 2, 3),
        Guess((6,), False, 2, 3),
    )
    state = position("m_guess", *row, guesses=guesses)
    assert public_clues(GAME.view(state, MARSHAL)).misses == (Miss(frozenset((8,)), 3), Miss(frozenset((6,)), 3))
    belief = Belief(public_clues(GAME.view(state, MARSHAL)))
    assert belief.chances()[2][8] == belief.chances()[2][6] == 0
    assert belief.chances()[3][8] > 0


class Watched:
    """A policy whose every view and guess is looked at."""

    blind = False

    def __init__(self, policy):
        self.policy = policy
        self.views = []

    def choose(self, view, asks, next_field, chance):
        self.views.append(view)
        move = self.policy.choose(view, asks, next_field, chance)
        if move.verb == "guess":
            numbers = {int(pick) for pick in move.picks[0]}
            assert not numbers & impossible(view), f"{move} names what can't lie face-down"
            assert len(numbers) <= view.hidden_count()
            assert view.phase != "manhunt" or len(numbers) == 1
        return move


@pytest.mark.parametrize("numbers", first((range(3), range(3, 12))))
@pytest.mark.parametrize("bonus", ["no", "yes"])
@pytest.mark.parametrize("level", POLICIES)
def test_no_move_is_ever_refused_and_no_impossible_number_named(level, bonus, numbers):
    """§7 notepad, §8: over whole seeded games, against every level."""
    options = OPTIONS | {"bonus_pass": bonus}
    for number in numbers:
        players = (Watched(POLICIES[level]), Watched(POLICIES[list(POLICIES)[number % 3]]))
        for played in playout(GAME, 2, options, game_seed("legal", number), players):
            assert played.refused == 0
            state = played.step.state
            clues = {public_clues(GAME.view(state, viewer)) for viewer in (0, 1, None)}
            assert len(clues) == 1 or state.result is not None, "the clues depend on who looks"
        for seat, player in enumerate(players):
            assert all(type(view) is View and view.viewer == seat for view in player.views)


def test_the_marshal_s_cards_change_nothing_for_the_fugitive():
    """§8.2: what the Marshal may think is reckoned from public clues alone."""
    row = (spot(3), spot(6, 8))
    first = position("f_play", *row, hand=(9, 10, 12, 42), marshal_hand=(5, 7))
    second = position("f_play", *row, hand=(9, 10, 12, 42), marshal_hand=(11, 13))
    for number in range(8):
        assert choice("hard", first, FUGITIVE, number) == choice("hard", second, FUGITIVE, number)


def choice(level, state, seat, number=0):
    """Ask a level what it plays in `state`."""
    view, asks = GAME.view(state, seat), GAME.asks(state, seat)
    chance = Chance(game_seed("choice", number), 1)
    return POLICIES[level].choose(view, asks, lambda ask, picked: GAME.next_field(state, seat, ask, picked), chance)


@pytest.mark.parametrize("level", POLICIES)
def test_42_is_played_as_soon_as_it_can_be_paid_for(level):
    """§8.2: always play 42 when affordable; here it needs +3."""
    state = position("f_play", shown(33), spot(36), hand=(4, 8, 9, 42))
    move = choice(level, state, FUGITIVE)
    assert move.picks[0] == ("42",)
    assert sum(data.sprint(int(card)) for card in move.picks[1]) >= 3


@pytest.mark.parametrize("level", POLICIES)
def test_the_extra_card_is_taken(level):
    """§6.1, §4 test 31."""
    assert choice(level, position("bonus", spot(3), bonus_pass=True), FUGITIVE) == Move("take")


@pytest.mark.parametrize("level", POLICIES)
def test_a_sure_number_is_named_in_a_manhunt(level):
    """§8.1: the best single number; between 3 and 6 lies 4 or 5, and she holds 4."""
    state = position("manhunt", shown(3), spot(5), shown(6), shown(42, *range(7, 25)), marshal_hand=(4,))
    assert choice(level, state, MARSHAL) == Move("guess", (("5",),))


def test_hard_marshal_names_all_sure_numbers_at_once():
    """§8.1: sets; 5 and 9 each have one place left."""
    row = (shown(3), spot(5), shown(6), shown(8), spot(9), shown(10))
    assert choice("hard", position("m_guess", *row, marshal_hand=(4,)), MARSHAL) == Move("guess", (("5", "9"),))


@pytest.mark.parametrize("seed", range(8))
def test_the_easy_fugitive_never_leaves_one_hideout_alone(seed):
    """§8.2: else one right number ends a first game in its first round."""
    alone = position("f_play", spot(3), hand=(4, 5, 6, 9))
    assert choice("easy", alone, FUGITIVE, seed).verb == "hide"


LATE = (shown(26), spot(30, 4, 6), spot(35, 8, 10), spot(37))
TAKEN = ((10, 1), (11, 1), (30, 2), (35, 2), (37, 2))


def late():
    """Nothing of 30 or more was found; with cards enough the Fugitive plays 42 next turn."""
    hand = (1, 2, 3, 5, 11, 12, 16, 42)
    state = position("m_guess", *LATE, hand=hand, marshal_hand=(29, 31, 33), round=12)
    return lawful(state, *TAKEN, (5, 1), (12, 1))


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_last_guess_names_all(level):
    """§3.2: a hit that shows 30 or more and leaves one hidden loses the manhunt, and with it the game."""
    for number in range(8):
        assert len(choice(level, late(), MARSHAL, number).picks[0]) == 3


def test_the_last_guess_of_one_number_leaves_the_manhunt():
    """§6.4 event 1: a Fog allows one number; then one below 30 is named, if only to miss."""
    view = GAME.view(late(), MARSHAL)
    for number in range(8):
        (named,) = Hunter(HARD, view, Random(number)).guess(several=False)
        assert named < data.MANHUNT_BELOW


def test_a_guess_with_time_left_need_not_name_all():
    early = position("m_guess", shown(3), spot(5), spot(8))
    assert all(len(choice("normal", early, MARSHAL, number).picks[0]) == 1 for number in range(8))


@pytest.mark.parametrize("name", CASES)
def test_sets_that_missed_count_for_each_of_their_numbers(name):
    """§8.1: by rows that are drawn; without such a miss the chances are exact."""
    case, held = CASES[name]
    belief = Belief(case, frozenset(held))
    assert belief.estimate_face_down(100, Random(1)) == belief.face_down()
    two = clues(Place(None, 0, None, 1), Place(None, 0, None, 1), misses=[Miss(frozenset((1, 3)), 3)])
    missed = Belief(two)
    assert missed.estimate_face_down(2000, Random(1))[3] < missed.face_down()[3] - 0.03


def wins(games, *levels):
    """Count who wins over the same deals; the Fugitive's level comes first."""
    won = [0, 0]
    for number in range(games):
        *_, last = playout(GAME, 2, OPTIONS, game_seed("levels", number), [POLICIES[level] for level in levels])
        (winner,) = last.step.state.result.winners
        won[winner] += 1
    return won


@pytest.mark.long
def test_levels_of_the_fugitive_are_ordered():
    """§8: against the same Marshal over the same deals."""
    easy, normal, hard = (wins(60, level, "normal")[0] for level in POLICIES)
    assert easy + 8 <= normal
    assert normal + 4 <= hard


@pytest.mark.long
def test_the_hard_fugitive_is_a_match_for_the_hard_marshal_and_keeps_a_hand():
    """§8.2: cards of the first hand are not thrown away; the old computers had four or fewer left after every other
    first turn, and won one game in six."""
    hard, poor, won = POLICIES["hard"], 0, 0
    for number in range(60):
        played = [each.step.state for each in playout(GAME, 2, OPTIONS, game_seed("hand", number), [hard])]
        first = next(state for state in played if state.phase == "m_draw")
        poor += len(first.hand) <= 3
        won += played[-1].result.winners == (0,)
    assert poor <= 12
    assert won >= 15


def test_the_same_seed_gives_the_same_game():
    def log(seed):
        return [str(played.move) for played in playout(GAME, 2, OPTIONS, seed, (POLICIES["hard"],))]

    assert log(game_seed("same", 1)) == log(game_seed("same", 1)) != log(game_seed("same", 2))
