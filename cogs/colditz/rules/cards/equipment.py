"""The actions that take Equipment and the escape kit (docs/rules/colditz.md §3.5, §3.6)."""

from __future__ import annotations

from bot.engine.action import one
from bot.engine.chance import Chance
from bot.engine.game import Step, then
from bot.engine.move import Ask, Field, Picks, Refusal
from bot.engine.record import Seat
from cogs.colditz.data import KIT, PARTS, kind
from cogs.colditz.events.prisoners import Equipped, TookKit
from cogs.colditz.rules.castle.board import EQUIPMENT, ROLL_CALL, ROOMS, SPACES
from cogs.colditz.rules.castle.pawns import form_up, taken, with_man, with_officer
from cogs.colditz.rules.fields import OWN_MEN, PLACES, SUPPLY, WAY
from cogs.colditz.rules.interruptions.answers import change_stock
from cogs.colditz.rules.turn.course import put_back, step_after
from cogs.colditz.rules.turn.journey import escape_arrivals
from cogs.colditz.rules.turn.officers import OfficerAction
from cogs.colditz.state import SINGLE, Man, State


class Equip(OfficerAction):
    """The action that takes a card of Equipment with two men in rooms of its symbol (§3.5).

    Both men then go to the roll-call zone.
    """

    verb = "equip"
    fields = (SUPPLY, OWN_MEN)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which kind of Equipment to take, or None if none can be taken now."""
        shown = [SYMBOLS.get(man.place, "") for man in state.officers[state.active].men]
        kinds = tuple(
            what
            for at, what in enumerate(EQUIPMENT)
            if state.piles[at] and shown.count(what) >= men_needed(state.house)
        )
        return Ask(self.verb, (SUPPLY.of(kinds),)) if kinds else None

    def at(self, state: State, symbol: str) -> tuple[str, ...]:
        """Return the active officer's men who are in rooms with `symbol`."""
        return tuple(name for name, man in self.men(state, state.active).items() if symbol_at(man) == symbol)

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the next choice after the kind of Equipment: the men, then their places to form up.

        The places are in the roll-call zone. The player may leave out the places. The men then form up automatically.
        """
        men = men_needed(state.house)
        if len(picked) == 1:
            return OWN_MEN.of(self.at(state, picked[0][0]), men, men)
        if len(picked) == 2:
            occupied = taken(state)
            return PLACES.of(tuple(place for place in ROLL_CALL if place not in occupied), 0, men)
        return super().next_field(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return why this Equipment cannot be taken, or None.

        Its pile is empty, or the picked men are not in the right rooms.
        """
        what = one(picks, 0)
        if what not in EQUIPMENT:
            return None
        if not state.piles[EQUIPMENT.index(what)]:
            return Refusal("empty_pile", {"kind": what})
        men = men_needed(state.house)
        if len(self.at(state, what)) < men:
            return Refusal("two_men" if men == 2 else "one_man", {"kind": what})
        return Refusal("two_places") if len(picks) > 2 and 0 < len(picks[2]) < men else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after an officer takes a card of Equipment.

        The men used for it are moved to the roll-call zone.
        """
        what, men, places = picks[0][0], picks[1], picks[2]
        at = EQUIPMENT.index(what)
        state = change_stock(state, state.active, at, 1)
        if places:
            for man, place in zip(men, places, strict=True):
                state = with_man(state, man, place=place, trail=(), route=(), home=None)
        else:
            state = form_up(state, state.active, list(men))
        return step_after(state, (Equipped(seat, (what, 1), men),))


def men_needed(house: tuple[str, ...]) -> int:
    """Return how many men an officer needs to take a card of Equipment (§3.5, §7)."""
    return 1 if SINGLE in house else 2


def symbol_at(man: Man) -> str:
    """Return the symbol of the room in which a man is.

    The result is "" if he is in no room. A man in a tunnel is not in a room (§3.6).
    """
    return SYMBOLS.get(man.place, "")


SYMBOLS = {place: ROOMS[space.room].symbol for place, space in SPACES.items() if space.room}
"""The symbol of the room to which each place in a room belongs."""


class TakeKit(OfficerAction):
    """The action that takes the escape kit (§3.6).

    The officer uses men, men and a part card, or both part cards.
    """

    verb = "kit"
    fields = (WAY,)

    def condition(self, state: State, officer: int) -> Refusal | None:
        """Return a refusal if the officer already has the kit, otherwise None."""
        return Refusal("has_kit") if state.officers[officer].kit else None

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of how to take the kit, or None if that is impossible now."""
        found = kit_ways(state, state.active)
        return Ask(self.verb, (WAY.of(found),)) if found else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after an officer takes the kit and hands in the part cards used for it.

        Men who already wait at an objective escape.
        """
        officer, way = state.active, picks[0][0]
        used = tuple(PARTS) if way == "parts" else (way,) if way in PARTS else ()
        for part in used:
            state = put_back(state, officer, next(card for card in state.officers[officer].cards if kind(card) == part))
        state = with_officer(state, officer, kit=True)
        return then((TookKit(seat, used),), escape_arrivals(state, officer))


def kit_ways(state: State, officer: int) -> tuple[str, ...]:
    """Return the ways in which an officer can take the kit now.

    A way uses only men, one part card and men, or both part cards.
    """
    one = state.officers[officer]
    shown = {SYMBOLS.get(man.place, "") for man in one.men}
    ways = ["men"] if shown.issuperset(KIT) else []
    held = {what for card in one.cards if (what := kind(card)) in PARTS}
    ways += [part for part, symbols in PARTS.items() if part in held and shown.issuperset({*KIT} - {*symbols})]
    ways += ["parts"] if len(held) == len(PARTS) else []
    return tuple(ways)
