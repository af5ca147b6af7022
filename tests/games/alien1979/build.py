"""Positions of Alien 1979 in few words, and the only door to play on from them.

Codes are spelt by their first letters: `rrs` is two reyes and a sota. Cards of the Alien are spelt `6 copas`.
"""

from msgspec.structs import replace

from bot.engine.event import Event
from bot.engine.game import Step
from bot.engine.record import Viewer
from cogs.alien1979 import data
from cogs.alien1979.rules.game import GAME
from cogs.alien1979.state import NOWHERE, Pawn, State
from cogs.alien1979.view import View
from tests.games.door import Door

A, B, C, D = range(4)
"""The first seats."""

SOTA, CABALLO, REY = 0, 4, 8
"""Draws from the pile that show each rank."""

SHUFFLE = [0] * 11
"""What a reset draws to deal the codes again."""


def ranks(letters):
    """Read codes: `rs` is a sota and a rey."""
    return tuple(rank for rank in data.RANKS for letter in letters if rank[0] == letter)


def card(text):
    """Read a card of the Alien."""
    rank, suit = text.split()
    return int(rank), suit


def pawn(place=data.MADRE, codes="", marks=0, weapon=False, shielded=False):
    """Put a pawn in `place`. One that is shielded has a weapon."""
    return Pawn(place=place, codes=ranks(codes), marks=marks, weapon=weapon or shielded, shielded=shielded)


def dead(fate="dead"):
    """Give a pawn that is out of the game."""
    return Pawn(place="", fate=fate)


def table(*pawns, alien="oros", lying=None, cards=(), enterer=None, **more):
    """Build a state in which seat 0 acts with both points, unless `more` says otherwise.

    `lying` spells the codes by sector; without it the sectors are empty. `cards` lie on top of the Alien's deck; below
    them come the cards that only move the Alien, then the others.
    """
    top = tuple(card(text) for text in cards)
    below = sorted((c for c in data.ALIEN_DECK if c not in top), key=lambda c: (c[0] not in data.MOVING, c))
    there = tuple(ranks((lying or {}).get(sector, "")) for sector in data.SECTORS)
    fields = {"strict": False, "first": 0, "points": data.POINTS, "deck": (*top, *below), **more}
    return State(pawns=pawns, alien=alien, lying=there, enterer=enterer, **fields)


DOOR = Door(GAME)

asked, do, line, refused, key = DOOR.asked, DOOR.do, DOOR.line, DOOR.refused, DOOR.key
time_out, leave, verbs = DOOR.time_out, DOOR.leave, DOOR.verbs


def reveal(state: State, text: str, draws=(), by=A) -> Step:
    """Let the player before `by` stop, so that `by` reveals the card spelled `text`."""
    shown = card(text)
    deck = (shown, *(other for other in state.deck if other != shown))
    before = [seat for seat in state.living() if seat < by] or state.living()
    return do(replace(state, deck=deck, turn=before[-1], points=data.POINTS), "stop", draws)


def offered(state: State, verb: str, *picked: str, seat=None) -> tuple[str, ...]:
    """List the options of the field of `verb` that follows `picked`; empty if the verb is not offered."""
    if seat is None:
        (seat,) = asked(state)
    ask = next((ask for ask in GAME.asks(state, seat) if ask.verb == verb), None)
    field = GAME.next_field(state, seat, ask, tuple((pick,) for pick in picked)) if ask else None
    return field.options if field else ()


def told(step: Step, viewer: Viewer = None) -> tuple[type[Event], ...]:
    """List the kinds of the events that reach `viewer`, headings of the log left out."""
    return tuple(type(event) for event in step.events if event.reaches(viewer) and not event.opens)


def event(step: Step, kind: type[Event]) -> Event:
    """Give the one event of a kind."""
    (found,) = (event for event in step.events if isinstance(event, kind))
    return found


def lies(state: State, sector: str) -> str:
    """Spell the codes that lie face-down in `sector`."""
    return "".join(rank[0] for rank in state.lying[data.SECTORS.index(sector)])


def holds(state: State, seat: int) -> str:
    """Spell the hand of `seat`."""
    return "".join(rank[0] for rank in state.pawns[seat].codes)


def knows(state: State, seat: int, sector: str) -> str:
    """Spell what `seat` knows of the codes in `sector`."""
    return "".join(rank[0] for rank in state.pawns[seat].known[data.SECTORS.index(sector)])


def knowing(state: State, seat: int, sector: str, letters: str) -> State:
    """Let `seat` have put down the codes spelled `letters` in `sector`."""
    at = data.SECTORS.index(sector)
    known = (*NOWHERE[:at], ranks(letters), *NOWHERE[at + 1 :])
    pawns = list(state.pawns)
    pawns[seat] = replace(pawns[seat], known=known)
    return replace(state, pawns=tuple(pawns))


def marks(state: State) -> tuple[int, ...]:
    """List the marks by seat."""
    return tuple(pawn.marks for pawn in state.pawns)


def fates(state: State) -> tuple[str, ...]:
    """List by seat who is alive, dead or has left."""
    return tuple(pawn.fate for pawn in state.pawns)


def seen(state: State, viewer: Viewer = None) -> View:
    """Give the view of `viewer`."""
    return GAME.view(state, viewer)
