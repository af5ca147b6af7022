"""The action of choosing the officer's move after an action (docs/rules/escape_plan.md §3.8)."""

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
    """The action of moving an officer closer to one of the most notorious other players."""

    verb = "send"
    fields = (OFFICER, TO)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question which officer to move, with the officers who can come closer as options."""
        return Ask(self.verb, (OFFICER.of(tuple(heat.choices(state, seat))),))

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the field to fill in after the officer: his new tile."""
        return TO.of(heat.choices(state, seat)[picked[0][0]]) if len(picked) == 1 else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return the refusal if an officer is not in the city or would not come closer (§3.8 step 3).

        The result is None if he may move.
        """
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
        """Return state and events after the officer has moved. Then the day goes on."""
        return move_chosen_officer(state, picks[0][0], picks[1][0], chance)


SENDING: Actions[State] = Actions(Send())
