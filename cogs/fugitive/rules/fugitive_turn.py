"""The phases of the Fugitive's turn (docs/rules/fugitive.md §3.2). The module hiding.py lays hideouts."""

# ruff: noqa: D102 - why_not, ask, do and idle: Action and Phase say what they are
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from bot.engine.action import Action
from bot.engine.chance import Chance
from bot.engine.game import Step
from bot.engine.move import Picks, Refusal
from bot.engine.record import Seat
from cogs.fugitive import house
from cogs.fugitive.events import Declined, Passed
from cogs.fugitive.house_state import PendingEffect
from cogs.fugitive.rules.course import end_draw_phase, end_play_phase, end_turn, go_on
from cogs.fugitive.rules.drawing import DrawCard, draw, draw_lowest, has_hideout_on_top, named_deck
from cogs.fugitive.rules.hiding import Hide, HideAtFirst, has_laid_hideout, lay_hideout
from cogs.fugitive.rules.phase import NotYet, Phase
from cogs.fugitive.state import State

NOTHING_PLACED = Refusal("nothing_placed")

ALREADY_HID = Refusal("already_hid")


class FugitiveDraw(DrawCard):
    """The action of drawing a card from any open deck. After a house event, the Fugitive draws again."""

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        deck = named_deck(picks)
        step = draw(state, seat, deck, chance)
        return go_on(end_draw_phase(step.state) if has_hideout_on_top(state, deck) else step.state, step.events)


class Stop(Action[State]):
    """The decision to lay no more hideouts in this turn. It is possible after the first hideout."""

    verb = "stop"

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        return None if has_laid_hideout(state) else NOTHING_PLACED

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        return end_turn(state)


class Pass(Action[State]):
    """The action of laying nothing. It is always allowed, even without a playable card (§4 test 29)."""

    verb = "pass"

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        return ALREADY_HID if has_laid_hideout(state) else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        told = (Passed(seat),)
        if state.bonus_pass and state.open_decks():
            return Step(replace(end_play_phase(state), phase="bonus"), told)
        return end_turn(state, told)


class Take(Action[State]):
    """The action of taking the extra card for a second-edition pass, from the lowest open deck.

    If the card is a house event, the card drawn in its place may come from any deck.
    """

    verb = "take"
    open = True

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        deck = int(state.open_decks()[0]) - 1
        after = replace(state, phase="f_after")
        if not has_hideout_on_top(state, deck):
            after = replace(after, pending=(PendingEffect("draw", seat, house.NO_EVENT),))
        return go_on(*draw(after, seat, deck, chance))


class Decline(Action[State]):
    """The decision not to take the extra card for passing."""

    verb = "decline"
    open = True

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        return end_turn(state, (Declined(seat),))


class First(Phase):
    """The phase F_FIRST: the Fugitive lays a hideout, then a second one or stops."""

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        if has_laid_hideout(state):
            return end_turn(state)
        step = lay_hideout(state, ((str(chance.choice((1, 2, 3))),),))
        return end_turn(step.state, step.events)


class FugitiveDraws(Phase):
    """The phase F_DRAW: the Fugitive draws one card."""

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        return draw_lowest(self["draw"], state, seat, chance, lambda now: now.phase == "f_draw" and not now.pending)


class FugitivePlays(Phase):
    """The phase F_PLAY: the Fugitive lays exactly one hideout or passes.

    A Safe house allows more hideouts (§6.4 event 5).
    """

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        return end_turn(state, () if has_laid_hideout(state) else (Passed(seat),))


class Bonus(Phase):
    """The phase after a second-edition pass (§6.1): taking a card of the lowest open deck, or not."""

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        return self["decline"].do(state, seat, (), chance)


FUGITIVE_TURN: Final[Mapping[str, Phase]] = {
    "first": First(HideAtFirst(), Stop(), NotYet("draw", "no_draw_at_first"), NotYet("pass", "no_pass_at_first")),
    "f_draw": FugitiveDraws(FugitiveDraw(), NotYet("hide", "draw_first"), NotYet("pass", "draw_first")),
    "f_play": FugitivePlays(Hide(), Stop(), Pass(), NotYet("draw", "drawn")),
    "bonus": Bonus(Take(), Decline()),
}
