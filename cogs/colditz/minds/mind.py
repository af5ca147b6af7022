"""A position as assessed by a computer player, with the dangers in it (docs/rules/colditz.md §3.12).

The module serves both sides: officers and the German.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from bot.engine.chance import Chance
from bot.engine.move import Ask, NextField
from bot.engine.policy import Decision
from cogs.colditz.data import TUNNEL_CARDS, kind
from cogs.colditz.minds.odds import MEAN, at_least
from cogs.colditz.rules.castle.board import INNER_POSTS, OUTER_POSTS, SPACES
from cogs.colditz.rules.castle.distances import NARROWS, flood_of_guards
from cogs.colditz.rules.castle.guard_paths import BESIDE
from cogs.colditz.rules.castle.pawns import INDOORS, TUNNEL_OF
from cogs.colditz.rules.castle.sight import sees, straight_distance
from cogs.colditz.state import BARRACKS, Man
from cogs.colditz.view import View

SHELTER = ("room", "hide", "rollcall")
"""Zones where the German needs a card to arrest a man."""

ARMED, SURELY = 0.27, 0.8
"""The chance that the German can shoot, per Security card in the hand, and its highest value."""

HORIZON = 40
"""Guards who would need more points than this are ignored."""


class Level(NamedTuple):
    """How well a computer player of one level plays (§9). All numbers are reconstructed."""

    slips: int
    """How many percent of the decisions are careless."""
    idle: int
    """How many percent of an officer's decisions just end the turn."""
    wary: bool
    """Whether the player considers which places guards can reach in the German's next turn."""
    foresight: bool
    """Whether the player plans several turns ahead, up to the end of an escape route.

    A German with foresight also posts guards for arrests indoors, and blocks routes of men who wait to get out.
    """
    crafty: bool
    """Whether the player avoids waste.

    Such a player wastes no points, no freed men and no skipped turns of the German. A crafty German does not leave
    guards at routes that nobody takes.
    """
    hope: float
    """From this chance of success on, a man is sent out while there is plenty of time."""


EASY = Level(slips=25, idle=15, wary=False, foresight=False, crafty=False, hope=0.0)
NORMAL = Level(slips=4, idle=1, wary=True, foresight=False, crafty=False, hope=0.35)
HARD = Level(slips=0, idle=0, wary=True, foresight=True, crafty=True, hope=0.25)
QUICK = Level(slips=0, idle=0, wary=True, foresight=False, crafty=True, hope=0.35)
"""The level that plays in place of all players when the search tries moves.

It makes no slips, and does nothing that takes long to compute.
"""


class Mind(Decision):
    """The position at a decision of a computer player, with the dangers in it."""

    def __init__(self, level: Level, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> None:
        super().__init__(asks, chance)
        self.level, self.view = level, view
        self._next_field = next_field
        self._floods: dict[tuple[str, ...], list[int]] = {}
        self.points = view.turn.points
        self.spoilt = int(view.skipped)
        """How many of the German's next turns are skipped because of sabotage."""
        self.guards = [guard.place for guard in view.guards if guard.place != BARRACKS]
        self.men: dict[str, Man] = {
            f"{officer}.{number}": man
            for officer, one in enumerate(view.officers)
            for number, man in enumerate(one.men)
        }
        self.occupied = {man.place for man in self.men.values()} | set(self.guards)
        self.tunnels = frozenset(tunnel for tunnel, card in zip(TUNNEL_CARDS, view.tunnels, strict=True) if card)

    @cached_property
    def given(self) -> frozenset[str]:
        """The names of open tunnels.

        For a wary player, the set also has narrow places that guards block.
        """
        return self.tunnels | NARROWS.intersection(self.guards) if self.level.wary else self.tunnels

    def options(self, verb: str, *picked: tuple[str, ...]) -> tuple[str, ...]:
        """Return the options for the next choice of the move `verb`, after the choices in `picked`.

        The result is empty if the move is not possible now.
        """
        ask = self.offered.get(verb)
        field = self._next_field(ask, picked) if ask is not None else None
        return field.options if field is not None else ()

    @property
    def rounds_left(self) -> int:
        """How many rounds follow the current one; 99 if the game has no limit in rounds."""
        return self.view.rounds - self.view.round if self.view.rounds else 99

    def fresh_posts(self) -> tuple[str, ...]:
        """Return the free black spaces where the German can post a guard in the next turn."""
        if not any(guard.place == BARRACKS and guard.barred != "diverted" for guard in self.view.guards):
            return ()
        return tuple(post for post in (*INNER_POSTS, *OUTER_POSTS) if post not in self.occupied)

    def flood(self, trail: Iterable[str]) -> list[int]:
        """Return a list of place sets: with n points, some guard reaches the places in set n.

        The guards may use the drops and wire crossings in `trail`, which a man has used.
        """
        key = tuple(sorted(trail))
        if key not in self._floods:
            self._floods[key] = flood_of_guards(self.guards, self.fresh_posts(), key, HORIZON)
        return self._floods[key]

    def distance(self, place: str, trail: Iterable[str]) -> int:
        """Return the points that the nearest guard needs to get next to `place`.

        The guards may use the drops and wire crossings in `trail`.
        """
        beside = BESIDE[place]
        return next((steps for steps, layer in enumerate(self.flood(trail)) if layer & beside), HORIZON + 1)

    def safe(self, place: str, equipment: int) -> bool:
        """Return whether the German needs a card to arrest a man at `place`.

        `equipment` is how many Equipment cards the man's officer has.
        """
        return self.sheltered(place) or (place in INDOORS and not equipment)

    def sheltered(self, place: str) -> bool:
        """Return whether the German needs a card to arrest a man at `place` if his officer has Equipment."""
        return place in TUNNEL_OF or place not in SPACES or SPACES[place].zone in SHELTER

    def danger(self, place: str, trail: Iterable[str], equipment: int, turns: int = 1) -> float:
        """Return the chance that a man at `place` is arrested during the German's next turns.

        `turns` is how many of these turns count.
        """
        turns -= self.spoilt
        if turns < 1 or self.safe(place, equipment):
            return 0.0
        distance = self.distance(place, trail)
        return at_least(distance, turns) if turns < 3 else at_least(distance - round(MEAN * (turns - 2)), 2)

    def shot(self, place: str) -> float:
        """Return the chance that a man at `place` is shot in the German's next turn (§3.15).

        A guard may shoot from where he is or from a free post.
        """
        if self.spoilt or not self.view.hand_count or place not in SPACES or SPACES[place].zone != "exterior":
            return 0.0
        seen_from = (
            straight_distance(guard, place) for guard in (*self.guards, *self.fresh_posts()) if sees(guard, place)
        )
        nearest = min(seen_from, default=None)
        if nearest is None:
            return 0.0
        return min(SURELY, ARMED * self.view.hand_count) * at_least((nearest + 1) // 2)


def least_useful(cards: Iterable[str], wanted: dict[str, float], otherwise: float = 1.0) -> str:
    """Return the card or kind of Equipment that is least useful.

    Several cards of a kind share the usefulness of one card, so duplicates go first.
    """
    held = list(cards)
    kinds = [kind(card) for card in held]

    def worth(card: str) -> float:
        return wanted.get(kind(card), otherwise) / kinds.count(kind(card))

    return min(held, key=worth)
