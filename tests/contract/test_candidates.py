"""What a search compares in any position: different legal moves, the mind's own first, the same for one chance; and
what speaks for each: a short sentence from what its seat sees alone."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Any

import pytest

from bot.engine.chance import Chance
from bot.engine.game import redeal
from bot.engine.move import Illegal, Move, must_decide
from bot.engine.play import checked, play
from bot.engine.search import Spot, Trial, play_on
from bot.engine.texts import LANGUAGES
from bot.game_packages import part
from bot.installed_games import InstalledGame, installed_games
from tests.contract.paint import LONG_NAMES
from tests.contract.playouts import again, case, combinations, own, recorded, share

LEAST, MOST, EVERY = 6, 60, 11
"""Numbered games of each title that are looked at, fewer of long ones, and more until all that it says is met; and one
in how many moves."""

WORLDS = 3
"""Worlds in which two moves are compared."""

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


@searching
def test_the_reason_of_advice_is_what_the_move_gained_most(title: InstalledGame) -> None:
    """Both moves are played on here once more in the same worlds."""
    game, lookahead, seed, named = title.game, title.lookahead, b"gained", set[str]()
    assert lookahead is not None
    says = [title.say(language, LONG_NAMES) for language in LANGUAGES]

    def gained(spot: Spot, move: Move, number: int) -> Counter[str]:
        world, chance = game.imagine(spot.view, Chance(seed, number)), seed + number.to_bytes(4, "big")
        try:
            after = play(game, world, spot.seat, move, Chance(chance, 0)).state
        except Illegal:
            return Counter()
        end = play_on(game, spot.seats, lookahead, world, after, chance)
        return Counter(lookahead.gains(world, end, spot.seat))

    for count, number in enumerate(games(title)):
        if named and count > least(title) // 4:
            break
        with again(title.name, number):
            compared = (each for each in decisions(title, number, set()) if len(candidates(title, *each[1:])) > 1)
            for _, spot, version in islice(compared, 0, 12, 3):
                move, other = candidates(title, spot, version)[:2]
                trial, sums = Trial(spot, lookahead, seed, [move, other], reasons=True), Counter[str]()
                for world in range(WORLDS):
                    trial.run([move, other])
                    sums.update(gained(spot, move, world))
                    sums.subtract(gained(spot, other, world))
                reason = trial.reason(move, other)
                if not reason:
                    worse = sum(trial.came_to[move]) <= sum(trial.came_to[other])
                    assert worse or all(value <= 0 for value in sums.values()), sums
                    continue
                assert sums[reason] == pytest.approx(max(sums.values())), sums
                named.add(reason)
    assert named
    for name in {*named, *getattr(lookahead, "topics", {}).values()}:
        for say in says:
            told = say(f"{title.name}-gain-{name}")
            assert told.endswith(".")
            assert len(told) <= SENTENCE
