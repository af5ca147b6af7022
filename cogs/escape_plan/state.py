"""The state of a table of Escape Plan (docs/rules/escape_plan.md §3.0, §3.12).

Money is in thousands of dollars.
"""

from __future__ import annotations

from bot.engine.game import Result
from bot.engine.record import Record, Seat
from cogs.escape_plan.box import FIRST, Box
from cogs.escape_plan.data import BOX, BOXES, KEYS, NUMBERS, PLACES
from cogs.escape_plan.rules.city.tiles import Site

FREE, LOCKED, COVERED, CONTACT, EQUIPMENT, LOCKER = ("", "asset", "covered", "contact", "equipment", "locker")

DISC, CHOOSE, AVOID, VISIT, AFTER = ("disc", "choose", "avoid", "visit", "after")
"""The stages of an action.

Whether to spend a disc at night; where to go; officers to be faced; the visit; things to use afterwards.
"""

NEUTRAL = -1
"""The owner of a cube that an Inspector put on a business."""


class Slot(Record, frozen=True):
    """A slot of a player board: its content, the id, whether it is face-up, and a locker's hidden value."""

    kind: str = FREE
    id: str = ""
    up: bool = True
    value: int = 0


class Asset(Record, frozen=True):
    """An unlocked asset on its space; `up` until it is used."""

    id: str
    space: int
    up: bool = True


class Purse(Record, frozen=True):
    """The public part of a pocket while the game lasts.

    The cash in it is the balance plus the income of the visited places for which the plan card has "$": the first paid
    9, the next 8.
    """

    visits: tuple[str, ...] = ()
    """Places visited, in order."""
    balance: int = NUMBERS.cash
    """The money that came in and was paid, without the income of visits."""
    lowest: tuple[int, ...] = (NUMBERS.cash,)
    """The lowest balance while so many places were visited, from none.

    The income of these has paid what is below 0.
    """


LOOKING, LEFT = -1, -2
"""Nothing kept, yet or permanently."""


class Look(Record, frozen=True):
    """Tiles of a locker or an exit, off the top of a stack.

    A player looks at them and keeps one, or an Inspector takes one out of the game, which nobody sees.
    """

    who: Seat
    """NEUTRAL for an Inspector."""
    values: tuple[int, ...]
    """Secret of `who`: first what was kept, the others from the highest down."""
    slot: int = LOOKING
    """The item slot of the kept tile, 0 at an exit."""


Looks = tuple[tuple[Look, ...], ...]
"""All looks into each stack, the first one first.

Lockers come by colour, then exits in the order in which they closed.
"""

STACKS = len(KEYS) + len(BOX.exits.tiles)

NO_LOOKS: Looks = ((),) * STACKS


class PublicPlayer(Record, frozen=True, kw_only=True):
    """The public part of a seat (§3.12).

    `fate` is city, escaped or arrested; `at` is the tile and location of the pawn.
    """

    contacts: tuple[Slot, ...]
    assets: tuple[Asset, ...]
    at: tuple[str, str] = ("S1", "clinic")
    fate: str = "city"
    place: int = 0
    """The place in the order of escapes, from 1."""
    cubes: int = NUMBERS.cubes
    """Cubes left on the income track, which is the income."""
    keys: tuple[str, ...] = ()
    fixers: tuple[str, ...] = ()
    discs: int = 0
    members: int = 0
    cans: int = 0
    markers: int = NUMBERS.markers
    first_aid: bool = True
    wounds: int = 0
    """Cubes in the red box, 0 to 3."""
    handcuffs: int = 0
    rested: bool = False
    notoriety: int = 0
    rewards: int = NUMBERS.notoriety_cubes
    """Notoriety cubes that can still be moved for a reward (§3.7)."""
    exits: tuple[int, ...] = ()
    """Closed exits visited."""
    purse: Purse = Purse()


class Player(PublicPlayer, frozen=True, kw_only=True):
    """A seat with its secrets."""

    plan: str
    items: tuple[Slot, ...]
    """Item slots; the values of lockers are secret."""
    cash: int = NUMBERS.cash
    stash: tuple[tuple[str, int], ...] = ()
    """Amounts recorded at places visited, secret until the end."""
    exit_tiles: tuple[int, ...] = ()
    """The tiles kept at each of `exits`, secret; 0 if the stack was empty."""
    seen_patrol: tuple[int, ...] = ()
    """The next patrol cards that the Hacker has shown, secret."""


class Facing(Record, frozen=True):
    """An officer to be faced on a tile that was left."""

    tile: str
    officer: str


class Turn(Record, frozen=True):
    """The current action."""

    stage: str = CHOOSE
    points: int = NUMBERS.points
    car: bool = False
    """Whether a car has been stolen."""
    fast: bool = False
    """Whether the Fast Car can still avoid all officers on one tile."""
    flights: int = 0
    """Flights that the route may have."""
    opened: str = ""
    """A closed business that may be entered."""
    facing: tuple[Facing, ...] = ()
    looked: tuple[int, ...] = ()
    """Hidden tiles that the player is looking at: two of a locker, or what is left of an exit's stack."""
    colour: str = ""
    """The locker being opened."""
    taken: int = 0
    """Equipment taken at this visit."""
    bought: bool = False
    hired: int = 0
    lockers: int = 0
    done: tuple[str, ...] = ()
    """Parts of the visit that are settled."""


class PublicTable(Record, frozen=True, kw_only=True):
    """The public part of a table (§3.12).

    `phase` is unlock, city, turn, heat, over.
    """

    players: tuple[PublicPlayer, ...]
    city: tuple[Site, ...]
    display: tuple[Site, ...]
    """The face-up tiles of the stacks, with their officers, wherever these may go."""
    boxed: tuple[int, ...]
    """Officers out of the game, by type."""
    keys: tuple[tuple[str, ...], ...]
    """Keys left at each Safe House."""
    fixers: tuple[str, ...]
    contacts: tuple[str, ...]
    """The contacts on display."""
    order: tuple[Seat, ...]
    cubes: tuple[tuple[int, ...], ...] = ((),) * len(PLACES)
    """The cubes at each place of `data.PLACES`, by owner."""
    shown: tuple[int, ...] = ()
    """Patrol cards revealed."""
    closed: tuple[int, ...] = ()
    """Exits closed, in order: the first has the first stack."""
    store: tuple[int, ...] = tuple(item.copies for item in BOX.equipment)
    """Equipment in the store, by type."""
    cans: int = NUMBERS.cans_in_store
    supply: int = NUMBERS.gang_supply
    """Gang members in the supply."""
    discards: tuple[str, ...] = ()
    dealt: tuple[str, ...] = ()
    """Inspector cards dealt."""
    sandra: str = ""
    costa: str = ""
    day: int = 1
    part: int = 0
    phase: str = "city"
    unlocking: tuple[Seat, ...] = ()
    """The players who still decide about an unlock in the Income phase."""
    placers: tuple[Seat, ...] = ()
    """The players who still place a tile this day, the next one first."""
    placing: str = ""
    """A tile just placed that still needs its Business or Safe House."""
    acting: int = 0
    """The index in `order` of the player who acts in this part."""
    owed: tuple[str, ...] = ()
    """Choices that interrupt the action, first to come first: reward, cover, contact."""
    decider: Seat = -1
    """The player who moves an officer in the heat."""
    help: bool = False
    """Whether this is a first game: a gentler first day, and each place explains itself (ruling 42)."""
    escapes: int = 0
    result: Result | None = None
    rules: str = FIRST
    """The rule set of the game (§9)."""
    police: bool = False
    """Whether the police move by themselves, without asking a player (ruling 59)."""
    short: bool = False
    """Whether days begin late and city tiles are placed by lot (ruling 60)."""

    @property
    def box(self) -> Box:
        """The contents of the box, by the rule set and the number of players."""
        return BOXES[self.rules][len(self.players)]

    def site(self, tile: str) -> Site:
        """Return a tile of the city."""
        return next(site for site in self.city if site.tile == tile)

    def in_city(self) -> tuple[Seat, ...]:
        """Return the players neither escaped nor arrested, in turn order (§3.0.1)."""
        return tuple([seat for seat in self.order if self.players[seat].fate == "city"])


class State(PublicTable, frozen=True, kw_only=True):
    """The whole state, with all secrets."""

    players: tuple[Player, ...]
    stacks: tuple[tuple[str, ...], ...]
    bag: tuple[int, ...]
    """Officers in the bag, by type."""
    patrol: tuple[int, ...]
    removed: int
    """The patrol card that nobody sees."""
    lockers: tuple[tuple[int, ...], ...]
    exit_stacks: tuple[tuple[int, ...], ...]
    deck: tuple[str, ...]
    inspectors: tuple[str, ...]
    looks: Looks = NO_LOOKS
    turn: Turn = Turn()

    @property
    def seat(self) -> Seat:
        """The player who acts."""
        return self.order[self.acting]
