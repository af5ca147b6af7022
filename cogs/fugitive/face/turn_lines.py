"""The lines of the log. The events of one turn become a sentence: first the player, then the actions.

See docs/rules/fugitive.md §3, §6.4.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.event import Event
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.engine.turn_line import Line, Run, TurnLines, after, again
from bot.engine.wording import sentence
from cogs.fugitive import data
from cogs.fugitive import events as told
from cogs.fugitive.face import event_words, words

DRAWS = (told.Drew, told.DrewCard)
FINDS = (told.Found, told.FoundCovered)


def _merge_timeouts(events: Sequence[Any]) -> Sequence[Any]:
    """Return the events without repeated time-outs of the same player."""
    return [event for at, event in enumerate(events) if not isinstance(event, told.Idle) or event not in events[:at]]


def _spoken(line: Line, who: Seat, clauses: Sequence[str]) -> str:
    """Return the sentence about the actions of player `who`. Names keep their capital letters."""
    *before, last = clauses
    done = line.say("fugitive-log-then", before=", ".join(before), last=last) if before else last
    own = who == line.reader
    text = line.say(f"fugitive-log{'.who' * own}", who=line.say.name(who), told=done)
    return sentence(text) if own else text


def _is_followed_by_event(drew: Any, rest: Run) -> bool:
    """Return whether a house event or a placeholder card follows after this draw."""
    return bool(rest) and isinstance(rest[0], (told.Placeholder, told.HouseEvent))


def _draws_on(run: Run, event: Any) -> bool:
    return not isinstance(run[0], told.Kept) and again(*DRAWS)(run, event)


def _hides_on(run: Run, event: Any) -> bool:
    last = run[-1]
    return isinstance(last, told.Ran) or (isinstance(last, told.HidAt) and last.number != data.ESCAPE)


def _finds_on(run: Run, more: Run) -> bool:
    """Return whether both groups of events are right guesses of the same player, with visible finds."""
    hits = (isinstance(each[0], told.Guessed) and each[0].hit and len(each) > 1 for each in (run, more))
    return all(hits) and bool(run[0].who == more[0].who)


def _drew(line: Line, run: Run) -> None:
    """Add a text about draws to the line: the cards if the reader may know them, otherwise the decks."""
    if known := tuple(words.number(draw.card, line.say) for draw in run if isinstance(draw, told.DrewCard)):
        line.did(run[0], "drew-card", cards=known)
        return
    decks = [event_words.BAND_NAMES[draw.deck - 1] for draw in run]
    line.did(run[0], "drew", count=len(decks), decks=tuple(dict.fromkeys(decks)))


def _came_up(line: Line, run: Run) -> None:
    """Add a text about a house event to the line, with its immediate effect if it had one."""
    named, *came = run
    name = event_words.name(named.name, line.say)
    if came:
        line.did(named, "event-came", name=name, came=_at_once(line.say, came[0]))
    else:
        line.did(named, "event", name=name)


def _at_once(say: Say, event: Event) -> str:
    if isinstance(event, told.Witness):
        return say("fugitive-fact-witness", place=event.place, parity="odd" if event.odd else "even")
    return (
        say("fugitive-came-raided", card=event.card) if isinstance(event, told.Raided) else say("fugitive-came-nothing")
    )


def _hid(line: Line, run: Run) -> None:
    """Add a text about new hideouts to the line, with their numbers of sprint cards."""
    counts = [event.sprints for event in run]
    if len(counts) == 1:
        line.did(run[0], "hid", count=counts[0])
    elif not any(counts):
        line.did(run[0], "hid-bare", times=len(counts))
    else:
        line.did(run[0], "hid-more", times=len(counts), counts=tuple(map(str, counts)))


def _hid_at(line: Line, run: Run) -> None:
    """Add a text about new hideouts to the line, with their numbers, for readers who may know them.

    For other readers, the text has only the sprint cards of a 42.
    """
    places = tuple(words.laid(at.number, at.cards, line.say) for at in run if isinstance(at, told.HidAt))
    if not places:
        line.did(run[0], "ran", count=run[0].sprints)
    elif run[-1].number == data.ESCAPE:
        line.did(run[0], "ran-at", place=places[-1])
    else:
        line.did(run[0], "hid-at", places=tuple(words.number(place, line.say) for place in places))


def _guessed(line: Line, run: Run) -> None:
    """Add a text about a guess to the line: the hideouts that it found, or the numbers that were wrong."""
    guess, finds = run[0], [event for event in run if isinstance(event, FINDS)]
    if guess.hit and finds:
        line.did(guess, "found", **_finds(line, finds))
    else:
        line.did(
            guess,
            "hit" if guess.hit else "missed",
            numbers=tuple(words.number(each, line.say) for each in guess.numbers),
        )


def _found(line: Line, run: Run) -> None:
    """Add a sentence about found hideouts to the line, if the log does not show the guess itself."""
    line.alone(line.say("fugitive-log-found-alone", **_finds(line, run)))


def _finds(line: Line, finds: Run) -> dict[str, Any]:
    places = tuple(
        words.laid(find.number, find.sprints, line.say)
        if isinstance(find, told.Found)
        else line.say("fugitive-spot-covered", number=find.number, count=find.count)
        for find in finds
    )
    places = tuple(words.number(place, line.say) for place in places)
    yours = line.reader is not None and all(find.whose == line.reader for find in finds)
    return {"places": places, "count": len(finds), "yours": "yes" if yours else "no"}


def _saw(line: Line, run: Run) -> None:
    line.did(run[0], cards=tuple(event_words.card_name(card, line.say) for card in run[0].cards))


def _looked(line: Line, run: Run) -> None:
    """Add a text about a look into the other player's hand to the line."""
    line.did(run[0], "looked" if line.reader in (None, run[0].who) else "looked-yours")


def _watched(line: Line, run: Run) -> None:
    deck, keeps = event_words.BAND_NAMES[run[0].deck - 1], "yes" if run[0].keeps else "no"
    line.did(run[0], deck=deck, keeps=keeps)


def _kept(line: Line, run: Run) -> None:
    """Add a text about a kept card to the line: the card if the reader may know it, otherwise its deck."""
    kept, *card = run
    what = str(card[0].card) if card else event_words.BAND_NAMES[kept.deck - 1]
    line.did(kept, "kept-card" if card else "kept", what=what)


def _closed(line: Line, run: Run) -> None:
    line.did(run[0], "closed", deck=event_words.BAND_NAMES[run[0].deck - 1])


def _passed(line: Line, run: Run) -> None:
    """Add a text about a pass to the line, and about an extra card that the player did not take."""
    line.did(run[0], "passed-without" if len(run) > 1 else "passed")


def _manhunt(line: Line, run: Run) -> None:
    line.alone(line.say("fugitive-log-manhunt"))


def _over(line: Line, run: Run) -> None:
    """Add the sentence about the end to the line. It names a player only after a resignation."""
    line.alone(line.say("fugitive-log-over", reason=run[0].reason, who=line.say.name(1 - run[0].who)))


LINES = TurnLines(
    clause="fugitive-log",
    spoken=_spoken,
    prepared=_merge_timeouts,
    silent=(told.Round,),
    twins={told.Drew: told.DrewCard, told.Hid: told.HidAt, told.Looked: told.Saw, told.Placeholder: told.HouseEvent},
    implied=dict.fromkeys(DRAWS, _is_followed_by_event),
    runs={
        told.Drew: _draws_on,
        told.DrewCard: lambda run, event: isinstance(run[-1], told.Kept) or _draws_on(run, event),
        told.Hid: after(told.Hid),
        told.HidAt: _hides_on,
        told.Declined: after(told.Passed),
        **dict.fromkeys(FINDS, after(told.Guessed, *FINDS)),
        **dict.fromkeys((told.Nothing, told.Witness, told.Raided), after(told.HouseEvent)),
    },
    merges=_finds_on,
    writers={
        **dict.fromkeys(DRAWS, _drew),
        **dict.fromkeys((told.Ran, told.HidAt), _hid_at),
        **dict.fromkeys(FINDS, _found),
        told.HouseEvent: _came_up,
        told.Hid: _hid,
        told.Guessed: _guessed,
        told.Saw: _saw,
        told.Looked: _looked,
        told.Watched: _watched,
        told.Kept: _kept,
        told.ClosedDeck: _closed,
        told.Passed: _passed,
        told.Manhunt: _manhunt,
        told.Over: _over,
    },
)

line = LINES.line
