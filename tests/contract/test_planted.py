"""The secrecy suite is itself tested: leaks are planted into Fugitive and have to be found."""

import dataclasses
from copy import copy
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.event import Private
from bot.engine.game import Step, then
from bot.engine.move import Move
from cogs.fugitive.render import PRESENTER
from cogs.fugitive.rules.fugitive_turn import FUGITIVE_TURN
from cogs.fugitive.rules.game import Fugitive
from tests.contract import secrecy
from tests.contract.playouts import case
from tests.contract.secrecy import Tally, check_secrecy

FEW = 6


def seek(game: Any = None, face: Any = None) -> None:
    for number in range(FEW):
        check_secrecy(case("fugitive", number), Tally(), game, face)


class TellsByAsking(Fugitive):
    """Asks the Marshal at once, and says so in no word, when the Fugitive can place nothing (§4 test 29)."""

    announced = False

    def apply(self, state, seat, move, chance):
        step = super().apply(state, seat, move, chance)
        if step.state.phase != "f_play" or len(self.asks(step.state, step.state.fugitive)) > 1:
            return step
        passed = super().apply(step.state, step.state.fugitive, Move("pass"), chance)
        return then(step.events if not self.announced else step.events + passed.events, Step(passed.state, ()))


class TellsByPassing(TellsByAsking):
    """The same, announced as a pass: what is told and what is seen agree, and still it tells the lack of a choice."""

    announced = True


class TellsLate(Fugitive):
    """Shows the Marshal one deck by the parity of its top card, and only from the third guess on."""

    def view(self, state, viewer):
        seen = super().view(state, viewer)
        if viewer != state.marshal or len(state.guesses) < 3 or not state.decks[2]:
            return seen
        return replace(seen, due=state.decks[2][0] % 2)


class TellsInWords(Fugitive):
    """Tells both which card was drawn, in an event alone."""

    def apply(self, state, seat, move, chance):
        step = super().apply(state, seat, move, chance)
        heard = (replace(event, to=(0, 1)) if isinstance(event, Private) else event for event in step.events)
        return Step(step.state, tuple(heard))


def with_action(actions: Any, action: Any) -> Any:
    """Open `action` too, or in place of that of its verb, without a change in what is offered."""
    changed = copy(actions)
    changed._by_verb = {**actions._by_verb, action.verb: action}
    return changed


class Hopeless:
    """A guess that is refused when the Fugitive's hand makes it hopeless."""

    def __init__(self, guess):
        self.guess = guess

    def __getattr__(self, name):
        return getattr(self.guess, name)

    def why_not_at(self, state, seat, picks):
        hopeless = picks and any(str(card) in picks[0] for card in state.hand)
        return self.guess.why_not_at(state, seat, (("0",),) if hopeless else picks)


class TellsByRefusing(Fugitive):
    """Refuses the Marshal a guess that the Fugitive's hand makes hopeless."""

    def open_to(self, state, seat):
        actions = super().open_to(state, seat)
        return with_action(actions, Hopeless(actions["guess"])) if "guess" in actions else actions


class TellsForgers(Fugitive):
    """Says why a hideout is too far or not in hand to whoever sends such a move, the Marshal too."""

    def open_to(self, state, seat):
        return with_action(super().open_to(state, seat), FUGITIVE_TURN["f_play"]["hide"])


class ShowsMore(Fugitive):
    """Shows at once what a successful guess has not told: another hideout's number of its parity."""

    def view(self, state, viewer):
        seen = super().view(state, viewer)
        hits = sum(guess.hit for guess in state.guesses)
        return replace(seen, round=seen.round + 100 * (min(state.hidden(), default=0) % 2)) if hits else seen


def forgetful():
    """Paint differently each time, as if from something that is not in the view."""
    painted = count(1)
    return dataclasses.replace(
        PRESENTER, board=lambda view, say: replace(PRESENTER.board(view, say), footer=str(next(painted)))
    )


@pytest.mark.parametrize(
    ("game", "found"),
    [
        (TellsByAsking, "not what is seen"),
        (TellsByPassing, "the rules do not reveal"),
        (TellsLate, "the view tells|neither shown nor hidden|not what is seen"),
        (TellsInWords, "not what is seen"),
        (TellsByRefusing, "the refusal of .* tells"),
        (TellsForgers, "the refusal of hide .* tells"),
        (ShowsMore, "the view tells|not what is seen"),
    ],
)
def test_a_planted_leak_is_found(game, found):
    with pytest.raises(AssertionError, match=found):
        seek(game())


def test_a_page_painted_from_elsewhere_is_found():
    with pytest.raises(AssertionError, match="a page tells"):
        seek(face=forgetful())


def test_a_redeal_that_changes_nothing_is_found(monkeypatch):
    """One that knows of no other truth lets every comparison pass."""
    monkeypatch.setattr(secrecy, "redeal", lambda game, state, viewer, chance: state)
    tally = Tally()
    check_secrecy(case("fugitive", 0), tally)
    with pytest.raises(AssertionError, match="changed anything"):
        tally.check([None, 0, 1])


def test_a_game_may_say_that_its_secrets_can_often_be_worked_out():
    tally = Tally(compared=100, changed=40, private=True, moves=9, same=9, painted=1, sighted={None, 0, 1})
    with pytest.raises(AssertionError, match="HIDDEN_SHARE"):
        tally.check([None, 0, 1])
    tally.check([None, 0, 1], least=0.3)
    with pytest.raises(AssertionError, match="HIDDEN_SHARE"):
        tally.check([None, 0, 1], least=0.4)


class SaysOpen(Fugitive):
    """Hides its cards and says that all is open."""

    open = True
    hidden = ()


class SaysAllSeeing(Fugitive):
    """Says that the first seat sees everything."""

    sees_all = (0,)


def test_what_is_said_to_be_open_and_is_not_is_found():
    with pytest.raises(AssertionError, match="neither shown nor hidden"):
        seek(SaysOpen())
    tally = Tally()
    check_secrecy(case("fugitive", 0), tally)
    with pytest.raises(AssertionError, match="in an open game"):
        tally.check([None, 0, 1], SaysOpen())
    with pytest.raises(AssertionError, match="who see all"):
        tally.check([None, 0, 1], SaysAllSeeing())


def test_a_seat_that_sees_everything_need_not_be_kept_from_anything():
    tally = Tally()
    for number in range(2):
        check_secrecy(case("fugitive", number), tally)
    tally.sighted.discard(0)
    tally.changed -= tally.compared // 3
    tally.check([None, 0, 1], SaysAllSeeing())
    with pytest.raises(AssertionError):
        tally.check([None, 0, 1], Fugitive())


def test_without_a_leak_nothing_is_found():
    check_secrecy(case("fugitive", FEW), Tally(), Fugitive(), PRESENTER)
