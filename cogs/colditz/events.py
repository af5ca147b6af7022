"""What happens in Escape from Colditz, as it is told and written down (docs/rules/colditz.md §3).

Who acts is `who`, whose man, guard or turn it befalls is `whose`; rows of schema 1 do not always say so.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from bot.engine.event import Event, Private, declared
from bot.engine.record import Seat

Man: TypeAlias = Annotated[str, "man"]
"""A man, as `OFFICER.MAN`."""

Guard: TypeAlias = Annotated[int, "guard"]
"""A guard, counted from 0."""

Place: TypeAlias = Annotated[str, "place"]
"""A space, a place in a tunnel, or where one can be off the net."""

Room: TypeAlias = Annotated[str, "room"]
"""A room by its id."""

Tunnel: TypeAlias = Annotated[str, "tunnel"]
"""A tunnel by its card."""

Card: TypeAlias = Annotated[str, "card"]
"""A card by its id or kind."""

Cell: TypeAlias = Annotated[str, "cell"]
"""A block of cells."""

Dice: TypeAlias = Annotated[tuple[int, ...], "dice"]
"""Dice one after the other, two for each throw."""

Equipment: TypeAlias = Annotated[tuple[str, int], "equipment"]
"""Equipment of one kind: which, and how many cards."""

Goods: TypeAlias = Annotated[tuple[str, ...], "goods"]
"""What a trade is about: Equipment of the table and cards of the hand."""


class Began(Event, frozen=True):
    """The game begins; `who` is the German, and so many escapes win (§3.2)."""

    who: Seat
    goal: int


class HouseRule(Event, frozen=True):
    """A house rule is in force (§7)."""

    rule: str


class Placed(Event, frozen=True):
    """The German posted his guards before the first turn (§3.2)."""

    who: Seat
    inner: tuple[str, ...]
    garrison: tuple[str, ...]


class Rolled(Event, frozen=True):
    """Somebody rolled for movement (§3.3 T2)."""

    who: Seat
    dice: Dice
    points: int


class Skipped(Event, frozen=True):
    """Sabotage took a turn of the German (§2.4 O-16)."""

    who: Seat


class Drew(Event, frozen=True):
    """Somebody drew a card (§3.3)."""

    who: Seat


class DrewCard(Private, frozen=True):
    """Which card it is, for its drawer."""

    who: Seat
    card: Card


class Discarded(Event, frozen=True):
    """Somebody put a card above the limit away, face down (R38)."""

    who: Seat


class PutAway(Private, frozen=True):
    """Which card it was, for whoever put it away."""

    who: Seat
    card: Card


class Undone(Event, frozen=True):
    """Somebody took a step back."""

    who: Seat
    points: int


class Ended(Event, frozen=True):
    """Somebody ended the turn with so many points left."""

    who: Seat
    points: int


class Idle(Event, frozen=True):
    """Somebody's time is up."""

    who: Seat


class TimeUp(Event, frozen=True):
    """The minutes of the game are over (§3.17)."""


class Left(Event, frozen=True):
    """Somebody left the game."""

    who: Seat


class Over(Event, frozen=True):
    """The game is over, and `who` have won (§3.17)."""

    who: tuple[Seat, ...]
    reason: str


class Played(Event, frozen=True):
    """Somebody played a card in the own turn (§2.4, §2.5)."""

    who: Seat
    card: Card


class Reacted(Event, frozen=True):
    """An officer answered with a card, a secret hide for one `man` (§3.18)."""

    who: Seat
    card: Card
    man: Man | None


class Moved(Event, frozen=True):
    """A man walked, with so many points left (§3.4)."""

    who: Seat
    man: Man
    place: Place
    points: int


class Paid(Event, frozen=True):
    """An officer handed in Equipment for a crossing, some of it as `cards` of the hand (§3.7)."""

    who: Seat
    equipment: Equipment
    cards: tuple[Card, ...]


class Intercepted(Event, frozen=True):
    """The German took a key or pass, and the gate stays shut (§2.5 S-5, S-6)."""

    who: Seat
    man: Man
    kind: str
    whose: Seat | None = None


class Escaped(Event, frozen=True):
    """A man got away (§3.11)."""

    scene = True

    who: Seat
    man: Man
    objective: str
    escapes: int


class Equipped(Event, frozen=True):
    """An officer took Equipment, and his men go to the roll-call zone (§3.5)."""

    who: Seat
    equipment: Equipment
    men: tuple[Man, ...]


class TookKit(Event, frozen=True):
    """An officer took the escape kit, for `parts` of it where he handed some in (§3.6)."""

    who: Seat
    parts: tuple[Card, ...]


class GaveUp(Event, frozen=True):
    """An officer gave up Equipment (§3.12)."""

    who: Seat
    equipment: Equipment


class Freed(Event, frozen=True):
    """A man left his cell (§3.11, §2.4 O-7)."""

    who: Seat
    man: Man
    place: Place


class Surrendered(Event, frozen=True):
    """An officer forced an arrest of his own man (§3.11)."""

    who: Seat
    man: Man
    guard: Guard


class Dug(Event, frozen=True):
    """A tunnel was opened by two men (§3.8)."""

    who: Seat
    tunnel: Tunnel
    men: tuple[Man, ...]


class Collapsed(Event, frozen=True):
    """A tunnel collapsed, `whose` last man is still inside (§3.8)."""

    tunnel: Tunnel
    whose: Seat | None = None


class Drove(Event, frozen=True):
    """A man drove the Commandant's car, `home` or into a cell (§3.9)."""

    scene = True

    who: Seat
    man: Man
    dice: Dice
    need: int
    home: bool


class Pushed(Event, frozen=True):
    """A man jumped out of the way of the car (§3.9)."""

    man: Man
    place: Place
    whose: Seat | None = None


class PushedGuard(Event, frozen=True):
    """A guard jumped out of the way of the car (§3.9)."""

    guard: Guard
    place: Place
    whose: Seat | None = None


class Diverted(Event, frozen=True):
    """A guard was sent to barracks through the next turn of the German (§2.4 O-15)."""

    who: Seat
    guard: Guard
    whose: Seat | None = None


class Dared(Event, frozen=True):
    """A man tried Do or die (§3.10)."""

    who: Seat
    man: Man
    throws: int
    dice: Dice
    need: int


class ShotDown(Event, frozen=True):
    """He fell short, and his officer is out of the game (§3.10)."""

    scene = True

    who: Seat
    man: Man


class Posted(Event, frozen=True):
    """A guard was posted (§3.12)."""

    who: Seat
    guard: Guard
    place: Place


class Withdrawn(Event, frozen=True):
    """A guard was taken back to the barracks (§3.12)."""

    who: Seat
    guard: Guard


class Walked(Event, frozen=True):
    """A guard walked, after the man whom he pursues, with so many points left (§3.12)."""

    who: Seat
    guard: Guard
    place: Place
    points: int
    quarry: Man | None


class CalledOff(Event, frozen=True):
    """A guard of `whose` lost the man whom he pursued, and goes to barracks (§3.12)."""

    guard: Guard
    whose: Seat | None = None


class Preferred(Event, frozen=True):
    """The German named the block for the next men (R18)."""

    who: Seat
    cell: Cell


class Announced(Event, frozen=True):
    """A man is about to be arrested, and his officer may have an answer (§3.12)."""

    who: Seat
    man: Man
    guard: Guard
    points: int
    whose: Seat | None = None


class Arrested(Event, frozen=True):
    """A man was arrested (§3.12)."""

    scene = True

    man: Man
    guard: Guard
    place: Place
    whose: Seat | None = None


class Vanished(Event, frozen=True):
    """A man vanished into a secret hide before the guard who would arrest him (§2.4 O-14)."""

    man: Man
    guard: Guard
    whose: Seat | None = None


class Searching(Event, frozen=True):
    """A guard searches a room, where `whose` men are (§3.13)."""

    who: Seat
    room: Room
    guard: Guard
    whose: tuple[Seat, ...] = ()


class Searched(Event, frozen=True):
    """A search took men (§3.13)."""

    scene = True

    room: Room
    men: tuple[Man, ...]
    whose: tuple[Seat, ...] = ()


class SearchFailed(Event, frozen=True):
    """A search took nobody (§3.13)."""

    room: Room


class Discovered(Event, frozen=True):
    """A tunnel was discovered and all men inside taken (§3.8)."""

    scene = True

    who: Seat
    tunnel: Tunnel
    men: tuple[Man, ...]
    whose: tuple[Seat, ...] = ()


class CalledRoll(Event, frozen=True):
    """The German played a roll call (§3.14)."""

    scene = True

    who: Seat


class Chose(Event, frozen=True):
    """An officer has chosen in secret who goes to the roll call (R37)."""

    who: Seat


class Attended(Event, frozen=True):
    """Whom an officer sent to the roll call, and who `stayed` away (§3.14)."""

    who: Seat
    men: tuple[Man, ...]
    stayed: tuple[Man, ...]


class Spared(Event, frozen=True):
    """The German makes no general search (§3.14)."""

    who: Seat


class Sweeping(Event, frozen=True):
    """A general search reaches so far from every guard, and these men are in range (§3.14)."""

    who: Seat
    points: int
    men: tuple[Man, ...]
    whose: tuple[Seat, ...] = ()


class Swept(Event, frozen=True):
    """A general search took men (§3.14)."""

    scene = True

    men: tuple[Man, ...]
    whose: tuple[Seat, ...] = ()


class SweepFailed(Event, frozen=True):
    """A general search took nobody (§3.14)."""


class Shot(Event, frozen=True):
    """A guard shot at a man (§3.15)."""

    who: Seat
    man: Man
    guard: Guard
    dice: Dice
    distance: int
    hit: bool
    whose: Seat | None = None


class Saved(Event, frozen=True):
    """An amulet saved a man who was hit (§2.4 O-12)."""

    man: Man
    whose: Seat | None = None


class Killed(Event, frozen=True):
    """A man was shot dead (§3.15)."""

    scene = True

    man: Man
    whose: Seat | None = None


class Traded(Event, frozen=True):
    """Two officers exchanged something (§3.16)."""

    who: Seat
    whom: Seat


class Exchanged(Private, frozen=True):
    """What they exchanged, for these two."""

    who: Seat
    whom: Seat
    give: Goods
    want: Goods


class Offered(Private, frozen=True):
    """An officer made an offer (§3.16)."""

    who: Seat
    whom: Seat
    give: Goods
    want: Goods


class Rejected(Private, frozen=True):
    """`whom` rejected an offer of `who` (§3.16)."""

    who: Seat
    whom: Seat
    give: Goods
    want: Goods


class Retracted(Private, frozen=True):
    """`who` took back an offer to `whom` (§3.16)."""

    who: Seat
    whom: Seat
    give: Goods
    want: Goods


class Fallen(Private, frozen=True):
    """An offer fell whose goods have gone (§3.16)."""

    who: Seat
    whom: Seat
    give: Goods
    want: Goods


EVENTS = declared(__name__)
