"""One action of a player in few words: the officers on the way, what was found, what it led to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from bot.engine.event import Event
from bot.engine.game import Seat, Viewer
from bot.engine.texts import Say
from cogs.escape_plan import events as told
from cogs.escape_plan.face import words
from cogs.escape_plan.rules.executive.things import CAR

if TYPE_CHECKING:
    from cogs.escape_plan.render import EscapePlanFace


class Action:
    """What is known of an action of `who`: how it begins, then details, then what follows from it."""

    known: ClassVar[frozenset[type[Event]]] = frozenset(
        {
            told.Idle,
            told.DiscSpent,
            told.Used,
            told.Avoided,
            told.PaidCosta,
            told.Wounded,
            told.Handcuffed,
            told.Covered,
            told.Arrested,
            told.Healed,
            told.Notoriety,
            told.NoReward,
            told.TookContact,
            told.Dismissed,
            told.Visited,
            told.Gained,
            told.Income,
            told.NothingThere,
            told.GotDisc,
            told.DiscLost,
            told.TookKey,
            told.TookFixer,
            told.Hired,
            told.Marked,
            told.Toll,
            told.Equipped,
            told.HandedBack,
            told.BoughtCan,
            told.Opened,
            told.Looks,
            told.Kept,
            told.Escaped,
            told.Opens,
            told.Hacked,
            told.OfficerMoved,
            told.OfficerRemoved,
            told.Unlocked,
            told.Housed,
            told.ClosedBusiness,
        }
    )
    """The events that can be part of an action."""

    def __init__(self, who: Seat, face: EscapePlanFace, say: Say, reader: Viewer) -> None:
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
        self.spent += getattr(event, "cost", 0) if not isinstance(event, (told.PaidCosta, told.Escaped)) else 0
        name = f"_{event.key}"
        (getattr(self, name) if hasattr(self, name) else self._plain)(event)

    def owns(self, events: Sequence[Event]) -> bool:
        """Tell whether all of `events` are about who acts."""
        return all(self.who in event.touches for event in events)

    def places(self, event: Event) -> bool:
        """Take in another tile that is placed at once after the first."""
        if not isinstance(event, told.Placed) or not isinstance(self.first, told.Placed) or event.who != self.who:
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

    def _idle(self, event: told.Idle) -> None:
        self.late = True

    def _disc_spent(self, event: told.DiscSpent) -> None:
        self.before.append(self._told("disc-spent"))

    def _used(self, event: told.Used) -> None:
        if event.what == CAR:
            self.before.append(self._told("car"))
        elif words.kind_of(event.what) not in TOLD_BY_RESULT:
            self.tools[words.thing(event.what, self.say)] += 1

    def _avoided(self, event: told.Avoided) -> None:
        self.avoided += len(event.officers)
        self.against.append(words.thing(event.what, self.say))

    def _paid_costa(self, event: told.PaidCosta) -> None:
        self.costa += event.cost

    def _wounded(self, event: told.Wounded) -> None:
        self.wounds += 1

    def _handcuffed(self, event: told.Handcuffed) -> None:
        self.wounds += 1
        self.handcuffs += 1

    def _covered(self, event: told.Covered) -> None:
        self.lost += [words.thing(card, self.say) for card in event.lost]

    def _arrested(self, event: told.Arrested) -> None:
        self.wounds += event.officer is not None
        self.after.append(self._told("arrested"))

    def _healed(self, event: told.Healed) -> None:
        self.healed += event.count

    def _notoriety(self, event: told.Notoriety) -> None:
        self.level = str(event.level)

    def _no_reward(self, event: told.NoReward) -> None:
        """Nothing came of it."""

    def _took_contact(self, event: told.TookContact) -> None:
        self.found.append(words.thing(event.what, self.say))

    def _dismissed(self, event: told.Dismissed) -> None:
        taken = self.found.pop() if self.found else ""
        self.found.append(self._told("instead", what=taken, old=words.thing(event.what, self.say)))

    def _visited(self, event: told.Visited) -> None:
        if not self.begun:
            self.before.append(words.place(event.place, self.say))

    def _gained(self, event: told.Gained) -> None:
        if event.income:
            self.income += event.amount
        else:
            self.found.append(self._of("stash", event))

    def _took_fixer(self, event: told.TookFixer) -> None:
        self.found.append(words.thing(event.what, self.say))

    _equipped = _took_fixer

    def _hired(self, event: told.Hired) -> None:
        self.found.append(self.say("escape_plan-has-members", count=event.count))

    def _bought_can(self, event: told.BoughtCan) -> None:
        self.found.append(words.thing("can", self.say))

    def _kept(self, event: told.Kept) -> None:
        """What was kept stands behind the locker or tile that it was in."""
        box = self.found.pop() if self.found else self._told("exit-tile")
        self.found.append(self._told("value", what=box, value=words.value(event.value, self.say)))

    def _housed(self, event: told.Housed) -> None:
        if isinstance(self.first, told.Placed):
            self.head += f" ({words.place(event.place, self.say)})"
        else:
            self.found.append(self._of("chosen", event))

    def _income(self, event: told.Income) -> None:
        self.income += event.amount

    def _got_disc(self, event: told.GotDisc) -> None:
        self.discs += 1

    def _toll(self, event: told.Toll) -> None:
        key = "toll.who" if event.who == self.reader else "toll"
        self.after.append(self._of(key, event))

    def _escaped(self, event: told.Escaped) -> None:
        self.after.insert(0, self._of("escaped", event))


PLAIN = {
    told.NothingThere: "nothing",
    told.DiscLost: "disc-lost",
    told.TookKey: "key",
    told.Marked: "marked",
    told.HandedBack: "back",
    told.Opened: "locker",
    told.Looks: "exit-tile",
    told.Unlocked: "reward",
    told.Opens: "opens",
    told.Hacked: "hacked",
    told.OfficerMoved: "moved",
    told.OfficerRemoved: "removed",
    told.ClosedBusiness: "closed",
}
"""The texts of what needs no more than a few words."""

TOLD_BY_RESULT = (
    *("A1", "F4", "K04", "aid", "A7", "F5", "K10", "K11", "F2", "K14", "K08"),
    *("A2", "A3", "A4", "K16F", "K16C", "K16S", "K01", "K02", "K03", "F3", "K12", "K13"),
)
"""What brings a disc or income, heals or avoids, moves or removes an officer, changes notoriety: that is told, and what
it cost."""

LATER = (told.DiscLost, told.ClosedBusiness, told.Unlocked)
"""What follows from an action."""
