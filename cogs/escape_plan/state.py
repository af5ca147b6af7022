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
"""The stages of an action, in order.

They are: whether to spend a disc at night, where to go, facing officers, the visit, and things to use after the visit.
"""

NEUTRAL = -1
"""The owner number of a cube that an Inspector put on a business, which belongs to no player."""


class Slot(Record, frozen=True):
    """A slot of a player's board: the kind of its content, the id, if it is face up, and a hidden value."""

    kind: str = FREE
    id: str = ""
    up: bool = True
    value: int = 0


class Asset(Record, frozen=True):
    """An unlocked asset on its space. `up` is true until the player has used the asset."""

    id: str
    space: int
    up: bool = True


class Purse(Record, frozen=True):
    """The public facts about a player's secret cash, while the game lasts.

    The cash is the balance plus the income from visits. A visit brings income if the player's plan card has "$" for the
    place. The first such place paid 9, the next one 8, and so on.
    """

    visits: tuple[str, ...] = ()
    """The places that the player visited, in order."""
    balance: int = NUMBERS.cash
    """All money that the player received minus all money paid. Income from visits is not included."""
    lowest: tuple[int, ...] = (NUMBERS.cash,)
    """The lowest balance so far after 0 visits, after 1 visit, and so on.

    If it was negative, the income from those visits must have covered it.
    """


LOOKING, LEFT = -1, -2
"""Special slot numbers of a look at tiles: no tile is kept yet, or none was kept in the end."""


class Look(Record, frozen=True):
    """A look at the top tiles in the stack of a locker or an exit.

    A player who looks may keep one of the tiles. An Inspector removes one tile, and nobody sees it.
    """

    who: Seat
    """The player who looked at the tiles; `NEUTRAL` for an Inspector."""
    values: tuple[int, ...]
    """The values seen, known only to `who`. The kept tile comes first, then the others, highest first."""
    slot: int = LOOKING
    """The item slot of the kept tile, or 0 for a tile from an exit.

    `LOOKING` and `LEFT` mean that no tile is kept.
    """


Looks = tuple[tuple[Look, ...], ...]
"""For each stack, all looks at its tiles, in order.

First come the stacks of lockers by colour, then those of exits in the order in which the exits closed.
"""

STACKS = len(KEYS) + len(BOX.exits.tiles)

NO_LOOKS: Looks = ((),) * STACKS


class PublicPlayer(Record, frozen=True, kw_only=True):
    """The facts about a player that everybody knows (§3.12).

    `fate` is "city", "escaped" or "arrested". `at` is the tile and the location where the player's pawn is.
    """

    contacts: tuple[Slot, ...]
    assets: tuple[Asset, ...]
    at: tuple[str, str] = ("S1", "clinic")
    fate: str = "city"
    place: int = 0
    """The player's place in the order of escapes, from 1."""
    cubes: int = NUMBERS.cubes
    """The cubes left on the player's income track. Their number is the player's income."""
    keys: tuple[str, ...] = ()
    fixers: tuple[str, ...] = ()
    discs: int = 0
    members: int = 0
    cans: int = 0
    markers: int = NUMBERS.markers
    first_aid: bool = True
    wounds: int = 0
    """The number of cubes in the player's red wound box, from 0 to 3."""
    handcuffs: int = 0
    rested: bool = False
    notoriety: int = 0
    rewards: int = NUMBERS.notoriety_cubes
    """The number of the player's notoriety cubes that can still bring a reward (§3.7)."""
    exits: tuple[int, ...] = ()
    """The numbers of the closed exits that the player has visited."""
    purse: Purse = Purse()


class Player(PublicPlayer, frozen=True, kw_only=True):
    """A player with the facts that only the player knows."""

    plan: str
    items: tuple[Slot, ...]
    """The player's item slots. The values of locker tiles in them are secret."""
    cash: int = NUMBERS.cash
    stash: tuple[tuple[str, int], ...] = ()
    """The amounts that the plan card paid, as pairs (place, amount). They are secret until the end."""
    exit_tiles: tuple[int, ...] = ()
    """The value of the tile kept at each exit in `exits`, secret; 0 if the exit had no tiles left."""
    seen_patrol: tuple[int, ...] = ()
    """The next patrol cards, if the Hacker showed them to the player. They are secret."""


class Facing(Record, frozen=True):
    """An officer whom the acting player still has to face, and the tile that the player left."""

    tile: str
    officer: str


class Turn(Record, frozen=True):
    """The current action of the acting player."""

    stage: str = CHOOSE
    points: int = NUMBERS.points
    car: bool = False
    """Whether the player has stolen a car in this action."""
    fast: bool = False
    """Whether the Fast Car can still avoid all officers on one tile."""
    flights: int = 0
    """The largest number of flights that the player's route may have in this action."""
    opened: str = ""
    """The closed business that the player may enter in this action, or ""."""
    facing: tuple[Facing, ...] = ()
    looked: tuple[int, ...] = ()
    """The values of hidden tiles that the player is looking at: two of a locker, or those at an exit."""
    colour: str = ""
    """The colour of the locker that the player is opening, or ""."""
    taken: int = 0
    """The number of Equipment pieces that the player has taken in this visit."""
    bought: bool = False
    hired: int = 0
    lockers: int = 0
    done: tuple[str, ...] = ()
    """The ids of the steps of the visit that are done."""


class PublicTable(Record, frozen=True, kw_only=True):
    """The part of a game that everybody sees (§3.12).

    `phase` is "unlock", "city", "turn", "heat" or "over".
    """

    players: tuple[PublicPlayer, ...]
    city: tuple[Site, ...]
    display: tuple[Site, ...]
    """The displayed tiles that may be placed next, with their officers. They are not on a hex yet."""
    boxed: tuple[int, ...]
    """The number of officers of each type that are out of the game."""
    keys: tuple[tuple[str, ...], ...]
    """The keys that are left at each Safe House."""
    fixers: tuple[str, ...]
    contacts: tuple[str, ...]
    """The contacts on display."""
    order: tuple[Seat, ...]
    cubes: tuple[tuple[int, ...], ...] = ((),) * len(PLACES)
    """The owners of the cubes at each place of `data.PLACES`."""
    shown: tuple[int, ...] = ()
    """The patrol cards revealed so far."""
    closed: tuple[int, ...] = ()
    """The numbers of the closed exits, in the order of closing. Their stacks have the same order."""
    store: tuple[int, ...] = tuple(item.copies for item in BOX.equipment)
    """The number of pieces of each kind of Equipment in the store."""
    cans: int = NUMBERS.cans_in_store
    supply: int = NUMBERS.gang_supply
    """The number of gang members in the supply, which are on no tile and belong to no player."""
    discards: tuple[str, ...] = ()
    dealt: tuple[str, ...] = ()
    """The Inspector cards revealed so far."""
    sandra: str = ""
    costa: str = ""
    day: int = 1
    part: int = 0
    phase: str = "city"
    unlocking: tuple[Seat, ...] = ()
    """The players who still have to decide whether to unlock an asset in the Income phase."""
    placers: tuple[Seat, ...] = ()
    """The players who still have to place a tile on this day, in order."""
    placing: str = ""
    """The tile that was just placed, while it needs its Business or Safe House; otherwise ""."""
    acting: int = 0
    """The index in `order` of the player whose action it is."""
    owed: tuple[str, ...] = ()
    """Questions to answer before the action goes on, the next one first: reward, cover or contact."""
    decider: Seat = -1
    """The player who chooses which officer moves in the heat. It is -1 if nobody has to choose."""
    help: bool = False
    """Whether this is a first game, with help texts and an easier first day (ruling 42)."""
    escapes: int = 0
    result: Result | None = None
    rules: str = FIRST
    """The name of the rule set of the game (§9)."""
    police: bool = False
    """Whether the rules always choose which officer moves, without asking a player (ruling 59)."""
    short: bool = False
    """Whether this is a short game, in which days begin late and tiles are placed at random (ruling 60)."""

    @property
    def box(self) -> Box:
        """The contents of the game's box for the rule set and the number of players."""
        return BOXES[self.rules][len(self.players)]

    def site(self, tile: str) -> Site:
        """Return a tile of the city by its id."""
        return next(site for site in self.city if site.tile == tile)

    def in_city(self) -> tuple[Seat, ...]:
        """Return the players who are neither escaped nor arrested, in turn order (§3.0.1)."""
        return tuple([seat for seat in self.order if self.players[seat].fate == "city"])


class State(PublicTable, frozen=True, kw_only=True):
    """The full state of a game, including all secrets."""

    players: tuple[Player, ...]
    stacks: tuple[tuple[str, ...], ...]
    bag: tuple[int, ...]
    """The number of officers of each type in the bag."""
    patrol: tuple[int, ...]
    removed: int
    """The patrol card that was removed at the start. No player has seen it."""
    lockers: tuple[tuple[int, ...], ...]
    exit_stacks: tuple[tuple[int, ...], ...]
    deck: tuple[str, ...]
    inspectors: tuple[str, ...]
    looks: Looks = NO_LOOKS
    turn: Turn = Turn()

    @property
    def seat(self) -> Seat:
        """The seat of the player whose action it is."""
        return self.order[self.acting]
