"""The rules of Fugitive (docs/rules/fugitive.md): every phase of §3.2 is a class, its question beside its answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import (
    Ask,
    Event,
    Field,
    Move,
    Option,
    Picks,
    Refusal,
    Result,
    Seat,
    Step,
    Viewer,
    next_field,
    then,
)
from cogs.fugitive import data
from cogs.fugitive.redeal import redeal
from cogs.fugitive.state import Draw, Guess, Spot, State
from cogs.fugitive.view import View, view

ALL_NUMBERS = tuple(str(number) for number in range(1, data.HIGHEST_GUESS + 1))
GUESS_ANY = (Ask("guess", (Field("numbers", ALL_NUMBERS, 1, len(ALL_NUMBERS)),)),)
GUESS_ONE = (Ask("guess", (Field("numbers", ALL_NUMBERS),)), Ask("give_up"))
PASS = Ask("pass")
STOP = Ask("stop")
BONUS = (Ask("take", open=True), Ask("decline", open=True))


class Phase:
    """A phase asks one role. `on_VERB` answers each verb that it asks."""

    fugitive_asked = True

    def asks(self, state: State) -> tuple[Ask, ...]:
        """What the asked role may decide."""
        raise NotImplementedError

    def idle(self, state: State, chance: Chance) -> Step[State]:
        """What a time-out plays, to the end of the phase (§3.2)."""
        raise NotImplementedError


class Hiding(Phase):
    """The placing of hideouts (§3.3), shared by the first turn and every later one."""

    def hide(self, state: State) -> tuple[Ask, ...]:
        """Offer the hideouts that can be paid for, if any; a second field, the sprint cards, follows the choice."""
        last = state.last
        end = last + data.REACH + state.payable(data.ESCAPE)
        near = (card for card in state.hand if last < card <= end)
        reachable = tuple(str(card) for card in near if card == data.ESCAPE or card + data.sprint(card) <= end)
        return (Ask("hide", (Field("hideout", reachable),)),) if reachable else ()

    def place(self, state: State, picks: Picks) -> State:
        """Lay the hideout and its sprint cards face-down."""
        hideout, sprints = placed(picks)
        gone = {hideout, *sprints}
        spot = Spot(hideout, sprints, state.round, hideout == data.ESCAPE)
        return replace(state, row=(*state.row, spot), hand=tuple(card for card in state.hand if card not in gone))


class First(Hiding):
    """F_FIRST: one hideout, then a second one or stop."""

    def asks(self, state: State) -> tuple[Ask, ...]:
        return self.hide(state) if len(state.row) == 1 else (*self.hide(state), STOP)

    def on_hide(self, state: State, picks: Picks, chance: Chance) -> Step[State]:
        state = self.place(state, picks)
        events = (hid(state),)
        return Step(state, events) if len(state.row) == 2 else then(events, marshal_draws(state))

    def on_stop(self, state: State, picks: Picks, chance: Chance) -> Step[State]:
        return marshal_draws(state)

    def idle(self, state: State, chance: Chance) -> Step[State]:
        if len(state.row) > 1:
            return marshal_draws(state)
        state = self.place(state, ((str(chance.choice((1, 2, 3))),),))
        return then((hid(state),), marshal_draws(state))


class FugitiveDraw(Phase):
    """F_DRAW: one card from any deck that holds one."""

    def asks(self, state: State) -> tuple[Ask, ...]:
        return (Ask("draw", (Field("deck", state.open_decks()),), open=True),)

    def on_draw(self, state: State, picks: Picks, chance: Chance) -> Step[State]:
        state, events = draw(state, state.fugitive, int(picks[0][0]) - 1)
        return Step(replace(state, phase="f_play"), events)

    def idle(self, state: State, chance: Chance) -> Step[State]:
        return self.on_draw(state, (state.open_decks()[:1],), chance)


class FugitivePlay(Hiding):
    """F_PLAY: exactly one hideout, or pass. A Fugitive who can place nothing is asked all the same (§4 test 29)."""

    def asks(self, state: State) -> tuple[Ask, ...]:
        return (*self.hide(state), PASS)

    def on_hide(self, state: State, picks: Picks, chance: Chance) -> Step[State]:
        state = self.place(state, picks)
        return then((hid(state),), escape(state) if state.last == data.ESCAPE else marshal_draws(state))

    def on_pass(self, state: State, picks: Picks, chance: Chance) -> Step[State]:
        passed = (Event("passed", {"seat": state.fugitive}, None),)
        if state.bonus_pass and state.open_decks():
            return Step(replace(state, phase="bonus"), passed)
        return then(passed, marshal_draws(state))

    def idle(self, state: State, chance: Chance) -> Step[State]:
        return then((Event("passed", {"seat": state.fugitive}, None),), marshal_draws(state))


class Bonus(Phase):
    """The second-edition pass (§6.1): take a card of the lowest deck, or decline."""

    def asks(self, state: State) -> tuple[Ask, ...]:
        return BONUS

    def on_take(self, state: State, picks: Picks, chance: Chance) -> Step[State]:
        state, events = draw(state, state.fugitive, int(state.open_decks()[0]) - 1)
        return then(events, marshal_draws(state))

    def on_decline(self, state: State, picks: Picks, chance: Chance) -> Step[State]:
        return then((Event("declined", {"seat": state.fugitive}, None),), marshal_draws(state))

    def idle(self, state: State, chance: Chance) -> Step[State]:
        return self.on_decline(state, (), chance)


class MarshalDraw(Phase):
    """M_DRAW: two draws in round 1, the first card seen before the second choice; one later."""

    fugitive_asked = False

    def asks(self, state: State) -> tuple[Ask, ...]:
        return (Ask("draw", (Field("deck", state.open_decks()),), open=True),)

    def on_draw(self, state: State, picks: Picks, chance: Chance) -> Step[State]:
        state, events = draw(state, state.marshal, int(picks[0][0]) - 1)
        due = state.due - 1 if state.open_decks() else 0
        return Step(replace(state, due=due, phase="m_draw" if due else "m_guess"), events)

    def idle(self, state: State, chance: Chance) -> Step[State]:
        step = Step(state, ())
        while step.state.phase == "m_draw":
            step = then(step.events, self.on_draw(step.state, (step.state.open_decks()[:1],), chance))
        return step


class MarshalGuess(Phase):
    """M_GUESS: one set of numbers, all face-down hideouts or nothing (§3.4)."""

    fugitive_asked = False

    def asks(self, state: State) -> tuple[Ask, ...]:
        return GUESS_ANY

    def on_guess(self, state: State, picks: Picks, chance: Chance) -> Step[State]:
        state, events = answer(state, tuple(int(pick) for pick in picks[0]))
        if not state.hidden():
            return then(events, over(state, state.marshal, "caught"))
        if state.round >= data.LAST_ROUND:
            return then(events, over(state, state.marshal, "limit"))
        state = replace(state, round=state.round + 1)
        return Step(replace(state, phase="f_draw" if state.open_decks() else "f_play"), events)

    def idle(self, state: State, chance: Chance) -> Step[State]:
        return self.on_guess(state, ((str(default_guess(state)),),), chance)


class Manhunt(Phase):
    """MANHUNT: single numbers until a miss, or until all hideouts lie open (§3.2)."""

    fugitive_asked = False

    def asks(self, state: State) -> tuple[Ask, ...]:
        return GUESS_ONE

    def on_guess(self, state: State, picks: Picks, chance: Chance) -> Step[State]:
        state, events = answer(state, (int(picks[0][0]),))
        if not state.guesses[-1].hit:
            return then(events, over(state, state.fugitive, "escaped"))
        return Step(state, events) if state.hidden() else then(events, over(state, state.marshal, "manhunt"))

    def on_give_up(self, state: State, picks: Picks, chance: Chance) -> Step[State]:
        return then((Event("gave_up", {"seat": state.marshal}, None),), over(state, state.fugitive, "escaped"))

    def idle(self, state: State, chance: Chance) -> Step[State]:
        return self.on_give_up(state, (), chance)


PHASES: dict[str, Phase] = {
    "first": First(),
    "f_draw": FugitiveDraw(),
    "f_play": FugitivePlay(),
    "bonus": Bonus(),
    "m_draw": MarshalDraw(),
    "m_guess": MarshalGuess(),
    "manhunt": Manhunt(),
}


def placed(picks: Picks) -> tuple[int, tuple[int, ...]]:
    """Read the hideout and the sprint cards of a `hide`. Raises ValueError for what are no numbers."""
    sprints = picks[1] if len(picks) > 1 else ()
    return int(picks[0][0]), tuple(int(card) for card in sprints)


def fewest(state: State, hideout: int) -> int:
    """Count the sprint cards that `hideout` needs at least (§3.3)."""
    need = hideout - state.last - data.REACH
    if need <= 0:
        return 0
    twos = sum(card % 2 == 0 for card in state.hand if card not in (hideout, data.ESCAPE))
    return (need + 1) // 2 if need <= 2 * twos else need - twos


def hid(state: State) -> Event:
    """Tell of the spot just placed: its count of sprint cards, and its number only when it is 42 (§3.3)."""
    spot = state.row[-1]
    count = len(spot.sprints)
    if spot.hideout == data.ESCAPE:
        return Event("ran", {"seat": state.fugitive, "sprints": count}, None)
    return Event("hid", {"seat": state.fugitive, "place": len(state.row) - 1, "sprints": count}, None)


def draw(state: State, seat: Seat, deck: int) -> Step[State]:
    """Move the top card of `deck` to the hand of `seat`: the deck is public, the card is theirs."""
    card, *rest = state.decks[deck]
    decks = tuple(tuple(rest) if number == deck else cards for number, cards in enumerate(state.decks))
    draws = (*state.draws, Draw(seat, deck, state.round, card))
    hand = state.hand if seat == state.fugitive else state.marshal_hand
    hand = tuple(sorted((*hand, card)))
    events = (
        Event("drew", {"seat": seat, "deck": deck + 1}, None),
        Event("card", {"seat": seat, "card": card}, frozenset((seat,))),
    )
    if seat == state.fugitive:
        return Step(replace(state, decks=decks, draws=draws, hand=hand), events)
    return Step(replace(state, decks=decks, draws=draws, marshal_hand=hand), events)


def marshal_draws(state: State) -> Step[State]:
    """Go to the Marshal's draws, or past them when every deck is empty (§3.2)."""
    due = data.MARSHAL_FIRST_DRAWS if state.round == 1 else 1
    return Step(replace(state, phase="m_draw" if state.open_decks() else "m_guess", due=due), ())


def answer(state: State, numbers: tuple[int, ...]) -> Step[State]:
    """Answer a guess: reveal all of it with the sprint cards beneath, or nothing (§3.4)."""
    hit = state.hidden().issuperset(numbers)
    guesses = (*state.guesses, Guess(numbers, hit, state.round, len(state.row)))
    told = Event("guessed", {"seat": state.marshal, "numbers": numbers, "hit": hit}, None)
    if not hit:
        return Step(replace(state, guesses=guesses), (told,))
    row = tuple(replace(spot, revealed=True) if spot.hideout in numbers else spot for spot in state.row)
    found = tuple(
        Event("found", {"number": spot.hideout, "place": place, "sprints": spot.sprints}, None)
        for place, spot in enumerate(state.row)
        if spot.hideout in numbers
    )
    return Step(replace(state, guesses=guesses, row=row), (told, *found))


def escape(state: State) -> Step[State]:
    """Judge a 42 just played: escaped, or a manhunt (§3.2 ESCAPE). Some hideout is still face-down, or it were over."""
    top = max(spot.hideout for spot in state.row[:-1] if spot.revealed)
    if top >= data.MANHUNT_BELOW:
        return over(state, state.fugitive, "escaped_clean")
    return Step(replace(state, phase="manhunt"), (Event("manhunt", {"seat": state.marshal, "top": top}, None),))


def over(state: State, winner: Seat, reason: str) -> Step[State]:
    """End the game."""
    result = Result((winner,), reason)
    return Step(replace(state, phase="over", result=result), (Event("over_" + reason, {"seat": winner}, None),))


def default_guess(state: State) -> int:
    """The guess of a time-out, from public knowledge alone (§3.2)."""
    ruled_out: set[int] = set()
    for spot in state.row:
        if spot.revealed:
            ruled_out.update((spot.hideout, *spot.sprints))
    for guess in state.guesses:
        if not guess.hit and len(guess.numbers) == 1 and guess.row == len(state.row):
            ruled_out.update(guess.numbers)
    return next((number for number in range(1, data.HIGHEST_GUESS + 1) if number not in ruled_out), 1)


class Fugitive:
    """The game, for the table and the tests."""

    name = "fugitive"
    schema = 1
    seats = range(2, 3)
    options = (
        Option("roles", ("random", "host_fugitive", "host_marshal"), "random"),
        Option("bonus_pass", ("no", "yes"), "no"),
    )
    state_type = State

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State]:
        """Deal as §2: 1, 2, 3, 42, three of 4-14 and two of 15-28 to the Fugitive, nothing to the Marshal."""
        roles = options["roles"]
        fugitive = chance.below(2) if roles == "random" else ("host_fugitive", "host_marshal").index(roles)
        decks = [chance.shuffled(band) for band in data.BANDS]
        dealt = [deck[:count] for deck, count in zip(decks, data.DEALT, strict=True)]
        hand = tuple(sorted((*data.FIRST_HAND, *(card for cards in dealt for card in cards))))
        left = tuple(deck[count:] for deck, count in zip(decks, data.DEALT, strict=True))
        state = State(fugitive=fugitive, bonus_pass=options["bonus_pass"] == "yes", decks=left, hand=hand)
        return Step(state, (Event("dealt", {"seat": fugitive}, None),))

    def asks(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        """What `seat` may decide now."""
        phase = PHASES.get(state.phase)
        if phase is None or seat != (state.fugitive if phase.fugitive_asked else state.marshal):
            return ()
        return phase.asks(state)

    def narrow(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """After a hideout the sprint cards follow: any number of the other cards but 42 (§3.3)."""
        if ask.verb != "hide" or len(picked) != 1:
            return next_field(ask, picked)
        hideout = int(picked[0][0])
        cards = tuple(str(card) for card in state.hand if card not in (hideout, data.ESCAPE))
        return Field("sprints", cards, fewest(state, hideout), len(cards)) if cards else None

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Name what is wrong with a hideout or a guess (§3.3, §3.4)."""
        try:
            if move.verb == "hide" and seat == state.fugitive:
                return refuse_hide(state, *placed(move.picks))
            if move.verb == "guess" and seat == state.marshal:
                return refuse_guess(state, tuple(int(number) for number in move.picks[0]))
        except (ValueError, IndexError):
            return None
        return None

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        """Hand the move to the phase."""
        answered: Step[State] = getattr(PHASES[state.phase], f"on_{move.verb}")(state, move.picks, chance)
        return answered

    def idle(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Play the time-out of the phase."""
        return then((Event("idle", {"seat": seat}, None),), PHASES[state.phase].idle(state, chance))

    def resign(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """The other player wins (§3.2)."""
        return over(state, 1 - seat, "resigned")

    def view(self, state: State, viewer: Viewer) -> View:
        """Show what `viewer` may know."""
        return view(state, viewer)

    def result(self, state: State) -> Result | None:
        """Give the result once there is one."""
        return state.result

    def redeal(self, state: State, viewer: Viewer, chance: Chance) -> State:
        """Exchange cards that `viewer` cannot tell apart."""
        return redeal(state, viewer, chance)

    def rematch(self, state: State, seat: Seat) -> Mapping[str, str]:
        """Who was the Fugitive hunts next."""
        return {"roles": "host_marshal" if seat == state.fugitive else "host_fugitive"}

    def upgrade(self, old: dict[str, Any], schema: int) -> dict[str, Any]:
        """There is no older schema yet."""
        raise ValueError(f"fugitive: no way from schema {schema}")


def refuse_hide(state: State, hideout: int, sprints: tuple[int, ...]) -> Refusal | None:
    """Check §3.3: in hand, higher than the last, 42 never beneath, near enough with the footprints laid under it."""
    if hideout not in state.hand:
        return Refusal("not_in_hand", {"card": hideout})
    if hideout <= state.last:
        return Refusal("not_higher", {"card": hideout, "last": state.last})
    for card in sprints:
        if card in (hideout, data.ESCAPE):
            return Refusal("no_sprint", {"card": card})
        if card not in state.hand:
            return Refusal("not_in_hand", {"card": card})
    added = sum(data.sprint(card) for card in sprints)
    beyond = hideout - state.last
    if beyond <= data.REACH + added:
        return None
    return Refusal(
        "too_far",
        {
            "card": hideout,
            "beyond": beyond,
            "last": state.last,
            "added": added,
            "missing": beyond - data.REACH - added,
            "possible": state.payable(hideout),
        },
    )


def refuse_guess(state: State, numbers: tuple[int, ...]) -> Refusal | None:
    """Check §3.4 and the manhunt's single number."""
    if any(not 1 <= number <= data.HIGHEST_GUESS for number in numbers):
        return Refusal("guess_range", {})
    if state.phase == "manhunt" and len(set(numbers)) > 1:
        return Refusal("guess_one", {})
    return None


GAME = Fugitive()
