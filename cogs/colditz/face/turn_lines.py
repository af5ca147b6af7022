"""The game log of Escape from Colditz, one line for each turn (docs/rules/colditz.md §3.3).

A line names the player, the roll, the player's actions, and events that hurt other players.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from bot.engine.event import Event, fields
from bot.engine.presenter import Presenter
from bot.engine.record import Viewer
from bot.engine.texts import Say
from bot.engine.turn_line import Line, Run, TurnLines, after, again
from bot.engine.wording import sentence
from cogs.colditz.events.cards import Diverted, Played
from cogs.colditz.events.course import Ended, HouseRule, Rolled
from cogs.colditz.events.gambles import Drove, Pushed, PushedGuard
from cogs.colditz.events.guards import (
    Announced,
    Arrested,
    CalledOff,
    Discovered,
    Killed,
    Posted,
    Saved,
    Searched,
    SearchFailed,
    Searching,
    Shot,
    Vanished,
    Walked,
    Withdrawn,
)
from cogs.colditz.events.prisoners import Equipped, Escaped, Freed, GaveUp, Moved, Paid, Surrendered
from cogs.colditz.events.roll_call import Attended, Chose, SweepFailed, Sweeping, Swept
from cogs.colditz.events.trades import Offered, Retracted
from cogs.colditz.face import words
from cogs.colditz.face.what_stood import OFFERS, lasting_events
from cogs.colditz.rules.castle.board import EQUIPMENT
from cogs.colditz.rules.castle.pawns import owner

LONGEST = 94
"""A line of the log with more characters than this is shortened.

A shortened line names only the men who moved, and no unused points. This length is 2 lines in a phone's small print.
"""

CARDS: dict[str, type[Event]] = {
    "release": Freed,
    "search": Searching,
    "shoot": Shot,
    "tunnel_found": Discovered,
    "car": Drove,
    "diversion": Diverted,
}
"""Cards that the log does not mention, each with the event that it causes.

The log mentions that event instead.
"""


class Turn(NamedTuple):
    """A turn for the log: the events to mention, the seat whose turn it is (or None), and the roll."""

    told: Sequence[Event]
    whose: Viewer
    rolled: int


class TurnLine(Line):
    """The line about a turn in the log.

    The line starts with the player whose turn it is. Men of this player are named only by their letters. Actions of
    other players are in the same sentence, with the names of these players.
    """

    def __init__(self, table: TurnLines, face: Presenter, say: Say, reader: Viewer, turn: Turn) -> None:
        super().__init__(table, face, say, reader)
        self.turn = turn

    def written(self, runs: Sequence[Run]) -> str:
        """Return the text of the line for groups of events."""
        super().written(runs)
        if self.turn.whose is not None and self.sentences:
            who, points = self.name(self.turn.whose), self.turn.rolled
            self.sentences[0] = self.say("colditz-log-turn", who=who, points=points, told=self.sentences[0])
        return " ".join(sentence(each if each[-1] in ".!?" else f"{each}.") for each in self.sentences)

    def did(self, event: Any, key: str = "", **more: Any) -> None:
        """Add the clause about an event, with short names for its men and places.

        A `key` chooses another text than the event's own text.
        """
        self.clause(actor(event), self.told(event, key, **{**self._short(event), **more}))

    def clause(self, who: Viewer, text: str) -> None:
        """Add a clause to the sentence.

        The clause names the player `who`, unless it is the player whose turn it is.
        """
        self.clauses.append(text if who is None or who == self.turn.whose else f"{self.name(who)} {text}")

    def end(self) -> None:
        """Finish the current sentence."""
        if self.clauses:
            self.sentences.append("; ".join(self.clauses))
        self.clauses = []

    def name(self, seat: int) -> str:
        """Return the name of the player at a seat, or "you" for the reader."""
        return self.say("colditz-log-you") if seat == self.reader else self.say.name(seat)

    def men(self, men: Sequence[str], seat: Viewer) -> str:
        """Return the names of an officer's men. In that officer's own turn they are only letters."""
        own = seat is not None and seat == self.turn.whose and bool(men)
        return words.men(men, self.say, owner(men[0]) if own else None)

    def _man(self, man: str | None, seat: Viewer) -> str:
        if man and seat is not None and seat == self.reader != self.turn.whose:
            return self.say("colditz-log-your", letter=words.letter(man))
        return self.men((man,), seat) if man else ""

    def _short(self, event: Event) -> dict[str, Any]:
        """Return an event's text arguments with short texts for men, places and dice.

        For dice, the text is their total.
        """
        seat = actor(event) if isinstance(event, Escaped) else getattr(event, "whose", actor(event))
        seat = seat if isinstance(seat, int) else None
        found: dict[str, Any] = {}
        for name, kind, many in fields(type(event)):
            value = getattr(event, name)
            if kind == "man":
                found[name] = self.men(value, seat) if many else self._man(value, seat)
                found[f"{name}_count"] = len(value) if many else int(bool(value))
            elif kind == "place" and not many and value is not None:
                found[name] = words.short(value, self.say)
            elif kind == "dice":
                found[name] = sum(value)
        return found


def actor(event: Event) -> Viewer:
    """Return the seat of the player who caused an event, or None if no player did."""
    who = getattr(event, "who", None)
    return who if isinstance(who, int) else None


def _is_followed_by(*classes: type[Event]) -> Callable[[Any, Run], bool]:
    """Return a function that tests whether an event can be left out of the log.

    An event can be left out if an event of one of the `classes` follows. If the first event is about a man, the second
    must be about the same man.
    """

    def told(event: Any, rest: Run) -> bool:
        man = getattr(event, "man", None)
        return any(isinstance(later, classes) and getattr(later, "man", None) == man for later in rest)

    return told


def _card_does(played: Any, rest: Run) -> bool:
    return played.card in CARDS and any(isinstance(later, CARDS[played.card]) for later in rest)


def _write_moves(line: TurnLine, run: Run) -> None:
    """Write where men went. Men with the same destination share a clause."""
    goals: dict[str, list[str]] = {}
    for man, place in {event.man: event.place for event in run}.items():
        goals.setdefault(words.short(place, line.say), []).append(man)
    by = run[0].who
    told = (line.say("colditz-log-to", who=line.men(there, by), place=goal) for goal, there in goals.items())
    line.clause(None, ", ".join(told))


def _write_movers(line: TurnLine, run: Run) -> None:
    """Write which men moved, without their destinations."""
    line.did(run[0], men=line.men(tuple(dict.fromkeys(event.man for event in run)), run[0].who))


def _write_equipment(line: TurnLine, run: Run) -> None:
    """Write the Equipment cards of several events, added up by kind."""
    due = Counter[str]()
    for event in run:
        due[event.equipment[0]] += event.equipment[1]
    line.did(run[0], held=words.stock(tuple(due[what] for what in EQUIPMENT), line.say))


def _write_taken(line: TurnLine, run: Run) -> None:
    """Write the Equipment taken, and that the men used for it are back in the roll-call zone."""
    _write_equipment(line, run)
    men = line.men(tuple(dict.fromkeys(man for event in run for man in event.men)), run[0].who)
    line.clause(None, line.say("colditz-log-to", who=men, place=words.area("rollcall", line.say)))


def _write_guard(line: TurnLine, run: Run) -> None:
    """Write where a guard went. For several guards, write only their numbers."""
    if len({event.guard for event in run}) > 1:
        _write_guards(line, run)
        return
    event = run[-1]
    who, place = words.guard(event.guard, line.say), words.spot(event.place, line.say)
    line.clause(None, line.say(f"colditz-log-{event.key}", who=who, place=place))


def _write_guards(line: TurnLine, run: Run) -> None:
    """Write the numbers of the guards who moved."""
    numbers = tuple(str(number + 1) for number in dict.fromkeys(event.guard for event in run))
    line.clause(None, line.say(f"colditz-log-guards-{run[0].key}", numbers=numbers, count=len(numbers)))


def _write_absent_men(line: TurnLine, run: Run) -> None:
    """Write which men stayed away from a roll call."""
    away = [man for event in run for man in event.stayed]
    line.clause(None, line.say("colditz-log-attended", men=words.men(away, line.say), count=len(away)))


def _house_rules(line: TurnLine, run: Run) -> None:
    rules = ", ".join(line.say("colditz-log-rule", rule=event.rule) for event in run)
    line.clause(None, line.say("colditz-log-house_rule", rules=rules, count=len(run)))


def _write_end(line: TurnLine, run: Run) -> None:
    """Write how many points were unused, or that the player did nothing."""
    (ended,) = run
    if ended.points == ended.rolled > 0 and ended.who == line.turn.whose and len(line.turn.told) == 1:
        line.clause(None, line.say("colditz-log-nothing"))
    else:
        line.did(ended)


def _count_offers(line: TurnLine, run: Run) -> None:
    """Write how many offers were made, taken back, rejected or cancelled."""
    who = run[0].who if isinstance(run[0], (Offered, Retracted)) else None
    line.clause(who, line.told(run[0], f"offers-{run[0].key}", count=len(run)))


LINES = TurnLines(
    clause="colditz-log",
    prepared=lasting_events,
    silent=(Chose, CalledOff, Pushed, PushedGuard),
    implied={
        Announced: _is_followed_by(Arrested, Vanished),
        Surrendered: _is_followed_by(Arrested),
        Shot: _is_followed_by(Killed, Saved),
        Searching: _is_followed_by(Searched, SearchFailed),
        Sweeping: _is_followed_by(Swept, SweepFailed),
        **dict.fromkeys((Moved, Drove), _is_followed_by(Escaped)),
        Played: _card_does,
    },
    gathers={
        **{each: again(each) for each in (Moved, Paid, Equipped, GaveUp, Walked, Posted, Withdrawn, *OFFERS)},
        **{each: after(each) for each in (Attended, HouseRule)},
    },
    writers={
        Moved: _write_moves,
        **dict.fromkeys((Paid, GaveUp), _write_equipment),
        Equipped: _write_taken,
        **dict.fromkeys((Walked, Posted), _write_guard),
        Withdrawn: _write_guards,
        Attended: _write_absent_men,
        HouseRule: _house_rules,
        Ended: _write_end,
    },
)

SEVERAL = replace(LINES, writers={**LINES.writers, **dict.fromkeys(OFFERS, _count_offers)})
"""The rules for wording a turn in the log, if it has more than one offer."""

BRIEF = replace(
    SEVERAL, writers={**SEVERAL.writers, Moved: _write_movers, **dict.fromkeys((Walked, Posted), _write_guards)}
)


def line(presenter: Presenter, events: Sequence[Event], say: Say, reader: Viewer) -> str:
    """Return the line of the log about a turn, shortened if it would be too long."""
    kept = [*LINES.worth_telling(lasting_events(presenter.heard(events)))]
    told = [event for event in kept if not isinstance(event, (Rolled, Ended))]
    told = told or [event for event in kept if isinstance(event, Ended)]
    if not told:
        return ""
    whose = actor(told[0]) if _is_clause(told[0], say) else None
    own = [event for event in kept if actor(event) == whose]
    rolled = max((_roll_of(event) for event in own), default=0)
    ended = next((event for event in own if isinstance(event, Ended)), None)
    unused = (ended,) if ended is not None and ended.points and ended not in told else ()
    turn = Turn((*told, *unused), whose, rolled)
    table = SEVERAL if sum(isinstance(event, OFFERS) for event in told) > 1 else LINES
    text = TurnLine(table, presenter, say, reader, turn).written(table.merged(turn.told))
    if len(text) <= LONGEST:
        return text
    return TurnLine(BRIEF, presenter, say, reader, turn).written(BRIEF.merged(told))


def _is_clause(event: Event, say: Say) -> bool:
    """Return whether the log mentions an event as an action of the player whose turn it is."""
    grouped = type(event) in LINES.writers or f"colditz-log-{event.key}" in say
    return grouped and not isinstance(event, Attended)


def _roll_of(event: Event) -> int:
    """Return the roll that an event mentions, or 0."""
    return event.points if isinstance(event, Rolled) else event.rolled if isinstance(event, Ended) else 0
