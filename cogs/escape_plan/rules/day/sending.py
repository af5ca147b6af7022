"""The action that chooses an officer's move in the heat (docs/rules/escape_plan.md §3.8)."""

from __future__ import annotations

from bot.engine.action import Action, Actions, one
from bot.engine.chance import Chance
from bot.engine.game import Step
from bot.engine.move import Ask, Field, Picks, Refusal
from bot.engine.record import Seat
from cogs.escape_plan.rules.day import heat
from cogs.escape_plan.rules.day.course import move_chosen_officer
from cogs.escape_plan.state import State

OFFICER = Field("officer", kind="pursuer")
TO = Field("to", kind="tile")


class Send(Action[State]):
    """Move an officer closer to one of the most notorious other players."""

    verb = "send"
    fields = (OFFICER, TO)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the officers who can move closer."""
        return Ask(self.verb, (OFFICER.of(tuple(heat.choices(state, seat))),))

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the field after the officer: his new tile."""
        return TO.of(heat.choices(state, seat)[picked[0][0]]) if len(picked) == 1 else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return why an officer cannot be moved: not in the city, or not closer (§3.8 step 3)."""
        officer, end = one(picks, 0), one(picks, 1)
        tile, _, kind = officer.partition(".")
        found = heat.choices(state, seat)
        if end in found.get(officer, ()) or (officer in found and len(picks) < 2):
            return None
        known = {site.tile: site for site in state.city}
        if tile not in known or kind not in known[tile].officers or (end and end not in known):
            return None
        return Refusal("same_officer" if end and kind in known[end].officers else "not_closer")

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that moves the officer; then the day goes on."""
        return move_chosen_officer(state, picks[0][0], picks[1][0], chance)


SENDING: Actions[State] = Actions(Send())
