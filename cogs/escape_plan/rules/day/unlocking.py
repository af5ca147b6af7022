"""Actions of the Income phase: unlocking an asset or not (docs/rules/escape_plan.md §3.1)."""

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
    """Pay to unlock an asset."""

    verb = "unlock"
    fields = (ASSET,)

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Return a refusal if the player lacks the money."""
        missing = NUMBERS.unlock - state.players[seat].cash
        return Refusal("cash", {"cost": NUMBERS.unlock, "missing": missing}) if missing > 0 else None

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the player's locked assets."""
        return Ask(self.verb, (ASSET.of(locked_assets(state.players[seat])),))

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return a refusal if the asset is already unlocked."""
        return why_not_unlock(state.players[seat], picks)

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that unlocks the asset; the day goes on once all have decided."""
        state, events = unlock(state, seat, picks[0][0], NUMBERS.unlock)
        return then(events, after_unlock_decision(state, seat, chance))


class KeepMoney(Action[State]):
    """Unlock nothing."""

    verb = "keep_money"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step after the decision; the day goes on once all have decided."""
        return then((KeptMoney(seat),), after_unlock_decision(state, seat, chance))


UNLOCKING: Actions[State] = Actions(Unlock(), KeepMoney())
