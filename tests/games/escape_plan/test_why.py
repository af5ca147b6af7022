"""Why a move is advised: the sentence of each situation."""

import re

import pytest

from bot.engine.move import Move
from bot.engine.texts import LANGUAGES
from bot.installed_games import installed_game
from cogs.escape_plan.render import PRESENTER
from cogs.escape_plan.state import Facing, Turn
from tests.games.escape_plan.build import NE, SE, A, B, N, cubes, near, routed, seen, table, who

LONGEST = 90

TITLE = installed_game("escape_plan")

CITY = (
    near("A2", "C", N, business="casino"),
    near("A1", "R", SE, "F", business="gym"),
    near("D3", "C", NE),
)
HERE = who("K05 K10 - - -", at="S2.church", plan="P1", wounds=1, cash=12)
LAST = {"day": 3, "closed": (1, 2), "shown": (1, 2, 1, 2, 3)}


def why(state, text, language="en"):
    view = seen(state, A)
    return PRESENTER.why(view, Move.parse(routed(state, A, text)), TITLE.say(language, ("Ana", "Ben", "Cleo")))


def at(*players, **more):
    return table(*players, who(), who(), city=CITY, **more)


def facing(*officers):
    return Turn(stage="avoid", facing=tuple(Facing("S2", officer) for officer in officers))


POSITIONS = [
    (at(HERE), "move A2.business", "Your plan card pays $100k for this place at the end."),
    (
        at(HERE, cubes=cubes(casino=(B,))),
        "move A2.business",
        "Only one space is left there, and your plan card pays $100k.",
    ),
    (at(HERE), "move S1.clinic", "A clinic heals up to 2 wounds, and each costs $10k at the end."),
    (
        at(HERE, **LAST),
        "move D3.exit",
        "You get out with $27k, and the next one to leave pays $4k.",
    ),
    (at(HERE, **LAST), "move A2.business", "Your plan card pays $100k for this place at the end."),
    (at(who("!K05 !K10 - - -")), "rest", "2 cards you've used are ready again."),
    (at(HERE), "pass", "As long as you stay, you face nobody."),
    (at(HERE, s2="FC"), "pass", "If you left now you'd face 2 officers; if you stay, nobody."),
    (
        at(who(discs=2), part="night"),
        "spend",
        "You hold two discs and have no room for a third.",
    ),
    (
        at(who(discs=1), part="night"),
        "hold",
        "You can keep a disc: it still gives you an action at a later Night or Dawn.",
    ),
    (
        at(HERE, turn=facing("federal")),
        "take",
        "A wound costs $10k at the end, but you save your Equipment and cards for later.",
    ),
    (
        at(HERE, turn=facing("federal", "county")),
        "avoid K05.1",
        "This saves you 2 wounds, which is $20k at the end.",
    ),
    (
        at(who("K05 x x x x", wounds=3, handcuffs=5), turn=facing("federal")),
        "avoid K05.1",
        "Otherwise you're arrested and out of the game.",
    ),
    (
        at(HERE, turn=Turn(stage="visit", looked=(50, 0), colour="green")),
        "keep 0",
        "This tile is worth $50k at the end, and no one else knows.",
    ),
    (at(who(notoriety=5)), "pray 2", "Less notoriety saves you $15k at the end."),
    (at(HERE), "use car", "A stolen car gives 1 more point, so you can reach places farther off."),
    (at(HERE), "use K10.1", "One wound less saves you $10k at the end."),
    (at(HERE), "use K16F.1 A1 S1", "Ben has to get past that officer now."),
    (at(HERE), "use K16F.1 S2 D3", "That takes the officer off the tile you have to leave."),
]


@pytest.mark.parametrize(("state", "text", "sentence"), POSITIONS)
def test_the_reason_is_that_of_the_position(state, text, sentence):
    assert why(state, text) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_sentences_fit(language):
    """With numbers as great as they may be, and small ones; and everything in one language is in the other."""
    say, others = TITLE.say(language), [TITLE.say(other) for other in LANGUAGES]
    text = (PRESENTER.texts / f"{language}.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^(escape_plan-why-\S+) =", text, re.M)
    for key in keys:
        assert all(key in other for other in others), key
        for number in (0, 1, 12):
            told = dict.fromkeys(("count", "contacts", "level", "officers"), number)
            sentence = say(key, **told, amount="$140k", most="$140k", each="$10k", place="Headquarters", who="W" * 23)
            assert len(sentence) <= LONGEST, (len(sentence), sentence)
