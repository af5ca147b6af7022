"""What an escape officer does with points and men (docs/rules/colditz.md §3.4 to §3.7, §3.11)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.action import Action, one
from bot.engine.chance import Chance
from bot.engine.game import Ask, Field, Picks, Refusal, Seat, Step, then, told
from cogs.colditz import journey
from cogs.colditz.affairs import stocked
from cogs.colditz.board import EQUIPMENT, ROLL_CALL, ROOMS, SPACES
from cogs.colditz.conclusions import arrest
from cogs.colditz.course import after, close, over_hand, put_back
from cogs.colditz.data import HAND, KIT, PARTS, kind
from cogs.colditz.journey import arrivals
from cogs.colditz.memo import remembered
from cogs.colditz.patrol import reaches
from cogs.colditz.pawns import (
    TUNNEL_OF,
    form_up,
    let_out,
    own_men,
    posted,
    taken,
    with_man,
    with_officer,
)
from cogs.colditz.sight import lattice
from cogs.colditz.state import CELLS, GERMAN, Man, State, Undo
from cogs.colditz.ways import MAY_STOP, STEPS, Way

reach = remembered(journey.reach)


class OfficerAction(Action[State]):
    """An action of the officer whose turn it is."""

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Check whose turn it is, then the condition."""
        if state.active == GERMAN:
            return Refusal("officers_only")
        return self.condition(state, state.active)

    def condition(self, state: State, officer: int) -> Refusal | None:
        """Name the condition that does not hold."""
        return None

    def men(self, state: State, officer: int) -> dict[str, Man]:
        """List the officer's men by name."""
        return own_men(state.officers[officer], officer)


class Move(OfficerAction):
    """Move a man along the cheapest way to a place (§3.4)."""

    verb = "move"

    def condition(self, state: State, officer: int) -> Refusal | None:
        """It takes points."""
        return None if state.turn.points else Refusal("no_points")

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the men who can go somewhere."""
        men = tuple(name for name, man in self.men(state, state.active).items() if can_go(state, name, man))
        return Ask(self.verb, (Field("man", men),)) if men else None

    def narrow(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """After the man come the places he can go to."""
        if len(picked) == 1:
            return Field("place", tuple(reach(state, picked[0][0])))
        return super().narrow(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Say why a space cannot be a destination."""
        man, place = one(picks, 0), one(picks, 1)
        if man not in self.men(state, state.active) or place not in STEPS or place in reach(state, man):
            return None
        if place in taken(state):
            return Refusal("occupied", {"place": place})
        if place not in MAY_STOP:
            lit = place in SPACES and not SPACES[place].prisoner_stops
            return Refusal("lit" if lit else "over_tunnel", {"place": place})
        return Refusal("too_far", {"place": place, "points": state.turn.points})

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Walk; a step that reveals nothing can be undone."""
        man, place = picks[0][0], picks[1][0]
        way = reach(state, man)[place]
        step = journey.walk(noted(state), man, way.path)
        plain = (
            step.state.affair is None
            and step.state.officers[state.active].escapes == state.officers[state.active].escapes
        )
        same = step.state.opportunity == state.opportunity and step.state.tunnels == state.tunnels
        return step if plain and same else Step(replace(step.state, undo=()), step.events)


def can_go(state: State, name: str, man: Man) -> bool:
    """Tell whether a man can go anywhere: a plain step as a rule, else a way that is looked for."""
    if man.place not in STEPS:
        return False
    occupied = taken(state)
    if any(
        not count and near in MAY_STOP and near not in occupied
        for near, cross, _, count in STEPS[man.place]
        if not cross
    ):
        return True
    return bool(reach(state, name))


def noted(state: State) -> State:
    """Remember the state before a step of one's own, so that it can be taken back."""
    before = None if state.active == GERMAN else state.officers[state.active]
    undo = Undo(state.active, before, state.guards, state.turn, state.piles)
    return replace(state, undo=(*state.undo, undo))


class TakeBack(Action[State]):
    """Undo one's last step, as long as nothing was revealed or rolled since."""

    verb = "undo"

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """There must be such a step."""
        return None if state.undo else Refusal("no_undo")

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Put everything back."""
        undo = state.undo[-1]
        state = replace(state, guards=undo.guards, turn=undo.turn, piles=undo.piles, undo=state.undo[:-1])
        if undo.before is not None:
            officers = (*state.officers[: undo.officer], undo.before, *state.officers[undo.officer + 1 :])
            state = replace(state, officers=officers)
        return Step(state, told("undone", seat=seat, points=state.turn.points))


class Equip(OfficerAction):
    """Take a card of Equipment with two men in rooms of its symbol; both go to the roll-call zone (§3.5)."""

    verb = "equip"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the kinds that can be had."""
        kinds = tuple(what for at, what in enumerate(EQUIPMENT) if state.piles[at] and len(self.at(state, what)) > 1)
        return Ask(self.verb, (Field("kind", kinds),)) if kinds else None

    def at(self, state: State, symbol: str) -> tuple[str, ...]:
        """List the active officer's men who stand in rooms with `symbol`."""
        return tuple(name for name, man in self.men(state, state.active).items() if symbol_at(man) == symbol)

    def narrow(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """After the kind come the two men, then where they go: by themselves, if nothing is said."""
        if len(picked) == 1:
            return Field("men", self.at(state, picked[0][0]), 2, 2)
        if len(picked) == 2:
            occupied = taken(state)
            return Field("places", tuple(place for place in ROLL_CALL if place not in occupied), 0, 2)
        return super().narrow(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Check pile and men."""
        what = one(picks, 0)
        if what not in EQUIPMENT:
            return None
        if not state.piles[EQUIPMENT.index(what)]:
            return Refusal("empty_pile", {"kind": what})
        if len(self.at(state, what)) < 2:
            return Refusal("two_men", {"kind": what})
        return Refusal("two_places") if len(picks) > 2 and len(picks[2]) == 1 else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Take the card, send the men."""
        what, men, places = picks[0][0], picks[1], picks[2]
        at = EQUIPMENT.index(what)
        state = stocked(replace(state, undo=()), state.active, at, 1)
        if places:
            for man, place in zip(men, places, strict=True):
                state = with_man(state, man, place=place, trail=(), home=None)
        else:
            state = form_up(state, state.active, list(men))
        return after(state, told("equipped", seat=seat, kind=what, men=men))


def symbol_at(man: Man) -> str:
    """Give the symbol of the room where a man stands, empty elsewhere; a man in a tunnel is in no room (§3.6)."""
    space = SPACES.get(man.place)
    return ROOMS[space.room].symbol if space is not None and space.room else ""


class TakeKit(OfficerAction):
    """Take the escape kit in one of three ways (§3.6)."""

    verb = "kit"

    def condition(self, state: State, officer: int) -> Refusal | None:
        """One for each officer."""
        return Refusal("has_kit") if state.officers[officer].kit else None

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the ways that are open."""
        found = kit_ways(state, state.active)
        return Ask(self.verb, (Field("with", found),)) if found else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Hand in the parts, take the kit; a man waiting at an objective is home."""
        officer, way = state.active, picks[0][0]
        used = tuple(PARTS) if way == "parts" else (way,) if way in PARTS else ()
        for part in used:
            state = put_back(state, officer, next(card for card in state.officers[officer].cards if kind(card) == part))
        state = with_officer(replace(state, undo=()), officer, kit=True)
        return then(told("kit", seat=seat, parts=used), arrivals(state, officer))


def kit_ways(state: State, officer: int) -> tuple[str, ...]:
    """List how an officer can take the kit now: men, one of the parts with men, or both parts."""
    held = {kind(card) for card in state.officers[officer].cards}
    shown = {symbol_at(man) for man in state.officers[officer].men}
    ways = ["men"] if shown >= set(KIT) else []
    ways += [part for part, symbols in PARTS.items() if part in held and shown >= set(KIT) - set(symbols)]
    ways += ["parts"] if held >= set(PARTS) else []
    return tuple(ways)


class Free(OfficerAction):
    """Let a man out of his cell for a point, once, when the roll had a double (§3.11)."""

    verb = "free"

    def condition(self, state: State, officer: int) -> Refusal | None:
        """A double, not used yet, and a point."""
        if not state.turn.double:
            return Refusal("no_double")
        if state.turn.released:
            return Refusal("released")
        return None if state.turn.points else Refusal("no_points")

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the men in cells."""
        men = tuple(name for name, man in self.men(state, state.active).items() if man.place in CELLS)
        return Ask(self.verb, (Field("man", men),)) if men else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Let him out."""
        man = picks[0][0]
        turn = replace(state.turn, points=state.turn.points - 1, released=True)
        state = let_out(replace(state, turn=turn, undo=()), man)
        return after(state, told("freed", seat=seat, man=man, place=state.man(man).place))


class Surrender(OfficerAction):
    """Force an arrest: a man beside a guard, or moving there, goes to a cell and the guard to barracks (§3.11)."""

    verb = "surrender"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the men who can get beside a guard."""
        men = tuple(name for name in self.men(state, state.active) if surrenders(state, name))
        return Ask(self.verb, (Field("man", men),)) if men else None

    def narrow(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """After the man comes the guard."""
        if len(picked) == 1:
            return Field("guard", tuple(surrenders(state, picked[0][0])))
        return super().narrow(state, seat, ask, picked)

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Not from a hide, a tunnel or the roll-call zone."""
        man = self.men(state, state.active).get(one(picks, 0))
        if man is None:
            return None
        return Refusal("safe_place") if _safe(man.place) else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Walk there if need be, then the arrest, which nobody can refuse or escape."""
        man, guard = picks[0][0], picks[1][0]
        way = surrenders(state, man)[guard]
        step = journey.walk(state, man, way.path)
        number = int(guard[1:])
        state = replace(step.state, undo=())
        if state.affair is not None:
            return Step(state, step.events)
        return then(step.events + told("surrendered", seat=seat, man=man, guard=number), arrest(state, man, number))


def _safe(place: str) -> bool:
    return place in TUNNEL_OF or (place in SPACES and SPACES[place].zone in ("hide", "rollcall"))


STAY = Way((), ())


@remembered
def surrenders(state: State, name: str) -> dict[str, Way]:
    """Find the guards beside whom a man stands or could walk, with the cheapest way that needs no gate's card."""
    man = state.man(name)
    if man.place not in SPACES or _safe(man.place):
        return {}
    near = {
        f"g{number}": guard.place
        for number, guard in enumerate(state.guards)
        if posted(guard) and lattice(man.place, guard.place) <= state.turn.points + 1
    }
    found = {guard: STAY for guard, place in near.items() if reaches(place, man.place)}
    if len(found) < len(near):
        for place, way in journey.reach(state, name, True).items():
            if way.cards or place in TUNNEL_OF or _safe(place):
                continue
            for guard, stands in near.items():
                if reaches(stands, place) and (guard not in found or way.points < found[guard].points):
                    found[guard] = way
    return found


class End(Action[State]):
    """End the turn; a hand above the limit must shrink first (§3.3 T5)."""

    verb = "end"

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Check the hand."""
        return Refusal("hand", {"limit": HAND}) if over_hand(state) else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Pass on."""
        return then(told("ended", seat=seat, points=state.turn.points), close(state, chance))


class Discard(Action[State]):
    """Put a card of a hand above the limit under its deck (R38)."""

    verb = "discard"

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Only above the limit."""
        return None if over_hand(state) else Refusal("no_discard", {"limit": HAND})

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the hand."""
        held = state.hand if state.active == GERMAN else state.officers[state.active].cards
        return Ask(self.verb, (Field("card", held),))

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Put it away, face down."""
        card = picks[0][0]
        state = put_back(replace(state, undo=()), state.active, card)
        return Step(state, told("discarded", seat=seat) + told("put_away", to=seat, seat=seat, card=card))
