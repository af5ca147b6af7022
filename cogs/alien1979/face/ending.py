"""The end of a game of Alien 1979: the result for each player, and the hidden codes and cards."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chronicle import LogEntry
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.alien1979 import data
from cogs.alien1979.events import Ejected, Marked, Revealed, TurnedAway
from cogs.alien1979.face import words
from cogs.alien1979.view import View

NEXT = 5
"""The number of the Alien's next cards that players see at the end."""


def fate(view: View, seat: Seat, say: Say) -> str:
    """Return one line that says how the game ended for a player who did not win."""
    pawn, who = view.pawns[seat], say.name(seat)
    if view.result is None or seat in view.result.winners:
        return ""
    if pawn.fate != "alive":
        return say(f"alien1979-fate-{pawn.fate}", who=who)
    return say("alien1979-fate-behind", who=who, inside=words.inside(pawn.place, say))


def cause(view: View, seat: Seat, moves: Sequence[LogEntry], say: Say) -> str:
    """Return a text about the losing player's own part in the loss.

    For a dead player, it is how many marks came from cards that the player revealed. For a player left behind, it is
    the failed tries at the door, and how often the player was thrown out.
    """
    acting: Seat | None = None
    own = marks = tries = out = 0
    for event in (event for move in moves for event in move.events):
        match event:
            case Revealed():
                acting = event.who
            case Marked(who=who) if who == seat:
                marks += event.marks
                own += event.marks if acting == seat else 0
            case TurnedAway(who=who) if who == seat:
                tries += 1
            case Ejected(whom=who) if who == seat:
                out += 1
    name, fared = say.name(seat), view.pawns[seat].fate
    if fared == "dead" and marks:
        return say("alien1979-cause-dead", who=name, marks=marks, own=own)
    return say("alien1979-cause-behind", who=name, tries=tries, out=out) if fared == "alive" and tries + out else ""


def revealed(view: View, say: Say) -> tuple[str, ...]:
    """Return lines with the hidden codes, unless the codes were entered, and with the Alien's next cards."""
    told = []
    if view.enterer is None:
        hands = tuple(
            say("alien1979-revealed-hand", who=say.name(seat), codes=words.list_codes(pawn.codes, say))
            for seat, pawn in enumerate(view.pawns)
            if pawn.codes
        )
        lying = tuple(
            say("alien1979-revealed-lying", sector=words.place(sector, say), codes=words.list_codes(codes, say))
            for sector, codes in zip(data.SECTORS, view.known, strict=True)
            if codes
        )
        told += [say("alien1979-revealed-hands", hands=words.BETWEEN.join(hands))] if hands else []
        told += [say("alien1979-revealed-places", places=words.BETWEEN.join(lying))] if lying else []
    if view.deck:
        coming = view.deck[:NEXT]
        told.append(say("alien1979-revealed-cards", count=len(coming), cards=words.cards(coming, say)))
    return tuple(told)
