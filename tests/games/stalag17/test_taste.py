"""Tempers: eight of a crew, what is to the taste of each, and that one tells them apart (issue 18.3)."""

from collections import Counter

import pytest

from bot import titles
from bot.engine.crew import TEMPERS
from bot.engine.game import Move, settled
from bot.engine.playout import game_seed, playout
from bot.engine.temper import Tempered
from cogs.stalag17.minds.taste import bluffs, taste
from cogs.stalag17.rules.game import GAME
from tests.games.stalag17.build import A, B, seen, spelt, table, who

TITLE = titles.title("stalag17")


def test_the_crew_is_eight_two_of_each_temper_and_neighbours_differ():
    crew = TITLE.crew
    assert Counter(each.temper for each in crew) == dict.fromkeys(TEMPERS, 2)
    assert len({each.name for each in crew}) == len({each.face for each in crew}) == 8
    assert all(len(each.name) <= 12 for each in crew)
    assert all(one.temper != other.temper for one, other in zip(crew, (*crew[1:], crew[0]), strict=True))


def liked(temper, state, *moves, seat=A):
    """Give the most tasteful of `moves`."""
    view = seen(state, seat)
    tastes = {text: taste(temper, view, Move.parse(spelt(state, seat, text))) for text in moves}
    assert all(0 <= each <= 1 for each in tastes.values())
    return max(tastes, key=tastes.__getitem__)


def test_what_is_to_whose_taste():
    state = table(
        who("food1 map2 info r3 barr"), who(offer="map1"), plan="food tools + 3", rules="negotiation exchange",
        discards="tools1",
    )  # fmt: skip
    moves = ("play info", "play food1", "draw", "pick_up", "discard map2", "negotiate food1+map2", "offer food1")
    moves += ("take 1 pile", "take 1 hand info")
    assert {temper: liked(temper, state, *moves) for temper in TEMPERS} == {
        "bold": "play info",
        "careful": "pick_up",
        "spiteful": "take 1 pile",
        "talkative": "offer food1",
    }
    assert liked("careful", state, "discard map2", "play food1", "draw") == "discard map2"
    assert liked("spiteful", state, "discard map2", "discard food1") == "discard map2", "no gift for the next player"
    assert liked("spiteful", state, "draw", "pick_up") == "pick_up"


def test_coins_and_joining_too():
    coin = table(who(coin=True), who(coin=True), rules="informer", phase="coin")
    assert liked("careful", coin, "coin heads", "coin tails") == "coin heads"
    assert liked("spiteful", coin, "coin heads", "coin tails") == "coin tails"
    joint = table(who(), who(), rules="joint", phase="joint", escaper=A)
    assert liked("bold", joint, "join", "decline", seat=B) == "join"
    assert liked("careful", joint, "join", "decline", seat=B) == "decline"


def deeds(temper, games, seats=2):
    """Count what players of `temper` do in so many games without additional rules, a turn."""
    options = settled(GAME, GAME.presets["first_game"])
    done: Counter[str] = Counter()
    for number in range(games):
        normal = TITLE.policies["normal"]
        minds = [Tempered(normal, temper, taste, GAME, TITLE.lookahead, seats, seat) for seat in range(seats)]
        state = None
        for each in playout(GAME, seats, options, game_seed("taste of Stalag 17", number), minds):
            if state is not None:
                done.update((each.move.verb, "turn"))
                done["bluff"] += bluffs(GAME.view(state, each.seat), each.move)
            state = each.step.state
    return {deed: done[deed] / done["turn"] for deed in ("bluff", "discard", "pick_up")}


def test_the_bold_bluff_where_the_careful_discard():
    bold, careful = deeds("bold", 1), deeds("careful", 1)
    assert bold["bluff"] > 2 * careful["bluff"]
    assert careful["discard"] > 2 * bold["discard"]


@pytest.mark.long
def test_twenty_games_tell_three_tempers_apart():
    """An onlooker counts bluffs, discards, and cards taken from the discards."""
    bold, careful, spiteful = (deeds(temper, 20) for temper in ("bold", "careful", "spiteful"))
    assert bold["bluff"] > 3 * careful["bluff"]
    assert careful["discard"] > 2 * bold["discard"]
    assert spiteful["pick_up"] > 2 * max(bold["pick_up"], careful["pick_up"])
