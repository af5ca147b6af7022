"""Actions of the Income phase: unlocking an asset, or keeping the money.

See docs/rules/escape_plan.md §3.1.
"""

from __future__ import annotations

from bot.engine.action import Action, Actions
from bot.engine.chance import Chance
from bot.engine.game import Step, then
from bot.engine.move import Ask, Picks, Refusal
from bot.engine.record import Seat
from cogs.escape_plan.data import NUMBERS
from cogs.escape_plan.events.course import KeptMoney
from cogs.escape_plan.rules.changes import ASSET, locked_assets, unlock, why_not_unlock
from cogs.escape_plan.rules.day.course import after_unlock_decision
from cogs.escape_plan.state import State


class Unlock(Action[State]):
    """The action of paying to unlock an asset."""

    verb = "unlock"
    fields = (ASSET,)

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Return the refusal if the player does not have the money, otherwise None."""
        missing = NUMBERS.unlock - state.players[seat].cash
        return Refusal("cash", {"cost": NUMBERS.unlock, "missing": missing}) if missing > 0 else None

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question which asset to unlock, with the player's locked assets as options."""
        return Ask(self.verb, (ASSET.of(locked_assets(state.players[seat])),))

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return the refusal if the picked asset is already unlocked, otherwise None."""
        return why_not_unlock(state.players[seat], picks)

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the asset is unlocked. The day goes on when all have decided."""
        state, events = unlock(state, seat, picks[0][0], NUMBERS.unlock)
        return then(events, after_unlock_decision(state, seat, chance))


class KeepMoney(Action[State]):
    """The action of unlocking no asset and keeping the money."""

    verb = "keep_money"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the player kept the money. The day goes on when all have decided."""
        return then((KeptMoney(seat),), after_unlock_decision(state, seat, chance))


UNLOCKING: Actions[State] = Actions(Unlock(), KeepMoney())
