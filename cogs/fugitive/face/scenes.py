"""Public pages about great moments: found hideouts, and the start of a manhunt.

See docs/rules/fugitive.md §3.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.art.colours import SKY, VERMILION, number
from bot.engine.event import Event
from bot.engine.page import Page
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.fugitive import data
from cogs.fugitive.events import Guessed, Manhunt
from cogs.fugitive.face import words
from cogs.fugitive.state import Guess
from cogs.fugitive.view import View

MOST = 3
"""The largest number of found hideouts that get a line of their own."""


def scene(view: View, event: Event, say: Say) -> Page | None:
    """Return the page about a great moment: found hideouts, or the start of a manhunt.

    The result is None for misses, for finds in a manhunt, and for events that end the game.
    """
    if isinstance(event, Manhunt):
        return _page(
            say("fugitive-scene-manhunt", round=view.round, **_who(view, say)),
            _manhunt(view, event, say),
            VERMILION,
            view,
            say,
        )
    guess = guess_of(view, event)
    if guess is None:
        return None
    numbers = tuple(words.number(each, say) for each in guess.numbers)
    title = say("fugitive-scene-found", round=guess.round, numbers=numbers, **_who(view, say))
    return _page(title, _found(view, guess, say), SKY, view, say)


def affects(event: Event) -> tuple[Seat, ...]:
    """Return the seats that a great moment concerns: the owner of found hideouts, or the players in a manhunt."""
    if isinstance(event, Guessed):
        return () if event.whose is None else (event.whose,)
    return tuple(sorted(event.touches))


def feeling(event: Event, seat: Seat) -> str:
    """Return how the player at `seat` feels about a great moment: "glad", "sorry", or "" for neither.

    A player is glad to guess right, and sorry to be hit. The Fugitive has no feeling at the start of a manhunt, since a
    feeling could reveal something.
    """
    if not event.scene or (isinstance(event, Guessed) and not event.hit):
        return ""
    if seat in affects(event):
        return "sorry"
    return "glad" if isinstance(event, Guessed) and seat == event.who else ""


def guess_of(view: View, event: Event) -> Guess | None:
    """Return the right guess that an event announces, or None if the event is not a great moment."""
    if not isinstance(event, Guessed) or not event.hit or view.result is not None or view.phase == "manhunt":
        return None
    return next((each for each in reversed(view.guesses) if each.hit and each.numbers == event.numbers), None)


def places_of(view: View, guess: Guess) -> tuple[int, ...]:
    """Return the places of the row that a guess found."""
    return tuple(place for place, spot in enumerate(view.row) if spot.hideout in guess.numbers and spot.revealed)


def _page(title: str, lines: Sequence[str], colour: tuple[int, int, int], view: View, say: Say) -> Page:
    return Page(title=title, lines=(*lines, words.row_line(view, say)), colour=number(colour))


def _who(view: View, say: Say) -> dict[str, str]:
    return {"marshal": say.name(view.marshal), "fugitive": say.name(view.fugitive)}


def _manhunt(view: View, event: Manhunt, say: Say) -> tuple[str, ...]:
    ran = say("fugitive-scene-ran", count=view.row[-1].sprint_count, **_who(view, say))
    why = say("fugitive-scene-hunts", top=event.top, **_who(view, say))
    hidden = say("fugitive-scene-hidden", count=view.hidden_count(), all=len(view.row) - 2)
    return ran, why, hidden


def _found(view: View, guess: Guess, say: Say) -> tuple[str, ...]:
    places = places_of(view, guess)
    told = [_place(view, place, guess.round, say) for place in places[:MOST]]
    if len(places) > MOST:
        told[-1:] = [say("fugitive-scene-others", count=len(places) - MOST + 1)]
    return (*told, *_before(view, guess, places, say), *_stake(view, guess, say))


def _place(view: View, place: int, now: int, say: Say) -> str:
    """Return a public text about a found hideout.

    It says in which round it was laid, which sprint cards it has, and whether it needed them.
    """
    spot, before = view.row[place], view.row[place - 1]
    beneath = tuple(words.card(card, say) for card in spot.sprints or ())
    text = say("fugitive-scene-place", number=spot.hideout or 0, round=spot.round, rounds=now - spot.round)
    if spot.sprints is None:
        return f"{text} {say('fugitive-scene-covered', count=spot.sprint_count)}"
    if not beneath:
        return f"{text} {say('fugitive-scene-bare')}"
    text = f"{text} {say('fugitive-scene-beneath', cards=beneath)}"
    if before.hideout is None or spot.hideout is None:
        return text
    need = max(0, spot.hideout - before.hideout - spot.reach)
    spare = sum(map(data.sprint, spot.sprints)) - need
    key = "bluff" if not need else "spare" if spare else "needed"
    return f"{text} {say(f'fugitive-scene-{key}', spare=spare, last=before.hideout)}"


def _before(view: View, guess: Guess, places: Sequence[int], say: Say) -> Iterator[str]:
    """Yield a line about the last wrong guess that included one of the found numbers."""
    for miss in reversed(view.guesses):
        named = [place for place in places if not miss.hit and view.row[place].hideout in miss.numbers]
        if named:
            number = view.row[named[0]].hideout or 0
            key = "early" if named[0] >= miss.row else "together"
            yield say(f"fugitive-scene-{key}", number=number, round=miss.round, marshal=say.name(view.marshal))
            return


def _stake(view: View, guess: Guess, say: Say) -> Iterator[str]:
    """Yield lines about the hideouts left to find, and about a manhunt that has become impossible.

    See §3.2 ESCAPE.
    """
    yield say("fugitive-scene-left", count=view.hidden_count(), cards=view.hand_size, fugitive=say.name(view.fugitive))
    known = [spot.hideout or 0 for spot in view.row if spot.revealed]
    earlier = [number for number in known if number not in guess.numbers]
    if max(known) >= data.MANHUNT_BELOW > max(earlier):
        yield say("fugitive-scene-open", fugitive=say.name(view.fugitive))
