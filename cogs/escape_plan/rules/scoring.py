"""The players' scores at the end of the game (docs/rules/escape_plan.md §3.11, §4.11).

Money is in thousands of dollars.
"""

from __future__ import annotations

from bot.engine.record import Record, Seat
from cogs.escape_plan.box import Numbers
from cogs.escape_plan.data import NUMBERS
from cogs.escape_plan.state import CONTACT, LOCKER, Player


class Score(Record, frozen=True):
    """The terms of a player's score. Penalties are negative."""

    seat: Seat
    cash: int
    stash: int
    lockers: int
    exits: int
    contacts: int
    assets: int
    wounds: int
    handcuffs: int
    markers: int
    members: int
    notoriety: int

    @property
    def total(self) -> int:
        """The sum of all terms of the score."""
        gained = self.cash + self.stash + self.lockers + self.exits + self.contacts + self.assets
        gained += self.markers + self.members
        return gained + self.wounds + self.handcuffs + self.notoriety


def score(seat: Seat, player: Player, numbers: Numbers) -> Score:
    """Return the score of a player according to the numbers of a rule set."""
    slots = zip(player.contacts, NUMBERS.contact_slots, strict=True)
    return Score(
        seat=seat,
        cash=player.cash,
        stash=sum(amount for _, amount in player.stash),
        lockers=sum(slot.value for slot in player.items if slot.kind == LOCKER),
        exits=sum(player.exit_tiles),
        contacts=sum(value for slot, value in slots if slot.kind == CONTACT),
        assets=numbers.used_asset * sum(not asset.up for asset in player.assets),
        wounds=-numbers.wound * player.wounds,
        handcuffs=-numbers.handcuffs * player.handcuffs,
        markers=numbers.marker * (NUMBERS.markers - player.markers),
        members=numbers.member * player.members,
        notoriety=-numbers.notoriety_penalty[player.notoriety],
    )


def winner(players: tuple[Player, ...], numbers: Numbers) -> Seat | None:
    """Return the seat of the richest player who escaped, or None if nobody escaped.

    Of equally rich players, the one with more cash in the pocket wins, then the one who escaped earlier.
    """
    out = [seat for seat, player in enumerate(players) if player.fate == "escaped"]
    if not out:
        return None
    totals = {seat: score(seat, players[seat], numbers).total for seat in out}
    return max(out, key=lambda seat: (totals[seat], players[seat].cash, -players[seat].place))


def grade(total: int, numbers: Numbers) -> int:
    """Return the grade of a lone player, from 0 (small fry) to 4 (legend), by the total score (§4.11)."""
    return sum(total >= mark for mark in numbers.grades)
