"""The cards and numbers of Stalag 17, read from box.toml (docs/rules/stalag17.md §2, §8)."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bot.engine.record import Record

CLOTHES, FOOD, DOCUMENTS, TOOLS, MAP = TYPES = ("clothes", "food", "documents", "tools", "map")
"""The five objects. Clothes and uniform are the same object (E1)."""

OBJECT, RUNAWAY, BARRACKS, INFORMATION = KINDS = ("object", "runaway", "barracks", "information")

SPECIAL = "special"
"""The sixth face of an object die.

It asks for no object but for more runaway points (§2.3, reconstructed).
"""

FACES = (*TYPES, SPECIAL)

NATIONS = ("usa", "uk", "france", "belgium", "poland")
"""The nation of each player, by seat (§3.2)."""


class Kind(Record, frozen=True):
    """A kind of card: its objects, its runaway points, its vigilance in hand, and its number of copies.

    `source` says where these numbers come from.
    """

    id: str
    kind: str
    hand: int
    copies: int
    source: str
    objects: tuple[str, ...] = ()
    runaway: int = 0

    @property
    def types(self) -> tuple[str, ...]:
        """The objects for which a card of this kind can count when it is discarded (§3.4 A4, E6, E7)."""
        if self.kind == INFORMATION:
            return ALL_TYPES
        return self.objects or (self.kind,)


class Dice(Record, frozen=True):
    """When the plan gets more object dice, for a number of players (§3.3).

    The numbers say how many escaped prisoners bring the fourth and the fifth object die.
    """

    players: int
    four: int
    five: int


class Ruleset(Record, frozen=True):
    """The numbers on which the rules are based (§8.1)."""

    hand_start: int
    prisoners: int
    special_face_runaway: int
    failed_escape_vigilance: int
    barracks_in_play: int
    prisoner_discount: int
    informer_discount: int
    joint_extra_vigilance: int
    joint_last_extra_runaway: int
    negotiation_object: int
    negotiation_runaway: int
    negotiation_other: int
    most_reshuffles: int
    void_rounds_to_end: int
    information_wild_escape: bool


class Box(Record, frozen=True):
    """The contents of box.toml."""

    ruleset: Ruleset
    dice: tuple[Dice, ...]
    cards: tuple[Kind, ...]


ALL_TYPES = (*TYPES, RUNAWAY, BARRACKS, INFORMATION)

BOX = msgspec.toml.decode((Path(__file__).parent / "box.toml").read_bytes(), type=Box)

RULES = BOX.ruleset


class Numbers(Record, frozen=True):
    """Reconstructed numbers that the host can change for a table (§8.3)."""

    special: int = RULES.special_face_runaway
    """How many runaway points each special face of the plan's dice adds."""
    wild: bool = RULES.information_wild_escape
    """Whether an information card counts as any object in an escape (E6)."""
    four: int = 0
    """From this many escaped prisoners on, the plan has 4 object dice.

    0 means that the table of the box decides.
    """
    five: int = 0


RECONSTRUCTED = Numbers()

CARDS = {f"{kind.id}.{copy}": kind for kind in BOX.cards for copy in range(1, kind.copies + 1)}
"""The kind of every card by the card's id, such as `food-2.3`, in the order of the box."""

DECK = tuple(CARDS)

KIND_OF = CARDS | {kind.id: kind for kind in BOX.cards}
"""The kind of a card, by the id of the card or by the id of the kind itself."""

OBJECTS = frozenset(card for card in DECK if CARDS[card].kind == OBJECT)

PASSES = {card: frozenset(kind.types) for card, kind in CARDS.items()}
"""For each card, the objects for which it can count when it is discarded."""

SAME = {card: kind.id for card, kind in CARDS.items()}
"""For each card, the id of its kind. All copies of a card share it."""

ORDER = {name: place for place, name in enumerate(KIND_OF)}
"""The position of each card and of each kind in the order of the box."""


def object_dice(players: int, escaped: int, numbers: Numbers = RECONSTRUCTED) -> int:
    """Return how many object dice the plan has.

    `escaped` is how many prisoners of all players have escaped (§3.3).
    """
    table = next(row for row in BOX.dice if row.players == players)
    return 3 + (escaped >= (numbers.four or table.four)) + (escaped >= (numbers.five or table.five))


SHORT_ROUNDS = {2: 4, 3: 3, 4: 2, 5: 2}
"""The number of rounds of a short game, by number of players (§4.7).

A short game was measured to last about 25 minutes.
"""
