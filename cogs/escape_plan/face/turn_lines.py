"""The game log of Escape Plan, one line for each turn.

Example: "Ben goes to the Restaurant (A2), 1 wound, Boxer; disc. Then sends SWAT to A3."

A run is a group of events, usually a player's action. The text of an action names the destination, then the events
there, and after a semicolon the consequences. The police, an Inspector and the start of a day get sentences of their
own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from bot.engine.event import Event, places_of
from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from bot.engine.turn_line import Line, Run, TurnLines, Wording, after
from bot.engine.wording import sentence
from cogs.escape_plan.events import course, police, turns, visits
from cogs.escape_plan.face import words
from cogs.escape_plan.rules.executive.things import CAR

HEADS = (turns.Went, turns.Rested, turns.Passed, turns.Held, course.KeptMoney, course.Placed)
"""The types of events that start an action. A used thing or a time-out may come before them."""

FOUND = (
    *(turns.TookContact, turns.Dismissed, turns.Opens, turns.Hacked),
    *(police.OfficerMoved, police.OfficerRemoved, course.Housed),
    *(visits.Gained, visits.NothingThere, visits.TookKey, visits.TookFixer, visits.Hired, visits.Marked),
    *(visits.Equipped, visits.HandedBack, visits.BoughtCan, visits.Opened, visits.Looks, visits.Kept),
)
"""The types of events about things that a player found. The log mentions them one after the other."""

LED_TO = (turns.DiscLost, police.Arrested, course.Unlocked, visits.Toll, visits.ClosedBusiness)
"""The types of events that are consequences of an action. The log mentions them one after the other."""

SUMMED = (
    *(course.Idle, turns.DiscSpent, turns.Used, turns.Healed, turns.Notoriety, turns.NoReward, turns.GotDisc),
    *(police.Avoided, police.PaidCosta, police.Wounded, police.Handcuffed, police.Covered),
    *(visits.Visited, visits.Escaped),
)
"""Other types of events in an action.

The log mentions them once however often they happen, or not at all if the beginning of the line implies them.
"""

ACTION = (*HEADS, *FOUND, *LED_TO, *SUMMED)

AIMED = (turns.Opens, police.OfficerMoved, police.OfficerRemoved, visits.ClosedBusiness, visits.Toll)
"""The types of events that belong to the action before them, even if they concern another player."""

INSPECTED = (*(police.SpaceFilled, police.LockerTaken, police.ExitTileTaken, police.MemberTaken, police.KeyRemoved),)
"""The types of events that an Inspector causes at the target of the Inspector card."""

TOLD_BY_RESULT = (
    *("A1", "F4", "K04", "aid", "A7", "F5", "K10", "K11", "F2", "K14", "K08"),
    *("A2", "A3", "A4", "K16F", "K16C", "K16S", "K01", "K02", "K03", "F3", "K12", "K13"),
)
"""Things whose use the log does not mention, since it mentions the result and the price.

The results are a disc, income, healing, avoided, moved or removed officers, and changed notoriety.
"""


def _of(run: Run, *classes: type[Event]) -> list[Any]:
    return [event for event in run if isinstance(event, classes)]


def _is_paid_unlock(event: Any) -> bool:
    """Return whether an event is an asset unlocked in the Income phase, which is not part of an action."""
    return isinstance(event, course.Unlocked) and event.cost > 0


def _actor_of(run: Run) -> Seat | None:
    """Return the seat whose action the events of `run` are, or None if they are not an action."""
    acts = isinstance(run[0], ACTION) and not isinstance(run[0], AIMED) and not _is_paid_unlock(run[0])
    return run[0].who if acts else None


def _continues(run: Run, more: Run) -> bool:
    """Return whether the events `more` belong to the same action as those of `run`.

    For example, a player places several tiles in one action.
    """
    who, event = _actor_of(run), more[0]
    if who is None or _is_paid_unlock(event) or not isinstance(event, (*ACTION, course.Income)):
        return False
    if isinstance(event, AIMED):
        return True
    heads = _of(run, *HEADS) if isinstance(event, HEADS) else []
    placed = isinstance(event, course.Placed) and all(isinstance(head, course.Placed) for head in heads)
    return all(each.who == who for each in more) and (not heads or placed)


def _write_action(line: Line, run: Run) -> None:
    """Add the text of an action to the line: its beginning, then details, then the consequences."""
    who, head = run[0].who, next(iter(_of(run, *HEADS)), None)
    told = "".join(
        (*(f", {each}" for each in _details(line, run, head)), *(f"; {each}" for each in _consequences(line, run)))
    )
    if head is not None:
        laid = (
            f", {event.tile}" if isinstance(event, course.Placed) else f" ({words.place(event.place, line.say)})"
            for event in _further_tiles(run, head)
        )
        line.clause(who, _subject(line, who, head) + "".join(laid) + told)
    elif told := told.lstrip(",; "):
        key = f"escape_plan-told-actor{'.who' * (who == line.reader)}"
        line.clause(who, told if who == line.named else line.say(key, who=line.say.name(who), what=told))


def _subject(line: Line, who: Seat, event: Any, key: str = "") -> str:
    """Return the beginning of a sentence about `who`. It leaves out a name that was just mentioned."""
    to = {"to": words.place(event.place, line.say, words.TO)} if isinstance(event, turns.Went) else {}
    if who != line.named:
        return line.told(event, key, who=line.say.name(who), **to)
    return line.say("escape_plan-told-then", what=line.told(event, key, who="", **to).strip())


def _further_tiles(run: Run, head: Any) -> Run:
    """Return the events of the tiles placed after the first, and of the Businesses chosen for them."""
    if not isinstance(head, course.Placed):
        return ()
    return _of(run[run.index(head) + 1 :], course.Placed, course.Housed)


def _details(line: Line, run: Run, head: Event | None) -> Iterator[str]:
    """Yield the texts for what happened on the way and at the destination."""
    say = line.say
    for event in _of(run, turns.DiscSpent, turns.Used, visits.Visited):
        if isinstance(event, turns.DiscSpent):
            yield line.told(event)
        elif isinstance(event, turns.Used) and event.what == CAR:
            yield say(f"escape_plan-told-car{'.who' * (event.who == line.reader)}")
        elif isinstance(event, visits.Visited) and head is None:
            yield words.place(event.place, say)
    for event in _of(run, course.Idle)[:1]:
        yield line.told(event)
    used = [event.what for event in _of(run, turns.Used) if event.what != CAR]
    tools = Counter(words.thing(what, say) for what in used if words.kind_of(what) not in TOLD_BY_RESULT)
    if tools:
        yield say("escape_plan-told-used", things=tuple(words.times(name, count) for name, count in tools.items()))
    if avoided := _of(run, police.Avoided):
        against = ", ".join(words.thing(event.what, say) for event in avoided)
        yield say("escape_plan-told-avoided", count=sum(len(event.officers) for event in avoided), things=against)
    handcuffs = len(_of(run, police.Handcuffed))
    wounds = sum(event.officer is not None for event in _of(run, police.Wounded, police.Handcuffed, police.Arrested))
    if wounds:
        yield say("escape_plan-hurt-wounds", count=wounds)
    if handcuffs:
        yield say("escape_plan-told-handcuffs", count=handcuffs)
    if lost := tuple(words.thing(card, say) for event in _of(run, police.Covered) for card in event.lost):
        yield say("escape_plan-told-lost", things=lost)
    if healed := sum(event.count for event in _of(run, turns.Healed)):
        yield say("escape_plan-told-healed", count=healed)
    if costa := sum(event.cost for event in _of(run, police.PaidCosta)):
        yield say("escape_plan-told-costa", cost=words.money(costa))
    if income := sum(event.amount for event in _of(run, course.Income, visits.Gained) if _is_income(event)):
        yield say("escape_plan-told-income", amount=words.money(income))
    yield from _things_found(line, run, head)


def _is_income(event: Any) -> bool:
    return isinstance(event, course.Income) or (isinstance(event, visits.Gained) and event.income)


def _things_found(line: Line, run: Run, head: Event | None) -> list[str]:
    """Return the texts for the things that a player found.

    A kept tile comes after its locker or exit. A dismissed contact comes after the contact that replaced it.
    """
    found: list[str] = []
    laid = _further_tiles(run, head)
    for event in _of(run, *FOUND):
        if isinstance(event, (turns.Dismissed, visits.Kept)):
            box = found.pop() if found else line.say("escape_plan-told-looks")
            found.append(line.told(event, box=box))
        elif not _is_income(event) and event not in laid:
            found.append(line.told(event))
    return found


def _consequences(line: Line, run: Run) -> Iterator[str]:
    """Yield the texts for the consequences of an action."""
    for event in _of(run, turns.Notoriety)[-1:]:
        yield line.say("escape_plan-fact-notoriety", level=str(event.level))
    for event in (*_of(run, visits.Escaped), *_of(run, *LED_TO)):
        yield line.told(event, "unlocked-free" if isinstance(event, course.Unlocked) else "")
    if discs := _of(run, turns.GotDisc):
        yield words.times(line.told(discs[0]), len(discs))
    if spent := sum(
        getattr(event, "cost", 0) for event in run if not isinstance(event, (police.PaidCosta, visits.Escaped))
    ):
        yield line.say("escape_plan-told-spent", amount=words.money(spent))


def _sentences(line: Line, who: Seat, clauses: Sequence[str]) -> str:
    """Return the clauses as a text in which each clause is a sentence."""
    return " ".join(f"{sentence(clause)}." for clause in clauses)


def _write_other_deed(line: Line, run: Run) -> None:
    """Add the text of something that a player does outside an action to the line."""
    line.clause(run[0].who, _subject(line, run[0].who, run[0]))


def _unlocked(line: Line, run: Run) -> None:
    (_write_other_deed if _is_paid_unlock(run[0]) else _write_action)(line, run)


def _write_heat(line: Line, run: Run) -> None:
    """Add the text of an officer's move to the line. It names the player who chose the officer, if any."""
    for who in run[0].by:
        line.clause(who, _subject(line, who, run[0], "sent"))
    if not run[0].by:
        _write_short(line, run)


def _write_short(line: Line, run: Run) -> None:
    """Add a sentence for events that are not a player's action to the line."""
    line.alone(f"{sentence(', '.join(map(line.told, run)))}.")


def _write_other(line: Line, run: Run) -> None:
    """Add an event in its usual wording to the line, for example as the heading of a chapter."""
    line.alone(f"{line.face.event(run[0], line.say, line.reader).removesuffix('.')}.")


def _incomes(line: Line, run: Run) -> None:
    line.alone(joint_line(line.face, run, line.say, line.reader))


def _write_patrol(line: Line, run: Run) -> None:
    """Add the sentence about patrol cards, and about the exits that they closed, to the line."""
    shown = Counter(event.exit for event in _of(run, course.Patrol))
    exits = tuple(words.times(str(number), count) for number, count in shown.items())
    cards = [line.say("escape_plan-told-patrol", exits=exits, count=len(exits))] if exits else []
    line.alone(f"{sentence('; '.join((*cards, *map(line.told, _of(run, course.ExitClosed)))))}.")


def _write_order(line: Line, run: Run) -> None:
    """Add the sentence about the order of turns to the line, unless there is only one player."""
    names = ", ".join(map(line.say.name, run[0].order))
    line.alone(f"{sentence(line.say('escape_plan-told-order', order=names))}." if len(run[0].order) > 1 else "")


def joint_line(face: Wording, several: Sequence[Event], say: Say, reader: Viewer) -> str:
    """Return one line for several events of the same type.

    The line has a text for each event, and the totals after the last one.
    """
    if len(several) == 1:
        return face.event(several[0], say, reader)
    parts = (_other_wording(face, "each", event, say, reader) for event in several)
    return sentence(_other_wording(face, "several", several[-1], say, reader, told=", ".join(parts)))


def _other_wording(face: Wording, form: str, event: Event, say: Say, reader: Viewer, **more: str) -> str:
    """Return the text of an event in the form named `form`, instead of the event's usual line.

    The text is in the second person if the texts have such a form for the reader.
    """
    key = f"escape_plan-{form}-{event.key}"
    named = (f"{key}.{place}" for place in places_of(event, reader))
    return say(next((one for one in named if one in say), key), **face.words(event, say), **more)


LINES = TurnLines(
    clause="escape_plan-told",
    spoken=_sentences,
    silent=(course.TileShown, turns.OnDisplay, visits.Saw, turns.ChoseContact, turns.Declined),
    runs={
        course.Income: after(course.Income),
        **dict.fromkeys((course.Patrol, course.ExitClosed), after(course.Patrol, course.ExitClosed)),
        **dict.fromkeys(INSPECTED, after(police.Inspects, *INSPECTED)),
    },
    merges=_continues,
    writers={
        **dict.fromkeys(ACTION, _write_action),
        **dict.fromkeys((*AIMED, course.Day, course.Part), _write_other),
        **dict.fromkeys((police.Inspects, police.Tails, visits.ClosedBusiness, *INSPECTED), _write_short),
        **dict.fromkeys((course.Patrol, course.ExitClosed), _write_patrol),
        course.Income: _incomes,
        course.Left: _write_other_deed,
        course.Order: _write_order,
        course.Unlocked: _unlocked,
        police.Heat: _write_heat,
    },
)

line = LINES.line
