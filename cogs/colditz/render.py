"""The pages, labels and sentences that show a view of Escape from Colditz to a player.

See docs/rules/colditz.md §3.19.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any

from bot.art.colours import Colour, number
from bot.engine.event import Event, fields
from bot.engine.move import Ask, Field, Group, Move, Picks, in_menus
from bot.engine.page import Choice, Page
from bot.engine.presenter import Draw, Presenter
from bot.engine.presenter_defaults import worded_button, worded_option
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.engine.wording import DETAIL, cut, sentence
from bot.scene.pictures import Pictures
from bot.scene.records import alt
from cogs.colditz.events.cards import Discarded, Drew, DrewCard, PutAway
from cogs.colditz.events.guards import Announced, Arrested, Walked
from cogs.colditz.events.prisoners import Freed, Moved
from cogs.colditz.events.trades import Exchanged, Traded
from cogs.colditz.face import (
    arrangements,
    coaching,
    doubt,
    hands,
    hits,
    labels,
    lines,
    looks,
    moments,
    moods,
    options,
    panel,
    perils,
    pinned,
    planner,
    presumed,
    replay,
    scenes,
    stakes,
    story,
    timeline,
    turn_lines,
    typed,
    why,
    words,
)
from cogs.colditz.face.art import ART, FLOOR, GREY, OFFICERS, PALETTE
from cogs.colditz.face.reckoned_state import known
from cogs.colditz.face.results import SQUARES
from cogs.colditz.orders import DRAW, Order
from cogs.colditz.rules.fields import DESTINATION, OFFER
from cogs.colditz.rules.sides import MOVES
from cogs.colditz.rules.turn.roll_call import men_in_range
from cogs.colditz.state import GERMAN
from cogs.colditz.view import View

NOBODY = 0x5B6770
"""The colour of a page that concerns several players."""

USUAL = ("equip", "kit", "move", "walk", "roll", "draw")


def board(view: View, say: Say) -> Page:
    """Return the public page about the table: the current situation, or the result."""
    over = view.result is not None
    now = lines.ending(view, None, say) if over else lines.now(view, say)
    return Page(
        title=say("colditz-heading-over") if over else say("colditz-heading", round=view.round, rounds=view.rounds),
        lines=(now,),
        footer=say("colditz-footer", round=view.round),
        colour=colour(view),
        alt=alt(arrangements.board(view, say)),
    )


def hand(view: View, say: Say) -> Page:
    """Return a player's private page: the situation, and the most important lines.

    The picture of the page and the longer page (`more`) have everything else.
    """
    assert view.viewer is not None
    now = now_for(view, view.viewer, say)
    return Page(
        title=say("colditz-heading-hand", role=words.role(view)),
        lines=(now, *stakes.stakes(view, say)),
        footer=say("colditz-footer-talk" if circle(view) else "colditz-footer", round=view.round),
        colour=colour(view),
    )


def hand_alt(view: View, say: Say) -> str:
    """Return the alternative text of the picture on a player's private page.

    The most important lines come first, then the details.
    """
    assert view.viewer is not None
    now = now_for(view, view.viewer, say)
    return lines.alt(now, (*stakes.stakes(view, say), *more(view, say)))


def more(view: View, say: Say) -> tuple[str, ...]:
    """Return the lines of a player's longer private page.

    They are about men or guards, cards and their use, and the table.
    """
    if view.result is not None or view.phase == "colours":
        return lines.table(view, say)
    own = panel.own(view, say)
    return (*own, *([""] if own else []), *lines.others(view, say))


def notice(view: View, say: Say) -> str:
    """Return the private message to an officer about offers that wait for an answer (§3.16).

    The text is empty if there is none.
    """
    come = tuple(each for each in view.trades if each.taker == view.me) if view.result is None else ()
    givers = tuple(dict.fromkeys(words.officer_name(view, each.giver, say) for each in come))
    return say("colditz-notice", names=givers, many=len(come)) if come else ""


def circle(view: View) -> tuple[Seat, ...]:
    """Return the seats of the other officers.

    The bot lets the viewer write to these officers so that the German cannot read it (§3.16).
    """
    if view.me is None or view.me == GERMAN or view.officers[view.me].out:
        return ()
    return tuple(view.seat(other) for other, one in enumerate(view.officers) if other != view.me and not one.out)


def now_for(view: View, seat: Seat, say: Say) -> str:
    """Return the text that tells the player at `seat` what to do, or what other players are doing."""
    if view.result is not None:
        return lines.ending(view, seat, say)
    if seat not in lines.deciding_seats(view):
        return lines.now(view, say)
    return say("colditz-you-answer" if view.interruption else "colditz-you", what=turn(view, say, seat))


def turn(view: View, say: Say, seat: Seat) -> str:
    """Return the question that the player at `seat` has to answer, with the points or cards available."""
    stage = lines.stage(view)
    told = lines.interruption_words(view, view.interruption, say)
    if view.phase == "sweep":
        told["found"] = words.men(men_in_range(known(view)), say)
    if stage == "interruption_loss" and view.interruption is not None:
        owing = dict(enumerate(view.interruption.owing))
        told["due"] = owing.get(view.officer(seat), 0)
    if stage not in ("officer", "german"):
        return say(f"colditz-turn-{stage}", **told)
    key = "turn-too-many" if stakes.is_over_limit(view) else f"points-{stage}"
    return say(f"colditz-{key}", count=view.turn.points)


def usual(ask: Ask) -> bool:
    """Return whether an action is among the most frequent ones, such as moving a man or guard."""
    return ask.verb in USUAL


def weighed(ask: Ask) -> bool:
    """Return whether an action deserves a second thought.

    It is true for Do or die, which can take its officer out of the game.
    """
    return ask.verb == "dare"


def order_words(view: View, order: str, say: Say) -> str:
    """Return the text about a standing order: where a man goes, or that cards are drawn."""
    if order == DRAW:
        return say("colditz-order-draw")
    sent = Order.read(order)
    assert sent is not None
    return say("colditz-order", man=words.man(sent.man, say), what=words.area(sent.room, say))


def carry(view: View, orders: Sequence[str], say: Say) -> str:
    """Return the text about the points with which standing orders can be carried out now."""
    return say("colditz-carry", count=view.turn.points)


def button(view: View, move: Move, say: Say) -> str:
    """Return the label of a move's button, at most 80 characters long.

    The move may still lack some choices.
    """
    return sentence(worded_button(PRESENTER, view, labels.with_empty_give(move), say))


def option_line(view: View, ask: Ask, field: Field, picked: Picks, option: str, say: Say) -> tuple[str, str]:
    """Return the label and the price of a menu option.

    A place is named by what it is, an offer like its button, and other options by their kind.
    """
    if field.kind == OFFER.kind:
        return button(view, Move(ask.verb, ((option,),)), say), ""
    label, detail = worded_option(PRESENTER, view, ask, field, picked, option, say)
    if field.kind == DESTINATION.kind:
        goal = options.goal_at(view, ask, field, picked, option)
        label, detail = cut(sentence(goal.label(say)), DETAIL), goal.more(say)
    told = options.price(view, ask, field, picked, option, say), detail
    return label, cut(words.BETWEEN.join(filter(None, told)), DETAIL)


def groups(view: View, ask: Ask, field: Field, picked: Picks, say: Say) -> tuple[Group, ...]:
    """Return the menus for a choice of a move.

    If the choice is a destination, the menus have the named places, and the player may type others.
    """
    found = options.menus(view, ask, field, picked, say)
    return in_menus(field) if found is None else found


def types(ask: Ask) -> bool:
    """Return whether the player can also type the answer to a question: only destinations can be typed."""
    return options.has_destination(ask.verb)


def look(view: View, name: str, say: Say) -> tuple[Page, Draw | None]:
    """Return a reference page, with its picture if it has one."""
    page, shown = looks.page(view, name, say)
    return page, None if shown is None else partial(PICTURES.drawn, shown)


def noting(view: View, line: str, say: Say) -> tuple[Choice, ...]:
    """Return the options of the menu for pinning an escape plan."""
    return pinned.choices(view, say)


def more_words(event: Event, say: Say) -> dict[str, Any]:
    """Return additional text arguments for an event: its destination, and the names of all its men."""
    found: dict[str, Any] = {}
    if isinstance(event, (Freed, Moved, Walked)):
        found["to"] = words.to(event.place, say)
    together = (field.name for field in fields(type(event)) if field.many and field.kind == "man")
    return found | {name: words.men(getattr(event, name), say) for name in together}


def colour(view: View) -> int:
    """Return the colour of a page: the colour of the player who has to decide or has won.

    If there are several such players, the colour is NOBODY.
    """
    seats = lines.deciding_seats(view) if view.result is None else view.result.winners
    if len(seats) != 1:
        return NOBODY
    officer = view.officer(seats[0])
    chosen: Colour = GREY if officer == GERMAN or view.undecided(officer) else OFFICERS[officer]
    return number(chosen)


PICTURES = Pictures(
    art=ART,
    palette=PALETTE,
    floor=FLOOR,
    board=arrangements.board,
    has_hand=hands.has_hand,
    hand=hands.hand,
    moment=arrangements.moment,
    ending=arrangements.ending,
    table=replay.table,
    replay=replay.replay,
    mood=moods.mood,
)

PRESENTER = Presenter(
    game="colditz",
    emoji="🏰",
    texts=Path(__file__).parent / "texts",
    doubled=MappingProxyType({Traded: Exchanged, Drew: DrewCard, Discarded: PutAway, Announced: Arrested}),
    kinds=words.KINDS,
    arguments=words.ARGUMENTS,
    squares=SQUARES,
    recent=32,
    pictures=PICTURES,
    board=board,
    facts=lines.table,
    turn=turn,
    goal=coaching.aim,
    hints=coaching.hints,
    perils=perils.perils,
    hand=hand,
    hand_alt=hand_alt,
    more=more,
    looks=looks.menus,
    look=look,
    notice=notice,
    notes=pinned.lines,
    noting=noting,
    noted=pinned.with_pinned_plan,
    circle=circle,
    moves=MOVES,
    button=button,
    move_words=labels.more_words,
    labels=options.LABELS,
    details=options.DETAILS,
    shortcuts=presumed.shortcuts,
    option=option_line,
    groups=groups,
    types=types,
    typed=typed.read_move,
    weighed=weighed,
    presumed=presumed.presumed,
    gains_nothing=presumed.gains_nothing,
    usual_targets=options.usual_targets,
    usual=usual,
    advised=pinned.next_step,
    why=why.why,
    order=order_words,
    carry=carry,
    scene=scenes.page,
    affects=moments.affected_seats,
    feeling=moments.feeling,
    ending=lines.ending,
    story=story.story,
    timeline=timeline.timeline,
    fate=story.fate,
    doubt=doubt.doubt,
    cause=story.cause,
    revealed=story.revealed,
    more_words=more_words,
    finished=sentence,
    turn_line=turn_lines.line,
    hits=hits.HITS,
)
planner.fill_caches()
