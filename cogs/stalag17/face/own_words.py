"""A player's own cards in words: what an escape lacks, and what a roll call would cost."""

from __future__ import annotations

from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.stalag17 import data
from cogs.stalag17.data import CARDS, RULES
from cogs.stalag17.face import covering, words
from cogs.stalag17.rules import plan
from cogs.stalag17.rules.round import JOIN
from cogs.stalag17.view import View


def check(view: View, say: Say) -> str:
    """Return what an escape still lacks: objects, and runaway points as a sum (§3.5)."""
    return f"{objects_check(view, say)} {runaway_check(view, say)}"


def list_uncovered(view: View) -> tuple[str, ...]:
    """Return the required objects that no object card of the viewer supplies. Barracks are not counted."""
    own = view.own
    laid = own.laid if own is not None and own.laid is not None else ()
    return plan.list_missing(view.plan, [each for each in laid if each in data.OBJECTS])


def objects_check(view: View, say: Say) -> str:
    """Return the objects that are missing in play, in words."""
    missing, lacking = view.missing(), list_uncovered(view)
    if not view.plan.objects:
        return say("stalag17-check-no-objects")
    if not missing:
        return say("stalag17-check-complete")
    key = "stalag17-check-missing" if len(missing) == len(lacking) else "stalag17-check-some"
    return say(key, objects=words.list_objects(lacking, say), count=len(missing))


def runaway_check(view: View, say: Say) -> str:
    """Return the runaway points in play and those required, in words."""
    have, need = view.runaway()
    own = view.players[view.viewer or 0]
    ignored = own.informer
    extra = need - view.plan.runaway - (0 if ignored else own.vigilance)
    parts = [say("stalag17-sum-plan", plan=view.plan.runaway)]
    parts += [] if ignored else [say("stalag17-sum-vigilance", vigilance=own.vigilance)]
    parts += [say("stalag17-sum-last", extra=extra)] if extra else []
    told = " + ".join(parts) + (f"; {say('stalag17-sum-informer')}" if ignored else "")
    return say("stalag17-check-runaway", have=have, need=need, sum=told)


def is_ready(view: View) -> bool:
    """Return whether the viewer's cards in play meet the plan now."""
    have, need = view.runaway()
    return not view.missing() and have >= need


def is_helpful(view: View, card: str) -> bool:
    """Return whether a card of the hand would bring the viewer nearer to the plan."""
    have, need = view.runaway()
    kind = CARDS[card]
    if kind.kind == data.OBJECT:
        return bool(view.missing()) and bool(set(kind.objects) & set(list_uncovered(view)))
    return have < need if kind.kind == data.RUNAWAY else bool(view.missing()) and covering.can_serve(view.plan, card)


def classify_use(view: View, card: str) -> str:
    """Return the use of a card: "helps", "bluff" if useless, or "other" if not needed any more."""
    return "helps" if is_helpful(view, card) else "other" if covering.can_serve(view.plan, card) else "bluff"


def success_line(view: View, say: Say) -> tuple[str, ...]:
    """Return the line that says escaping or joining would succeed now; empty if not (E13, E16).

    An informer reads that the escape frees nobody. An attempt that would fail is announced on its button.
    """
    trying = view.phase == "turn" and view.viewer == view.turn and not view.attempted
    if not is_ready(view) or not (trying or may_join(view)):
        return ()
    informer = view.players[view.viewer or 0].informer
    return (say(f"stalag17-ready-{'informer' if informer else view.phase}"),)


def outlook(view: View, say: Say, stake: bool = False) -> str:
    """Return what a roll call would cost if the viewer, or another player, escaped or joined now.

    It has every term of the sum, or with `stake` only the results (§3.7, §4.4). A player who would fail to join counts
    like one who stays behind (E16).
    """
    own, key = view.players[view.viewer or 0], "stalag17-at-stake" if stake else "stalag17-outlook"
    hand, barracks = plan.sum_in_hand(own.hand or ()), plan.sum_barracks(own.laid or (), len(own.negotiated))
    discount = (RULES.informer_discount if own.informer else RULES.prisoner_discount) * own.left
    if view.phase == "joint" and view.viewer == view.escaper:
        return say(f"{key}-sure", sum=str(hand), other=words.format_change(hand))
    terms = [f"{hand}", *([f"+ {barracks}"] if barracks else []), *([f"− {discount}"] if discount else [])]
    other = {"sum": " ".join(terms), "other": words.format_change(hand + barracks - discount)}
    if view.phase != "joint":
        return say(key, yours=words.format_change(-discount if own.informer else hand), **other)
    if may_join(view) and is_ready(view):
        return say(f"{key}-join", yours=words.format_change(hand + RULES.joint_extra_vigilance), **other)
    return say(f"{key}-sure", **other)


def may_join(view: View) -> bool:
    """Return whether the viewer has still to answer whether to join an escape, or has agreed (§4.4)."""
    own = view.players[view.viewer or 0]
    return view.phase == "joint" and (view.viewer in view.choosing or own.answer == JOIN)


def precedence_line(view: View, say: Say) -> tuple[str, ...]:
    """Return the line on players who come before the viewer if they also join the escape (§4.4).

    Empty if there are none, or if the viewer cannot join.
    """
    if not may_join(view) or not is_ready(view):
        return ()
    before = tuple(map(say.name, list_joiners(view)[0]))
    return (say("stalag17-joint-before", who=before, count=len(before)),) if before else ()


def list_joiners(view: View) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Return the players who may join an escape before the viewer, and those who may after (§4.4).

    The order is clockwise from the player who escaped.
    """
    count, first = len(view.players), view.turn if view.escaper is None else view.escaper
    around = [(first + step) % count for step in range(1, count)]
    may = [seat for seat in around if not view.players[seat].informer and not view.players[seat].gone]
    own = around.index(view.viewer or 0)
    before, after = (tuple(seat for seat in seats if seat in may) for seats in (around[:own], around[own + 1 :]))
    return before, after


def informer_line(view: View, say: Say) -> str:
    """Return the line on what being an informer would mean for the viewer now (§4.1)."""
    own = view.players[view.viewer or 0]
    return say("stalag17-informing", vigilance=own.vigilance, discount=RULES.informer_discount * own.left)


def offer_line(view: View, say: Say) -> tuple[str, ...]:
    """Return the line on the offers of other players. The top of the discards is on its own button."""
    offered = [player.offer for seat, player in enumerate(view.players) if player.offer and seat != view.viewer]
    return (say("stalag17-line-offers", cards=words.list_with_vigilance(offered, say)),) if offered else ()


def card_lines(view: View, say: Say) -> tuple[str, ...]:
    """Return lines with what an escape lacks, the hand and the cards in play. The picture shows them too.

    For a player who has escaped, nothing is missing.
    """
    own = view.players[view.viewer or 0]
    hand = say("stalag17-line-hand", cards=words.list_with_vigilance(own.hand or (), say))
    laid = (say("stalag17-line-laid", cards=words.list_cards(own.laid, say)),) if own.laid else ()
    return (hand, *laid) if view.viewer == view.escaper else (check(view, say), hand, *laid)


def stake(view: View, say: Say) -> tuple[str, ...]:
    """Return lines on what is at stake, which no picture shows: coin, escape, roll call, offers."""
    if view.phase == "coin":
        return (*called(view, say), informer_line(view, say))
    taking = offer_line(view, say) if view.phase == "turn" and view.viewer == view.turn else ()
    more = taking or precedence_line(view, say)
    return (*called(view, say), *success_line(view, say), outlook(view, say, stake=True), *more)


def called(view: View, say: Say) -> tuple[str, ...]:
    """Return the line on how the last round ended, at the start of a round; empty at other times.

    The recent news may not include it.
    """
    own = view.players[view.viewer or 0]
    fresh = own.hand_size == RULES.hand_start and not (own.laid or own.negotiated or own.offer)
    turn = view.phase == "turn" and not view.attempted and fresh
    line = next((each for each in view.call if each.seat == view.viewer), None)
    coin = view.phase == "coin"
    if line is None or not (turn or coin):
        return ()
    what = words.called(view.call, say, view.viewer)
    return (say(f"stalag17-last-call{'.coin' if coin else ''}", what=what, before=line.before, after=line.after),)


def lesson_line(view: View, say: Say) -> tuple[str, ...]:
    """Return the line for the first round that says a hand costs vigilance at the roll call (§3.7).

    Empty at other times.
    """
    first = view.round == 1 and view.phase == "turn" and view.last is None and not view.attempted
    return (say("stalag17-learn"),) if first and view.players[view.viewer or 0].hand else ()
