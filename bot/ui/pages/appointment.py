"""Pages for appointments to play: the proposal of times, and the public message for voting on them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta, tzinfo
from typing import NamedTuple

from bot.engine.custom_id import at_home
from bot.engine.page import Button, Choice, Line, Menu, Page
from bot.engine.texts import Say, texts
from bot.people.appointment import CANNOT, DAYS, TIMES, coming, due, moments
from bot.ui.pages.home import games_row
from bot.ui.pages.out_of_play import COLOUR
from bot.ui.pages.rows import Rows
from bot.ui.pages.times import relative
from storage.records.contests import AppointmentRecord

ACTION = "arrange"

EVENING = 20
"""The hour of day at which an appointment is proposed unless a person chooses another."""


class Proposal(NamedTuple):
    """The choices for a new appointment so far: an hour, and days as numbers (see `date.toordinal`)."""

    hour: int = EVENING
    days: tuple[int, ...] = ()

    def __str__(self) -> str:
        return f"{self.hour} {'.'.join(map(str, self.days))}".strip()

    @classmethod
    def read(cls, words: Sequence[str]) -> Proposal:
        """Return the proposal that the argument of a button contains. Raises ValueError."""
        hour, days = int(words[0]), words[1].split(".") if len(words) > 1 else []
        if not 0 <= hour < 24 or len(days) > TIMES:
            raise ValueError(words)
        return cls(hour, tuple(sorted(map(int, days))))


def proposing_page(proposal: Proposal, zone: tzinfo, now: float, say: Say, serial: int) -> Page:
    """Return the page on which a person chooses the days and the hour of an appointment.

    The times are in the person's time zone.
    """
    today = datetime.fromtimestamp(now, zone).date()
    ahead = [today + timedelta(days=number) for number in range(DAYS)]
    days = tuple(
        Choice(str(day.toordinal()), say(f"arrange-day-{day.weekday()}", date=f"{day:%d.%m.}"),
               chosen=day.toordinal() in proposal.days)
        for day in ahead
    )  # fmt: skip
    hours = tuple(Choice(str(hour), f"{hour:02}:00", chosen=hour == proposal.hour) for hour in range(24))
    times = moments(proposal.days, proposal.hour, zone)
    told = [f"`{number}` <t:{moment}:F>" for number, moment in enumerate(times, 1)]
    ask = Button(say("button-arrange-ask"), at_home(ACTION, f"ask {proposal}"), "next", enabled=bool(times))
    return Page(
        say("arrange-title"),
        (say("arrange-about", most=TIMES), *told),
        colour=COLOUR,
        rows=(
            Menu(say("arrange-days"), at_home(ACTION, f"days {proposal}", serial), days, 1, TIMES),
            Menu(say("arrange-hour"), at_home(ACTION, f"hour {proposal}", serial), hours),
            (ask,),
        ),
    )


def zone_first_page(say: Say) -> Page:
    """Return the page that asks a person for their time zone."""
    row = (Button(say("button-zone"), at_home("calls", "zone"), "next"),)
    return Page(say("arrange-title"), (say("arrange-zone"),), colour=COLOUR, rows=(row,))


def appointment_page(record: AppointmentRecord) -> Page:
    """Return the public page of an appointment.

    It shows the times and who can come when, with the buttons for voting.
    """
    say = Say(texts(record.locale))
    cannot = tuple(each.name for each in record.answers if not each.times)
    lines = [_state(record, say), ""]
    for number, moment in enumerate(record.times):
        if record.chosen in (None, number):
            names = tuple(each.name for each in coming(record, number))
            lines.append(f"`{number + 1}` <t:{moment}:F>")
            lines.append(say("arrange-coming", names=names) if names else say("arrange-nobody"))
    lines += [say("arrange-cannot", names=cannot)] if cannot else []
    return Page(say("arrange-title"), tuple(lines), colour=COLOUR, rows=_rows(record, say))


def call_line(record: AppointmentRecord, aloud: Sequence[int]) -> Line:
    """Return the message that pings the people who come to an appointment.

    `aloud` has the ids of those people who may be pinged now. A button opens the page with the games.
    """
    assert record.chosen is not None
    say = Say(texts(record.locale))
    names = tuple(f"<@{each.user}>" if each.user in aloud else each.name for each in coming(record, record.chosen))
    text = say("arrange-call", names=names, relative=relative(record.times[record.chosen]))
    return Line(text, tuple(aloud), rows=(games_row(say.locale),))


def _state(record: AppointmentRecord, say: Say) -> str:
    if record.off:
        return say("arrange-off")
    if record.chosen is not None:
        return say("arrange-set")
    return say("arrange-open", relative=relative(due(record)))


def _rows(record: AppointmentRecord, say: Say) -> Rows:
    if record.off or record.called:
        return ()

    def button(verb: str, label: str) -> Button:
        return Button(label, at_home(ACTION, f"{verb} {record.id}"))

    cannot = button(f"answer {CANNOT}", say("button-arrange-cannot"))
    if record.chosen is not None:
        event = () if record.event else (button("event", say("button-arrange-event")),)
        return ((button(f"answer {record.chosen}", say("button-arrange-come")), cannot, *event),)
    numbers = tuple(button(f"answer {number}", str(number + 1)) for number in range(len(record.times)))
    return ((*numbers, cannot), (button("settle", say("button-arrange-settle")),))
