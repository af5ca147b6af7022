"""The box of Stalag 17 as data: box.toml, read and checked (docs/rules/stalag17.md §2, §8)."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bot.engine.record import Record

CLOTHES, FOOD, DOCUMENTS, TOOLS, MAP = TYPES = ("clothes", "food", "documents", "tools", "map")
"""The five objects; clothes and uniform are one (E1)."""

OBJECT, RUNAWAY, BARRACKS, INFORMATION = KINDS = ("object", "runaway", "barracks", "information")

SPECIAL = "special"
"""The sixth face of an object die: it asks for no object but more runaway points (§2.3, reconstructed)."""

FACES = (*TYPES, SPECIAL)

NATIONS = ("usa", "uk", "france", "belgium", "poland")
"""The nation of each seat (§3.2)."""


class Kind(Record, frozen=True):
    """All copies of one card: objects, runaway points, vigilance in hand, and the source of these numbers."""

    id: str
    kind: str
    hand: int
    copies: int
    source: str
    objects: tuple[str, ...] = ()
    runaway: int = 0

    @property
    def types(self) -> tuple[str, ...]:
        """The types that this card can be discarded as (§3.4 A4, E6, E7)."""
        if self.kind == INFORMATION:
            return ALL_TYPES
        return self.objects or (self.kind,)


class Dice(Record, frozen=True):
    """The numbers of escaped prisoners from which the plan has four and five object dice (§3.3)."""

    players: int
    four: int
    five: int


class Ruleset(Record, frozen=True):
    """The numbers of the rules (§8.1)."""

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
    """Everything in box.toml."""

    ruleset: Ruleset
    dice: tuple[Dice, ...]
    cards: tuple[Kind, ...]


ALL_TYPES = (*TYPES, RUNAWAY, BARRACKS, INFORMATION)

BOX = msgspec.toml.decode((Path(__file__).parent / "box.toml").read_bytes(), type=Box)

RULES = BOX.ruleset


class Numbers(Record, frozen=True):
    """Reconstructed numbers that the host may change for a table (§8.3)."""

    special: int = RULES.special_face_runaway
    """Runaway points of the special face."""
    wild: bool = RULES.information_wild_escape
    """Whether information counts as any object in an escape (E6)."""
    four: int = 0
    """The number of escaped prisoners from which the plan has four object dice; 0 to follow the table of the box."""
    five: int = 0


RECONSTRUCTED = Numbers()

CARDS = {f"{kind.id}.{copy}": kind for kind in BOX.cards for copy in range(1, kind.copies + 1)}
"""Every card by its id, such as `food-2.3`, in the order of the box."""

DECK = tuple(CARDS)

KIND_OF = CARDS | {kind.id: kind for kind in BOX.cards}
"""The kind of each card, by its id or, if copies are not told apart, by the id of its kind."""

OBJECTS = frozenset(card for card in DECK if CARDS[card].kind == OBJECT)

PASSES = {card: frozenset(kind.types) for card, kind in CARDS.items()}
"""The types that each card can be discarded as."""

SAME = {card: kind.id for card, kind in CARDS.items()}
"""The kind that all copies of a card share."""

ORDER = {name: place for place, name in enumerate(KIND_OF)}
"""The position of each card in the box, and of each kind."""


def object_dice(players: int, escaped: int, numbers: Numbers = RECONSTRUCTED) -> int:
    """Count the object dice of a plan after `escaped` prisoners of all players (§3.3)."""
    table = next(row for row in BOX.dice if row.players == players)
    return 3 + (escaped >= (numbers.four or table.four)) + (escaped >= (numbers.five or table.five))


SHORT_ROUNDS = {2: 4, 3: 3, 4: 2, 5: 2}
"""The number of rounds of a short game, by players (§4.7). A short game was measured to last about 25 minutes."""
