"""Views of Escape from Colditz as pages, labels and sentences (docs/rules/colditz.md §3.19)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any

from bot.art.colours import Colour, number
from bot.art.png import clear_png, png
from bot.engine.chronicle import LogEntry
from bot.engine.diagram import Diagram
from bot.engine.event import Event, fields
from bot.engine.move import Ask, Field, Move, Picks, Refusal
from bot.engine.page import Choice, Page
from bot.engine.presenter import Draw, Group, Presenter
from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from bot.engine.wording import sentence
from cogs.colditz.events.cards import Discarded, Drew, DrewCard, PutAway
from cogs.colditz.events.guards import Announced, Arrested, Walked
from cogs.colditz.events.prisoners import Freed, Moved
from cogs.colditz.events.trades import Exchanged, Traded
from cogs.colditz.face import (
    close_up,
    coaching,
    diagram,
    emblem,
    holdings,
    labels,
    lines,
    looks,
    moments,
    options,
    panel,
    picture,
    pinned,
    planner,
    presumed,
    scene_picture,
    scenes,
    secrets_table,
    sprites,
    stakes,
    story,
    timeline,
    turn_lines,
    typed,
    why,
    words,
)
from cogs.colditz.face.castle import PALETTE
from cogs.colditz.face.pieces import GREY, OFFICERS
from cogs.colditz.face.reckoned_state import known
from cogs.colditz.face.results import SQUARES
from cogs.colditz.orders import DRAW, Order
from cogs.colditz.rules.turn.roll_call import in_range
from cogs.colditz.state import GERMAN, State
from cogs.colditz.view import View

NOBODY = 0x5B6770
"""Colour of a page when several must choose."""

USUAL = ("move", "walk", "roll", "draw")


class ColditzFace(Presenter):
    """How Escape from Colditz shows itself."""

    game = "colditz"
    emoji = "🏰"
    texts = Path(__file__).parent / "texts"
    squares = SQUARES
    doubled = MappingProxyType({Traded: Exchanged, Drew: DrewCard, Discarded: PutAway, Announced: Arrested})
    kinds = words.KINDS
    arguments = words.ARGUMENTS
    recent = 32

    def warm(self) -> None:
        """Draw the castle."""
        picture.ready()

    def board(self, view: View, say: Say) -> Page:
        """Show the table: what now, the turn, a line each officer, the German."""
        over = view.result is not None
        now = self.ending(view, None, say) if over else lines.now(view, say)
        return Page(
            title=say("colditz-heading-over") if over else say("colditz-heading", round=view.round, rounds=view.rounds),
            lines=(now, *lines.table(view, say)),
            footer=say("colditz-footer", round=view.round),
            colour=colour(view),
            alt=lines.board_alt(view, now, say),
        )

    def hand(self, view: View, say: Say) -> Page:
        """Show a seat what now and what is at stake; its picture and `more` have the rest."""
        assert view.viewer is not None
        now = self.now_for(view, view.viewer, say)
        return Page(
            title=say("colditz-heading-hand", role=words.role(view)),
            lines=(now, *stakes.stakes(view, say)),
            footer=say("colditz-footer-talk" if self.circle(view) else "colditz-footer", round=view.round),
            colour=colour(view),
        )

    def hand_alt(self, view: View, say: Say) -> str:
        """Tell what is at stake, and the rest."""
        assert view.viewer is not None
        now = self.now_for(view, view.viewer, say)
        return lines.alt(now, (*stakes.stakes(view, say), *self.more(view, say)))

    def more(self, view: View, say: Say) -> tuple[str, ...]:
        """Tell a seat its men or guards, its cards, what they mean now, and the table."""
        if view.result is not None or view.phase == "colours":
            return lines.table(view, say)
        own = panel.own(view, say)
        return (*own, *([""] if own else []), *lines.others(view, say))

    def emblem(self) -> bytes:
        """Draw it (`face/emblem.py`)."""
        return emblem.draw()

    def picture(self, view: View, say: Say) -> bytes:
        """Draw the castle."""
        return picture.draw(view, say)

    def notice(self, view: View, say: Say) -> str:
        """Tell an officer of offers that wait for an answer (§3.16)."""
        come = tuple(each for each in view.trades if each.taker == view.me) if view.result is None else ()
        givers = tuple(dict.fromkeys(words.officer_name(view, each.giver, say) for each in come))
        return say("colditz-notice", names=givers, many=len(come)) if come else ""

    def circle(self, view: View) -> tuple[Seat, ...]:
        """List the other officers, who may always talk without the German (§3.16)."""
        if view.me is None or view.me == GERMAN or view.officers[view.me].out:
            return ()
        return tuple(view.seat(other) for other, one in enumerate(view.officers) if other != view.me and not one.out)

    def private_picture(self, view: View, draft: Move | None, say: Say) -> Draw | None:
        """Draw the part of the castle that matters to whoever is asked: own men, where they can go, the way there."""
        return close_up.scene(view, draft, say)

    def looks(self, view: View, say: Say) -> tuple[tuple[str, tuple[Choice, ...]], ...]:
        """Give the escape plans, the rooms and hides, and other places with a name (§4.2, §4.5)."""
        return looks.menus(view, say)

    def look(self, view: View, name: str, say: Say) -> tuple[Page, Draw | None]:
        """Show a plan on the map, or a place close up; first what all plans lack."""
        return looks.page(view, name, say)

    def now_for(self, view: View, seat: Seat, say: Say) -> str:
        """Say what `seat` is to do, or who does what meanwhile."""
        if view.result is not None:
            return self.ending(view, seat, say)
        if seat not in lines.asked(view):
            return lines.now(view, say)
        return say("colditz-you-answer" if view.interruption else "colditz-you", what=self.turn(view, say, seat))

    def goal(self, view: View, seat: Viewer, say: Say) -> str:
        """Say who a seat is and how many men must get out until when."""
        return coaching.aim(view, seat, say)

    def hints(self, view: View, asks: Sequence[Ask]) -> tuple[str, ...]:
        """Name what a seat meets now."""
        return coaching.hints(view, asks)

    def turn(self, view: View, say: Say, seat: Seat) -> str:
        """Say what `seat` is asked to do, with the points or cards that it is about."""
        stage = lines.stage(view)
        told = lines.happening(view, view.interruption, say)
        if view.phase == "sweep":
            told["found"] = words.men(in_range(known(view)), say)
        if stage == "interruption_loss" and view.interruption is not None:
            owing = dict(enumerate(view.interruption.owing))
            told["due"] = owing.get(view.officer(seat), 0)
        if stage not in ("officer", "german"):
            return say(f"colditz-turn-{stage}", **told)
        key = "turn-too-many" if stakes.too_many(view) else f"points-{stage}"
        return say(f"colditz-{key}", count=view.turn.points)

    def usual(self, ask: Ask) -> bool:
        """Moving is what most turns are about."""
        return ask.verb in USUAL

    def weighed(self, ask: Ask) -> bool:
        """Do or die is the end of an officer who falls short."""
        return ask.verb == "dare"

    def button(self, view: View, move: Move, say: Say) -> str:
        """Label a move with its cost, complete or not yet, in at most 80 characters."""
        return labels.label(view, move, say)

    def shortcuts(self, view: View, ask: Ask) -> tuple[Move, ...]:
        """Errands, and what leaves no choice worth a menu, take one press."""
        return presumed.shortcuts(view, ask)

    def presumed(self, view: View, ask: Ask, field: Field, picked: Picks) -> tuple[str, ...]:
        """Fill in an errand, the men who qualify and the nearest guards."""
        return presumed.presumed(view, ask, field, picked)

    def order(self, view: View, order: str, say: Say) -> str:
        """Say where a man is to go, or that cards are drawn."""
        if order == DRAW:
            return say("colditz-order-draw")
        sent = Order.read(order)
        assert sent is not None
        return say("colditz-order", man=words.man(sent.man, say), what=words.area(sent.room, say))

    def carry(self, view: View, orders: Sequence[str], say: Say) -> str:
        """Tell the points that there are for it."""
        return say("colditz-carry", count=view.turn.points)

    def ask(self, view: View, ask: Ask, field: Field, picked: Picks, say: Say) -> str:
        """Write a placeholder."""
        return say(f"colditz-ask-{ask.verb}-{field.name}")

    def option(self, view: View, ask: Ask, field: Field, picked: Picks, option: str, say: Say) -> tuple[str, str]:
        """Label an option, with where it is or what it costs beside it."""
        return options.line(view, ask, field, picked, option, say)

    def groups(self, view: View, ask: Ask, field: Field, picked: Picks, say: Say) -> tuple[Group, ...]:
        """Give the named places of a move in menus; every other place can be typed."""
        found = options.menus(view, ask, field, picked, say)
        return super().groups(view, ask, field, picked, say) if found is None else found

    def types(self, ask: Ask) -> bool:
        """Where somebody goes can be typed."""
        return ask.verb in options.GOING

    def typed(self, view: View, ask: Ask, picked: Picks, text: str, say: Say) -> Move | None:
        """Read "C W21", "3 AX29" or, once it is chosen who goes, "W21"; or a name such as "C Chapel"."""
        return typed.read(view, ask, picked, text, say)

    def line(self, events: Sequence[Event], say: Say, reader: Viewer = None) -> str:
        """Write a whole turn in one line."""
        return turn_lines.line(self.heard(events), say, reader, lambda event: self.event(event, say, reader))

    def scene(self, view: View, event: Event, say: Say) -> Page | None:
        """Tell a great moment; an arrest near home, and a tunnel that collapses over nobody, is none."""
        return scenes.page(view, event, say)

    def scene_picture(self, view: View, event: Event, say: Say) -> Draw | None:
        """Draw where a great moment happened."""
        return scene_picture.drawing(view, event, say)

    def affects(self, event: Event) -> tuple[Seat, ...]:
        """List whose men a scene takes; the German for an escape."""
        return moments.affects(event)

    def feeling(self, event: Event, seat: Seat) -> str:
        """Tell who is glad of a scene and who sorry."""
        return moments.feeling(event, seat)

    def story(self, view: View, moves: Sequence[LogEntry], say: Say) -> tuple[str, ...]:
        """Tell an ended game in a few lines."""
        return story.story(view, moves, say)

    def fate(self, view: View, seat: Seat, say: Say) -> str:
        """Say how the ended game went for a loser."""
        return story.fate(view, seat, say)

    def timeline(self, view: View, moves: Sequence[LogEntry], say: Say) -> tuple[str, ...]:
        """List all escapes and tries."""
        return timeline.timeline(view, moves, say)

    def revealed(self, view: View, say: Say) -> tuple[str, ...]:
        """Turn up what everybody held."""
        return story.revealed(view, say)

    def ending_picture(self, view: View, say: Say) -> Draw | None:
        """Draw the castle at the end, and what everybody held."""
        return partial(holdings.ended, view, say)

    def diagram(self, state: State, say: Say) -> Diagram:
        """Draw a position with every hand turned up."""
        return diagram.diagram(state, say)

    def ground(self, name: str, say: Say) -> bytes:
        """Draw the castle, and a table for as many officers as the name says."""
        return png(secrets_table.ground(int(name.partition(":")[2]), say), PALETTE)

    def sprite(self, name: str) -> bytes:
        """Draw a piece."""
        return clear_png(sprites.drawn(name))

    def notes(self, view: View) -> tuple[str, ...]:
        """Let an officer pin a plan (§4.5)."""
        return pinned.lines(view)

    def noting(self, view: View, line: str, say: Say) -> tuple[Choice, ...]:
        """List the plans."""
        return pinned.choices(view, say)

    def noted(self, view: View, lines: Sequence[str]) -> View:
        """Pin it."""
        return pinned.put(view, lines)

    def advised(self, view: View, asks: Sequence[Ask]) -> Move | None:
        """Give the next step of the pinned plan."""
        return pinned.next_step(view, asks)

    def why(self, view: View, move: Move, say: Say) -> str:
        """Say what speaks for a move."""
        return why.why(view, move, say)

    def event(self, event: Event, say: Say, reader: Viewer = None) -> str:
        """Write a sentence of the log."""
        return sentence(super().event(event, say, reader))

    def words(self, event: Event, say: Say) -> dict[str, Any]:
        """Put an event into words; men of one officer are named together."""
        found = super().words(event, say)
        if isinstance(event, (Freed, Moved, Walked)):
            found["to"] = words.to(event.place, say)
        together = (field.name for field in fields(type(event)) if field.many and field.kind == "man")
        return found | {name: words.men(getattr(event, name), say) for name in together}

    def refusal(self, refusal: Refusal, say: Say) -> str:
        """Say which rule forbids a move."""
        return sentence(super().refusal(refusal, say))

    def ending(self, view: View, viewer: Viewer, say: Say) -> str:
        """Say who won and why, to a player or to everybody. Raises ValueError while the game runs."""
        if view.result is None:
            raise ValueError("the game is not over")
        reason, winners = view.result.reason, view.result.winners
        side = "" if viewer is None else "-won" if viewer in winners else "-lost"
        return say(f"colditz-ending-{reason}{side}", names=tuple(map(say.name, winners)), many=len(winners))


def colour(view: View) -> int:
    """Give the colour of whoever is to move, or has won; none while several must choose."""
    seats = lines.asked(view) if view.result is None else view.result.winners
    if len(seats) != 1:
        return NOBODY
    officer = view.officer(seats[0])
    chosen: Colour = GREY if officer == GERMAN or view.undecided(officer) else OFFICERS[officer]
    return number(chosen)


PRESENTER = ColditzFace()
planner.ready()
