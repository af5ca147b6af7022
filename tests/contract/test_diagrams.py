"""Positions as drawings whose parts can be compared, for every installed game."""

from functools import cache
from io import BytesIO

import pytest
from PIL import Image

from bot import installed_games
from bot.engine.chance import Chance
from bot.engine.diagram import believed
from bot.engine.game import result_of
from bot.engine.texts import LANGUAGES
from bot.engine.wording import plain
from bot.scene.card import Card
from tests.contract import pictures
from tests.contract.paint import NAMES

WIDEST, SMALLEST = 960, 32
WORLDS = 8
POSITIONS = 5

TABLES = [
    (title.name, seats)
    for title in installed_games.installed_games()
    for seats in sorted({title.game.seats[0], title.game.seats[-1]})
]


@cache
def positions(name, seats):
    """Give some positions of a random game, its last among them."""
    states = pictures.states(installed_games.installed_game(name).game, seats)
    return (*states[:: max(1, len(states) // POSITIONS)][:POSITIONS], states[-1])


@cache
def sprite(name, called):
    """Draw a piece once."""
    image = Image.open(BytesIO(installed_games.installed_game(name).presenter.sprite(called)))
    assert image.format == "PNG"
    return image


@cache
def ground(name, seats, language, called):
    """Draw what pieces lie on once."""
    title = installed_games.installed_game(name)
    return Image.open(BytesIO(title.presenter.ground(called, title.say(language, NAMES[:seats]))))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pieces_lie_on_the_ground_and_are_told_in_both_languages(name, seats):
    face = installed_games.installed_game(name).presenter
    says = [installed_games.installed_game(name).say(language, NAMES[:seats]) for language in LANGUAGES]
    for state in positions(name, seats):
        drawn = [face.diagram(state, say) for say in says]
        for diagram, language in zip(drawn, LANGUAGES, strict=True):
            below = ground(name, seats, language, diagram.ground)
            assert below.format == "PNG"
            assert below.width <= WIDEST
            spots = [piece.spot for piece in diagram.pieces]
            assert len(spots) == len(set(spots))
            assert diagram.pieces
            assert all(fact == plain(fact).strip() != "" for fact in diagram.facts)
            for piece in diagram.pieces:
                image = sprite(name, piece.sprite)
                assert piece.words.strip()
                assert max(image.size) >= SMALLEST, piece
                assert image.width / 2 <= piece.x <= below.width - image.width / 2, piece
                assert image.height / 2 <= piece.y <= below.height - image.height / 2, piece
        alike = {tuple((piece.spot, piece.sprite, piece.x, piece.y) for piece in each.pieces) for each in drawn}
        assert len(alike) == 1, "a language moves pieces"
        assert {piece.words for piece in drawn[0].pieces} != {piece.words for piece in drawn[1].pieces}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_worlds_can_be_laid_above_each_other(name, seats):
    """What a seat knows lies there in every world; it knows all at the end, and less before.

    A card has public facts only, so everybody knows all of it.
    """
    title = installed_games.installed_game(name)
    game, say = title.game, title.say("en", NAMES[:seats])
    unsure = 0
    for number, state in enumerate(positions(name, seats)):
        truth = {piece.spot: piece for piece in title.presenter.diagram(state, say).pieces}
        for seat in range(seats):
            chances = (Chance(f"diagrams/{number}/{seat}".encode(), world) for world in range(WORLDS))
            worlds = [title.presenter.diagram(game.imagine(game.view(state, seat), chance), say) for chance in chances]
            spots = believed(worlds)
            assert all(sum(each.share for each in those) < 1.001 for those in spots.values())
            sure = {each.piece for those in spots.values() for each in those if each.share == 1}
            assert sure.intersection(truth.values()), f"seat {seat} knows nothing"
            assert sure.issuperset(truth[spot] for spot in truth if spot.startswith(f"hand {seat} "))
            unsure += len(sure) < len(spots)
            if result_of(state) is not None:
                assert sure == set(truth.values()), "something is not known at the end"
    is_card = isinstance(getattr(title.presenter.diagram, "__self__", None), Card)
    assert bool(unsure) != (game.open or is_card)
