"""How a man walks along a route: payments, gates, objectives.

See docs/rules/colditz.md §3.4, §3.7, §3.11.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import pairwise

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.event import Event
from bot.engine.game import Step, then
from cogs.colditz.data import TUNNEL_CARDS, kind
from cogs.colditz.events.prisoners import Escaped, Intercepted, Moved, Paid
from cogs.colditz.rules.castle.board import EQUIPMENT, GATES, NEIGHBOURS, OBJECTIVES, SPACES
from cogs.colditz.rules.castle.guard_paths import DROPS
from cogs.colditz.rules.castle.pawns import INDOORS, name, occupied, owner, underground, with_man, with_officer
from cogs.colditz.rules.castle.place_sets import BIT
from cogs.colditz.rules.castle.prisoner_paths import MAY_STOP, STEPS, Way, Ways
from cogs.colditz.rules.interruptions.answers import NO, ask, give_up
from cogs.colditz.rules.memory import BOARD, remembered
from cogs.colditz.rules.turn.course import card_of_kind, put_back, step_after
from cogs.colditz.state import ESCAPED, GERMAN, Cards, Interruption, State, Stock


def affordable_stock(state: State, officer: int) -> Stock:
    """Return the Equipment with which an officer can pay, including cards of the hand (§3.7)."""
    one = state.officers[officer]
    return _means(one.stock, one.cards)


@lru_cache(1024)
def _means(stock: Stock, cards: Cards) -> Stock:
    held = [kind(card) for card in cards]
    return tuple(count + held.count(what) for count, what in zip(stock, EQUIPMENT, strict=True))


def open_tunnels(state: State) -> frozenset[str]:
    """Return the names of the open tunnels."""
    return frozenset(tunnel for tunnel, card in zip(TUNNEL_CARDS, state.tunnels, strict=True) if card)


@remembered(*BOARD)
def routes_of(state: State, man: str) -> Ways:
    """Return all routes of a man of the active officer. The man must be on the board."""
    one = state.man(man)
    officer = owner(man)
    return Ways(
        one.place,
        state.turn.points,
        affordable_stock(state, officer),
        frozenset(state.turn.open),
        occupied(state) & ~BIT[one.place],
        open_tunnels(state),
        state.officers[officer].kit,
    )


def holds_both(state: State, officer: int) -> bool:
    """Return whether some kind of an officer's Equipment is both on the table and in the hand."""
    stock = state.officers[officer].stock
    return stock != affordable_stock(state, officer) and any(
        0 < table < both for table, both in zip(stock, affordable_stock(state, officer), strict=True)
    )


def has_choice(state: State, officer: int, way: Way) -> bool:
    """Return whether an officer can pay for a route with cards of the hand or from the table (§3.7)."""
    due: Counter[int] = Counter()
    for _, what, count in way.paid:
        due[what] += count
    stock, held = state.officers[officer].stock, affordable_stock(state, officer)
    return any(0 < stock[what] < held[what] > count for what, count in due.items())


def walk_man(state: State, man: str, path: tuple[str, ...], from_hand: bool = False) -> Step[State]:
    """Return the state and events after a man walks along a path without pawns that he can pay for (§3.7).

    With `from_hand`, he pays with cards of the hand first. The German may stop him at a gate.
    """
    return _walk_on(state, man, (state.man(man).place,), path, (), from_hand)


def end_gate(state: State, interruption: Interruption, chance: Chance) -> Step[State]:
    """Return the state and events after the German has decided about a key or pass at a gate (§3.7).

    If the German took it, the man stays before the gate.
    """
    word = interruption.answers[0][1]
    if word == NO:
        passed = replace(state, turn=replace(state.turn, open=(*state.turn.open, SPACES[interruption.path[0]].gate)))
        return _walk_on(passed, interruption.man, interruption.men, interruption.path, (), interruption.from_hand)
    state = put_back(state, GERMAN, card_of_kind(state, GERMAN, f"{GATES[interruption.place]}_caught"))
    events = (
        Intercepted(state.german, interruption.man, GATES[interruption.place], state.seat(owner(interruption.man))),
    )
    stop = next(place for place in reversed(interruption.men) if place == interruption.men[0] or place in MAY_STOP)
    return _arrive(state, interruption.man, interruption.men[: interruption.men.index(stop) + 1], events)


def _walk_on(
    state: State, man: str, walked: tuple[str, ...], path: tuple[str, ...], events: tuple[Event, ...], from_hand: bool
) -> Step[State]:
    """Return the state and events after a man walks along `path`.

    Each step costs a point. `walked` has the places where he has walked before in this move.
    """
    officer = owner(man)
    for at, near in enumerate(path):
        place = walked[-1]
        _, cross, what, count = next(step for step in STEPS[place] if step[0] == near)
        if count and cross not in state.turn.open:
            state, paid = _pay(state, officer, what, count, from_hand)
            events += (Paid(state.seat(officer), (EQUIPMENT[what], count), paid),)
            if cross in GATES and state.hand:
                asked = Interruption(
                    "gate", (GERMAN,), man=man, men=walked, path=path[at:], place=cross, from_hand=from_hand
                )
                return then(events, ask(_spend_steps(state, at), asked))
            state = replace(state, turn=replace(state.turn, open=(*state.turn.open, cross)))
        walked += (near,)
    return _arrive(_spend_steps(state, len(path)), man, walked, events)


def _spend_steps(state: State, steps: int) -> State:
    return replace(state, turn=replace(state.turn, points=state.turn.points - steps))


def _pay(state: State, officer: int, what: int, count: int, from_hand: bool) -> tuple[State, tuple[str, ...]]:
    """Return the state after an officer has paid for a crossing, and the kinds of cards paid (§3.7).

    Only cards paid from the hand are listed.
    """
    one = state.officers[officer]
    cards = tuple(card for card in one.cards if kind(card) == EQUIPMENT[what])
    cards = cards[: count if from_hand else count - min(count, one.stock[what])]
    state = give_up(state, officer, what, count - len(cards))
    for card in cards:
        state = put_back(state, officer, card)
    return state, tuple(kind(card) for card in cards)


def _arrive(state: State, man: str, walked: tuple[str, ...], events: tuple[Event, ...]) -> Step[State]:
    """Return the state and events after a man has arrived at the end of his path.

    His trail of drops and wire crossings grows outside and is cleared inside. With the kit, he escapes at an objective.
    """
    officer = owner(man)
    one = state.man(man)
    if len(walked) == 1:
        return Step(state, events)
    trail, route = one.trail, one.route
    for place, near in pairwise(walked):
        link = near not in NEIGHBOURS.get(place, ())
        if link and f"{place}>{near}" in DROPS:
            trail += (f"{place}>{near}",)
        if link or SPACES[near].gate:
            route += (f"{place}>{near}",)
        if near in INDOORS:
            trail = route = ()
    end = walked[-1]
    home = None if end in INDOORS else one.home
    state = with_man(state, man, place=end, trail=trail, route=route, home=home)
    events += (Moved(state.seat(officer), man, end, state.turn.points),)
    return then(events, escape_arrivals(state, officer, walked[0]))


def escape_arrivals(state: State, officer: int, start: str | None = None) -> Step[State]:
    """Return the state and events after an officer's men on objectives escape (§3.11).

    They escape only if the officer has the kit. `start` is the place from which a man has just arrived (§3.6).
    """
    events: tuple[Event, ...] = ()
    if state.officers[officer].kit:
        for number, man in enumerate(state.officers[officer].men):
            if man.place in OBJECTIVES:
                state, told_now = count_escape(state, name(officer, number), start)
                events += told_now
    return step_after(state, events)


def count_escape(
    state: State, man: str, start: str | None, by: str = "", dice: tuple[int, ...] = (), need: int = 0
) -> tuple[State, tuple[Event, ...]]:
    """Return the state and the events after a man has escaped."""
    officer = owner(man)
    trail = state.man(man).trail
    goal = OBJECTIVES.get(state.man(man).place, "O5")
    route = (by,) if by else (*state.man(man).route, state.man(man).place)
    state = with_man(state, man, place=ESCAPED, trail=(), route=route, home=None)
    state = with_officer(state, officer, escapes=state.officers[officer].escapes + 1)
    escapes = state.officers[officer].escapes
    told = Escaped(state.seat(officer), man, goal, escapes, state.german, start, trail, by, dice, need)
    return state, (told,)


def can_be_opened(state: State, tunnel: str) -> bool:
    """Return whether a tunnel is closed and empty, so that its card can open it (§3.8)."""
    return not state.tunnels[TUNNEL_CARDS.index(tunnel)] and not underground(state, tunnel)
