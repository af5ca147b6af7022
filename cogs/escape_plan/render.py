"""Pages, labels and sentences of Escape Plan for one viewer (docs/rules/escape_plan.md §3.12, §7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import groupby
from pathlib import Path
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from bot.art.colours import TOKENS, number
from bot.engine.action import moves
from bot.engine.event import Event
from bot.engine.move import Ask, Field, Group, Move, Picks, in_menus
from bot.engine.page import Page
from bot.engine.presenter import Draw, Presenter
from bot.engine.presenter_defaults import worded_button, worded_option
from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from bot.engine.wording import DETAIL, LABEL, cut, sentence
from bot.scene.pictures import Pictures
from bot.scene.records import alt
from cogs.escape_plan.data import EQUIPMENT, KEYS
from cogs.escape_plan.events.course import Began, Income, OverEscaped, TileShown
from cogs.escape_plan.events.police import Covered, Handcuffed, Wounded
from cogs.escape_plan.events.turns import OnDisplay
from cogs.escape_plan.events.visits import Escaped, Gained, Looks, Opened, Saw, Visited
from cogs.escape_plan.face import (
    arrangements,
    coaching,
    doubt,
    ending,
    hands,
    hits,
    ideas,
    labels,
    lines,
    looks,
    moods,
    options,
    perils,
    replay,
    scenes,
    sheet,
    story,
    trip,
    turn_lines,
    why,
    words,
)
from cogs.escape_plan.face.parts import ART, FLOOR, PALETTE
from cogs.escape_plan.face.results import SQUARES
from cogs.escape_plan.rules.day.placing import HOUSING, PLACING
from cogs.escape_plan.rules.day.sending import SENDING
from cogs.escape_plan.rules.day.unlocking import UNLOCKING
from cogs.escape_plan.rules.facts import CLOSED, OPEN, exit_state
from cogs.escape_plan.rules.turn.interrupts import INTERRUPTS
from cogs.escape_plan.rules.turn.stages import STAGES, VISITS
from cogs.escape_plan.view import View

NOBODY = 0x5B6770
"""The colour of a page that concerns several players or no player."""

ROOM = 3300
"""The largest number of characters in the details on a private page.

If the details are longer, help and other players' belongings are left out.
"""

USUAL = ("move", "place", "house", "send", "key", "fixer", "keep", "contact", "equip", "pray", "cover", "blue", "spend")

GATHERED = (OnDisplay, TileShown, Income, Wounded)
"""The types of events that share a line of the log if several of the same type come in a row."""


def board(view: View, say: Say) -> Page:
    """Return the public page of the table: the current step, or the result of the game."""
    over = view.result is not None
    now = ending.ending_line(view, None, say) if over else lines.now(view, say)
    return Page(
        title=say("escape_plan-heading-over") if over else say("escape_plan-heading", day=view.day),
        lines=(now,),
        footer=say("escape_plan-picture-day", day=view.day),
        colour=colour(view),
        alt=alt(arrangements.board(view, say)),
    )


def facts(view: View, say: Say) -> tuple[str, ...]:
    """Return the lines about players, exits and police. After the game, the scores are included."""
    return (*lines.table(view, say), *lines.scores(view, say))


def hand(view: View, say: Say) -> Page:
    """Return a player's private page.

    It has the current step, the money, open plan card amounts, the question, and one piece of advice.
    """
    assert view.viewer is not None
    now = sheet.now_for(view, view.viewer, say)
    return Page(
        title=say("escape_plan-heading-hand"),
        lines=(now, *sheet.urgent_lines(view, say)),
        colour=colour(view),
    )


def hand_alt(view: View, say: Say) -> str:
    """Return the alternative text for a player's private picture."""
    return alt(PICTURES.placed(view, None, say))


def scene(view: View, event: Event, say: Say) -> Page | None:
    """Return the page about a great moment, with its picture's alternative text; None for other events."""
    page, drawn = scenes.scene(view, event, say), arrangements.moment(view, event, say)
    return page if page is None or drawn is None else replace(page, alt=alt(drawn))


def look(view: View, tile: str, say: Say) -> tuple[Page, Draw | None]:
    """Return a reference page about a tile, and the picture that belongs to the page."""
    page, shown = looks.page(view, tile, say)
    return page, partial(PICTURES.drawn, shown)


def rest(view: View, say: Say) -> tuple[str, ...]:
    """Return the lines for the details of a private page: about the player's own things, then the table.

    Some details are left out if the text would be too long.
    """
    assert view.viewer is not None
    for own_brief, table_brief in ((False, False), (False, True), (True, True)):
        table = (*lines.table(view, say, table_brief, view.viewer), *lines.scores(view, say))
        own = sheet.other_lines(view, say, own_brief)
        shown = (*own, *(("",) if own else ()), *table)
        if len("\n".join(shown)) <= ROOM:
            break
    return shown


def turn(view: View, say: Say, seat: Seat) -> str:
    """Return the text of the question that the player at `seat` has to answer."""
    return lines.decision_words(view, say)


def usual(ask: Ask) -> bool:
    """Return whether a question is one of the most frequent, such as where to go."""
    return ask.verb in USUAL


def weighed(ask: Ask) -> bool:
    """Return whether the player has to confirm the answer to a question: going to a place needs it (§7).

    Before confirming, the player reads about the officers left behind, wounds and money.
    """
    return ask.verb == "move"


def sure(view: View, move: Move) -> bool:
    """Return whether a move is certain to leave the city, with no officer on the way who can prevent it."""
    way = trip.route_to(view, *(group[0] for group in move.picks)) if move.verb == "move" and move.picks else None
    return way is not None and trip.leads_out(view, way) and not labels.would_be_arrested(view, view.viewer or 0, way)


def gains_nothing(view: View, move: Move) -> bool:
    """Return whether a move changes nothing, such as a prayer that lowers notoriety by 0."""
    return move.verb == "pray" and move.picks == (("0",),)


def usual_targets(view: View, ask: Ask, field: Field, picked: Picks) -> tuple[str, ...]:
    """Return the options that players usually choose: exits, Equipment, keys, lockers with a key."""
    own = view.players[view.viewer or 0]
    if field.kind == "destination":
        exits = (site for site in view.city if site.data.exit and own.at != (site.tile, "exit"))
        return tuple(f"{site.tile}.exit" for site in exits if exit_state(view, site.data.exit) in (CLOSED, OPEN))
    return {"equip": tuple(EQUIPMENT), "key": KEYS, "locker": own.keys}.get(ask.verb, ()) if not picked else ()


def presumed(view: View, ask: Ask, field: Field, picked: Picks) -> tuple[str, ...]:
    """Return the options that a menu preselects.

    - For a route, it is the one with the fewest officers.
    - For a rotation, it is the one with the most matching edges.
    - For a contact, it is the free slot with the highest score.
    - For an officer, it is the first tile that is closer to the most wanted players.
    - If a field has only one option, that option is preselected.
    """
    if field.kind == "turned":
        return (ideas.best_rotation(view, picked, field),)
    if ask.verb == "contact" and picked:
        return ideas.best_slot(view, field)
    first = field.kind == "route" or (ask.verb == "send" and picked) or len(field.options) == 1
    return field.options[:1] if first else ()


def button(view: View, move: Move, say: Say) -> str:
    """Return the label of the button for a complete or unfinished move."""
    picks = tuple(group[0] for group in move.picks if group)
    label = labels.LABELS.get(move.verb)
    if label is None or (PRESENTER.moves[move.verb] and not picks):
        return worded_button(PRESENTER, view, move, say)
    return cut(label(view, view.viewer or 0, picks, say), LABEL)


def option_line(view: View, ask: Ask, field: Field, picked: Picks, option: str, say: Say) -> tuple[str, str]:
    """Return the label of an option, and a detail about its price and gain, as texts."""
    if (named := options.NAMED.get(field.kind)) is None:
        return worded_option(PRESENTER, view, ask, field, picked, option, say)
    label, detail = named(view, field, picked, option, say)
    return cut(sentence(label), DETAIL), cut(detail, DETAIL)


def groups(view: View, ask: Ask, field: Field, picked: Picks, say: Say) -> tuple[Group, ...]:
    """Return the menus of a field. The officers nearest to the most wanted players come first."""
    if field.kind == "pursuer":
        field = field.of(tuple(sorted(field.options, key=partial(options.distance_to_wanted, view))))
    return in_menus(field)


def types(ask: Ask) -> bool:
    """Return whether the player can type the answer to a question. Only destinations can be typed."""
    return ask.verb == "move"


def typed(view: View, ask: Ask, picked: Picks, text: str, say: Say) -> Move | None:
    """Return the move that a player typed, such as "casino" or "A1"; None if no place has such a name.

    The move goes to the first destination whose name contains the text, by the route with the fewest officers.
    """
    wanted = text.strip().casefold()
    if ask.verb != "move" or not wanted:
        return None
    for to in ask.fields[0].options:
        if wanted in words.spot(view, to, say).casefold():
            found = trip.routes_to(view, to)
            return Move("move", ((to,), (found[0].id,)) if len(found) > 1 else ((to,),))
    return None


def unsaid(event: Event, say: Say) -> bool:
    """Return whether the log leaves out an event. It leaves out who begins if there is only one player."""
    return isinstance(event, Began) and len(say.names) == 1


def more_words(event: Event, say: Say) -> dict[str, Any]:
    """Return further text arguments of an event: its names in their sentence forms.

    For an escape or the end of the game, the number of players is added. A lone player's escape has no place.
    """
    told = words.names_in_forms(event, say)
    return told | {"players": len(say.names)} if isinstance(event, (Escaped, OverEscaped)) else told


def log_lines(presenter: Presenter, events: Sequence[Event], say: Say, reader: Viewer) -> list[str]:
    """Return the lines of the log. Several incomes, wounds, new tiles or contacts in a row share a line."""
    told: list[str] = []
    for kind, run in groupby(events, key=type):
        if kind in GATHERED:
            told.append(turn_lines.joint_line(presenter, tuple(run), say, reader))
        else:
            told += (presenter.event(event, say, reader) for event in run)
    return [line for line in told if line]


def colour(view: View) -> int:
    """Return the colour of a page: that of the player who has to decide or has won.

    The colour is `NOBODY` for several players.
    """
    seats = lines.deciding_seats(view) if view.result is None else view.result.winners
    return number(TOKENS[seats[0]]) if len(seats) == 1 else NOBODY


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
    game="escape_plan",
    emoji="🚔",
    texts=Path(__file__).parent / "texts",
    doubled=MappingProxyType({Visited: Gained, Opened: Saw, Looks: Saw, Handcuffed: Covered}),
    kinds=words.KINDS,
    arguments=words.ARGUMENTS,
    squares=SQUARES,
    recent=20,
    pictures=PICTURES,
    board=board,
    facts=facts,
    turn=turn,
    goal=coaching.aim,
    hints=coaching.hints,
    perils=perils.perils,
    hand=hand,
    hand_alt=hand_alt,
    more=rest,
    looks=looks.menus,
    look=look,
    moves=moves(UNLOCKING, PLACING, HOUSING, SENDING, *STAGES.values(), *VISITS.values(), *INTERRUPTS.values()),
    details=options.DETAILS,
    button=button,
    shortcuts=ideas.suggested_answers,
    option=option_line,
    groups=groups,
    types=types,
    typed=typed,
    weighed=weighed,
    presumed=presumed,
    usual=usual,
    sure=sure,
    gains_nothing=gains_nothing,
    usual_targets=usual_targets,
    why=why.why,
    scene=scene,
    affects=scenes.affected_seats,
    feeling=scenes.feeling,
    ending=ending.ending_line,
    story=story.story,
    fate=ending.fate,
    doubt=doubt.doubt,
    cause=story.cause,
    revealed=ending.revealed,
    more_words=more_words,
    unsaid=unsaid,
    finished=sentence,
    log_lines=log_lines,
    turn_line=turn_lines.line,
    hits=hits.HITS,
)
