"""The phases of the Marshal's turn (docs/rules/fugitive.md §3.2, §3.4)."""

# ruff: noqa: D102 - ask, why_not_at, do and idle: Action and Phase say what they are
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from bot.engine.action import Action
from bot.engine.chance import Chance
from bot.engine.game import Step, then
from bot.engine.move import Ask, Field, Picks, Refusal
from bot.engine.record import Seat
from cogs.fugitive import data
from cogs.fugitive.events import Found, FoundCovered, GaveUp, Guessed
from cogs.fugitive.rules.course import end_draw_phase, go_on
from cogs.fugitive.rules.drawing import DrawCard, draw, draw_lowest, has_hideout_on_top, named_deck
from cogs.fugitive.rules.ending import end_game
from cogs.fugitive.rules.house_events import draw_from_pile
from cogs.fugitive.rules.phase import NotYet, Phase
from cogs.fugitive.state import Guess, Spot, State

GUESSABLE = frozenset(data.GUESSABLE)
ALL_NUMBERS = tuple(map(str, data.GUESSABLE))
NUMBERS = Field("numbers", kind="number")
GUESS_ANY = Ask("guess", (NUMBERS.of(ALL_NUMBERS, 1, len(ALL_NUMBERS)),))
GUESS_ONE = Ask("guess", (NUMBERS.of(ALL_NUMBERS),))


class MarshalDraw(DrawCard):
    """The action of drawing a card as the Marshal.

    In round 1 she draws two cards, and sees the first before she chooses the second deck. In later rounds she draws
    one. After a house event she draws again.
    """

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        deck = named_deck(picks)
        step = draw(state, seat, deck, chance)
        if not has_hideout_on_top(state, deck):
            return go_on(*step)
        due = state.due - 1 if step.state.open_decks() else 0
        now = replace(step.state, due=due)
        return go_on(now if due else end_draw_phase(now), step.events)


class GuessNumbers(Action[State]):
    """The action of guessing numbers. All must be face-down hideouts, otherwise the guess misses (§3.4).

    Some house events give additional guesses.
    """

    verb = "guess"
    fields = (NUMBERS,)

    def single(self, state: State) -> str:
        """Return the text key of the refusal of several numbers, or "" if several are allowed.

        House events 1 and 17 allow only one number (§6.4).
        """
        if state.effects.fog:
            return "guess_fog"
        return "guess_alone" if state.effects.alone else ""

    def ask(self, state: State, seat: Seat) -> Ask:
        return GUESS_ONE if self.single(state) else GUESS_ANY

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        try:
            numbers = set(map(int, picks[0]))
        except (ValueError, IndexError):
            return None
        if not numbers <= GUESSABLE:
            return Refusal("guess_range")
        single = self.single(state) if len(numbers) > 1 else ""
        return Refusal(single) if single else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        now = state.effects
        state, events = answer_guess(state, tuple([int(pick) for pick in picks[0]]), covered=now.crowd)
        hit = state.guesses[-1].hit
        if hit and not state.hidden():
            return then(events, end_game(state, seat, "caught"))
        if state.round >= data.LAST_ROUND and not (now.overtime or now.second_winds):
            return then(events, end_game(state, seat, "limit"))
        effects = replace(now, fog=max(0, now.fog - 1), crowd=now.crowd and not hit) if now.fog or now.crowd else now
        state = replace(state, phase="m_after", effects=effects)
        if hit and state.variant == "discovery":
            return go_on(*then(events, draw_from_pile(state, state.fugitive, 0, chance)))
        return go_on(state, events)


class GuessInManhunt(GuessNumbers):
    """The action of guessing in a manhunt, where a guess has a single number."""

    def single(self, state: State) -> str:
        """Return the text key of the refusal of several numbers. A manhunt always allows only one."""
        return "guess_one"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        state, events = answer_guess(state, (int(picks[0][0]),))
        if not state.guesses[-1].hit:
            return then(events, end_game(state, state.fugitive, "escaped"))
        return Step(state, events) if state.hidden() else then(events, end_game(state, seat, "manhunt"))


class GiveUp(Action[State]):
    """The decision of the Marshal to end the manhunt without another guess."""

    verb = "give_up"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        return then((GaveUp(seat),), end_game(state, state.fugitive, "escaped"))


class MarshalDraws(Phase):
    """The phase M_DRAW: the Marshal makes all draws that she has to make."""

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        return draw_lowest(self["draw"], state, seat, chance, lambda now: now.phase == "m_draw" and not now.pending)


class MarshalGuesses(Phase):
    """The phase M_GUESS: the Marshal makes one guess."""

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        return self["guess"].do(state, seat, ((str(default_guess(state)),),), chance)


class Manhunt(Phase):
    """The phase MANHUNT: the Marshal guesses single numbers.

    It ends when a guess misses or all hideouts are found (§3.2). House events have no effect in it.
    """

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        return self["give_up"].do(state, seat, (), chance)


def answer_guess(state: State, numbers: tuple[int, ...], covered: bool = False) -> Step[State]:
    """Return state and events after a guess is answered (§3.4).

    If the guess is right, all its hideouts are turned face-up; otherwise none is. With `covered`, face-down sprint
    cards stay face-down (§6.4 event 2).
    """
    hit = state.hidden().issuperset(numbers)
    guesses = (*state.guesses, Guess(numbers, hit, state.round, len(state.row)))
    told = Guessed(state.marshal, numbers, hit, state.fugitive if hit else None)
    if not hit:
        return Step(replace(state, guesses=guesses), (told,))
    row = tuple(turn_up(spot, covered) if spot.hideout in numbers else spot for spot in state.row)
    found = tuple(_found(place, spot, state.fugitive) for place, spot in enumerate(row) if spot.hideout in numbers)
    return Step(replace(state, guesses=guesses, row=row), (told, *found))


def turn_up(spot: Spot, covered: bool) -> Spot:
    """Return a hideout turned face-up. Its sprint cards are turned up too, unless they stay `covered`."""
    if covered and spot.sprints and not spot.sprints_open:
        return replace(spot, revealed=True, sprints_shown=False)
    return replace(spot, revealed=True)


def _found(place: int, spot: Spot, whose: Seat) -> Found | FoundCovered:
    if spot.sprints and not spot.sprints_open:
        return FoundCovered(spot.hideout, place, len(spot.sprints), whose)
    return Found(spot.hideout, place, spot.sprints, whose)


def default_guess(state: State) -> int:
    """Return the number that is guessed for a Marshal whose time is up. It uses public facts only (§3.2)."""
    ruled_out = set(state.out).union(*(spot.open_cards() for spot in state.row))
    for guess in state.guesses:
        if not guess.hit and len(guess.numbers) == 1 and guess.row == len(state.row):
            ruled_out.update(guess.numbers)
    return next((number for number in data.GUESSABLE if number not in ruled_out), 1)


MARSHAL_TURN: Final[Mapping[str, Phase]] = {
    "m_draw": MarshalDraws(MarshalDraw(), NotYet("guess", "draw_before_guess")),
    "m_guess": MarshalGuesses(GuessNumbers(), NotYet("draw", "drawn")),
    "manhunt": Manhunt(GuessInManhunt(), GiveUp(), NotYet("draw", "no_draw_in_manhunt")),
}
