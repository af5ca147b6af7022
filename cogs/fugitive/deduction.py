"""Conclusions that a viewer can draw about face-down hideouts.

The notepad shows them (docs/rules/fugitive.md §7).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from cogs.fugitive import data, house
from cogs.fugitive.house import House
from cogs.fugitive.house_state import Fact
from cogs.fugitive.view import SpotView, View

Missed = tuple[frozenset[int], int]
"""A missed guess, as a pair: its numbers, at least one of which was wrong, and the row's length then."""


def impossible(view: View) -> frozenset[int]:
    """Return the numbers from 1 to 41 that cannot be face-down hideouts.

    The conclusion uses only what the Marshal can know.
    """
    return frozenset(data.GUESSABLE).difference(possible(view)) | _known(view)


def possible(view: View) -> tuple[int, ...]:
    """Return the numbers that may be face-down hideouts, in rising order.

    The conclusion uses only what the Marshal can know. The result is empty if all hideouts are face-up.
    """
    hidden = (held for held, spot in zip(candidates(view), view.row, strict=True) if not spot.revealed)
    return tuple(sorted(frozenset[int]().union(*hidden)))


def can_all_be_hidden(view: View, numbers: Sequence[int]) -> bool:
    """Return whether all `numbers` may be face-down hideouts together, each at its own place.

    `numbers` must be in rising order.
    """
    places = iter([held for held, spot in zip(candidates(view), view.row, strict=True) if not spot.revealed])
    return all(any(number in held for held in places) for number in numbers)


def spans(view: View) -> tuple[tuple[int, int] | None, ...]:
    """Return the lowest and the highest possible number of each place, or None for face-up hideouts.

    The conclusion uses only what the Marshal can know.
    """
    held = zip(candidates(view), view.row, strict=True)
    return tuple((min(may), max(may)) if may and not spot.revealed else None for may, spot in held)


def candidates(view: View) -> tuple[frozenset[int], ...]:
    """Return, for each place of the row, the numbers that its hideout may have.

    The numbers must rise in steps that the sprint cards allow (§3.3). An unseen sprint card counts as up to two
    footprints.
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
    """Yield the missed guesses that still tell something to a viewer who knows the cards `known`.

    A missed guess tells nothing if the viewer knows that one of its numbers was wrong: this number was no hideout, or
    already face-up (§4 test 21).
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


def list_single_misses(view: View) -> tuple[Missed, ...]:
    """Return the missed guesses that exclude a single number, with the length of the row at that time."""
    return tuple(miss for miss in misses(view, _known(view)) if len(miss[0]) == 1)


def list_seen_outside(view: View) -> tuple[Missed, ...]:
    """Return hideouts that the Marshal saw outside the row, with the row's length at that time.

    House events 14 and 15 can show such cards (§6.4).
    """
    looks = (look for look in view.looks if look.seat == view.viewer == view.marshal)
    return tuple((frozenset(filter(house.is_hideout, look.cards or ())), look.row) for look in looks)


def count_in_region(fact: Fact, row: Sequence[int]) -> int:
    """Return how many of the hideouts that an Informant counted would be in the region, in the row `row`."""
    return sum(row[place] in data.REGIONS[fact.region] for place in fact.places)


def _known(view: View) -> frozenset[int]:
    """Return the cards of which the Marshal can know where they are."""
    return frozenset(view.marshal_hand or ()).union(view.out, *(spot.open_cards() for spot in view.row))


def _ruled_out(view: View) -> dict[int, int]:
    """Return, for each number, how many places at the start of the row certainly do not have it."""
    before = dict.fromkeys(data.GUESSABLE, 0)
    for numbers, row in (*list_single_misses(view), *list_seen_outside(view)):
        before |= {number: max(row, before[number]) for number in numbers.intersection(data.GUESSABLE)}
    return before


def _fitting(view: View, place: int, known: Collection[int], missed: dict[int, int]) -> set[int]:
    """Return the numbers that a place may have, if its neighbours are not considered.

    Cards that are known to be elsewhere are excluded. So are odd or even numbers that a Witness ruled out (§6.4 event
    8).
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
