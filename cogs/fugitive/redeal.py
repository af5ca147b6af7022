"""Another truth behind the same view: cards the viewer cannot tell apart change places, all through the past.

Exchanging two numbers of one deck wherever they stand keeps every public draw true by itself. What is left to check is
that the row still rises within reach (docs/rules/fugitive.md §3.3) and that every guess was still answered as it was.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Viewer
from cogs.fugitive import data
from cogs.fugitive.state import Spot, State

EXCHANGES = 40
"""Exchanges tried for each redeal."""

FAMILIES = (range(1, 4), *data.BANDS)


def redeal(state: State, viewer: Viewer, chance: Chance) -> State:
    """Give a state that looks the same to `viewer`."""
    if state.result is not None:
        return state
    seen = _seen(state, viewer)
    families = [cards for family in FAMILIES if len(cards := [card for card in family if card not in seen]) > 1]
    names = list(range(data.ESCAPE + 1))
    for _ in range(EXCHANGES if families else 0):
        family = chance.choice(families)
        a, b = chance.choice(family), chance.choice(family)
        if a == b:
            continue
        names[a], names[b] = names[b], names[a]
        if not _holds(state, names):
            names[a], names[b] = names[b], names[a]
    return _renamed(state, names)


def _seen(state: State, viewer: Viewer) -> set[int]:
    seen = {card for spot in state.row if spot.revealed and spot.hideout != data.ESCAPE for card in _cards(spot)}
    if viewer == state.fugitive:
        seen.update(state.hand, *(_cards(spot) for spot in state.row))
    elif viewer == state.marshal:
        seen.update(state.marshal_hand)
    return seen


def _cards(spot: Spot) -> tuple[int, ...]:
    return (spot.hideout, *spot.sprints)


def _holds(state: State, names: list[int]) -> bool:
    last = 0
    for spot in state.row[1:]:
        hideout = names[spot.hideout]
        reach = data.REACH + sum(data.sprint(names[card]) for card in spot.sprints)
        if not last < hideout <= last + reach:
            return False
        last = hideout
    return _guesses_hold(state, names)


def _guesses_hold(state: State, names: list[int]) -> bool:
    """Tell whether every miss of the past would still have been a miss. What was found is known and keeps its name."""
    found: set[int] = set()
    for guess in state.guesses:
        if guess.hit:
            found.update(guess.numbers)
        elif {names[spot.hideout] for spot in state.row[1 : guess.row]}.difference(found).issuperset(guess.numbers):
            return False
    return True


def _renamed(state: State, names: list[int]) -> State:
    def each(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(names[card] for card in cards)

    return replace(
        state,
        decks=tuple(each(deck) for deck in state.decks),
        hand=tuple(sorted(each(state.hand))),
        marshal_hand=tuple(sorted(each(state.marshal_hand))),
        row=tuple(replace(spot, hideout=names[spot.hideout], sprints=each(spot.sprints)) for spot in state.row),
        draws=tuple(replace(draw, card=names[draw.card]) for draw in state.draws),
    )
