"""Conclusions about the face-down hideouts of the row (docs/rules/fugitive.md §7 notepad)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from cogs.fugitive import data, house
from cogs.fugitive.house import House
from cogs.fugitive.house_state import Fact
from cogs.fugitive.view import SpotView, View

Missed = tuple[frozenset[int], int]
"""Numbers of which at least one was not face-down, and how long the row was then."""


def impossible(view: View) -> frozenset[int]:
    """Return the numbers 1 to 41 that cannot be face-down.

    This is as far as the viewer of the Marshal's side knows.
    """
    return frozenset(data.GUESSABLE).difference(possible(view)) | _known(view)


def possible(view: View) -> tuple[int, ...]:
    """Return the numbers that may be face-down, as far as the viewer of the Marshal's side knows.

    There are none once all hideouts are open.
    """
    hidden = (held for held, spot in zip(candidates(view), view.row, strict=True) if not spot.revealed)
    return tuple(sorted(frozenset[int]().union(*hidden)))


def fit(view: View, numbers: Sequence[int]) -> bool:
    """Return whether `numbers`, in rising order, may all be face-down, each at a place of its own."""
    places = iter([held for held, spot in zip(candidates(view), view.row, strict=True) if not spot.revealed])
    return all(any(number in held for held in places) for number in numbers)


def spans(view: View) -> tuple[tuple[int, int] | None, ...]:
    """Return the lowest and the highest number that each place may hold; None if the place is open.

    This is as far as the viewer of the Marshal's side knows.
    """
    held = zip(candidates(view), view.row, strict=True)
    return tuple((min(may), max(may)) if may and not spot.revealed else None for may, spot in held)


def candidates(view: View) -> tuple[frozenset[int], ...]:
    """Return the numbers that each place can hold if the row rises in steps that its sprint cards allow.

    See §3.3. An unseen sprint card may be worth two footprints.
    """
    known, missed = _known(view), _ruled_out(view)
    held = [_fitting(view, place, known, missed) for place in range(len(view.row))]
    longest = [spot.reach + _most_footprints(spot) for spot in view.row]
    unknown = [place for place, spot in enumerate(view.row) if not spot.revealed]
    for place in unknown:
        held[place] &= {number + step for number in held[place - 1] for step in range(1, longest[place] + 1)}
    for place in reversed(unknown):
        if place + 1 < len(held):
            held[place] &= {number - step for number in held[place + 1] for step in range(1, longest[place + 1] + 1)}
    return tuple(map(frozenset, held))


def misses(view: View, known: Collection[int]) -> Iterator[Missed]:
    """Yield what missed guesses still tell a viewer who knows where the cards `known` are.

    A guess that named a card which was no hideout then, or an open one, tells nothing about the others (§4 test 21).
    """
    where = {spot.hideout: place for place, spot in enumerate(view.row) if spot.revealed}
    found: set[int] = set()
    for guess in view.guesses:
        if guess.hit:
            found.update(guess.numbers)
        elif found.isdisjoint(guess.numbers):
            lay_there = {number for number in guess.numbers if where.get(number, guess.row) < guess.row}
            left = frozenset(guess.numbers) - lay_there
            if left.isdisjoint(known):
                yield left, guess.row


def missed_alone(view: View) -> tuple[Missed, ...]:
    """Return the misses that tell that a single number was nowhere in the row then."""
    return tuple(miss for miss in misses(view, _known(view)) if len(miss[0]) == 1)


def elsewhere(view: View) -> tuple[Missed, ...]:
    """Return the hideouts that the viewer saw outside the row, and how long the row was.

    See §6.4 events 14 and 15.
    """
    looks = (look for look in view.looks if look.seat == view.viewer == view.marshal)
    return tuple((frozenset(filter(house.is_hideout, look.cards or ())), look.row) for look in looks)


def counted(fact: Fact, row: Sequence[int]) -> int:
    """Return how many hideouts of `row` are in the region that an Informant was asked about."""
    return sum(row[place] in data.REGIONS[fact.region] for place in fact.places)


def _known(view: View) -> frozenset[int]:
    """Return the cards whose place the viewer of the Marshal's side knows."""
    return frozenset(view.marshal_hand or ()).union(view.out, *(spot.open_cards() for spot in view.row))


def _ruled_out(view: View) -> dict[int, int]:
    """Return for each number how many places at the start of the row surely do not hold it."""
    before = dict.fromkeys(data.GUESSABLE, 0)
    for numbers, row in (*missed_alone(view), *elsewhere(view)):
        before |= {number: max(row, before[number]) for number in numbers.intersection(data.GUESSABLE)}
    return before


def _fitting(view: View, place: int, known: Collection[int], missed: dict[int, int]) -> set[int]:
    """Return what a place may hold, regardless of its neighbours.

    Excludes cards that are known to be elsewhere, and the parity that a Witness ruled out (§6.4 event 8).
    """
    spot = view.row[place]
    if spot.revealed and spot.hideout is not None:
        return {spot.hideout}
    fitting = set(data.GUESSABLE).difference(known)
    told = {fact.answer for fact in view.facts if fact.event == House.WITNESS and fact.places == (place,)}
    return {number for number in fitting if place >= missed[number] and (not told or number % 2 in told)}


def _most_footprints(spot: SpotView) -> int:
    if spot.sprints_open:
        return sum(map(data.sprint, spot.sprints or ()))
    return 2 * spot.sprint_count
