"""Whole games of computer players and of players who do anything: all of the box comes up (docs/rules/escape_plan.md
§2, §4)."""

import pytest

from bot.engine.playout import game_seed, playout
from bot.engine.policy import RandomPolicy
from cogs.escape_plan import data
from cogs.escape_plan.events.police import Avoided, Inspects
from cogs.escape_plan.events.turns import Used, Went
from cogs.escape_plan.events.visits import HandedBack, Opened, TookKey, Visited
from cogs.escape_plan.policy import POLICIES
from cogs.escape_plan.rules.executive.things import AID, CAN, CAR, GANG
from cogs.escape_plan.rules.game import GAME

MIXED = (RandomPolicy(), POLICIES["easy"], POLICIES["normal"])

GAMES = 60
"""How many games for each number of players, unless all has come up before."""

USED = {*data.CONTACTS, *data.FIXERS, *data.ASSETS, *data.EQUIPMENT, AID, CAN, CAR, GANG}
LOCATIONS = {place for tile in data.BOX.tiles for place, _ in tile.places}
WANTED = {
    *(("used", name) for name in USED),
    *(("location", place) for place in LOCATIONS),
    *(("tile", tile) for tile in data.TILES),
    *(("place", place) for place in data.PLACES),
    *(("inspector", card) for card in data.INSPECTOR_DECK),
    *(("gang", way) for way in ("avoid", "points", "move")),
    *(("locker", colour) for colour in data.KEYS),
    *(("key", colour) for colour in data.KEYS),
    *(("handed_back", name) for name in data.EQUIPMENT),
    *(("plan", plan.id) for plan in data.BOX.plans),
}
"""Everything that has to come up."""


def found(seats, number):
    """List what comes up in a game: players of all kinds sit at the table, another one first each time."""
    kinds = [*MIXED[number % 3 :], *MIXED[: number % 3]]
    for played in playout(
        GAME, seats, {"help": "no", "rules": "first", "police": "no"}, game_seed(f"coverage{seats}", number), kinds
    ):
        using, picks = played.move.verb, played.move.picks
        if using in ("use", "avoid") and picks[0][0] in (GANG, "F6"):
            yield "gang", "avoid" if using == "avoid" else picks[1][0]
        for event in played.step.events:
            match event:
                case Used(what=what) | Avoided(what=what):
                    yield "used", what
                case Went(who=who, tile=tile):
                    yield "location", played.step.state.players[who].at[1]
                    yield "tile", tile
                case Visited(place=place):
                    yield "place", place
                case Inspects(card=card):
                    yield "inspector", card
                case Opened(colour=colour):
                    yield "locker", colour
                case TookKey(colour=colour):
                    yield "key", colour
                case HandedBack(what=what):
                    yield "handed_back", what
    yield from (("plan", player.plan) for player in played.step.state.players)


@pytest.mark.long
def test_all_of_the_box_comes_up():
    """And nothing else does."""
    seen = set()
    for number in range(GAMES):
        for seats in GAME.seats:
            seen.update(found(seats, number))
        if seen >= WANTED:
            break
    assert {(kind, name) for kind, name in seen if name} == WANTED
