"""Texts that explain why the coach recommends a move, from facts that the player can see."""

from __future__ import annotations

from bot.engine.move import Move
from bot.engine.texts import Say
from bot.engine.wording import sentence
from cogs.stalag17 import data
from cogs.stalag17.data import CARDS, RULES
from cogs.stalag17.face import covering, own_words, words
from cogs.stalag17.minds.belief import drawable, find_need, fit
from cogs.stalag17.rules import plan
from cogs.stalag17.rules.additional_actions import DISCARD, HAND, halve
from cogs.stalag17.rules.round import HEADS
from cogs.stalag17.view import PlayerView, View

WATCHED = 10
"""A player with at least this vigilance is told that the guards watch closely."""

Reason = tuple[str, dict[str, str | int]]
"""The key of a text without its prefix, and the arguments of the text."""


def why(view: View, move: Move, say: Say) -> str:
    """Return the reason for the recommended `move` as one sentence of at most 90 characters."""
    key, told = reason(view, move)
    card = {"card": words.card(str(told["card"]), say)} if "card" in told else {}
    return sentence(say(f"stalag17-why-{key}", **{**told, **card}))


def reason(view: View, move: Move) -> Reason:
    """Return the key and the arguments of the text that gives the reason for `move`."""
    own = view.players[view.viewer or 0]
    match move.verb:
        case "coin":
            return _coin(own, move.picks[0][0])
        case "play":
            return _play(view, own, move.picks[0][0])
        case "draw":
            return _draw(view, own)
        case "pick_up":
            return _pick_up(view)
        case "discard":
            return _discard(view, own, move.picks[0])
        case "negotiate":
            types = {name for card in move.picks[0] for name in CARDS[card].objects}
            return "negotiate", {"count": len(types)}
        case "offer":
            few = "-few" if drawable(view) < 2 else ""
            return f"offer{few}", {"points": CARDS[move.picks[0][0]].hand}
        case "quiet":
            return "quiet", {"vigilance": own.vigilance, "after": halve(own.vigilance)}
        case "take":
            return _take(view, view.players[int(move.picks[0][0])].offer, move)
        case "escape":
            return _escape(view, own)
        case "join":
            return _join(view, own)
        case "decline":
            return _decline(view, own)
    return move.verb, {}


def _coin(own: PlayerView, side: str) -> Reason:
    if side == HEADS:
        return ("coin-watched" if own.vigilance >= WATCHED else "coin-heads"), {"vigilance": own.vigilance}
    return "coin-tails", {"vigilance": own.vigilance, "discount": RULES.informer_discount * own.left}


def _play(view: View, own: PlayerView, card: str) -> Reason:
    laid, kind = (*(own.laid or ()), card), CARDS[card]
    have, need = view.runaway()
    if not own_words.is_helpful(view, card):
        if kind.kind == data.BARRACKS:
            return "play-barracks", {}
        return "play-bluff", {"points": kind.hand}
    if not plan.list_missing(view.plan, laid, len(own.negotiated)) and plan.sum_runaway(laid) >= need:
        return "play-last", {}
    if kind.kind == data.RUNAWAY:
        have += kind.runaway
        return ("play-enough" if have >= need else "play-runaway"), {"have": have, "need": need}
    key = "object" if kind.kind == data.OBJECT else "wild"
    return f"play-{key}", {"count": len(view.missing())}


def _draw(view: View, own: PlayerView) -> Reason:
    if drawable(view) < 2:
        return "draw-last", {}
    need = find_need(view.plan, own.laid or (), len(own.negotiated), view.runaway()[1])
    found = fit(need, own.hand or ())
    lacks = (
        "both" if found.missing and found.gap else "objects" if found.missing else "runaway" if found.gap else "none"
    )
    return f"draw-{lacks}", {"objects": found.missing, "points": found.gap}


def _pick_up(view: View) -> Reason:
    card = view.discards[-1]
    if own_words.is_helpful(view, card):
        return "pick_up-helps", {"card": card}
    return ("pick_up-serves", {"card": card}) if covering.can_serve(view.plan, card) else ("pick_up-other", {})


def _discard(view: View, own: PlayerView, cards: tuple[str, ...]) -> Reason:
    told: dict[str, str | int] = {
        "count": len(cards),
        "points": plan.sum_in_hand(cards),
        "total": plan.sum_in_hand(own.hand or ()),
    }
    if own_words.is_ready(view) and not view.attempted:
        return "discard-ready", told
    if view.last is not None:
        return "discard-late", told
    if len(cards) == own.hand_size:
        return "discard-all", told
    return ("discard-one" if len(cards) == 1 else "discard-many"), told


def _take(view: View, offered: str, move: Move) -> Reason:
    wanted, way = own_words.is_helpful(view, offered), move.picks[1][0]
    if way != HAND:
        certain = way == DISCARD or drawable(view)
        return (f"take-{way}", {"card": offered}) if wanted and certain else ("take-other", {})
    laid = move.picks[2][0]
    if own_words.is_helpful(view, laid):
        return ("take-both" if wanted else "take-lays"), {}
    return ("take-hand" if wanted else "take-bluff"), {"card": offered, "points": CARDS[laid].hand}


def _escape(view: View, own: PlayerView) -> Reason:
    if not own_words.is_ready(view):
        return "show", {"cost": RULES.failed_escape_vigilance}
    if own.informer:
        return "escape-informer", {"discount": RULES.informer_discount * own.left}
    return ("escape-last" if own.left == 1 else "escape"), {"points": plan.sum_in_hand(own.hand or ())}


def _join(view: View, own: PlayerView) -> Reason:
    before, after = own_words.list_joiners(view)
    if not own_words.is_ready(view):
        return ("join-shuts" if after else "show"), {"cost": RULES.failed_escape_vigilance}
    if before:
        return "join-behind", {}
    points = plan.sum_in_hand(own.hand or ()) + RULES.joint_extra_vigilance
    return ("join-last" if own.left == 1 else "join"), {"points": points}


def _decline(view: View, own: PlayerView) -> Reason:
    if not own_words.is_ready(view):
        return "decline", {"cost": RULES.failed_escape_vigilance}
    hand, barracks = plan.sum_in_hand(own.hand or ()), plan.sum_barracks(own.laid or (), len(own.negotiated))
    stays = hand + barracks - RULES.prisoner_discount * own.left
    joins = hand + RULES.joint_extra_vigilance
    return "decline-ready", {"stays": words.format_change(stays), "joins": words.format_change(joins)}
