"""Computer players (docs/rules/escape_plan.md §3): what they never do, and what they do where it is plain."""

from collections import Counter

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.move import Move
from bot.engine.playout import game_seed, playout
from bot.engine.policy import RandomPolicy
from cogs.escape_plan.minds.journey import Journey
from cogs.escape_plan.minds.mind import Mind
from cogs.escape_plan.policy import POLICIES
from cogs.escape_plan.rules.game import GAME
from cogs.escape_plan.rules.scoring import score
from cogs.escape_plan.state import Facing, Turn
from cogs.escape_plan.view import View
from tests.drills.few import first
from tests.games.escape_plan.build import NE, NW, A, B, N, cubes, do, near, table
from tests.games.escape_plan.build import who as equipped

OPTIONS = {"help": "no", "rules": "first", "police": "no"}
THINKING = ("normal", "hard")
TRIES = 10
"""Seeds with which a choice is asked for, as levels may toss coins."""

OUT = near("D1", "I", at=NW)
"""The open exit of the last day in these positions, next to the hospital."""

LAST_DAY = {"day": 3, "closed": (2, 3), "shown": (2, 2, 3, 3, 1)}


def who(**more):
    """Describe a player who has used his first asset and his First Aid, so that nothing but the question is open."""
    return equipped(**{"assets": "!A1", "first_aid": False, **more})


def decisions(level, state, seat=A):
    """List the moves that a level makes in `state` over some seeds."""
    view, asks = GAME.view(state, seat), GAME.asks(state, seat)

    def next_field(ask, picked):
        return GAME.next_field(state, seat, ask, picked)

    return [
        str(POLICIES[level].choose(view, asks, next_field, Chance(game_seed("choice", number), 1)))
        for number in range(TRIES)
    ]


def choices(level, state, seat=A):
    """Give the different moves that a level makes over these seeds."""
    return set(decisions(level, state, seat))


def usual(level, state, seat=A):
    """Give the move that a level makes most often, without its route."""
    move = Move.parse(Counter(decisions(level, state, seat)).most_common(1)[0][0])
    return str(Move("move", move.picks[:1])) if move.verb == "move" else str(move)


def destinations(level, state, seat=A):
    """Give where a level goes, and the verbs of what it does instead."""
    moves = [Move.parse(text) for text in choices(level, state, seat)]
    return {move.picks[0][0] if move.verb == "move" else move.verb for move in moves}


def last(seats, policies, number, series="policy"):
    """Play a game and give its last state."""
    *_, played = playout(GAME, seats, OPTIONS, game_seed(f"{series}{seats}", number), policies)
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


WHOLE = [
    pytest.param(level, seats, marks=() if seats % len(POLICIES) == place else pytest.mark.long)
    for place, level in enumerate(POLICIES)
    for seats in GAME.seats
]
"""Each level is played by some, and as many as there may be by some level."""


@pytest.mark.parametrize(("level", "seats"), WHOLE)
def test_whole_games_without_a_refused_move(level, seats):
    """§3: against its like, and among players who do anything."""
    for number, other in enumerate((POLICIES[level], RandomPolicy())):
        players = [Watched(POLICIES[level]), other]
        for played in playout(GAME, seats, OPTIONS, game_seed("whole", number), players):
            assert played.refused == 0 or players[played.seat % 2] is other
        assert played.step.state.result is not None
        assert all(type(view) is View and view.viewer % 2 == 0 for view in players[0].views)


def test_the_same_seed_gives_the_same_game():
    def log(number):
        game = playout(GAME, 3, OPTIONS, game_seed("same", number), (POLICIES["hard"],))
        return [str(played.move) for played in game]

    assert log(1) == log(1) != log(2)


@pytest.mark.parametrize("least", first((12, 40)))
@pytest.mark.parametrize("seats", GAME.seats)
def test_normal_players_escape_in_at_least_seven_seats_of_ten(seats, least):
    """Computer players at normal get out of the city."""
    games = [last(seats, (POLICIES["normal"],), number) for number in range(least // seats)]
    fates = [player.fate for state in games for player in state.players]
    assert fates.count("escaped") >= 0.7 * len(fates)


def test_scores_are_those_of_the_rules_page():
    """§4: greedy players have on average 330 to 390, at best about 600; these may have somewhat more."""
    states = [last(3, (POLICIES["normal"],), number, "scores") for number in range(12)]
    totals = [
        score(A, player, state.box.numbers).total
        for state in states
        for player in state.players
        if player.fate == "escaped"
    ]
    assert 330 <= sum(totals) / len(totals) <= 480
    assert max(totals) < 750


@pytest.mark.parametrize("level", POLICIES)
def test_leaves_with_the_last_action(level):
    """§3.11: who stays is arrested."""
    state = table(who(), who(at="S2.church"), city=(OUT, near("A1", "R")), part="evening", **LAST_DAY)
    assert destinations(level, state) == {"D1.exit"}


@pytest.mark.parametrize("level", THINKING)
def test_leaves_while_it_can_pay(level):
    """§4.7: alone with no money the exit is free in the Morning only."""
    state = table(who(cash=0), city=(OUT, near("A1", "R", business="casino")), **LAST_DAY)
    assert destinations(level, state) == {"D1.exit"}


@pytest.mark.parametrize("level", THINKING)
def test_stays_for_more_while_the_exit_waits(level):
    """§3.11: with money and time the exit comes last."""
    city = (OUT, near("A1", "R", business="casino"))
    state = table(who(cash=20), who(at="S2.church"), city=city, **LAST_DAY)
    assert usual(level, state) == "move A1.business"


@pytest.mark.parametrize("level", THINKING)
def test_goes_where_its_plan_pays_more(level):
    """§4.3: P1 has 100 at the Casino and 50 at the Gym."""
    city = (near("A1", "R", business="gym"), near("A3", "C", at=NE, business="casino"))
    state = table(who(), who(at="S2.church"), city=city)
    assert usual(level, state) == "move A3.business"
    there = replace(state, cubes=cubes(casino=(A,)))
    assert usual(level, there) == "move A1.business"


@pytest.mark.parametrize("level", THINKING)
def test_avoids_what_would_be_an_arrest(level):
    """§3.6.3: after five handcuffs and three wounds every officer must be avoided."""
    caught = who(contacts="x x x x x", items="E1 - A2 A3 A4", wounds=3, handcuffs=5, at="S2.church")
    turn = Turn(stage="avoid", facing=(Facing("S1", "federal"),))
    assert choices(level, table(caught, who(), turn=turn)) == {"avoid item.0"}


@pytest.mark.parametrize("level", THINKING)
def test_heals_for_nothing(level):
    """§3.5: First Aid costs nothing and comes back with a rest."""
    assert usual(level, table(who(wounds=2, first_aid=True), who())) == "use aid"


@pytest.mark.parametrize("level", POLICIES)
def test_keeps_the_best_of_what_it_sees(level):
    """§3.6.4: of the tiles of a locker or an exit."""
    turn = Turn(stage="visit", looked=(50, 10), colour="green")
    assert choices(level, table(who(at="B1.store"), city=(near("B1", "R"),), turn=turn)) == {"keep 0"}


@pytest.mark.parametrize("level", THINKING)
def test_no_disc_is_spent_to_rest(level):
    """§3.5: not while a rest would be better than all that is near."""
    cards, gym = "!K05 !K06 !K07 !K08 !K18", (near("A1", "R", business="gym"),)
    tired = who(contacts=cards, discs=1, notoriety=8)
    assert usual(level, table(tired, who(at="S2.church"), city=gym, part="night")) == "hold"
    fresh = table(who(contacts="K05 K06 - A6 A7", discs=1), who(at="S2.church"), city=gym, part="night")
    assert usual(level, fresh) == "spend"


@pytest.mark.parametrize("level", THINKING)
def test_opens_the_locker_it_has_a_key_for(level):
    """§3.6.4: at a store."""
    turn = Turn(stage="visit")
    player = who(items="- x A2 A3 A4", keys="green", cash=0, at="B1.store")
    assert choices(level, table(player, city=(near("B1", "R"),), turn=turn)) == {"locker green"}


@pytest.mark.parametrize("level", THINKING)
def test_a_contact_fills_the_best_free_slot(level):
    """§4.4: the second slot scores 15, the first 10."""
    turn = Turn(stage="visit")
    state = table(who(at="A1.business"), city=(near("A1", "R"),), turn=turn, owed=("contact",))
    assert {text.split()[0] + text.split()[2] for text in choices(level, state)} == {"contact1"}


@pytest.mark.parametrize("level", THINKING)
def test_sends_an_officer_to_the_rival(level):
    """§3.8: not to where it stands itself."""
    rival = who(at="A1.church", notoriety=4)
    state = table(who(at="S2.church"), rival, city=(near("A1", "R"),), s1="F", phase="heat", decider=A)
    assert usual(level, state) == "send S1.federal A1"


@pytest.mark.parametrize("level", THINKING)
def test_sends_no_officer_to_where_he_harms_nobody(level):
    """§3.6.2: not to the rival who leads where that one's control marker lies."""
    leader, other = who(at="A1.gang", notoriety=4, cubes=2), who(at="B1.church", notoriety=4)
    city = (near("A1", "R", marker=B), near("B1", "C", N))
    state = table(who(at="S2.church"), leader, other, city=city, s1="F", phase="heat", decider=A)
    assert usual(level, state) == "send S1.federal B1"


@pytest.mark.parametrize("level", THINKING)
def test_buys_no_disc_on_the_way_out(level):
    """§3.11: whoever leaves the city acts no more."""
    state = table(who(at="S2.church", cash=30, fixers="F4"), who(), city=(OUT,), **LAST_DAY)
    assert usual(level, do(state, "move D1.exit").state) == "take"


def test_hires_before_the_money_is_spent_on_less():
    """§3.6.4: of $5k, on a card that gives an action more on the last day."""
    seated = [who(cash=5, cubes=6, fixers="F4") for _ in range(3)]
    state = do(replace(table(*seated, day=3), rules="by_players"), "move S2.gang").state
    assert usual("hard", state) == "hire 2 yes"


@pytest.mark.parametrize("level", THINKING)
def test_places_a_tile_beside_the_city_with_a_house_it_likes(level):
    """§3.3: the plan P1 pays 100 at the Casino."""
    site = near("A1", "R")
    state = table(who(at="A1.church"), who(), city=(site,), phase="city", placing="A1", placers=(A, B, A, B))
    assert usual(level, state) == "house casino"


@pytest.mark.parametrize("level", THINKING)
def test_a_fast_car_leaves_many_officers_behind(level):
    """§3.6.4: used before the move, it avoids all of one tile; with nobody about it stays where it is."""
    driver, city = who(contacts="K08 - A5 A6 A7", cash=15), (near("A1", "R", business="casino"),)
    assert usual(level, table(driver, who(), city=city, s1="FCS")) == "use K08.1"
    assert usual(level, table(driver, who(), city=city)) == "move A1.business"


@pytest.mark.parametrize("level", THINKING)
def test_flies_to_what_is_out_of_reach(level):
    """§3.6.1: S2 has a helipad; from there the casino beyond S1 is two tiles away."""
    city = (near("A1", "C", at=N, business="casino"), near("B1", "R", business="gym"))
    pilot = who(at="S2.gang", fixers="F1", cubes=6, first_aid=True)
    state = table(pilot, who(), city=city, cubes=cubes(gym=(A,)))
    assert "A1.business" not in GAME.asks(state, A)[0].fields[0].options
    assert usual(level, state) == "use F1"


@pytest.mark.parametrize("level", THINKING)
def test_changes_equipment_that_is_used_for_fresh(level):
    """Ruling 35: a piece taken in its place is face-up."""
    turn = Turn(stage="visit", bought=True)
    player = who(items="!E1 x A2 A3 A4", at="B1.store")
    assert usual(level, table(player, city=(near("B1", "R"),), turn=turn)) == "hand_back 0"
    fresh = who(items="E1 x A2 A3 A4", at="B1.store")
    assert usual(level, table(fresh, city=(near("B1", "R"),), turn=turn)) == "done"


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize(
    ("day", "shown", "left"), [(2, (1, 1, 2, 3), (2,)), (2, (1, 1, 2, 2), (3,)), (1, (1, 2), (1, 2, 3))]
)
def test_the_hacker_is_asked_when_he_tells_the_way_out(level, day, shown, left):
    """§3.2: on the second day, as long as two exits may still be the open one."""
    closed = tuple(number for number in (1, 2, 3) if shown.count(number) == 2)
    state = table(who(contacts="K19 - A5 A6 A7", cash=20), who(), day=day, shown=shown, closed=closed, patrol=left)
    helps = day == 2 and len(closed) == 1
    assert ("use K19.1" in choices(level, state)) == helps


@pytest.mark.parametrize("level", THINKING)
def test_the_second_day_ends_near_the_exit_that_will_be_open(level):
    """Which it may know from the Hacker alone: the church here, or the one beside the exit. No car can be stolen."""
    there = (near("D3", "C", NE), near("A1", "C", N, business="gym"), OUT)
    shown = {"day": 2, "part": "evening", "shown": (1, 1, 2, 3), "closed": (1,), "patrol": (2,), "city": there}
    knows = table(who(seen_patrol=(2,), notoriety=8), who(), **shown)
    mind = Mind(
        POLICIES[level].level, GAME.view(knows, A), GAME.asks(knows, A), lambda ask, picked: None, Chance(b"", 0)
    )
    blind = Mind(mind.level, GAME.view(knows, B), (), mind.next_field, mind.chance)
    assert (mind.goal, blind.goal) == (("D3", "exit"), None)
    assert Journey(mind).nightfall(("D1", "gang")) > Journey(mind).nightfall(("S1", "clinic")) >= 0
    assert Journey(blind).nightfall(("D1", "gang")) == 0


@pytest.mark.parametrize(("notoriety", "steals"), [(0, True), (7, False)])
def test_hard_reckons_with_a_car_on_later_ways(notoriety, steals):
    """§3.6.1: one point more, but for the most notorious, to whom a theft would bring no car."""
    city = (near("A1", "C", at=N, business="casino"), near("B1", "R", business="gym"), near("D3", "C", NE))
    state = table(who(notoriety=notoriety), who(at="S2.church"), city=city)
    mind = Mind(POLICIES["hard"].level, GAME.view(state, A), (), lambda ask, picked: None, Chance(b"", 0))
    assert any(leg.rides for start in state.city for leg in legs(mind, start)) == steals


def legs(mind, site):
    """List the later ways from the locations of a tile."""
    return [leg for place, _ in site.data.places for leg in Journey(mind).legs((site.tile, place))]


def test_hard_bears_more_wounds_while_an_arrest_is_far():
    """§3.6.3: what is left to bear counts, not only the penalty of each wound."""
    fresh, worn = who(), who(contacts="x x x x -", wounds=3, handcuffs=4)
    hurt = [
        Mind(
            POLICIES["hard"].level,
            GAME.view(table(player, who(), who(), **LAST_DAY), A),
            (),
            lambda ask, picked: None,
            Chance(b"", 0),
        ).hurt[1]
        for player in (fresh, worn)
    ]
    assert hurt[0] < hurt[1]


@pytest.mark.parametrize("games", first((15, 100)))
def test_hard_spends_no_disc_to_stay_and_is_seldom_idle(games):
    """§3.5: not unless every way would be an arrest; of all actions fewer than one in seven is a rest or a pass."""
    done, spent = Counter(), None
    for number in range(games):
        state = None
        for played in playout(GAME, 3, OPTIONS, game_seed("idle", number), (POLICIES["hard"],)):
            if played.move.verb == "spend":
                spent = played.seat
            elif played.move.verb in ("move", "rest", "pass"):
                done[played.move.verb] += 1
                stays = spent == played.seat and played.move.verb != "move"
                assert not stays or state.players[played.seat].handcuffs == len(state.players[played.seat].contacts)
                spent = None
            state = played.step.state
    assert done["rest"] + done["pass"] < done.total() / 7


@pytest.mark.parametrize(("level", "hires"), [("normal", False), ("hard", True)])
def test_hard_takes_a_headquarters_with_money_kept_for_the_exit(level, hires):
    """§3.6.4, §9: a marker scores more than a place at the exit, and on the second day there is time to earn it."""
    seated = [who(cash=9, cubes=6) for _ in range(3)]
    state = do(replace(table(*seated, day=2), rules="by_players"), "move S2.gang").state
    assert usual(level, state).startswith("hire") is hires
