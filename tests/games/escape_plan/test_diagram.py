"""Positions of Escape Plan as diagrams: plan cards are turned up, and told apart from what everybody knows."""

import pytest

from bot.engine.chance import Chance
from bot.engine.diagram import believed
from bot.engine.texts import LANGUAGES, Say, texts
from cogs.escape_plan.render import PRESENTER
from cogs.escape_plan.rules.game import GAME
from tests.games.escape_plan.build import A, B, cubes, table, who

WORLDS = 16


def said(language="en"):
    return Say(texts(language, (PRESENTER.texts,)), ("Ana", "Ben"))


def position():
    """Two players, one of whom has opened a locker."""
    return table(who(items="red100 - A2 A3 A4"), who(plan="P2"), cubes=cubes(casino=(A,)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_plan_cards_and_lockers_are_turned_up(language):
    found = {piece.spot: piece.words for piece in PRESENTER.diagram(position(), said(language)).pieces}
    assert (found["plan:0:casino"], found["visited:0:casino"], found["item:0:0"], found["plan:1:casino"]) == {
        "en": (
            "Plan card of Ana: Casino, $100k",
            "Ana has a cube at the Casino",
            "Ana, item slot 1: red locker, $100k",
            "Plan card of Ben: Casino, income",
        ),
        "es": (
            "Carta de plan de Ana: Casino, $100k",
            "Ana tiene un cubo en el Casino",
            "Ana, espacio de objeto 1: casillero rojo, $100k",
            "Carta de plan de Ben: Casino, ingresos",
        ),
    }[language]


def test_a_plan_card_is_known_to_its_owner_alone():
    for viewer, sure in ((A, True), (B, False)):
        chances = (Chance(b"diagram", world) for world in range(WORLDS))
        worlds = [GAME.imagine(GAME.view(position(), viewer), chance) for chance in chances]
        spots = believed([PRESENTER.diagram(world, said()) for world in worlds])
        assert (spots["plan:0:casino"][0].share == 1) is sure
        assert spots["visited:0:casino"][0].share == 1
