"""The full state of a game of Escape Plan (docs/rules/escape_plan.md §3.0, §3.12).

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

They are: whether to spend a disc at night, where to go, facing officers, the visit, and things to use after it.
"""

NEUTRAL = -1
"""The owner of a cube that an Inspector put on a business."""


class Slot(Record, frozen=True):
    """A slot of a player board: its kind of content, the id, whether it is face up, and a hidden value."""

    kind: str = FREE
    id: str = ""
    up: bool = True
    value: int = 0


class Asset(Record, frozen=True):
    """An unlocked asset on its space. `up` is true until it is used."""

    id: str
    space: int
    up: bool = True


class Purse(Record, frozen=True):
    """The public facts about a pocket while the game lasts.

    The cash is the balance plus the income from visited places for which the plan card has "$". The first such place
    paid 9, the next 8.
    """

    visits: tuple[str, ...] = ()
    """The places visited, in order."""
    balance: int = NUMBERS.cash
    """All money received and paid, except the income from visits."""
    lowest: tuple[int, ...] = (NUMBERS.cash,)
    """The lowest balance after each number of visits, from 0.

    Income from those visits must have covered a negative balance.
    """


LOOKING, LEFT = -1, -2
"""Slot numbers of a look: no tile is kept yet, or none was kept in the end."""


class Look(Record, frozen=True):
    """A look at the top tiles of a locker's or an exit's stack.

    A player looks at them and may keep one. Or an Inspector removes one that nobody sees.
    """

    who: Seat
    """The player who looked; NEUTRAL for an Inspector."""
    values: tuple[int, ...]
    """The values, known only to `who`: the kept tile first, the others from the highest down."""
    slot: int = LOOKING
    """The item slot of the kept tile, 0 at an exit; LOOKING or LEFT if none is kept."""


Looks = tuple[tuple[Look, ...], ...]
"""For each stack, all looks into it in order.

Lockers come by colour, then exits in the order in which they closed.
"""

STACKS = len(KEYS) + len(BOX.exits.tiles)

NO_LOOKS: Looks = ((),) * STACKS


class PublicPlayer(Record, frozen=True, kw_only=True):
    """The facts about a player that everybody knows (§3.12).

    `fate` is city, escaped or arrested. `at` is the tile and location of the pawn.
    """

    contacts: tuple[Slot, ...]
    assets: tuple[Asset, ...]
    at: tuple[str, str] = ("S1", "clinic")
    fate: str = "city"
    place: int = 0
    """The place in the order of escapes, from 1."""
    cubes: int = NUMBERS.cubes
    """The cubes left on the income track. Their number is the income."""
    keys: tuple[str, ...] = ()
    fixers: tuple[str, ...] = ()
    discs: int = 0
    members: int = 0
    cans: int = 0
    markers: int = NUMBERS.markers
    first_aid: bool = True
    wounds: int = 0
    """The cubes in the red wound box, 0 to 3."""
    handcuffs: int = 0
    rested: bool = False
    notoriety: int = 0
    rewards: int = NUMBERS.notoriety_cubes
    """The notoriety cubes that can still earn a reward (§3.7)."""
    exits: tuple[int, ...] = ()
    """The closed exits that the player has visited."""
    purse: Purse = Purse()


class Player(PublicPlayer, frozen=True, kw_only=True):
    """A player with the secrets."""

    plan: str
    items: tuple[Slot, ...]
    """The item slots; the values of lockers are secret."""
    cash: int = NUMBERS.cash
    stash: tuple[tuple[str, int], ...] = ()
    """The amounts recorded for places visited, secret until the end."""
    exit_tiles: tuple[int, ...] = ()
    """The tile kept at each of `exits`, secret; 0 if the stack was empty."""
    seen_patrol: tuple[int, ...] = ()
    """The next patrol cards, secret, if the Hacker has shown them."""


class Facing(Record, frozen=True):
    """An officer whom the player still has to face, on a tile that the player left."""

    tile: str
    officer: str


class Turn(Record, frozen=True):
    """The current action of a player."""

    stage: str = CHOOSE
    points: int = NUMBERS.points
    car: bool = False
    """Whether the player has stolen a car in this action."""
    fast: bool = False
    """Whether the Fast Car can still avoid all officers on one tile."""
    flights: int = 0
    """The most flights of the route."""
    opened: str = ""
    """A closed business that may be entered in this action, or ""."""
    facing: tuple[Facing, ...] = ()
    looked: tuple[int, ...] = ()
    """Hidden tiles that the player is looking at: two of a locker, or those left at an exit."""
    colour: str = ""
    """The colour of the locker being opened, or ""."""
    taken: int = 0
    """The number of Equipment pieces taken at this visit."""
    bought: bool = False
    hired: int = 0
    lockers: int = 0
    done: tuple[str, ...] = ()
    """The parts of the visit that are done."""


class PublicTable(Record, frozen=True, kw_only=True):
    """The part of a game that everybody sees (§3.12).

    `phase` is unlock, city, turn, heat or over.
    """

    players: tuple[PublicPlayer, ...]
    city: tuple[Site, ...]
    display: tuple[Site, ...]
    """The displayed tiles with their officers; they have no hex yet."""
    boxed: tuple[int, ...]
    """The officers out of the game, by type."""
    keys: tuple[tuple[str, ...], ...]
    """The keys left at each Safe House."""
    fixers: tuple[str, ...]
    contacts: tuple[str, ...]
    """The contacts on display."""
    order: tuple[Seat, ...]
    cubes: tuple[tuple[int, ...], ...] = ((),) * len(PLACES)
    """The owners of the cubes at each place of `data.PLACES`."""
    shown: tuple[int, ...] = ()
    """The patrol cards revealed so far."""
    closed: tuple[int, ...] = ()
    """The closed exits, in the order of closing; the first one has the first stack."""
    store: tuple[int, ...] = tuple(item.copies for item in BOX.equipment)
    """The number of Equipment pieces in the store, by kind."""
    cans: int = NUMBERS.cans_in_store
    supply: int = NUMBERS.gang_supply
    """The number of gang members in the supply."""
    discards: tuple[str, ...] = ()
    dealt: tuple[str, ...] = ()
    """The Inspector cards revealed so far."""
    sandra: str = ""
    costa: str = ""
    day: int = 1
    part: int = 0
    phase: str = "city"
    unlocking: tuple[Seat, ...] = ()
    """The players who still have to decide about an unlock in the Income phase."""
    placers: tuple[Seat, ...] = ()
    """The players who still have to place a tile on this day, in order."""
    placing: str = ""
    """The tile just placed, if it still needs its Business or Safe House; otherwise ""."""
    acting: int = 0
    """The index in `order` of the player who acts."""
    owed: tuple[str, ...] = ()
    """Choices that interrupt the action, the next one first: reward, cover or contact."""
    decider: Seat = -1
    """The player who chooses the officer's move in the heat, or -1."""
    help: bool = False
    """Whether this is a first game, with help texts and an easier first day (ruling 42)."""
    escapes: int = 0
    result: Result | None = None
    rules: str = FIRST
    """The rule set of the game (§9)."""
    police: bool = False
    """Whether officers always move by the rules, without asking a player (ruling 59)."""
    short: bool = False
    """Whether this is a short game: days begin late, and tiles are placed at random (ruling 60)."""

    @property
    def box(self) -> Box:
        """The contents of the box for the rule set and the number of players."""
        return BOXES[self.rules][len(self.players)]

    def site(self, tile: str) -> Site:
        """Return a tile of the city by its id."""
        return next(site for site in self.city if site.tile == tile)

    def in_city(self) -> tuple[Seat, ...]:
        """Return the players who are neither escaped nor arrested, in turn order (§3.0.1)."""
        return tuple([seat for seat in self.order if self.players[seat].fate == "city"])


class State(PublicTable, frozen=True, kw_only=True):
    """The full state of a game, secrets included."""

    players: tuple[Player, ...]
    stacks: tuple[tuple[str, ...], ...]
    bag: tuple[int, ...]
    """The officers in the bag, by type."""
    patrol: tuple[int, ...]
    removed: int
    """The patrol card that was removed unseen at the start."""
    lockers: tuple[tuple[int, ...], ...]
    exit_stacks: tuple[tuple[int, ...], ...]
    deck: tuple[str, ...]
    inspectors: tuple[str, ...]
    looks: Looks = NO_LOOKS
    turn: Turn = Turn()

    @property
    def seat(self) -> Seat:
        """The player who acts now."""
        return self.order[self.acting]
