"""Views of Stalag 17 as pages, labels and sentences (docs/rules/stalag17.md §6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from bot.art.colours import TOKENS, number
from bot.engine.action import moves
from bot.engine.diagram import Diagram
from bot.engine.event import SEAT, Event
from bot.engine.move import Ask, Field, Move, Picks
from bot.engine.page import Page
from bot.engine.presenter import Presenter, worded_option
from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from bot.engine.wording import LABEL, cut, within
from cogs.stalag17 import data
from cogs.stalag17.data import CARDS, RULES
from cogs.stalag17.events import Counted, Drew, Got, Played, PlayedCard, RollCall
from cogs.stalag17.face import (
    coaching,
    diagram,
    emblem,
    ending,
    log,
    own_picture,
    own_words,
    quick,
    scene_pictures,
    scenes,
    story,
    turn_lines,
    why,
    words,
)
from cogs.stalag17.face.picture import draw
from cogs.stalag17.face.results import SQUARES
from cogs.stalag17.rules.game import COIN, JOINT, TURN
from cogs.stalag17.state import State
from cogs.stalag17.view import View

NOBODY = 0x5B6770
"""Colour of a page when nobody has won."""

ADDITIONAL = ("informer", "negotiation", "exchange", "joint")
"""The additional rules (§4), by the names of their options."""

ATTEMPTS = ("escape", "join")
"""What fails unless the cards in play meet the plan (§3.5, §4.4); asked in private alone."""

ARGUMENTS = {"card": "card", "whom": SEAT}
"""The kinds of what refusals name; the rest are plain numbers."""


def rules(options: Mapping[str, str] | None, say: Say) -> tuple[str, ...]:
    """Tell the rules in short, of the additional ones those that a table has switched on."""
    chosen = dict.fromkeys(ADDITIONAL, "yes") if options is None else options
    added = [say(f"stalag17-rules-{name}") for name in ADDITIONAL if chosen.get(name) == "yes"]
    told = [say("stalag17-rules"), *([say("stalag17-rules-additional"), *added] if added else [])]
    if chosen.get("information") == "yes":
        told.append(say("stalag17-rules-information"))
    points = chosen.get("special_face", str(RULES.special_face_runaway))
    if points != str(RULES.special_face_runaway):
        told.append(say("stalag17-rules-special_face", points=points))
    return ("\n\n".join((*told, say("stalag17-rules-time"))),)


def board(view: View, say: Say) -> Page:
    """Show the table: what now, the plan, a line each player, the piles."""
    over = view.result is not None
    now = ending_line(view, None, say) if over else now_line(view, say)
    return Page(
        title=say("stalag17-heading-over") if over else say("stalag17-heading", round=view.round),
        lines=(now, *words.table(view, say)),
        footer=say("stalag17-footer", round=view.round),
        colour=colour(view),
        alt=words.alt((now, *words.table(view, say))),
    )


def hand(view: View, say: Say) -> Page:
    """Show a seat what now and what is at stake; its cards, too, when it waits: then it has no picture."""
    assert view.viewer is not None
    now = now_for(view, view.viewer, say)
    state = "over" if view.result else "turn" if view.viewer in asked(view) else "wait"
    told = own_words.stake(view, say) if state == "turn" else own_words.cards(view, say) if state == "wait" else ()
    return Page(
        title=say("stalag17-heading-hand"),
        lines=(now, *told),
        footer=say("stalag17-footer", round=view.round),
        colour=colour(view),
    )


def hand_alt(view: View, say: Say) -> str:
    """Tell the cards and the plan with what is missing, of whoever decides with what is at stake."""
    assert view.viewer is not None
    now = now_for(view, view.viewer, say)
    stake = own_words.stake(view, say) if view.viewer in asked(view) else ()
    return words.alt((now, *own_words.cards(view, say), *stake, words.plan_line(view, say)))


def more(view: View, say: Say) -> tuple[str, ...]:
    """Tell the rest: the seat's cards when they stand in its picture, what the roll call would be, the table, the
    last roll call."""
    call = words.call_lines(view, say)
    if view.result is not None:
        return (*words.table(view, say), *call, "", *ending.revealed(view, say, hands=True))
    own = own_words.cards(view, say) if view.viewer in asked(view) else ()
    sums = () if view.phase == "coin" else (own_words.outlook(view, say),)
    return (*own, *sums, "", *words.table(view, say), *call)


def now_line(view: View, say: Say) -> str:
    """Say who does what now; of coins and secret answers only how many are in."""
    done, all_in = len(view.chosen), len(view.chosen) + len(view.choosing)
    return say(
        f"stalag17-now-{stage(view)}", who=say.name(view.turn), done=done, all=all_in, **phase_arguments(view, say)
    )


def now_for(view: View, seat: Seat, say: Say) -> str:
    """Say what `seat` is to do, or who does what meanwhile."""
    if view.result is not None:
        return ending_line(view, seat, say)
    if seat in asked(view):
        return say("stalag17-you", what=say(f"stalag17-turn-{stage(view)}", **phase_arguments(view, say)))
    now, own = now_line(view, say), view.players[seat]
    if view.phase == "joint" and own.answer:
        return say("stalag17-answered", answer=own.answer, wait=now)
    return say("stalag17-chosen", side=own.side, wait=now) if view.phase == "coin" and own.side else now


def turn(view: View, say: Say, seat: Seat) -> str:
    """Say what `seat` is asked to do: its coin, an action, whether it joins."""
    return say(f"stalag17-turn-{stage(view)}", **phase_arguments(view, say))


def hints(view: View, asks: Sequence[Ask]) -> tuple[str, ...]:
    """Name what the seat of `view` meets now."""
    return tuple(coaching.hints(view, asks))


def usual(ask: Ask) -> bool:
    """Playing a card is: what else has a menu is gathered first."""
    return ask.verb == "play"


def sure(view: View, move: Move) -> bool:
    """An escape is that succeeds and gets a prisoner out, alone or joined."""
    return move.verb in ATTEMPTS and own_words.ready(view) and not view.players[view.viewer or 0].informer


def known_to_fail(view: View, move: Move) -> bool:
    """An attempt is that fails."""
    return move.verb in ATTEMPTS and not own_words.ready(view)


def presumed(view: View, ask: Ask, field: Field, picked: Picks) -> tuple[str, ...]:
    """Presume what a discard leaves on top: what the next player gains least from."""
    return (quick.top(view, field.options),) if ask.verb == "discard" and picked else ()


def button(view: View, move: Move, say: Say) -> str:
    """Label a move, complete or not yet, in at most 80 characters; an escape that would fail with what it costs."""
    if move.verb in ATTEMPTS and not own_words.ready(view):
        return say(f"stalag17-do-{move.verb}-fails", cost=RULES.failed_escape_vigilance)
    picks = PRESENTER.picks(move)
    if move.verb == "pick_up" and view.discards:
        return cut(say("stalag17-do-pick_up", card=words.distinct(view.discards[-1], say)), LABEL)
    if (PRESENTER.moves[move.verb] or move.verb == "pick_up") and not picks:
        return say(f"stalag17-do-{move.verb}-open")
    if "cards" in picks:
        return _with_cards(move.verb, picks, say)
    single = {name: group[0] for name, group in picks.items()}
    single["use"] = own_words.use(view, single["card"]) if move.verb == "play" else ""
    single["card"] = words.distinct(single["card"], say) if "card" in single else ""
    if move.verb == "take":
        owner = int(single["whom"])
        offered = words.valued(view.players[owner].offer, say)
        single |= {"way": single.get("way", "open"), "whom": say.name(owner), "offered": offered}
        single |= {"top": words.distinct(view.discards[-1], say) if view.discards else ""}
    return cut(say(f"stalag17-do-{move.verb}", **single), LABEL)


def _with_cards(verb: str, picks: Mapping[str, tuple[str, ...]], say: Say) -> str:
    cards = picks["cards"]
    shown = {"cards": words.listed_distinct(cards, say), "count": len(cards)}
    if "top" not in picks:
        return within(say(f"stalag17-do-{verb}", **shown), say(f"stalag17-do-{verb}-many", **shown))
    top = words.distinct(picks["top"][0], say)
    longer = say("stalag17-do-discard-top", **shown, top=top)
    return within(longer, say("stalag17-do-discard-top-many", **shown, top=top))


def option_line(view: View, ask: Ask, field: Field, picked: Picks, option: str, say: Say) -> tuple[str, str]:
    """Label an option by its kind, a way to take an offer with the card on top of the discards."""
    if field.kind == "way":
        top = words.card(view.discards[-1], say) if view.discards else ""
        return say("stalag17-way", way=option, card=top), ""
    return worded_option(PRESENTER, view, ask, field, picked, option, say)


def about_card(view: View, card: str, say: Say) -> str:
    """Tell of a card its vigilance in hand, and whether the plan needs it."""
    return _about(view, card, say, False)


def about_offer(view: View, seat: str, say: Say) -> str:
    """Tell what a player offers, with what there is to know of it."""
    return _about(view, view.players[int(seat)].offer, say, True)


def _about(view: View, card: str, say: Say, with_name: bool) -> str:
    """Tell of a card its vigilance in hand, and whether the plan needs it."""
    kind = CARDS[card]
    name = (words.card(card, say),) if with_name else ()
    use = say(f"stalag17-use-{_use(view, card)}", points=kind.runaway)
    return words.BETWEEN.join((*name, say("stalag17-in-hand", vigilance=kind.hand), use))


def _use(view: View, card: str) -> str:
    kind = CARDS[card]
    if kind.kind != data.OBJECT:
        return f"{kind.kind}-wild" if kind.kind == data.INFORMATION and view.numbers.wild else kind.kind
    if not set(kind.objects) & set(view.plan.objects):
        return "none"
    wanted = view.missing() and set(kind.objects) & set(own_words.uncovered(view))
    return "missing" if wanted else "covered"


def more_words(event: Event, say: Say) -> dict[str, Any]:
    """Write the terms of a roll call as a sum."""
    if not isinstance(event, Counted):
        return {}
    return {"sum": log.terms(event.in_hand, event.barracks, event.extra, event.discount, say)}


def chapter(presenter: Presenter, event: Event, say: Say) -> str:
    """Head a round with its plan and who starts."""
    return say("stalag17-chapter", **presenter.words(event, say))


def affects(event: Event) -> tuple[Seat, ...]:
    """A roll call befalls all who have not left, with each one's part of it; whoever tries to escape knows."""
    if isinstance(event, RollCall):
        return event.who
    return (event.who,) if isinstance(event, Counted) and not event.gone else ()


def laid_out(state: State, say: Say) -> Diagram:
    """Lay the plan, and everybody's cards by their kinds."""
    seen = diagram.public(state)
    now = now_line(seen, say) if seen.result is None else ending_line(seen, None, say)
    return diagram.diagram(state, seen, now, say)


def ending_line(view: View, viewer: Viewer, say: Say) -> str:
    """Say who won and why, to a player or to everybody. Raises ValueError while the game runs."""
    if view.result is None:
        raise ValueError("the game is not over")
    reason, winners = view.result.reason, view.result.winners
    reason = "tie" if reason == "free" and tied(view, winners) else reason
    side = "" if viewer is None else "-won" if viewer in winners else "-lost"
    return say(f"stalag17-ending-{reason}{side}", names=tuple(map(say.name, winners)), many=len(winners))


def stage(view: View) -> str:
    """Give the phase as the texts tell it apart: a last turn, one in which an escape has failed, or both; public."""
    if view.phase != "turn":
        return view.phase
    kind = "turn" if view.last is None else "last"
    return f"{kind}-again" if view.attempted else kind


def phase_arguments(view: View, say: Say) -> dict[str, Any]:
    """Give what every text of a phase may name: the escaper, the last turns left."""
    return {"escaper": "" if view.escaper is None else say.name(view.escaper), "last": view.last or 0}


def tied(view: View, winners: Sequence[Seat]) -> bool:
    """Tell whether the tie-break kept somebody who stayed to the end, and is free too, from winning (§4.4, E14)."""
    free = (seat for seat, player in enumerate(view.players) if not player.left and not player.gone)
    return any(seat not in winners for seat in free)


def asked(view: View) -> tuple[Seat, ...]:
    """List who has something to decide; public."""
    if view.result is not None:
        return ()
    return (view.turn,) if view.phase == "turn" else view.choosing


def colour(view: View) -> int:
    """Give the colour of whoever is to move, or has won; none while several choose their coins."""
    seats = asked(view) if view.result is None else view.result.winners
    return number(TOKENS[seats[0]]) if len(seats) == 1 or view.result else NOBODY


PRESENTER = Presenter(
    game="stalag17",
    emoji="🔦",
    texts=Path(__file__).parent / "texts",
    doubled=MappingProxyType({Drew: Got, Played: PlayedCard, RollCall: Counted}),
    kinds=log.KINDS,
    arguments=MappingProxyType(ARGUMENTS),
    squares=SQUARES,
    emblem=emblem.draw,
    rules=rules,
    board=board,
    picture=draw,
    turn=turn,
    goal=coaching.aim,
    hints=hints,
    hand=hand,
    hand_alt=hand_alt,
    more=more,
    private_picture=own_picture.own,
    moves=moves(COIN, TURN, JOINT),
    details={"own_card": about_card, SEAT: about_offer},
    button=button,
    shortcuts=quick.shortcuts,
    option=option_line,
    presumed=presumed,
    usual=usual,
    sure=sure,
    known_to_fail=known_to_fail,
    why=why.why,
    scene=scenes.scene,
    scene_picture=scene_pictures.scene,
    affects=affects,
    feeling=scenes.feeling,
    ending=ending_line,
    story=story.story,
    fate=ending.fate,
    revealed=ending.revealed,
    ending_picture=ending.picture,
    diagram=laid_out,
    ground=diagram.ground,
    sprite=diagram.sprite,
    more_words=more_words,
    turn_line=turn_lines.line,
    chapter=chapter,
)
