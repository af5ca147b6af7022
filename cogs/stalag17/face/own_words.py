"""Texts about a player's own cards.

They say what the player lacks for an escape, and what a roll call would cost.
"""

from __future__ import annotations

from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.stalag17 import data
from cogs.stalag17.data import CARDS, RULES
from cogs.stalag17.face import covering, words
from cogs.stalag17.rules import plan
from cogs.stalag17.rules.round import JOIN
from cogs.stalag17.view import View

CLOSE = 3
"""A player with at least this many cards in play may be near an escape."""


def check(view: View, say: Say) -> str:
    """Return a text about what the viewer still lacks for an escape (§3.5).

    It names missing objects, and shows the runaway points as a sum.
    """
    return f"{objects_check(view, say)} {runaway_check(view, say)}"


def list_uncovered(view: View) -> tuple[str, ...]:
    """Return the required objects that no object card of the viewer supplies.

    Barracks in play are not counted.
    """
    own = view.own
    laid = own.laid if own is not None and own.laid is not None else ()
    return plan.list_missing(view.plan, [each for each in laid if each in data.OBJECTS])


def objects_check(view: View, say: Say) -> str:
    """Return a text about the objects that are missing among the viewer's cards in play."""
    missing, lacking = view.missing(), list_uncovered(view)
    if not view.plan.objects:
        return say("stalag17-check-no-objects")
    if not missing:
        return say("stalag17-check-complete")
    key = "stalag17-check-missing" if len(missing) == len(lacking) else "stalag17-check-some"
    return say(key, objects=words.list_objects(lacking, say), count=len(missing))


def runaway_check(view: View, say: Say) -> str:
    """Return a text about the viewer's runaway points in play, and about how many are required."""
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
    """Return whether a card from the viewer's hand would supply something that is missing for the plan."""
    have, need = view.runaway()
    kind = CARDS[card]
    if kind.kind == data.OBJECT:
        return bool(view.missing()) and bool(set(kind.objects) & set(list_uncovered(view)))
    return have < need if kind.kind == data.RUNAWAY else bool(view.missing()) and covering.can_serve(view.plan, card)


def classify_use(view: View, card: str) -> str:
    """Return how useful a card in the viewer's hand is, as a word.

    "helps" means that it supplies something missing. "bluff" means that it is useless for the plan. "other" means that
    it suits the plan but is not needed any more.
    """
    return "helps" if is_helpful(view, card) else "other" if covering.can_serve(view.plan, card) else "bluff"


def lacking_line(view: View, say: Say) -> tuple[str, ...]:
    """Return a line that says what the viewer still has to play for an escape (§3.5).

    The result is empty if nothing is missing, or after a failed escape.
    """
    missing, (have, need) = view.missing(), view.runaway()
    if is_ready(view) or view.attempted or view.phase != "turn":
        return ()
    lacking = list_uncovered(view)
    objects = words.list_objects(lacking, say)
    some = len(missing) < len(lacking)
    told = [say("stalag17-lacking-some", count=len(missing), objects=objects) if some else objects] if missing else []
    told += [say("stalag17-lacking-points", points=need - have)] if have < need else []
    return (say("stalag17-lacking", what=words.BETWEEN.join(told)),)


def success_line(view: View, say: Say) -> tuple[str, ...]:
    """Return a line that says that escaping or joining would succeed now (E13, E16).

    If it would not succeed, the result is empty. An informer is told that the escape frees nobody. If an attempt would
    fail, its button says so.
    """
    trying = view.phase == "turn" and view.viewer == view.turn and not view.attempted
    if not is_ready(view) or not (trying or may_join(view)):
        return ()
    informer = view.players[view.viewer or 0].informer
    return (say(f"stalag17-ready-{'informer' if informer else view.phase}"),)


def outlook(view: View, say: Say, stake: bool = False) -> str:
    """Return a text about what a roll call would cost the viewer.

    It compares an escape of the viewer with an escape of another player. The text has every number of the sum, or with
    `stake` only the results (§3.7, §4.4). A player who would fail to join counts like a player who stays behind (E16).
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
    """Return whether the viewer can still join an escape: not yet answered, or answered yes (§4.4)."""
    own = view.players[view.viewer or 0]
    return view.phase == "joint" and (view.viewer in view.choosing or own.answer == JOIN)


def precedence_line(view: View, say: Say) -> tuple[str, ...]:
    """Return the line about players who come first if they also join the escape (§4.4).

    The result is empty if there are none, or if the viewer cannot join.
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
    """Return the text about what it would mean for the viewer to be an informer now (§4.1)."""
    own = view.players[view.viewer or 0]
    return say("stalag17-informing", vigilance=own.vigilance, discount=RULES.informer_discount * own.left)


def offer_line(view: View, say: Say) -> tuple[str, ...]:
    """Return the line about other players' offers.

    The top card of the discards is not in it, because it has a button of its own.
    """
    offered = [player.offer for seat, player in enumerate(view.players) if player.offer and seat != view.viewer]
    return (say("stalag17-line-offers", cards=words.list_with_vigilance(offered, say)),) if offered else ()


def card_lines(view: View, say: Say) -> tuple[str, ...]:
    """Return lines about what the viewer lacks for an escape, the hand, and the cards in play.

    The private picture shows the same. If the player has escaped, nothing is missing.
    """
    own = view.players[view.viewer or 0]
    hand = say("stalag17-line-hand", cards=words.list_with_vigilance(own.hand or (), say))
    laid = (say("stalag17-line-laid", cards=words.list_cards(own.laid, say)),) if own.laid else ()
    return (hand, *laid) if view.viewer == view.escaper else (check(view, say), hand, *laid)


def stake(view: View, say: Say) -> tuple[str, ...]:
    """Return the lines about what the viewer can win or lose now.

    They are about the coin, the escape, a roll call and offers. No picture shows these facts.
    """
    if view.phase == "coin":
        return (*called(view, say), informer_line(view, say))
    taking = offer_line(view, say) if view.phase == "turn" and view.viewer == view.turn else ()
    more = taking or precedence_line(view, say)
    sums = () if is_far(view) else (outlook(view, say, stake=True),)
    return (*called(view, say), *success_line(view, say), *sums, *more)


def is_far(view: View) -> bool:
    """Return whether it is the first round and nobody can be near an escape, so no roll call is at stake yet."""
    return view.round == 1 and view.phase == "turn" and all(each.laid_size < CLOSE for each in view.players)


def called(view: View, say: Say) -> tuple[str, ...]:
    """Return the line about how the last round ended. It is only shown at the start of a round.

    The result is empty at other times. The line is needed because the recent news may not include the last round.
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
    """Return the line that tells beginners that a hand costs vigilance at a roll call (§3.7).

    It is shown in the first round. The result is empty at other times.
    """
    first = view.round == 1 and view.phase == "turn" and view.last is None and not view.attempted
    return (say("stalag17-learn"),) if first and view.players[view.viewer or 0].hand else ()
