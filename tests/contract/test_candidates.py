"""What a search compares in any position: different legal moves, the mind's own first, the same for one chance; and
what speaks for each: a short sentence from what its seat sees alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from bot.engine.chance import Chance
from bot.engine.game import redeal
from bot.engine.move import Move, must_decide
from bot.engine.play import checked
from bot.engine.search import Spot
from bot.engine.texts import LANGUAGES
from bot.game_packages import part
from bot.installed_games import InstalledGame, installed_games
from tests.contract.paint import LONG_NAMES
from tests.contract.playouts import again, case, combinations, own, recorded, share

LEAST, MOST, EVERY = 24, 60, 7
"""Numbered games of each title that are looked at, fewer of long ones, and more until all that it says is met; and one
in how many moves."""

SENTENCE = 90
"""Letters of what speaks for a move."""

searching = pytest.mark.parametrize(
    "title", [title for title in installed_games() if title.lookahead is not None], ids=lambda title: title.name
)


def games(title: InstalledGame) -> list[int]:
    """Draw numbers of games, so that options differ."""
    return random.Random("candidates").sample(range(max(MOST, combinations(title.name))), MOST)


def least(title: InstalledGame) -> int:
    """Return how many games are looked at in any case."""
    return max(3, round(LEAST * share(title.name)))


def decisions(title: InstalledGame, number: int, asked: set[str]) -> Iterator[tuple[Any, Spot, int]]:
    """Yield some states of a game with what each seat there has to decide, and the number of the move; also those that
    ask what is not among `asked`, which then has it."""
    game, seats = title.game, case(title.name, number).seats
    for turn in recorded(title.name, number):
        for seat in range(seats):
            asks = game.asks(turn.before, seat)
            verbs = {ask.verb for ask in asks}
            if must_decide(asks) and (turn.version % EVERY == 0 or not verbs <= asked):
                asked |= verbs
                view, next_field = game.view(turn.before, seat), partial(game.next_field, turn.before, seat)
                yield turn.before, Spot(game, seats, seat, view, asks, next_field), turn.version


def candidates(title: InstalledGame, spot: Spot, version: int) -> list[Move]:
    """Return the moves worth a look."""
    assert title.lookahead is not None
    return [*title.lookahead.candidates(spot.view, spot.asks, spot.next_field, Chance(b"look", version))]


@searching
def test_candidates_are_different_legal_moves_the_minds_own_first(title: InstalledGame) -> None:
    most, alike = part(title.name, "lookahead").MOST, own(title.name, "ALIKE", str)
    asked, sizes = set[str](), set()
    for number in games(title)[: least(title)]:
        with again(title.name, number):
            for state, spot, version in decisions(title, number, asked):
                found = candidates(title, spot, version)
                assert found == candidates(title, spot, version)
                mind = title.policies["hard"].choose(spot.view, spot.asks, spot.next_field, Chance(b"look", version))
                assert found[0] == mind
                assert len({alike(checked(spot.game, state, spot.seat, move)) for move in found}) == len(found) <= most
                sizes.add(len(found))
    assert max(sizes) > 3


@searching
def test_every_candidate_has_a_short_reason_that_tells_nothing_hidden(title: InstalledGame) -> None:
    asked, met, wanted, face = set[str](), set(), own(title.name, "ADVISED", set()), title.presenter
    says = [title.say(language, LONG_NAMES) for language in LANGUAGES]
    for count, number in enumerate(games(title)):
        if count >= least(title) and met >= wanted:
            break
        with again(title.name, number):
            for state, spot, version in decisions(title, number, asked):
                other = spot.game.view(redeal(spot.game, state, spot.seat, Chance(b"why", number)), spot.seat)
                for move in candidates(title, spot, version):
                    met.add(move.verb)
                    for say in says:
                        reason = face.why(spot.view, move, say)
                        assert 10 < len(reason.replace("\\", "")) <= SENTENCE, (move, reason)
                        assert reason.endswith(".")
                        assert "{" not in reason
                        assert f"{title.name}-why-" not in reason
                        assert face.why(other, move, say) == reason, move
    assert met >= wanted, wanted - met
