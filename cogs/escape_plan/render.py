"""Views of Escape Plan as pages, labels and sentences (docs/rules/escape_plan.md §3.12, §7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from bot.art.colours import TOKENS, number
from bot.engine.face import Draw, Face
from bot.engine.game import Ask, Event, Field, Move, Picks, Seat, Viewer
from bot.engine.page import Choice, Page
from bot.engine.texts import Say
from cogs.escape_plan import scoring
from cogs.escape_plan.face import close_up, labels, lines, looks, options, sheet, trip, words
from cogs.escape_plan.face.picture import draw
from cogs.escape_plan.view import View

NOBODY = 0x5B6770
"""Colour of a page when several decide, or nobody has won."""

ROOM = 3300
"""Letters of a hand beyond which it leaves out what the board or the picture shows too."""

USUAL = ("move", "place", "house", "send", "key", "fixer", "keep", "contact", "equip", "pray", "cover", "blue", "spend")

PRESUMED = {("move", "route"), ("place", "turned"), ("send", "to")}
"""Fields that hold their first option until somebody chooses."""

SAID_AFTER = {
    ("visited", "recorded"),
    ("visited", "collected"),
    ("opened", "saw"),
    ("looks", "saw"),
    ("handcuffed", "covered"),
}
"""Events that are left out where the reader is told more by the next one."""

GATHERED = ("on_display", "tile_shown", "income", "wounded")
"""Events several of which make one line."""


class EscapePlanFace(Face):
    """How Escape Plan shows itself."""

    game = "escape_plan"
    emoji = "🚔"
    texts = Path(__file__).parent / "texts"

    def board(self, view: View, say: Say) -> Page:
        """Show the table: what now, a line each player, exits, police; at the end the scores with every term."""
        over = view.result is not None
        now = self.ending(view, None, say) if over else lines.now(view, say)
        return Page(
            title=say("escape_plan-heading-over") if over else say("escape_plan-heading", day=view.day),
            lines=(now, *lines.table(view, say), *lines.scores(view, say)),
            footer=say("escape_plan-picture-day", day=view.day),
            colour=colour(view),
            alt=lines.alt(view, now, say),
        )

    def hand(self, view: View, say: Say) -> Page:
        """Show a seat its warnings, pocket and stash, plan card and what it can use, then the table."""
        assert view.viewer is not None
        now = self.now_for(view, view.viewer, say)
        state = "over" if view.result else "turn" if view.viewer in lines.asked(view) else "wait"
        for own_brief, table_brief in ((False, False), (False, True), (True, True)):
            table = (*lines.table(view, say, table_brief, view.viewer), *lines.scores(view, say))
            shown = (now, *sheet.own(view, say, own_brief), "", *table)
            if len("\n".join(shown)) <= ROOM:
                break
        return Page(
            title=say("escape_plan-heading-hand"),
            lead=say(f"escape_plan-lead-{state}", day=view.day),
            lines=shown,
            colour=colour(view),
            alt=lines.alt(view, now, say),
        )

    def picture(self, view: View, say: Say) -> bytes:
        """Draw the city."""
        return draw(view, say)

    def private_picture(self, view: View, draft: Move | None, say: Say) -> Draw | None:
        """Draw a tile as it would lie, the way that is drafted, or what can be reached."""
        return close_up.scene(view, draft, say)

    def looks(self, view: View, say: Say) -> tuple[tuple[str, tuple[Choice, ...]], ...]:
        """Give the tiles of the city and those to be placed (§7)."""
        return looks.menus(view, say)

    def look(self, view: View, name: str, say: Say) -> tuple[Page, Draw | None]:
        """Show a tile close up; first all of the city."""
        return looks.page(view, name, say)

    def errand(self, view: View) -> str:
        """Tell parts of the day apart, and placing, discs, actions and police moves."""
        return f"{view.day}.{view.part}.{lines.called(view)}"

    def now_for(self, view: View, seat: Seat, say: Say) -> str:
        """Say what `seat` is to do, or who does what meanwhile."""
        if view.result is not None:
            return self.ending(view, seat, say)
        if seat in lines.asked(view):
            due = say(f"escape_plan-due-{lines.stage(view)}", **lines.happening(view, say))
            return say("escape_plan-you", time=lines.time(view, say), what=due)
        return lines.now(view, say)

    def turn(self, view: View, say: Say, seat: Seat) -> str:
        """Say what `seat` is asked to do in a way that stays true through its action: a ping is written once."""
        return say(f"escape_plan-turn-{lines.called(view)}")

    def usual(self, ask: Ask) -> bool:
        """Going somewhere, and what there is to take, is what most turns are about."""
        return ask.verb in USUAL

    def weighed(self, ask: Ask) -> bool:
        """Where one goes is confirmed when the officers left behind, wounds and money have been read (§7)."""
        return ask.verb == "move"

    def presumed(self, view: View, ask: Ask, field: Field, picked: Picks) -> tuple[str, ...]:
        """Presume the route with the fewest officers, the first rotation that fits, the first tile closer to the most
        wanted, and what there is no choice about."""
        return field.options[:1] if (ask.verb, field.name) in PRESUMED or len(field.options) == 1 else ()

    def button(self, view: View, move: Move, say: Say) -> str:
        """Label a move with its cost, complete or not yet, in at most 80 characters."""
        return labels.label(view, move, say)

    def ask(self, view: View, ask: Ask, field: Field, picked: Picks, say: Say) -> str:
        """Write a placeholder."""
        name = "open" if ask.verb == "use" and field.name == "what" and picked else field.name
        return say(f"escape_plan-ask-{ask.verb}-{name}")

    def option(self, view: View, ask: Ask, field: Field, picked: Picks, option: str, say: Say) -> tuple[str, str]:
        """Label an option, with what it costs and brings beside it."""
        return options.line(view, ask.verb, field, picked, option, say)

    def types(self, ask: Ask) -> bool:
        """Where one goes can be typed."""
        return ask.verb == "move"

    def typed(self, view: View, ask: Ask, picked: Picks, text: str, say: Say) -> Move | None:
        """Read "casino" or "A1": the first destination whose name has it, by the route with the fewest officers."""
        wanted = text.strip().casefold()
        if ask.verb != "move" or not wanted:
            return None
        for to in ask.fields[0].options:
            if wanted in words.spot(view, to, say).casefold():
                found = trip.ways(view, to)
                return Move("move", ((to,), (found[0].id,)) if len(found) > 1 else ((to,),))
        return None

    def worded(self, args: Mapping[str, Any], say: Say) -> dict[str, Any]:
        """Put what events and refusals name into words."""
        return words.worded(args, say)

    def event(self, event: Event, say: Say, reader: Viewer = None) -> str:
        """Write a line of the log; handcuffs that cost something say what, and who is alone is no number."""
        if event.key == "covered" and event.args["lost"]:
            event = Event("covered_lost", event.args, event.to)
        if event.key == "escaped" and len(say.names) == 1:
            event = Event("escaped_alone", event.args, event.to)
        return words.sentence(super().event(event, say))

    def tell(self, events: Sequence[Event], say: Say, reader: Viewer = None) -> list[str]:
        """Write the lines of the log: nothing twice, and incomes, wounds, new tiles and contacts each in one line."""
        nothing = Event("", {}, None)
        pairs = zip(events, [*events, nothing][1:], strict=True)
        kept = [event for event, after in pairs if (event.key, after.key) not in SAID_AFTER]
        told: list[str] = []
        for key, run in groupby(kept, key=lambda event: event.key):
            several = list(run)
            if key in GATHERED and len(several) > 1:
                parts = (say(f"escape_plan-part-{key}", **self.worded(each.args, say)) for each in several)
                last = self.worded(several[-1].args, say)
                told.append(words.sentence(say(f"escape_plan-event-{key}-many", **last, told=", ".join(parts))))
            else:
                told += super().tell(several, say)
        return told

    def ending(self, view: View, viewer: Viewer, say: Say) -> str:
        """Say who got away richest, to a player or to everybody; alone with a grade. Raises ValueError before."""
        if view.result is None:
            raise ValueError("the game is not over")
        reason, winners = view.result.reason, view.result.winners
        side = "" if viewer is None else "-won" if viewer in winners else "-lost"
        total = view.result.standing[winners[0]] if winners else 0
        alone = "-alone" if len(view.players) == 1 else ""
        grade = say(f"escape_plan-grade-{scoring.grade(total)}")
        key = f"escape_plan-ending-{reason}{alone}{side}"
        return say(key, names=tuple(map(say.name, winners)), amount=words.money(total), grade=grade)


def colour(view: View) -> int:
    """Give the colour of whoever is to move, or has won; none while several must choose."""
    seats = lines.asked(view) if view.result is None else view.result.winners
    return number(TOKENS[seats[0]]) if len(seats) == 1 else NOBODY


FACE = EscapePlanFace()
