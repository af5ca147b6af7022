"""Computer players (docs/rules/stalag17.md §7): what they never do, and what they do where it is plain."""

from functools import partial
from statistics import fmean

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import settled
from bot.engine.playout import game_seed, playout
from bot.engine.policy import RandomPolicy
from cogs.stalag17 import data
from cogs.stalag17.minds.belief import BOX, Fit, Need, fit, odds_of, odds_of_unseen, rival_turns, runaway_cards, way
from cogs.stalag17.policy import POLICIES
from cogs.stalag17.rules.game import GAME
from cogs.stalag17.view import View
from tests.games.stalag17.build import A, B, Box, C, names, seen, table, who, with_player
from tests.lab.bench.ladder import cells, pair

ALL = "informer negotiation exchange joint"
THINKING = ("normal", "hard")
TRIES = 12
"""Seeds with which a choice is asked for, as levels may toss coins."""
PLAN = "documents tools map + 5"


RULES = ("", ALL, "informer joint tie_break", "negotiation", "exchange")

WHOLE = [
    pytest.param(rules, seats, marks=() if seats == GAME.seats[place % len(GAME.seats)] else pytest.mark.long)
    for place, rules in enumerate(RULES)
    for seats in GAME.seats
]
"""Which rules are played by how many: each by some, and as many as there may be by some rules."""


def rules_of(text=""):
    """Give the options in which the rules in `text` are on."""
    switches = (option.name for option in GAME.options if set(option.choices) == {"yes", "no"})
    return settled(GAME, {name: "yes" if name in text.split() else "no" for name in switches})


def choices(level, state, seat=A):
    """Give the moves that a level makes in `state` over some seeds, with short names of cards."""
    view, asks = GAME.view(state, seat), GAME.asks(state, seat)

    def next_field(ask, picked):
        return GAME.next_field(state, seat, ask, picked)

    moves = [
        POLICIES[level].choose(view, asks, next_field, Chance(game_seed("choice", number), 1))
        for number in range(TRIES)
    ]
    return {" ".join((move.verb, *("+".join(names(group).split()) for group in move.picks))) for move in moves}


def verbs_of(level, state, seat=A):
    """Give the verbs of these moves."""
    return {move.split(" ")[0] for move in choices(level, state, seat)}


def last(seats, policies, number, options, series="policy"):
    """Play a game and give its last state."""
    *_, played = playout(GAME, seats, options, game_seed(f"{series}{seats}", number), policies)
    return played.step.state


class Watched:
    """A policy whose views and moves are looked at."""

    blind = False

    def __init__(self, policy):
        self.policy = policy
        self.views = []
        self.verbs = set()

    def choose(self, view, asks, next_field, chance):
        move = self.policy.choose(view, asks, next_field, chance)
        self.views.append(view)
        self.verbs.add(move.verb)
        return move


@pytest.mark.parametrize(("rules", "seats"), WHOLE)
@pytest.mark.parametrize("level", POLICIES)
def test_whole_games_without_a_refused_move(level, seats, rules):
    """§7: against its like, and among players who do anything."""
    for number, other in enumerate((POLICIES[level], RandomPolicy())):
        players = [Watched(POLICIES[level]), other]
        for played in playout(GAME, seats, rules_of(rules), game_seed("whole", number), players):
            assert played.refused == 0 or players[played.seat % 2] is other
        assert played.step.state.result is not None
        assert all(type(view) is View and view.viewer % 2 == 0 for view in players[0].views)


def test_the_same_seed_gives_the_same_game():
    def log(number):
        game = playout(GAME, 4, rules_of(ALL), game_seed("same", number), (POLICIES["easy"], POLICIES["hard"]))
        return [str(played.move) for played in game]

    assert log(1) == log(1) != log(2)


@pytest.mark.parametrize("level", POLICIES)
def test_every_action_is_used(level):
    """§4: the additional rules too."""
    watched = Watched(POLICIES[level])
    for number in range(10):
        last(4, (watched,), number, rules_of(ALL))
    basic = {"play", "draw", "pick_up", "discard", "escape"}
    assert watched.verbs >= basic | {"coin", "negotiate", "offer", "take", "join", "decline"}


def wins(seats, levels, deals, rules):
    """Count the wins of each of two levels, over the same deals with seats exchanged."""
    won = dict.fromkeys(levels, 0)
    for number in range(deals):
        for order in (levels, levels[::-1]):
            state = last(seats, [POLICIES[level] for level in order], number, rules_of(rules))
            for seat in state.result.winners:
                won[order[seat % 2]] += 1
    return won


@pytest.mark.long
@pytest.mark.parametrize("rules", ["", ALL])
@pytest.mark.parametrize(
    ("seats", "levels", "deals"),
    [(2, ("normal", "easy"), 20), (2, ("hard", "normal"), 40), (4, ("hard", "normal"), 20)],
)
def test_levels_are_ordered(seats, levels, deals, rules):
    """By wins per seat at mixed tables."""
    won = wins(seats, levels, deals, rules)
    assert won[levels[0]] > 1.15 * won[levels[1]]


@pytest.mark.long
@pytest.mark.parametrize("seats", [4, 5])
def test_hard_has_the_better_places(seats):
    """§3.10: not only more wins, but also better places behind the winner."""
    cell = next(cell for cell in cells(["stalag17"]) if cell.seats == seats and cell.higher == "hard")
    assert fmean(pair(cell, 0, number) for number in range(100)) > 0.54


@pytest.mark.parametrize("level", THINKING)
def test_rounds_seldom_come_to_nothing(level):
    """§3.9: hardly any round is stuck, and nearly every game ends with a free player."""
    reasons = [last(5, (POLICIES[level],), number, rules_of(ALL)).result.reason for number in range(6)]
    assert set(reasons) <= {"free", "together"}


@pytest.mark.parametrize("level", POLICIES)
def test_escapes_as_soon_as_the_plan_is_met(level):
    """B01, B04: with a double and barracks too; not with a point too few (B02), which the easy player may overlook."""
    for laid in ("food1 tools1 map1 r3", "food/tools map1 r3", "food1 tools1 barr r3"):
        assert choices(level, table(who("food2", laid), who())) == {"escape"}
    watched = table(who("food2", "food1 tools1 map1 r3", vigilance=1), who())
    if level in THINKING:
        assert "escape" not in verbs_of(level, watched)
    else:
        assert verbs_of(level, watched) > {"escape"}
        assert "escape" not in verbs_of(level, replace(watched, attempted=True))


@pytest.mark.parametrize("level", POLICIES)
def test_an_informer_escapes_whatever_its_vigilance(level):
    """INF-1, INF-2."""
    state = table(
        who("info food/map", "food1 tools1 r4 r4", left=2, vigilance=14, informer=True), who(), plan="food tools + 8"
    )
    assert choices(level, state) == {"escape"}
    assert "escape" not in verbs_of("hard", with_player(state, A, informer=False))


def test_hard_puts_dear_cards_down_before_it_escapes():
    """§3.7: they would burden it; not while a rival is near, and not where they burden nothing."""

    def ready(rival="", **more):
        return table(who("food2 info", "food1 tools1 map1 r3", **more), who("", rival), plan="food tools map + 3")

    assert choices("hard", ready()) == {"discard info"}
    for unburdened in (ready("food1 food2 tools1 tools2 map1 map2 r3 r3"), ready(left=1), ready(informer=True)):
        assert choices("hard", unburdened) == {"escape"}


def coin(left, points, **more):
    """A coin to be tossed."""
    players = (who("food2 r3", left=left, vigilance=points, coin=True), who("r3 r4", coin=True), who("r5 r4"))
    return table(*players, plan=PLAN, rules=ALL, phase="coin", **more)


@pytest.mark.parametrize("level", POLICIES)
def test_the_coin_is_for_high_vigilance(level):
    """§4.1: INF-1's 14 points with two prisoners, but not the first round's 0."""
    assert "coin tails" in choices(level, coin(2, 14))
    if level in THINKING:
        assert choices(level, coin(2, 14)) == {"coin tails"}
    for left in (1, 2, 3):
        assert choices(level, coin(left, 0)) == {"coin heads"}


def test_hard_spends_the_coin_sooner_among_several_rivals():
    """§4.1: vigilance costs places there; against a single one it may wait."""
    several = coin(2, 4)
    assert choices("hard", several) == {"coin tails"}
    assert choices("hard", replace(several, players=several.players[:2])) == {"coin heads"}


def joining(laid, **more):
    """B is asked to join A's escape."""
    escaper = who("food1", "food1 documents1 clothes1 r5", left=2)
    players = (escaper, who("tools1", laid, **more), who())
    return table(*players, plan="food documents clothes + 4", rules=ALL, phase="joint", turn=B, escaper=A)


@pytest.mark.parametrize("level", POLICIES)
def test_joins_when_able_and_only_then(level):
    """JNT-1 to JNT-3: the last prisoner costs five more, vigilance counts, and an offer does not (E33)."""
    able = joining("food2 documents2 clothes2 r5")
    assert "join" in choices(level, able, B)
    if level in THINKING:
        assert choices(level, able, B) == {"join"}
        assert choices(level, joining("food2 documents2 clothes2 r5 r4", left=1), B) == {"join"}
    for unable in (
        joining("food2 documents2 clothes2 r5", left=1),
        joining("food2 documents2 clothes2 r5", vigilance=2),
        joining("food2 documents2 r5", offer="clothes2"),
        joining("food2 documents2 clothes2"),
    ):
        assert choices(level, unable, B) == {"decline"}


def race(hand, rival, vigilance=9):
    """A is watched, has one prisoner left and is far from an escape; B has `rival` face-down."""
    return table(who(hand, left=1, vigilance=vigilance), who("r3 r4", rival, left=2), plan=PLAN)


def test_hard_draws_nothing_when_others_are_about_to_escape():
    """§3.7, W13: it sheds the dearest cards, a set if it can."""
    ready = "food1 tools1 map1 r3 r5"
    assert choices("hard", race("food2 food1", ready)) == {"discard food2"}
    (move,) = choices("hard", race("food1 clothes1 clothes2 info r3 r4", ready))
    assert move.startswith("discard ")
    assert len(move.split(" ")[1].split("+")) == 3


@pytest.mark.parametrize("level", THINKING)
def test_barracks_are_never_left_open_on_the_discards(level):
    """§3.4 A4: they stand for any object, and a rival who lacks one takes them and escapes; alone or before junk."""
    rival = who("r3 r4", "food1 tools1 r3 r5", left=2)
    for hand in ("barr", "barr food2"):
        own = who(hand, "clothes1 tools1", left=2, vigilance=3)
        (move,) = choices(level, table(own, rival, plan="clothes tools + 3"))
        assert not move.startswith("discard barr")


@pytest.mark.parametrize(
    ("plan", "more", "leaves"),
    [("documents documents + 10", {}, False), ("+ 10", {}, True), ("documents documents + 10", {"last": 2}, True)],
)
def test_hard_leaves_barracks_open_where_no_rival_can_use_them(plan, more, leaves):
    """§3.4 A4: rivals about to escape may lack an object, unless the plan asks for none or these are the last turns."""
    rivals = (who("r3 r4", "food1 tools1 r3 r5 map1 map2", left=2), who("r3", "food1 tools1 r3 r5 map1", left=2))
    state = table(who("barr", "clothes1 tools1", left=1, vigilance=6), *rivals, rivals[-1], plan=plan, **more)
    assert ("discard barr" in choices("hard", state)) is leaves


@pytest.mark.parametrize(("left", "wanted"), [(1, "discard info"), (2, "play r3")])
def test_hard_minds_its_vigilance_most_with_its_last_prisoner(left, wanted):
    """§3.10: a rival may end the game, and vigilance decides among those who stay behind; before that one runs."""
    own, rival = who("food2 info r3", left=left), who("r3 r4", "food1 tools1", left=1)
    assert choices("hard", table(own, rival, who("r3 r4"), plan=PLAN)) == {wanted}


@pytest.mark.parametrize(("rules", "wanted"), [("", "discard info"), ("joint", "play map1")])
def test_hard_makes_ready_to_join_where_a_rival_is_about_to_escape(rules, wanted):
    """§4.4: whose cards meet the plan by then need not stay behind."""
    own, rival = who("map1 info info", "food1 tools1 r3 r5 r5 r5 r4", left=2), "food1 tools1 map1 r3 r3 r3 r4 r5"
    state = table(own, who("", rival, left=1), who("r3"), plan="food tools map + 3", rules=rules)
    assert choices("hard", state) == {wanted}


def test_hard_escapes_where_it_cannot_put_cards_down():
    """The bench of acts offers no discards."""
    state = table(who("food2 info", "food1 tools1 map1 r3"), who(), plan="food tools map + 3")
    view, asks = seen(state, A), tuple(ask for ask in GAME.asks(state, A) if ask.verb != "discard")
    next_field = partial(GAME.next_field, state, A)
    assert str(POLICIES["hard"].choose(view, asks, next_field, Chance(b"", 0))) == "escape"


def test_hard_fears_nobody_who_has_left():
    """E31."""
    ready, far = who("r3 r4", "food1 tools1 map1 r3 r5"), who("food1 food2")
    state = table(who("tools2 info", left=1, vigilance=9), ready, far, plan=PLAN)
    assert choices("hard", state) == {"discard info"}
    assert verbs_of("hard", with_player(state, B, gone=True)) <= {"play", "draw"}


@pytest.mark.parametrize("level", THINKING)
def test_plays_what_the_plan_wants_and_else_cycles(level):
    """§7: the useful card that costs most in hand; of junk the dearest."""
    start = {"plan": PLAN, "rules": ALL}
    assert choices(level, table(who("tools2 r4"), who("r3 r4"), **start)) == {"play r4"}
    assert choices(level, table(who("barr tools1", "r5"), who("r3 r4"), **start)) == {"play tools1"}
    assert choices(level, table(who("food1 food2"), who("r3 r4"), **start)) <= {"play food2", "draw"}


@pytest.mark.parametrize("level", THINKING)
def test_takes_an_offer_that_helps(level):
    """§4.3 A8b: it plays a card and takes the missing map."""
    state = table(
        who("clothes1", "tools1 r5"), who("r3 r4", "food1", offer="map1"), who(), plan="map tools + 5", rules=ALL
    )
    assert choices(level, state) == {"take 1 hand clothes1"}


@pytest.mark.parametrize("level", THINKING)
def test_asks_the_guard_only_with_objects_to_spare(level):
    """§4.2: for a wild object that is missing; never with the cards of the plan."""
    state = table(who("food2 clothes1 documents1", "tools1 r5"), who("r3 r4", "food1"), plan="map tools + 5", rules=ALL)
    assert choices(level, state) == {"negotiate food2+clothes1+documents1"}
    met = table(who("food2 clothes1 documents1", "tools1 map1"), who("r3 r4", "food1"), plan="map tools + 5", rules=ALL)
    assert "negotiate" not in verbs_of(level, met)


@pytest.mark.parametrize("level", POLICIES)
def test_last_turns(level):
    """§3.9: cards leave the hand, or one passes."""
    state = table(who("info", vigilance=9), who(), last=2)
    assert choices(level, state) <= {"discard info", "play info"}
    assert choices(level, table(who(vigilance=9), who(), last=2)) == {"pass"}


def test_least_useful_card_on_top():
    """§3.4 A4: the next player may take it."""
    hand = "food1 food2 food/map info"
    (move,) = choices("hard", race(hand, "food1 tools1 map1 r3 r5"))
    assert move == "discard food1+food2+food/map+info info"


def test_fit():
    """§3.5: a double for two, barracks for what nothing else supplies, as few runaway cards as do."""

    def useful(need, hand):
        found = fit(need, Box().take(hand))
        return names(found.useful), found[1:]

    assert useful(Need(("food", "map"), 0, 3), "food1 food/map r3 r5") == ("food/map r5", ((), 0, 0))
    assert useful(Need(("food", "food"), 0, 0), "food/map barr") == ("food/map barr", ((), 0, 0))
    assert useful(Need(("food", "map"), 1, 0), "clothes1 map2") == ("map2", ((), 0, 0))
    assert useful(Need(("tools", "map"), 0, 9), "r4 tools1") == ("tools1 r4", (("map",), 1, 5))


def test_counts_the_cards_out_of_sight():
    """§6: own cards, the discard pile and all that was shown; not what others hide."""
    state = table(who("food1 barr"), who("r5 r4", "map1"), who("tools1", offer="map2"), discards="r3 info")
    odds = odds_of_unseen(seen(state, A))
    assert odds.total == len(data.DECK) - 5
    assert odds.barracks == 3
    assert odds.runaway == 25 / odds.total
    assert odds.supply(("map",)) == (11 + 3) / odds.total
    shown = with_player(state, B, seen=state.players[B].laid, held=("runaway-4", "runaway-5"))
    assert odds_of_unseen(seen(shown, A)).total == odds.total - 3


def test_estimates():
    """A shorter way takes fewer turns; a rival with more in play or shown to lack nothing is nearer."""
    assert way(Fit((), (), 0, 0), BOX) == (1.0, 0.0)
    assert way(Fit(("barracks.1",), (), 0, 0), BOX).turns == 2
    near, far = way(Fit((), ("map",), 1, 0), BOX), way(Fit((), ("map", "food"), 2, 5), BOX)
    assert 2 < near.turns < far.turns
    assert 0 < near.gain < near.turns
    scarce = odds_of([card for card in data.DECK if "map" not in data.CARDS[card].objects])
    assert way(Fit((), ("map",), 1, 0), scarce).turns > near.turns
    assert runaway_cards(3) == 1 < runaway_cards(5) < 2 == runaway_cards(6)
    state = table(who(), who("r3 r4", "food1 tools1 map1"), who("food2 food1"))
    assert rival_turns(seen(state, A), B) < rival_turns(seen(state, A), C)
    watched = with_player(state, B, vigilance=8)
    assert rival_turns(seen(watched, A), B) > rival_turns(seen(state, A), B)
