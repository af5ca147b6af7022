"""The visit to a gang headquarters: hiring gang members, and placing a control marker.

See docs/rules/escape_plan.md §3.6.4.
"""

from __future__ import annotations

from bot.engine.action import Action, one
from bot.engine.chance import Chance
from bot.engine.event import Event
from bot.engine.game import Step
from bot.engine.move import Ask, Field, Picks, Refusal
from bot.engine.record import Seat
from cogs.escape_plan.data import NUMBERS
from cogs.escape_plan.events.visits import Hired, Marked, Toll
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.changes import change_notoriety, mark_done, pay, receive, with_player, with_site
from cogs.escape_plan.rules.visit.done import DONE, Done
from cogs.escape_plan.state import State

COUNT = Field("count", kind="members")
MARKER = Field("marker", kind="marker")


class Hire(Action[State]):
    """The action of hiring one or two gang members."""

    verb = "hire"
    fields = (COUNT, MARKER)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question how many members to hire. The options need members, room and money."""
        cash = state.players[seat].cash
        counts = range(1, most_members(state, seat) + 1)
        paid = tuple(str(count) for count in counts if facts.hire_price(state, seat, count) <= cash)
        return Ask(self.verb, (COUNT.of(paid),)) if paid else None

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the field after the number: whether to place a control marker, or None if it is impossible."""
        player = state.players[seat]
        free = state.site(player.at[0]).marker is None and player.markers > 0
        return MARKER.of(("yes", "no")) if free and len(picked) == 1 else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return the refusal if there are too few members, no room, or too little money; otherwise None."""
        player, first = state.players[seat], one(picks, 0)
        count = int(first) if first in ("1", "2") else 1
        if count > state.site(player.at[0]).members:
            return Refusal("no_members")
        if count > NUMBERS.members - player.members:
            return Refusal("members", {"most": NUMBERS.members})
        price = facts.hire_price(state, seat, count)
        missing = price - player.cash
        return Refusal("cash", {"cost": price, "missing": missing}) if missing > 0 else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the player hires members and pays, also the marker's owner.

        The player may place a control marker. Notoriety rises once.
        """
        return _hire(state, seat, int(picks[0][0]), len(picks) > 1 and picks[1][0] == "yes")


class HiredEnough(Done):
    """The decision to hire no gang members, or no more."""

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the offer to stop hiring, or None if the player could hire no member (§3.12).

        The player's money is not considered.
        """
        return self.plain if most_members(state, seat) else None


def most_members(state: State, seat: Seat) -> int:
    """Return how many gang members `seat` could hire if it had enough money."""
    player = state.players[seat]
    return min(state.site(player.at[0]).members, NUMBERS.members - player.members)


def _hire(state: State, seat: Seat, count: int, marks: bool) -> Step[State]:
    tile = state.players[seat].at[0]
    site = state.site(tile)
    price = facts.hire_price(state, seat, count)
    events: tuple[Event, ...] = (Hired(seat, count, price),)
    state = pay(mark_done(state, DONE), seat, price)
    if site.marker is not None and facts.earns_toll(state, site.marker, seat):
        state = receive(state, site.marker, count * NUMBERS.toll)
        events += (Toll(site.marker, count * NUMBERS.toll),)
    player = state.players[seat]
    state = with_player(state, seat, members=player.members + count, markers=player.markers - marks)
    state = with_site(state, tile, members=site.members - count, marker=seat if marks else site.marker)
    if marks:
        events += (Marked(seat, tile),)
    state, more = change_notoriety(state, seat, 1)
    return Step(state, events + more)
