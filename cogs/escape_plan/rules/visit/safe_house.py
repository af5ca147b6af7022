"""The visit to a Safe House: taking a key, then a Fixer (docs/rules/escape_plan.md §3.6.4)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.action import Action, one
from bot.engine.chance import Chance
from bot.engine.game import Step
from bot.engine.move import Ask, Field, Picks, Refusal
from bot.engine.record import Seat
from cogs.escape_plan.data import FIXERS, KEYS, SAFE_HOUSES
from cogs.escape_plan.events.visits import TookFixer, TookKey
from cogs.escape_plan.rules.changes import mark_done, with_player
from cogs.escape_plan.state import State

FRESH = "fresh"
"""The mark of a visit to a Safe House that is the player's first, if something can be taken there."""


COLOUR = Field("colour", kind="colour")
FIXER = Field("tile", kind="offered")


class TakeKey(Action[State]):
    """The action of taking a key."""

    verb = "key"
    fields = (COLOUR,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question which key to take, with the keys left at the Safe House as options."""
        found = keys_here(state, seat) if must_take_key(state, seat) else ()
        return Ask(self.verb, (COLOUR.of(tuple(key for key in KEYS if key in found)),)) if found else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return the refusal if the picked key is not at the Safe House, otherwise None."""
        colour = one(picks, 0)
        return _not_here(state, self.verb, colour, keys_here(state, seat)) if colour in KEYS else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the player takes the key from the Safe House."""
        colour, at = picks[0][0], _number(state, seat)
        left = list(state.keys[at])
        left.remove(colour)
        state = replace(mark_done(state, self.verb), keys=(*state.keys[:at], tuple(left), *state.keys[at + 1 :]))
        state = with_player(state, seat, keys=tuple(sorted((*state.players[seat].keys, colour), key=KEYS.index)))
        return Step(state, (TookKey(seat, colour),))


class TakeFixer(Action[State]):
    """The action of taking a Fixer, which follows after the key."""

    verb = "fixer"
    fields = (FIXER,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question which Fixer to take, with the Fixers that are left as options."""
        if not state.fixers or _settled(state, self.verb) or must_take_key(state, seat):
            return None
        return Ask(self.verb, (FIXER.of(state.fixers),))

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return the refusal if another player has the picked Fixer, otherwise None."""
        name = one(picks, 0)
        return _not_here(state, self.verb, name, state.fixers) if name in FIXERS else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the player takes the Fixer."""
        name = picks[0][0]
        state = replace(mark_done(state, self.verb), fixers=tuple(other for other in state.fixers if other != name))
        return Step(with_player(state, seat, fixers=(*state.players[seat].fixers, name)), (TookFixer(seat, name),))


def keys_here(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the keys that are left at the Safe House where `seat` is."""
    return state.keys[_number(state, seat)]


def must_take_key(state: State, seat: Seat) -> bool:
    """Return whether the player still has to take a key. Only after that can the player take a Fixer."""
    return bool(keys_here(state, seat)) and not _settled(state, TakeKey.verb)


def _settled(state: State, what: str) -> bool:
    return FRESH not in state.turn.done or what in state.turn.done


def _number(state: State, seat: Seat) -> int:
    return SAFE_HOUSES.index(state.site(state.players[seat].at[0]).business)


def _not_here(state: State, verb: str, what: str, left: tuple[str, ...]) -> Refusal | None:
    return None if what in left and verb not in state.turn.done else Refusal("not_here")
