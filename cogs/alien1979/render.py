"""Pages, button labels and sentences of Alien 1979 for one viewer (docs/rules/alien1979.md §8)."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from bot.art.colours import TOKENS, number
from bot.art.lettering import initials
from bot.engine.action import moves
from bot.engine.event import SEAT, Event
from bot.engine.move import Ask, Field, Move, Picks
from bot.engine.page import Page
from bot.engine.presenter import Presenter
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.engine.wording import sentence
from bot.scene.pictures import Pictures
from bot.scene.records import alt, sentences, whole
from cogs.alien1979 import data
from cogs.alien1979.events import Foreseen, PutDown, PutDownCode, Swapped, Took, TookCode
from cogs.alien1979.face import (
    arrangements,
    doubt,
    ending,
    guide,
    hits,
    moments,
    moods,
    outlook,
    own_words,
    perils,
    replay,
    scenes,
    shortcuts,
    story,
    turn_lines,
    why,
    words,
)
from cogs.alien1979.face.now import asked_seats, ending_line, now_for, task_line
from cogs.alien1979.face.parts import ART, PALETTE, SPACE
from cogs.alien1979.face.results import SQUARES
from cogs.alien1979.rules.actions.menu import COSTS, HAUNTING, LOSING, SWAPPING, TURN
from cogs.alien1979.rules.actions.others import costs_more
from cogs.alien1979.view import View

NOBODY = 0x5B6770
"""The colour of a page if no player has won."""

USUAL = ("take", "board", "enter", "activate")

ARGUMENTS = {"whom": SEAT, "place": "place", "sector": "place"}
"""For each argument of a refusal, the kind of its value."""


def board(view: View, say: Say) -> Page:
    """Return the public page of the table: what happens now."""
    shown = arrangements.board(view, say)
    return Page(
        title=say("alien1979-heading-over") if view.result else say("alien1979-heading", round=view.round),
        lines=sentences(shown)[:1],
        footer=say("alien1979-footer", round=view.round, cards=view.deck_size),
        colour=colour(view),
        alt=alt(shown if whole(shown) else arrangements.board(view, Say(say.texts, initials(say.names)))),
    )


def hand(view: View, say: Say) -> Page:
    """Return a player's private page: the question, what the player can lose now, and the next step.

    Dead players, and all players after the end, see only the question.
    """
    seat = view.viewer
    assert seat is not None
    pawn, deciding = view.pawns[seat], seat in asked_seats(view)
    now = now_for(view, seat, say)
    own: tuple[str, ...] = ()
    if view.result is None:
        own = own_words.hand_lines(view, seat, deciding, say) if pawn.alive else own_words.out_lines(view, seat, say)
    return Page(
        title=say("alien1979-heading-hand"),
        lines=(now, *own),
        footer=say("alien1979-footer", round=view.round, cards=view.deck_size),
        colour=colour(view),
    )


def hand_alt(view: View, say: Say) -> str:
    """Return the alternative text of a player's private picture, or of the ship's if there is none."""
    return alt(PICTURES.placed(view, None, say)) if arrangements.has_hand(view) else board(view, say).alt


def scene(view: View, event: Event, say: Say) -> Page | None:
    """Return the page about a great moment, with its picture's alternative text; None for other events."""
    page, drawn = scenes.scene(view, event, say), moments.moment(view, event, say)
    return page if page is None or drawn is None else replace(page, alt=alt(drawn))


def more(view: View, say: Say) -> tuple[str, ...]:
    """Return the lines of the longer private page: all facts of the player's picture, and the table."""
    seat = view.viewer
    own: tuple[str, ...] = ()
    if seat is not None and view.result is None and view.pawns[seat].alive:
        own = (*own_words.more_lines(view, seat, seat in asked_seats(view), say), "")
    return (*own, *words.table(view, say))


def turn(view: View, say: Say, seat: Seat) -> str:
    """Return a text that says what the player at `seat` has to do."""
    return task_line(view, say, seat)


def usual(ask: Ask) -> bool:
    """Return whether an action is one of the usual ones: about codes, boarding or the countdown."""
    return ask.verb in USUAL


def sure(view: View, move: Move) -> bool:
    """Return whether a move is certainly good: it enters the codes or starts the countdown."""
    return move.verb in ("enter", "activate")


def gains_nothing(view: View, move: Move) -> bool:
    """Return whether a move takes a code although no code can bring the player nearer to a combination."""
    seat = view.viewer
    if seat is None or move.verb != "take" or not view.pawns[seat].alive:
        return False
    return outlook.outlook(view, seat, view.pawns[seat].place).find == 0


def usual_targets(view: View, ask: Ask, field: Field, picked: Picks) -> tuple[str, ...]:
    """Return the sectors to which a player may expect to throw another out. The Alien's is forbidden."""
    return data.SECTORS if ask.verb == "eject" and field.name == "place" else ()


def move_words(view: View, move: Move, say: Say) -> dict[str, Any]:
    """Return the text arguments for a move: its cost, and whether it leads to the Alien."""
    place = PRESENTER.picks(move).get("place", ("",))[0]
    cost = data.MADRE_COST if place == data.MADRE else COSTS.get(move.verb, 0)
    if move.verb == "eject" and move.picks and costs_more(view, int(move.picks[0][0])):
        cost += 1
    return {"cost": cost, "alien": "yes" if place == view.alien else "no"}


def count_copies(view: View, code: str, say: Say) -> str:
    """Return a text with the number of codes of a rank that the viewer has."""
    return say("alien1979-option-code", count=view.own.count(code))


def describe_player(view: View, target: str, say: Say) -> str:
    """Return a text about a player's place and public facts."""
    seat = int(target)
    return words.BETWEEN.join((words.place(view.pawns[seat].place, say), *words.facts(view, seat, say)))


def describe_place(view: View, place: str, say: Say) -> str:
    """Return a text that says who is in a place: the Alien and the players."""
    told = (say("alien1979-option-alien"),) if place == view.alien else ()
    return words.BETWEEN.join((*told, *map(say.name, view.at(place))))


def presumed(view: View, ask: Ask, field: Field, picked: Picks) -> tuple[str, ...]:
    """Return the place that a menu preselects, as a tuple."""
    return shortcuts.presumed(view, ask, field)


def unsaid(event: Event, say: Say) -> bool:
    """Return whether the log has no line for an event.

    It has none for the cards that dead players foresee, since their private page shows the cards.
    """
    return isinstance(event, Foreseen)


def colour(view: View) -> int:
    """Return the colour of the player who has to decide or has won. It is grey if no player has won."""
    seats = asked_seats(view) if view.result is None else view.result.winners
    return number(TOKENS[seats[0]]) if seats else NOBODY


PICTURES = Pictures(
    art=ART,
    palette=PALETTE,
    floor=SPACE,
    board=arrangements.board,
    has_hand=arrangements.has_hand,
    hand=arrangements.hand,
    moment=moments.moment,
    ending=moments.ending,
    table=replay.table,
    replay=replay.replay,
    mood=moods.mood,
)

PRESENTER = Presenter(
    game="alien1979",
    emoji="👾",
    texts=Path(__file__).parent / "texts",
    doubled=MappingProxyType({Took: TookCode, PutDown: PutDownCode, Swapped: PutDownCode}),
    kinds=words.KINDS,
    arguments=MappingProxyType(ARGUMENTS),
    squares=SQUARES,
    recent=20,
    pictures=PICTURES,
    board=board,
    turn=turn,
    goal=guide.aim,
    hints=guide.hints,
    perils=perils.perils,
    hand=hand,
    hand_alt=hand_alt,
    more=more,
    moves=moves(TURN, LOSING, SWAPPING, HAUNTING),
    move_words=move_words,
    details={"code": count_copies, SEAT: describe_player, "place": describe_place},
    shortcuts=shortcuts.shortcuts,
    presumed=presumed,
    usual=usual,
    sure=sure,
    gains_nothing=gains_nothing,
    usual_targets=usual_targets,
    why=why.why,
    scene=scene,
    affects=scenes.affects,
    feeling=scenes.feeling,
    ending=ending_line,
    story=story.story,
    fate=ending.fate,
    doubt=doubt.doubt,
    cause=ending.cause,
    revealed=ending.revealed,
    unsaid=unsaid,
    finished=sentence,
    turn_line=turn_lines.line,
    hits=hits.HITS,
)
