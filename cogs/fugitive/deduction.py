"""Conclusions that a viewer can draw about face-down hideouts (docs/rules/fugitive.md §7 notepad)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from cogs.fugitive import data, house
from cogs.fugitive.house import House
from cogs.fugitive.house_state import Fact
from cogs.fugitive.view import SpotView, View

Missed = tuple[frozenset[int], int]
"""The numbers of a missed guess, of which at least one was not face-down, and the length of the row then."""


def impossible(view: View) -> frozenset[int]:
    """Return the numbers 1 to 41 that cannot be face-down hideouts.

    Only what the Marshal's side knows counts.
    """
    return frozenset(data.GUESSABLE).difference(possible(view)) | _known(view)


def possible(view: View) -> tuple[int, ...]:
    """Return the numbers that may be face-down hideouts, in rising order.

    Only what the Marshal's side knows counts. Empty once all hideouts are face-up.
    """
    hidden = (held for held, spot in zip(candidates(view), view.row, strict=True) if not spot.revealed)
    return tuple(sorted(frozenset[int]().union(*hidden)))


def can_all_be_hidden(view: View, numbers: Sequence[int]) -> bool:
    """Return whether all `numbers` may be face-down at once, each at its own place.

    `numbers` must be in rising order.
    """
    places = iter([held for held, spot in zip(candidates(view), view.row, strict=True) if not spot.revealed])
    return all(any(number in held for held in places) for number in numbers)


def spans(view: View) -> tuple[tuple[int, int] | None, ...]:
    """Return for each place the lowest and highest possible number; None for face-up hideouts.

    Only what the Marshal's side knows counts.
    """
    held = zip(candidates(view), view.row, strict=True)
    return tuple((min(may), max(may)) if may and not spot.revealed else None for may, spot in held)


def candidates(view: View) -> tuple[frozenset[int], ...]:
    """Return for each place of the row the numbers that it can hold.

    The numbers must rise, in steps that the sprint cards allow (§3.3). An unseen sprint card counts as up to two
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
    """Yield what missed guesses still tell a viewer who knows where the cards `known` are.

    A missed guess tells nothing if one of its numbers certainly caused the miss: it was no hideout, or already face-up
    (§4 test 21).
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
    """Return the misses that exclude a single number from the row as it was then."""
    return tuple(miss for miss in misses(view, _known(view)) if len(miss[0]) == 1)


def list_seen_outside(view: View) -> tuple[Missed, ...]:
    """Return hideouts that an event showed the Marshal outside the row, with the row's length then.

    See §6.4 events 14 and 15.
    """
    looks = (look for look in view.looks if look.seat == view.viewer == view.marshal)
    return tuple((frozenset(filter(house.is_hideout, look.cards or ())), look.row) for look in looks)


def count_in_region(fact: Fact, row: Sequence[int]) -> int:
    """Return how many of the hideouts that an Informant counted are in its region, if the row is `row`."""
    return sum(row[place] in data.REGIONS[fact.region] for place in fact.places)


def _known(view: View) -> frozenset[int]:
    """Return the cards whose position the Marshal's side knows."""
    return frozenset(view.marshal_hand or ()).union(view.out, *(spot.open_cards() for spot in view.row))


def _ruled_out(view: View) -> dict[int, int]:
    """Return for each number how many places at the start of the row certainly do not hold it."""
    before = dict.fromkeys(data.GUESSABLE, 0)
    for numbers, row in (*list_single_misses(view), *list_seen_outside(view)):
        before |= {number: max(row, before[number]) for number in numbers.intersection(data.GUESSABLE)}
    return before


def _fitting(view: View, place: int, known: Collection[int], missed: dict[int, int]) -> set[int]:
    """Return the numbers that a place may hold, without regard to its neighbours.

    Cards that are known to be elsewhere are excluded, and so is a parity that a Witness ruled out (§6.4 event 8).
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
