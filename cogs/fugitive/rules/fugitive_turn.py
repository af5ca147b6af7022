"""The Fugitive's phases (docs/rules/fugitive.md §3.2, §3.3)."""

# ruff: noqa: D102 - asks, idle and on_VERB: Phase says what they are
from __future__ import annotations

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Ask, Field, Picks, Refusal, Step, then
from cogs.fugitive import data, house
from cogs.fugitive.events import Declined, Hid, Manhunt, Passed, Ran
from cogs.fugitive.house_state import Errand
from cogs.fugitive.rules.drawing import draw, draw_ask, drawn, go_on, hides, marshal_draws, named_deck
from cogs.fugitive.rules.ending import over
from cogs.fugitive.rules.phase import Phase
from cogs.fugitive.state import Spot, State

PASS = Ask("pass")
STOP = Ask("stop")
BONUS = (Ask("take", open=True), Ask("decline", open=True))


class Hiding(Phase):
    """The placing of hideouts (§3.3), shared by the first turn and every later one."""

    def hide(self, state: State) -> tuple[Ask, ...]:
        """Offer the hideouts that can be paid for, if any; a second field, the sprint cards, follows the choice."""
        last = state.last
        end = last + state.reach + state.payable(data.ESCAPE)
        near = (card for card in state.hand if last < card <= end)
        reachable = tuple(str(card) for card in near if card == data.ESCAPE or card + data.sprint(card) <= end)
        return (Ask("hide", (Field("hideout", reachable),)),) if reachable else ()

    def place(self, state: State, picks: Picks) -> State:
        """Lay the hideout and its sprint cards face-down; what an event added to the reach is used up."""
        hideout, sprints = placed(picks)
        gone = {hideout, *sprints}
        spot = Spot(hideout, sprints, state.round, hideout == data.ESCAPE, reach=state.reach)
        hand = tuple(card for card in state.hand if card not in gone)
        effects = replace(state.effects, shortcut=False, stride=0)
        return replace(state, row=(*state.row, spot), hand=hand, effects=effects)


class First(Hiding):
    """F_FIRST: one hideout, then a second one or stop."""

    def asks(self, state: State) -> tuple[Ask, ...]:
        return self.hide(state) if len(state.row) == 1 else (*self.hide(state), STOP)

    def on_hide(self, state: State, picks: Picks, chance: Chance) -> Step[State]:
        state = self.place(state, picks)
        events = (hid(state),)
        return Step(state, events) if len(state.row) == 2 else then(events, self.on_stop(state, (), chance))

    def on_stop(self, state: State, picks: Picks, chance: Chance) -> Step[State]:
        return go_on(Step(marshal_draws(state), ()))

    def idle(self, state: State, chance: Chance) -> Step[State]:
        if len(state.row) > 1:
            return self.on_stop(state, (), chance)
        state = self.place(state, ((str(chance.choice((1, 2, 3))),),))
        return then((hid(state),), self.on_stop(state, (), chance))


class FugitiveDraw(Phase):
    """F_DRAW: one card from any open deck; an event is replaced."""

    def asks(self, state: State) -> tuple[Ask, ...]:
        return (draw_ask(state),)

    def on_draw(self, state: State, picks: Picks, chance: Chance) -> Step[State]:
        deck = named_deck(picks)
        step = draw(state, state.fugitive, deck, chance)
        return go_on(Step(drawn(step.state), step.events) if hides(state, deck) else step)

    def idle(self, state: State, chance: Chance) -> Step[State]:
        step = Step(state, ())
        while step.state.phase == "f_draw" and not step.state.errands:
            step = then(step.events, self.on_draw(step.state, (step.state.open_decks()[:1],), chance))
        return step


class FugitivePlay(Hiding):
    """F_PLAY: exactly one hideout, or pass; more after a Safe house (§6.4 event 5).

    A Fugitive who can place nothing is asked all the same (§4 test 29).
    """

    def asks(self, state: State) -> tuple[Ask, ...]:
        return (*self.hide(state), STOP if self.begun(state) else PASS)

    def begun(self, state: State) -> bool:
        """Tell whether a hideout was placed in this phase already."""
        return state.row[-1].round == state.round

    def on_hide(self, state: State, picks: Picks, chance: Chance) -> Step[State]:
        more = state.effects.safe_houses - self.begun(state)
        state = self.place(state, picks)
        told = (hid(state),)
        if state.last == data.ESCAPE:
            return then(told, escape(state))
        if more > 0:
            return Step(replace(state, effects=replace(state.effects, safe_houses=more)), told)
        return then(told, self.on_stop(state, (), chance))

    def on_stop(self, state: State, picks: Picks, chance: Chance) -> Step[State]:
        return go_on(Step(marshal_draws(self.left(state)), ()))

    def on_pass(self, state: State, picks: Picks, chance: Chance) -> Step[State]:
        told = (passed(state),)
        if state.bonus_pass and state.open_decks():
            return Step(replace(self.left(state), phase="bonus"), told)
        return then(told, self.on_stop(state, (), chance))

    def left(self, state: State) -> State:
        """Leave the phase: hideouts of a Safe house that were not placed are gone."""
        return replace(state, effects=replace(state.effects, safe_houses=0))

    def idle(self, state: State, chance: Chance) -> Step[State]:
        told = () if self.begun(state) else (passed(state),)
        return then(told, self.on_stop(state, (), chance))


class Bonus(Phase):
    """The second-edition pass (§6.1): take a card of the lowest open deck, or decline."""

    def asks(self, state: State) -> tuple[Ask, ...]:
        return BONUS

    def on_take(self, state: State, picks: Picks, chance: Chance) -> Step[State]:
        deck = int(state.open_decks()[0]) - 1
        after = replace(state, phase="f_after")
        if not hides(state, deck):
            replacement = Errand("draw", state.fugitive, house.NO_EVENT)
            after = replace(after, errands=(replacement,))
        return go_on(draw(after, state.fugitive, deck, chance))

    def on_decline(self, state: State, picks: Picks, chance: Chance) -> Step[State]:
        told = (Declined(state.fugitive),)
        return go_on(Step(marshal_draws(state), told))

    def idle(self, state: State, chance: Chance) -> Step[State]:
        return self.on_decline(state, (), chance)


def placed(picks: Picks) -> tuple[int, tuple[int, ...]]:
    """Read the hideout and the sprint cards of a `hide`. Raises ValueError for what are no numbers."""
    sprints = picks[1] if len(picks) > 1 else ()
    return int(picks[0][0]), tuple(int(card) for card in sprints)


def sprint_field(state: State, hideout: int) -> Field | None:
    """Give the choice of sprint cards under `hideout`: any other cards but 42; None when there are none (§3.3)."""
    cards = tuple(str(card) for card in state.hand if card not in (hideout, data.ESCAPE))
    return Field("sprints", cards, fewest(state, hideout), len(cards)) if cards else None


def fewest(state: State, hideout: int) -> int:
    """Count the sprint cards that `hideout` needs at least (§3.3)."""
    need = hideout - state.last - state.reach
    if need <= 0:
        return 0
    twos = sum(card % 2 == 0 for card in state.hand if card not in (hideout, data.ESCAPE))
    return (need + 1) // 2 if need <= 2 * twos else need - twos


def hid(state: State) -> Hid | Ran:
    """Tell of the spot just placed: its count of sprint cards, and its number only when it is 42 (§3.3)."""
    spot = state.row[-1]
    count = len(spot.sprints)
    if spot.hideout == data.ESCAPE:
        return Ran(state.fugitive, count)
    return Hid(state.fugitive, len(state.row) - 1, count)


def passed(state: State) -> Passed:
    """Tell that the Fugitive passed."""
    return Passed(state.fugitive)


def escape(state: State) -> Step[State]:
    """Judge a 42 just played: escaped, or a manhunt (§3.2 ESCAPE). Some hideout is still face-down, or it were over."""
    top = max(spot.hideout for spot in state.row[:-1] if spot.revealed)
    if top >= data.MANHUNT_BELOW:
        return over(state, state.fugitive, "escaped_clean")
    return Step(replace(state, phase="manhunt"), (Manhunt(state.marshal, top),))


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
    if beyond <= state.reach + added:
        return None
    return Refusal(
        "too_far",
        {
            "card": hideout,
            "beyond": beyond,
            "last": state.last,
            "reach": state.reach,
            "added": added,
            "missing": beyond - state.reach - added,
            "possible": state.payable(hideout),
        },
    )
