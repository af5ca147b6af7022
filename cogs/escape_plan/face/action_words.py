"""One action of a player in few words: the officers on the way, what was found, what it led to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar

from bot.engine.event import Event
from bot.engine.presenter import Presenter
from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from cogs.escape_plan.events import course, police, turns, visits
from cogs.escape_plan.face import words
from cogs.escape_plan.rules.executive.things import CAR


class Action:
    """What is known of an action of `who`: how it begins, then details, then what follows from it."""

    known: ClassVar[frozenset[type[Event]]] = frozenset(
        {
            course.Idle,
            turns.DiscSpent,
            turns.Used,
            police.Avoided,
            police.PaidCosta,
            police.Wounded,
            police.Handcuffed,
            police.Covered,
            police.Arrested,
            turns.Healed,
            turns.Notoriety,
            turns.NoReward,
            turns.TookContact,
            turns.Dismissed,
            visits.Visited,
            visits.Gained,
            course.Income,
            visits.NothingThere,
            turns.GotDisc,
            turns.DiscLost,
            visits.TookKey,
            visits.TookFixer,
            visits.Hired,
            visits.Marked,
            visits.Toll,
            visits.Equipped,
            visits.HandedBack,
            visits.BoughtCan,
            visits.Opened,
            visits.Looks,
            visits.Kept,
            visits.Escaped,
            turns.Opens,
            turns.Hacked,
            police.OfficerMoved,
            police.OfficerRemoved,
            course.Unlocked,
            course.Housed,
            visits.ClosedBusiness,
        }
    )
    """The events that can be part of an action."""

    def __init__(self, who: Seat, face: Presenter, say: Say, reader: Viewer) -> None:
        self.who, self.name = who, say.name(who)
        self.face, self.say, self.reader = face, say, reader
        self.begun = False
        self.head = ""
        self.first: Event | None = None
        """What it begins with."""
        self.late = False
        self.tools: Counter[str] = Counter()
        self.before: list[str] = []
        self.wounds, self.healed, self.avoided, self.spent, self.costa, self.handcuffs = 0, 0, 0, 0, 0, 0
        self.income, self.discs = 0, 0
        self.against: list[str] = []
        self.lost: list[str] = []
        self.found: list[str] = []
        self.after: list[str] = []
        self.level = ""

    def add(self, event: Any) -> None:
        """Take in an event."""
        self.spent += getattr(event, "cost", 0) if not isinstance(event, (police.PaidCosta, visits.Escaped)) else 0
        name = f"_{event.key}"
        (getattr(self, name) if hasattr(self, name) else self._plain)(event)

    def owns(self, events: Sequence[Event]) -> bool:
        """Tell whether all of `events` are about who acts."""
        return all(self.who in event.touches for event in events)

    def places(self, event: Event) -> bool:
        """Take in another tile that is placed at once after the first."""
        if not isinstance(event, course.Placed) or not isinstance(self.first, course.Placed) or event.who != self.who:
            return False
        self.head += f", {event.tile}"
        return True

    def what(self) -> str:
        """Write what stands behind the head."""
        details = [*self.before]
        if self.late:
            details.append(self._told("late"))
        if self.tools:
            details.append(self._told("used", things=self._list(self.tools)))
        if self.avoided:
            details.append(self._told("avoided", count=self.avoided, things=", ".join(self.against)))
        if self.wounds:
            details.append(self.say("escape_plan-hurt-wounds", count=self.wounds))
        if self.handcuffs:
            details.append(self.say("escape_plan-hurt-handcuffs", count=self.handcuffs))
        if self.lost:
            details.append(self._told("lost", things=tuple(self.lost)))
        if self.healed:
            details.append(self._told("healed", count=self.healed))
        if self.costa:
            details.append(self._told("costa", cost=words.money(self.costa)))
        if self.income:
            details.append(self._told("income", amount=words.money(self.income)))
        details += self.found
        after = [self.say("escape_plan-fact-notoriety", level=self.level)] if self.level else []
        after += self.after
        after += [words.times(self._told("got-disc"), self.discs)] if self.discs else []
        if self.spent:
            after.append(self._told("spent", amount=words.money(self.spent)))
        return "".join((*(f", {each}" for each in details), *(f"; {each}" for each in after)))

    def _list(self, things: Counter[str]) -> tuple[str, ...]:
        return tuple(words.times(name, count) for name, count in things.items())

    def _told(self, key: str, **more: Any) -> str:
        return self.say(f"escape_plan-told-{key}", **more)

    def _of(self, key: str, event: Event) -> str:
        return self._told(key, **self.face.words(event, self.say))

    def _plain(self, event: Event) -> None:
        """Most of what is found needs no more than its own few words."""
        key = PLAIN[type(event)]
        place = self.after if type(event) in LATER else self.found
        place.append(self._of(key, event))

    def _idle(self, event: course.Idle) -> None:
        self.late = True

    def _disc_spent(self, event: turns.DiscSpent) -> None:
        self.before.append(self._told("disc-spent"))

    def _used(self, event: turns.Used) -> None:
        if event.what == CAR:
            self.before.append(self._told("car"))
        elif words.kind_of(event.what) not in TOLD_BY_RESULT:
            self.tools[words.thing(event.what, self.say)] += 1

    def _avoided(self, event: police.Avoided) -> None:
        self.avoided += len(event.officers)
        self.against.append(words.thing(event.what, self.say))

    def _paid_costa(self, event: police.PaidCosta) -> None:
        self.costa += event.cost

    def _wounded(self, event: police.Wounded) -> None:
        self.wounds += 1

    def _handcuffed(self, event: police.Handcuffed) -> None:
        self.wounds += 1
        self.handcuffs += 1

    def _covered(self, event: police.Covered) -> None:
        self.lost += [words.thing(card, self.say) for card in event.lost]

    def _arrested(self, event: police.Arrested) -> None:
        self.wounds += event.officer is not None
        self.after.append(self._told("arrested"))

    def _healed(self, event: turns.Healed) -> None:
        self.healed += event.count

    def _notoriety(self, event: turns.Notoriety) -> None:
        self.level = str(event.level)

    def _no_reward(self, event: turns.NoReward) -> None:
        """Nothing came of it."""

    def _took_contact(self, event: turns.TookContact) -> None:
        self.found.append(words.thing(event.what, self.say))

    def _dismissed(self, event: turns.Dismissed) -> None:
        taken = self.found.pop() if self.found else ""
        self.found.append(self._told("instead", what=taken, old=words.thing(event.what, self.say)))

    def _visited(self, event: visits.Visited) -> None:
        if not self.begun:
            self.before.append(words.place(event.place, self.say))

    def _gained(self, event: visits.Gained) -> None:
        if event.income:
            self.income += event.amount
        else:
            self.found.append(self._of("stash", event))

    def _took_fixer(self, event: visits.TookFixer) -> None:
        self.found.append(words.thing(event.what, self.say))

    _equipped = _took_fixer

    def _hired(self, event: visits.Hired) -> None:
        self.found.append(self.say("escape_plan-has-members", count=event.count))

    def _bought_can(self, event: visits.BoughtCan) -> None:
        self.found.append(words.thing("can", self.say))

    def _kept(self, event: visits.Kept) -> None:
        """What was kept stands behind the locker or tile that it was in."""
        box = self.found.pop() if self.found else self._told("exit-tile")
        self.found.append(self._told("value", what=box, value=words.value(event.value, self.say)))

    def _housed(self, event: course.Housed) -> None:
        if isinstance(self.first, course.Placed):
            self.head += f" ({words.place(event.place, self.say)})"
        else:
            self.found.append(self._of("chosen", event))

    def _income(self, event: course.Income) -> None:
        self.income += event.amount

    def _got_disc(self, event: turns.GotDisc) -> None:
        self.discs += 1

    def _toll(self, event: visits.Toll) -> None:
        key = "toll.who" if event.who == self.reader else "toll"
        self.after.append(self._of(key, event))

    def _escaped(self, event: visits.Escaped) -> None:
        self.after.insert(0, self._of("escaped", event))


PLAIN = {
    visits.NothingThere: "nothing",
    turns.DiscLost: "disc-lost",
    visits.TookKey: "key",
    visits.Marked: "marked",
    visits.HandedBack: "back",
    visits.Opened: "locker",
    visits.Looks: "exit-tile",
    course.Unlocked: "reward",
    turns.Opens: "opens",
    turns.Hacked: "hacked",
    police.OfficerMoved: "moved",
    police.OfficerRemoved: "removed",
    visits.ClosedBusiness: "closed",
}
"""The texts of what needs no more than a few words."""

TOLD_BY_RESULT = (
    *("A1", "F4", "K04", "aid", "A7", "F5", "K10", "K11", "F2", "K14", "K08"),
    *("A2", "A3", "A4", "K16F", "K16C", "K16S", "K01", "K02", "K03", "F3", "K12", "K13"),
)
"""What brings a disc or income, heals or avoids, moves or removes an officer, changes notoriety: that is told, and what
it cost."""

LATER = (turns.DiscLost, visits.ClosedBusiness, course.Unlocked)
"""What follows from an action."""
