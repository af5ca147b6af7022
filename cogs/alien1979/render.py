"""Views of Alien 1979 as pages, labels and sentences (docs/rules/alien1979.md §8)."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import Any

from bot.art.colours import TOKENS, number
from bot.engine.action import moves
from bot.engine.diagram import Diagram
from bot.engine.event import SEAT, Event
from bot.engine.move import Ask, Field, Move, Picks
from bot.engine.page import Page
from bot.engine.presenter import Draw, Presenter
from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from bot.engine.wording import sentence
from cogs.alien1979 import data
from cogs.alien1979.events import Foreseen, PutDown, PutDownCode, Swapped, Took, TookCode
from cogs.alien1979.face import (
    creature,
    diagram,
    emblem,
    ending,
    ending_picture,
    guide,
    hits,
    own_words,
    picture,
    pieces,
    scene_pictures,
    scenery,
    scenes,
    shortcuts,
    stage,
    story,
    tracker,
    turn_lines,
    why,
    words,
)
from cogs.alien1979.face.results import SQUARES
from cogs.alien1979.rules.actions.menu import COSTS, HAUNTING, LOSING, SWAPPING, TURN
from cogs.alien1979.state import State
from cogs.alien1979.view import View

NOBODY = 0x5B6770
"""Colour of a page when nobody has won."""

USUAL = ("take", "board", "enter", "activate")

ARGUMENTS = {"whom": SEAT, "place": "place", "sector": "place"}
"""The kinds of what refusals tell, by name."""


def warm() -> None:
    """Draw the empty ship, space, the places of the scenes, and the Alien in all its sizes with its alarm."""
    scenery.ground()
    stage.space()
    stage.flight(scene_pictures.SHIP)
    for place in words.PLACES:
        stage.room(place, "mad" if place in data.SECTORS else "")
    for mad in (False, True):
        for width in (scene_pictures.ALIEN, picture.ALIEN, tracker.ALIEN):
            creature.alien(mad, width)
        for sector in data.SECTORS:
            pieces.alarm(scenery.ROOMS[sector], mad)


def board(view: View, say: Say) -> Page:
    """Show the table: what now."""
    over = view.result is not None
    now = ending_line(view, None, say) if over else now_line(view, say)
    return Page(
        title=say("alien1979-heading-over") if over else say("alien1979-heading", round=view.round),
        lines=(now,),
        footer=say("alien1979-footer", round=view.round, cards=view.deck_size),
        colour=colour(view),
        alt=words.alt(view, lambda named: ending_line(view, None, named) if over else now_line(view, named), say),
    )


def hand(view: View, say: Say) -> Page:
    """Show a seat what now, what is at stake and how to go on; the dead, and everybody at the end, what now."""
    seat = view.viewer
    assert seat is not None
    pawn, deciding = view.pawns[seat], seat in asked(view)
    now = now_for(view, seat, say)
    own: tuple[str, ...] = ()
    if view.result is None:
        own = own_words.hand(view, seat, deciding, say) if pawn.alive else own_words.out(view, seat, say)
    return Page(
        title=say("alien1979-heading-hand"),
        lines=(now, *own),
        footer=say("alien1979-footer", round=view.round, cards=view.deck_size),
        colour=colour(view),
    )


def hand_alt(view: View, say: Say) -> str:
    """Tell the motion tracker; who has none, the ship."""
    assert view.viewer is not None
    now = now_for(view, view.viewer, say)
    if view.viewer in asked(view):
        return own_words.alt(view, view.viewer, now, say)
    return words.alt(view, lambda said: now, say)


def more(view: View, say: Say) -> tuple[str, ...]:
    """Tell the rest: all that a seat's picture shows, and the table."""
    seat = view.viewer
    own: tuple[str, ...] = ()
    if seat is not None and view.result is None and view.pawns[seat].alive:
        own = (*own_words.more(view, seat, seat in asked(view), say), "")
    return (*own, *words.table(view, say))


def private_picture(view: View, draft: Move | None, say: Say) -> Draw | None:
    """Draw the motion tracker for whoever must decide."""
    seat = view.viewer
    return (lambda: tracker.draw(view, seat, draft, say)) if seat is not None and seat in asked(view) else None


def now_line(view: View, say: Say) -> str:
    """Say who does what now."""
    inside = words.inside(view.pawns[view.turn].place, say)
    names = tuple(map(say.name, view.owed))
    args = {"points": view.points, "names": names, "many": len(names)}
    return say(f"alien1979-now-{view.phase}", who=say.name(view.turn), inside=inside, **args)


def now_for(view: View, seat: Seat, say: Say) -> str:
    """Say what `seat` is to do, or who does what meanwhile."""
    if view.result is not None:
        return ending_line(view, seat, say)
    if seat in view.owed:
        card = words.card(view.card, say) if view.card is not None else ""
        return say(f"alien1979-owe-{view.phase}", card=card, who=say.name(view.turn))
    if seat in asked(view):
        return say("alien1979-you", what=due(view, say, seat))
    now = now_line(view, say)
    return now if view.choice is None else say("alien1979-chosen", code=words.code(view.choice, say), wait=now)


def turn(view: View, say: Say, seat: Seat) -> str:
    """Say what `seat` is asked to do now."""
    return due(view, say, seat)


def due(view: View, say: Say, seat: Seat) -> str:
    """Say what `seat` is to do, and where and why: an action, or a code to put down or back."""
    inside = words.inside(view.pawns[seat].place, say)
    card = words.card(view.card, say) if view.card is not None else ""
    args = {"card": card, "who": say.name(view.turn), "points": view.points, "inside": inside}
    return say(f"alien1979-turn-{view.phase}", **args)


def usual(ask: Ask) -> bool:
    """Codes, the NAVE and the countdown are what one is there for."""
    return ask.verb in USUAL


def sure(view: View, move: Move) -> bool:
    """Entering the codes and the countdown are what one has worked for."""
    return move.verb in ("enter", "activate")


def move_words(view: View, move: Move, say: Say) -> dict[str, Any]:
    """Return what a move costs, and whether it leads to the Alien."""
    place = PRESENTER.picks(move).get("place", ("",))[0]
    cost = data.MADRE_COST if place == data.MADRE else COSTS.get(move.verb, 0)
    return {"cost": cost, "alien": "yes" if place == view.alien else "no"}


def copies(view: View, code: str, say: Say) -> str:
    """Tell how many of a code the viewer holds."""
    return say("alien1979-option-code", count=view.own.count(code))


def about(view: View, target: str, say: Say) -> str:
    """Tell where a player is, and what everybody sees of them."""
    seat = int(target)
    return words.BETWEEN.join((words.place(view.pawns[seat].place, say), *words.facts(view, seat, say)))


def who_is_there(view: View, place: str, say: Say) -> str:
    """Tell whether the Alien is in a place, and which players."""
    told = (say("alien1979-option-alien"),) if place == view.alien else ()
    return words.BETWEEN.join((*told, *map(say.name, view.at(place))))


def presumed(view: View, ask: Ask, field: Field, picked: Picks) -> tuple[str, ...]:
    """Fill in where to."""
    return shortcuts.presumed(view, ask, field)


def unsaid(event: Event, say: Say) -> bool:
    """Leave out what the dead foresee: it stands in their hand."""
    return isinstance(event, Foreseen)


def scene_picture(view: View, event: Event, say: Say) -> Draw | None:
    """Draw a great moment."""
    return lambda: scene_pictures.draw(view, event, say)


def laid_out(state: State, say: Say) -> Diagram:
    """Lay everybody where they are, and every code."""
    seen = diagram.public(state)
    now = now_line(seen, say) if seen.result is None else ending_line(seen, None, say)
    return diagram.diagram(state, seen, now, say)


def end_drawing(view: View, say: Say) -> Draw | None:
    """Draw the ended game with its secrets."""
    return lambda: ending_picture.draw(view, say)


def ending_line(view: View, viewer: Viewer, say: Say) -> str:
    """Say who won and why, to a player or to everybody. Raises ValueError while the game runs."""
    if view.result is None:
        raise ValueError("the game is not over")
    reason, winners = view.result.reason, view.result.winners
    side = "" if viewer is None or not winners else "-won" if viewer in winners else "-lost"
    return say(f"alien1979-ending-{reason}{side}", names=tuple(map(say.name, winners)), many=len(winners))


def asked(view: View) -> tuple[Seat, ...]:
    """List who has something to decide; public."""
    return view.owed or ((view.turn,) if view.result is None else ())


def colour(view: View) -> int:
    """Give the colour of whoever is to move, or has won."""
    seats = asked(view) if view.result is None else view.result.winners
    return number(TOKENS[seats[0]]) if seats else NOBODY


PRESENTER = Presenter(
    game="alien1979",
    emoji="👾",
    texts=Path(__file__).parent / "texts",
    doubled=MappingProxyType({Took: TookCode, PutDown: PutDownCode, Swapped: PutDownCode}),
    kinds=words.KINDS,
    arguments=MappingProxyType(ARGUMENTS),
    squares=SQUARES,
    recent=20,
    warm=warm,
    emblem=emblem.draw,
    board=board,
    facts=words.table,
    picture=picture.draw,
    turn=turn,
    goal=guide.aim,
    hints=guide.hints,
    hand=hand,
    hand_alt=hand_alt,
    more=more,
    private_picture=private_picture,
    moves=moves(TURN, LOSING, SWAPPING, HAUNTING),
    move_words=move_words,
    details={"code": copies, SEAT: about, "place": who_is_there},
    shortcuts=shortcuts.shortcuts,
    presumed=presumed,
    usual=usual,
    sure=sure,
    why=why.why,
    scene=scenes.scene,
    scene_picture=scene_picture,
    affects=scenes.affects,
    feeling=scenes.feeling,
    ending=ending_line,
    story=story.story,
    fate=ending.fate,
    cause=ending.cause,
    revealed=ending.revealed,
    ending_picture=end_drawing,
    diagram=laid_out,
    ground=diagram.ground,
    sprite=diagram.sprite,
    unsaid=unsaid,
    finished=sentence,
    turn_line=turn_lines.line,
    hits=hits.HITS,
)
