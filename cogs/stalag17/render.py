"""The pages, button labels and sentences that show a view of Stalag 17 (docs/rules/stalag17.md §6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from bot.art.colours import TOKENS, number
from bot.engine.action import moves
from bot.engine.event import SEAT, Event
from bot.engine.move import Ask, Field, Move, Picks
from bot.engine.page import Page
from bot.engine.presenter import Presenter
from bot.engine.presenter_defaults import worded_option
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.engine.wording import LABEL, cut, within
from bot.scene.pictures import Pictures
from bot.scene.records import alt, sentences
from cogs.stalag17 import data
from cogs.stalag17.data import CARDS, RULES
from cogs.stalag17.events import Counted, Drew, Got, Played, PlayedCard, RollCall
from cogs.stalag17.face import (
    arrangements,
    coaching,
    doubt,
    ending,
    hits,
    log,
    moods,
    own_words,
    perils,
    quick,
    replay,
    scenes,
    story,
    turn_lines,
    why,
    words,
)
from cogs.stalag17.face.now import asked_seats, ending_line, now_for, turn
from cogs.stalag17.face.parts import ART, FLOOR, PALETTE
from cogs.stalag17.face.results import SQUARES
from cogs.stalag17.rules.additional_actions import DISCARD, WAYS
from cogs.stalag17.rules.game import COIN, JOINT, TURN
from cogs.stalag17.rules.turn import first_of_each_kind
from cogs.stalag17.view import View

NOBODY = 0x5B6770
"""The colour of a page if several players are asked now, or nobody has won."""

ADDITIONAL = ("informer", "negotiation", "exchange", "joint")
"""The names of the game options for the additional rules (§4)."""

HOUSE = ("quiet_night",)
"""The names of the game options for the house rules (§4.6)."""

ATTEMPTS = ("escape", "join")
"""Verbs of moves that fail unless the cards in play meet the plan (§3.5, §4.4).

These moves are offered only in private.
"""

ARGUMENTS = {"card": "card", "whom": SEAT}
"""The kinds of the arguments of refusals, by argument name.

Arguments that are not listed are plain numbers.
"""


def rules(options: Mapping[str, str] | None, say: Say) -> tuple[str, ...]:
    """Return the short rules as texts, with the additional rules that the table uses."""
    chosen = dict.fromkeys(ADDITIONAL, "yes") if options is None else options
    added = [say(f"stalag17-rules-{name}") for name in ADDITIONAL if chosen.get(name) == "yes"]
    told = [say("stalag17-rules"), *([say("stalag17-rules-additional"), *added] if added else [])]
    told += [say(f"stalag17-rules-{name}") for name in HOUSE if chosen.get(name) == "yes"]
    if chosen.get("information") == "yes":
        told.append(say("stalag17-rules-information"))
    points = chosen.get("special_face", str(RULES.special_face_runaway))
    if points != str(RULES.special_face_runaway):
        told.append(say("stalag17-rules-special_face", points=points))
    return ("\n\n".join((*told, say("stalag17-rules-time"))),)


def board(view: View, say: Say) -> Page:
    """Return the public page about the table, with the current situation."""
    scene = arrangements.board(view, say)
    return Page(
        title=say("stalag17-heading-over") if view.result else say("stalag17-heading", round=view.round),
        lines=sentences(scene)[:1],
        footer=say("stalag17-footer", round=view.round),
        colour=colour(view),
        alt=alt(scene),
    )


def hand(view: View, say: Say) -> Page:
    """Return a player's private page: the current question, and what the player can win or lose.

    A waiting player has no private picture, so the page then lists the player's cards.
    """
    assert view.viewer is not None
    now = now_for(view, view.viewer, say)
    state = "over" if view.result else "turn" if view.viewer in asked_seats(view) else "wait"
    stake = (*own_words.stake(view, say), *own_words.lacking_line(view, say))
    told = stake if state == "turn" else own_words.card_lines(view, say) if state == "wait" else ()
    return Page(
        title=say("stalag17-heading-hand"),
        lines=(now, *told),
        footer=say("stalag17-footer", round=view.round),
        colour=colour(view),
    )


def hand_alt(view: View, say: Say) -> str:
    """Return the alternative text of a player's private picture."""
    return alt(PICTURES.placed(view, None, say))


def scene(view: View, event: Event, say: Say) -> Page | None:
    """Return the page about a great moment, with the alternative text of its picture.

    The result is None for other events.
    """
    page, drawn = scenes.scene(view, event, say), arrangements.moment(view, event, say)
    return page if page is None or drawn is None else replace(page, alt=alt(drawn))


def more(view: View, say: Say) -> tuple[str, ...]:
    """Return the lines of a player's longer private page.

    They are about the cards if only the picture shows them, the expected roll call and its meaning, the table, and the
    last roll call.
    """
    call = words.call_lines(view, say)
    if view.result is not None:
        return (*words.table(view, say), *call, "", *ending.revealed(view, say, hands=True))
    own = own_words.card_lines(view, say) if view.viewer in asked_seats(view) else ()
    sums = () if view.phase == "coin" else (own_words.outlook(view, say),)
    return (*own, *sums, *own_words.lesson_line(view, say), "", *words.table(view, say), *call)


def hints(view: View, asks: Sequence[Ask]) -> tuple[str, ...]:
    """Return the names of the hints about what the viewer meets now."""
    return tuple(coaching.hints(view, asks))


def usual(ask: Ask) -> bool:
    """Return whether an action is the most usual one, which is playing a card."""
    return ask.verb == "play"


def sure(view: View, move: Move) -> bool:
    """Return whether a move is certainly good.

    Such a move is an escape, alone or joined, that gets a prisoner out.
    """
    return move.verb in ATTEMPTS and own_words.is_ready(view) and not view.players[view.viewer or 0].informer


def known_to_fail(view: View, move: Move) -> bool:
    """Return whether a move is an attempt to escape or join that must fail."""
    return move.verb in ATTEMPTS and not own_words.is_ready(view)


def gains_nothing(view: View, move: Move) -> bool:
    """Return whether a move plays a card that the plan does not need."""
    return move.verb == "play" and bool(move.picks) and not own_words.is_helpful(view, move.picks[0][0])


def usual_targets(view: View, ask: Ask, field: Field, picked: Picks) -> tuple[str, ...]:
    """Return the options that a player would expect in a menu.

    If one of them is impossible, the private page says why. They are objects to offer, or all ways to take an offer.
    """
    hand = view.players[view.viewer or 0].hand or ()
    if field.kind == "way":
        return tuple(WAYS)
    return first_of_each_kind(tuple(card for card in hand if card in data.OBJECTS)) if ask.verb == "offer" else ()


def presumed(view: View, ask: Ask, field: Field, picked: Picks) -> tuple[str, ...]:
    """Return the option that a menu for the top card of a discard selects in advance.

    It is the card that helps the next player least.
    """
    return (quick.choose_top(view, field.options),) if ask.verb == "discard" and picked else ()


def button(view: View, move: Move, say: Say) -> str:
    """Return the label of a move's button, in at most 80 characters.

    The move may still lack some choices. If it is an escape that would fail, the label has its cost.
    """
    if move.verb in ATTEMPTS and not own_words.is_ready(view):
        return say(f"stalag17-do-{move.verb}-fails", cost=RULES.failed_escape_vigilance)
    picks = PRESENTER.picks(move)
    if move.verb == "pick_up" and view.discards:
        return cut(say("stalag17-do-pick_up", card=words.card_for_button(view.discards[-1], say)), LABEL)
    if (PRESENTER.moves[move.verb] or move.verb == "pick_up") and not picks:
        return say(f"stalag17-do-{move.verb}-open")
    if "cards" in picks:
        return _label_with_cards(move.verb, picks, say)
    single = {name: group[0] for name, group in picks.items()}
    single["use"] = own_words.classify_use(view, single["card"]) if move.verb == "play" else ""
    single["card"] = words.card_for_button(single["card"], say) if "card" in single else ""
    if move.verb == "take":
        owner = int(single["whom"])
        offered = words.with_vigilance(view.players[owner].offer, say)
        single |= {"way": single.get("way", "open"), "whom": say.name(owner), "offered": offered}
        single |= {"top": words.card_for_button(view.discards[-1], say) if view.discards else ""}
    return cut(say(f"stalag17-do-{move.verb}", **single), LABEL)


def _label_with_cards(verb: str, picks: Mapping[str, tuple[str, ...]], say: Say) -> str:
    cards = picks["cards"]
    shown = {"cards": words.list_for_button(cards, say), "count": len(cards)}
    if "top" not in picks:
        return within(say(f"stalag17-do-{verb}", **shown), say(f"stalag17-do-{verb}-many", **shown))
    top = words.card_for_button(picks["top"][0], say)
    longer = say("stalag17-do-discard-top", **shown, top=top)
    return within(longer, say("stalag17-do-discard-top-many", **shown, top=top))


def option_line(view: View, ask: Ask, field: Field, picked: Picks, option: str, say: Say) -> tuple[str, str]:
    """Return the label and the detail of a menu option.

    If the option is to take an offer together with the top card of the discards, the label names that card.
    """
    if field.kind == "way":
        top = words.card(view.discards[-1], say) if view.discards else ""
        return say("stalag17-way", way=option if top or option != DISCARD else "empty", card=top), ""
    return worded_option(PRESENTER, view, ask, field, picked, option, say)


def describe_card(view: View, card: str, say: Say) -> str:
    """Return a text about a card: its vigilance in hand, and whether the plan needs it."""
    return _describe(view, card, say, False)


def describe_offer(view: View, seat: str, say: Say) -> str:
    """Return a text about another player's offer: the card, its vigilance, and whether the plan needs it."""
    return _describe(view, view.players[int(seat)].offer, say, True)


def _describe(view: View, card: str, say: Say, with_name: bool) -> str:
    """Return a text about a card: its vigilance in hand, and its use for the plan.

    With `with_name`, the text also has the name of the card.
    """
    kind = CARDS[card]
    name = (words.card(card, say),) if with_name else ()
    use = say(f"stalag17-use-{_use_key(view, card)}", points=kind.runaway)
    return words.BETWEEN.join((*name, say("stalag17-in-hand", vigilance=kind.hand), use))


def _use_key(view: View, card: str) -> str:
    kind = CARDS[card]
    if kind.kind != data.OBJECT:
        return f"{kind.kind}-wild" if kind.kind == data.INFORMATION and view.numbers.wild else kind.kind
    if not set(kind.objects) & set(view.plan.objects):
        return "none"
    wanted = view.missing() and set(kind.objects) & set(own_words.list_uncovered(view))
    return "missing" if wanted else "covered"


def more_words(event: Event, say: Say) -> dict[str, Any]:
    """Return additional text arguments for the event of a player's roll call: the sum as text."""
    if not isinstance(event, Counted):
        return {}
    return {"sum": log.terms(event.in_hand, event.barracks, event.extra, event.discount, say)}


def chapter(presenter: Presenter, event: Event, say: Say) -> str:
    """Return the heading of a round in the game log: its plan and its start player."""
    return say("stalag17-chapter", **presenter.words(event, say))


def affects(event: Event) -> tuple[Seat, ...]:
    """Return the seats of the players whom an event affects.

    A roll call affects all players who are still in the game.

    Attempts to escape affect nobody here, since the player who tries to escape knows the result.
    """
    if isinstance(event, RollCall):
        return event.who
    return (event.who,) if isinstance(event, Counted) and not event.gone else ()


def colour(view: View) -> int:
    """Return the colour of a page: that of the player who is asked now or has won.

    The colour is grey if several players are asked, or nobody has won.
    """
    seats = asked_seats(view) if view.result is None else view.result.winners
    return number(TOKENS[seats[0]]) if len(seats) == 1 or view.result else NOBODY


PICTURES = Pictures(
    art=ART,
    palette=PALETTE,
    floor=FLOOR,
    board=arrangements.board,
    has_hand=arrangements.has_hand,
    hand=arrangements.hand,
    moment=arrangements.moment,
    ending=arrangements.ending,
    table=replay.table,
    replay=replay.replay,
    mood=moods.mood,
)

PRESENTER = Presenter(
    game="stalag17",
    emoji="🔦",
    texts=Path(__file__).parent / "texts",
    doubled=MappingProxyType({Drew: Got, Played: PlayedCard, RollCall: Counted}),
    kinds=log.KINDS,
    arguments=MappingProxyType(ARGUMENTS),
    squares=SQUARES,
    pictures=PICTURES,
    rules=rules,
    board=board,
    turn=turn,
    goal=coaching.aim,
    hints=hints,
    perils=perils.perils,
    hand=hand,
    hand_alt=hand_alt,
    more=more,
    moves=moves(COIN, TURN, JOINT),
    details={"own_card": describe_card, SEAT: describe_offer},
    button=button,
    shortcuts=quick.shortcuts,
    option=option_line,
    presumed=presumed,
    usual=usual,
    sure=sure,
    known_to_fail=known_to_fail,
    gains_nothing=gains_nothing,
    usual_targets=usual_targets,
    why=why.why,
    scene=scene,
    affects=affects,
    feeling=scenes.feeling,
    ending=ending_line,
    story=story.story,
    fate=ending.fate,
    doubt=doubt.doubt,
    cause=story.cause,
    revealed=ending.revealed,
    more_words=more_words,
    turn_line=turn_lines.line,
    hits=hits.HITS,
    chapter=chapter,
)
