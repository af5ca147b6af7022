"""Texts about house events: buttons, log lines, lasting effects, and private looks (§6.4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from cogs.fugitive import data, house
from cogs.fugitive.face import words
from cogs.fugitive.house import House
from cogs.fugitive.house_state import Fact, Shown
from cogs.fugitive.view import View

FACTS = 3
"""The largest number of Witness and Informant answers that the board shows.

It shows the latest ones. The log has the others.
"""

FRESH = 1
"""The number of further rounds for which the board shows the last house event.

The log has the earlier ones.
"""

LOOKS = 3
"""The largest number of looks at cards that a private page shows. It shows the latest ones."""

BAND_NAMES = tuple(f"{numbers[0]}-{numbers[-1]}" for numbers in data.BANDS)
REGION_NAMES = tuple(f"{numbers[0]}-{numbers[-1]}" for numbers in data.REGIONS)


def place(view: View, picked: str, say: Say) -> tuple[str, str]:
    """Return the label of a place (its position and hideout), and a text with its number of sprint cards."""
    spot = view.row[int(picked)]
    number = spot.hideout if spot.revealed else None
    label = say("fugitive-place", place=picked, number=number or "?")
    return label, say("fugitive-beneath", count=spot.sprint_count)


def name(event: int, say: Say) -> str:
    """Return the name of a house event."""
    return say(f"fugitive-house-{event}")


def card_name(card: int, say: Say) -> str:
    """Return the name of any card of a deck: a hideout's number, an event or a placeholder."""
    if house.is_hideout(card):
        return str(card)
    if card in house.PLACEHOLDERS:
        return say("fugitive-placeholder")
    return say("fugitive-house-card", name=name(house.event_of(card), say))


KINDS: Mapping[str, Callable[[Any, Say], str | int]] = {
    "deck": lambda deck, say: BAND_NAMES[int(deck) - 1],
    "pile": lambda deck, say: BAND_NAMES[int(deck) - 1],
    "region": lambda region, say: REGION_NAMES[int(region) - 1],
    "place": lambda place, say: str(place),
    "hideout": lambda hideout, say: say("fugitive-card-escape") if int(hideout) == data.ESCAPE else str(hideout),
    "sprint": lambda card, say: words.card(int(card), say),
    "number": lambda number, say: str(number),
    "footprints": words.card,
    "drawn": card_name,
    "house": name,
    "icon": lambda icon, say: say(f"fugitive-icon-{icon}"),
}
"""For each kind of value in moves and events, the function that turns such a value into text."""


def lines(view: View, say: Say) -> tuple[str, ...]:
    """Return the public lines about house events: the latest event, lasting effects, and revealed facts."""
    return (*latest_event_lines(view, say), *effect_lines(view, say), *answer_lines(view, say))


def latest_event_lines(view: View, say: Say) -> tuple[str, ...]:
    """Return the line about the latest house event, if it was a short time ago.

    The result is empty during a manhunt (§6.3) and after the end.
    """
    if view.phase in ("manhunt", "over"):
        return ()
    return tuple(_event(shown, say) for shown in view.shown[-1:] if shown.round + FRESH >= view.round)


def effect_lines(view: View, say: Say, seat: Viewer = None) -> tuple[str, ...]:
    """Return a line with all lasting effects of house events, or only with those that affect `seat`.

    The result is empty during a manhunt (§6.3) and after the end.
    """
    if view.phase in ("manhunt", "over"):
        return ()
    force = tuple(text for whom, text in _in_force(view, say) if seat in (None, whom))
    return (say("fugitive-in-force", what=" · ".join(force)),) if force else ()


def answer_lines(view: View, say: Say) -> tuple[str, ...]:
    """Return a line with what Witness and Informant said about hideouts that are still face-down.

    The result is empty after the end.
    """
    facts = () if view.result else tuple(_fact(fact, say) for fact in current_facts(view)[-FACTS:])
    return (say("fugitive-told", what=" · ".join(facts)),) if facts else ()


def _event(shown: Shown, say: Say) -> str:
    does = say(f"fugitive-house-{shown.event}-does")
    return say("fugitive-house-last", name=name(shown.event, say), does=does, round=shown.round)


def look_lines(view: View, say: Say) -> tuple[str, ...]:
    """Return the lines about cards that house events showed to this viewer alone."""
    own = [look for look in view.looks if look.seat == view.viewer and view.result is None][-LOOKS:]
    return tuple(
        say(
            "fugitive-look",
            name=name(look.event, say),
            round=look.round,
            cards=tuple(card_name(card, say) for card in look.cards or ()),
        )
        for look in own
    )


def current_facts(view: View) -> list[Fact]:
    """Return the facts that Witnesses and Informants revealed, as far as they still matter.

    A fact matters while at least one of its hideouts is face-down.
    """
    return [fact for fact in view.facts if any(not view.row[place].revealed for place in fact.places)]


def _in_force(view: View, say: Say) -> Iterator[tuple[Seat, str]]:
    """Yield the text of each lasting effect of a house event, with the seat that the effect concerns."""
    now = view.effects
    counts = {
        "fog": (view.marshal, now.fog),
        "crowd": (view.marshal, int(now.crowd)),
        "reach": (view.marshal, now.reach if now.reach != data.REACH else 0),
        "safe": (view.fugitive, now.safe_houses),
        "overtime": (view.marshal, now.overtime),
        "later": (view.marshal, now.overtime_later),
        "second": (view.marshal, now.second_winds),
        "alone": (view.marshal, int(now.alone)),
    }
    for what, (seat, count) in counts.items():
        if count:
            yield seat, say(f"fugitive-force-{what}", count=count)
    for closed in now.closed:
        who = say.name(closed.seat)
        yield closed.seat, say("fugitive-force-closed", band=BAND_NAMES[closed.deck], who=who, round=closed.round)


def _fact(fact: Fact, say: Say) -> str:
    if fact.event == House.WITNESS:
        return say("fugitive-fact-witness", place=fact.places[0], parity="odd" if fact.answer else "even")
    band = REGION_NAMES[fact.region]
    return say("fugitive-fact-informant", band=band, count=fact.answer, round=fact.round)
