"""The coach's reasons for recommended moves, based on what the player can see and compute."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine.move import Move
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.alien1979 import data
from cogs.alien1979.face import own_words, words
from cogs.alien1979.face.outlook import percent
from cogs.alien1979.minds.belief import chance_of, danger
from cogs.alien1979.rules.codes import without
from cogs.alien1979.rules.combination import combination, count_missing, list_helpful_ranks
from cogs.alien1979.view import View

QUIET = 20
"""A sector in which the chance of being hit is below this percentage is a good place to wait."""

SURE = 100
"""The percentage of something that is certain."""


def why(view: View, move: Move, say: Say) -> str:
    """Return the reason for a move as one short sentence."""
    picks = tuple(pick for (pick,) in move.picks)
    return REASONS[move.verb](view, picks, say) if move.verb in REASONS else _say_why(say, move.verb)


def _say_why(say: Say, key: str, **args: Any) -> str:
    return say(f"alien1979-why-{key}", **args)


def _seat(view: View) -> Seat:
    assert view.viewer is not None
    return view.viewer


def _place(view: View) -> str:
    return view.pawns[_seat(view)].place


def _full(view: View) -> bool:
    return not view.seats_free()


def hit_percent(view: View, seat: Seat, place: str) -> int:
    """Return the chance in percent that the player gets a mark in `place` before the player acts again."""
    pawn = view.pawns[seat]
    threat = danger(view, seat, place, pawn.marks, pawn.shielded, counts=True)
    return percent(threat.reach[pawn.marks] if pawn.marks < len(threat.reach) else threat.death)


def find_percent(view: View, place: str) -> int:
    """Return the chance in percent that a code from `place` brings the viewer nearer to a combination."""
    if place not in data.SECTORS or view.enterer is not None:
        return 0
    return percent(chance_of(view, data.SECTORS.index(place), list_helpful_ranks(view.own, len(view.pawns))))


def has_combination(view: View) -> bool:
    """Return whether the viewer has a combination in hand that can be entered."""
    return view.enterer is None and combination(view.own, len(view.pawns)) is not None


def _board(view: View, picks: tuple[str, ...], say: Say) -> str:
    if view.countdown == 1:
        return _say_why(say, "board-now")
    return _say_why(say, "board-last" if view.seats_free() == 1 else "board")


def _heal(view: View, picks: tuple[str, ...], say: Say) -> str:
    marks, mad = view.pawns[_seat(view)].marks, view.enterer is not None
    for key, ranks in own_words.TYPES:
        if marks + words.marks_of_card(ranks[0], mad) == data.DEADLY:
            return _say_why(say, "heal-deadly", card=say(f"alien1979-danger-{key}"))
    return _say_why(say, "heal", marks=marks) if marks > 1 else _say_why(say, "heal-last")


def _shield(view: View, picks: tuple[str, ...], say: Say) -> str:
    risk = hit_percent(view, _seat(view), _place(view))
    if not risk:
        return _say_why(say, "shield-sent")
    return _say_why(say, "shield-beside" if _place(view) == view.alien else "shield", percent=risk)


def _take(view: View, picks: tuple[str, ...], say: Say) -> str:
    if not count_missing(view.own, len(view.pawns)):
        return _say_why(say, "take-spare")
    chance = find_percent(view, _place(view))
    if chance == SURE:
        return _say_why(say, "take-sure")
    if chance:
        return _say_why(say, "take", percent=chance)
    return _say_why(say, "take-swap" if len(view.own) == data.HAND else "take-any")


def _go(view: View, picks: tuple[str, ...], say: Say) -> str:
    seat, here, (there,) = _seat(view), _place(view), picks
    if there == data.MADRE:
        return _home(view, say)
    risk_here, risk = hit_percent(view, seat, here), hit_percent(view, seat, there)
    if here == view.alien and risk < risk_here:
        return _say_why(say, "go-flee", here=risk_here, there=risk)
    if view.enterer is not None and here == data.MADRE and not _full(view):
        return _say_why(say, "go-door", percent=risk)
    if SURE > (chance := find_percent(view, there)) > find_percent(view, here):
        return _say_why(say, "go-find", percent=chance)
    if risk < risk_here:
        return _say_why(say, "go-flee", here=risk_here, there=risk)
    at = data.SECTORS.index(there)
    if view.enterer is None and view.lying[at] and not (view.strict and len(view.own) == data.HAND):
        return _say_why(say, "go-codes", count=view.lying[at])
    return _say_why(say, "go", percent=risk)


def _home(view: View, say: Say) -> str:
    if has_combination(view):
        return _say_why(say, "home-ready")
    if view.enterer is not None and _full(view):
        return _say_why(say, "home-full")
    risk = hit_percent(view, _seat(view), _place(view))
    return _say_why(say, "home-hide", percent=risk) if risk else _say_why(say, "home")


def _force(view: View, picks: tuple[str, ...], say: Say) -> str:
    target = view.pawns[int(picks[0])]
    return _say_why(
        say, "force", whom=say.name(int(picks[0])), count=target.count, sector=words.place(target.place, say)
    )


def _send(view: View, picks: tuple[str, ...], say: Say) -> str:
    seat, place = int(picks[0]), picks[1]
    whom, pawn = say.name(seat), view.pawns[int(picks[0])]
    if place != view.alien:
        return _say_why(say, "send-away", whom=whom, sector=words.place(pawn.place, say))
    if seat == view.enterer:
        return _say_why(say, "send-enterer", whom=whom)
    if death := percent(danger(view, seat, place, pawn.marks, pawn.shielded, counts=True).death):
        return _say_why(say, "send-deadly", whom=whom, percent=death)
    return _say_why(say, "send", whom=whom, percent=hit_percent(view, seat, place))


def _eject(view: View, picks: tuple[str, ...], say: Say) -> str:
    seat = int(picks[0])
    if seat == view.enterer and view.countdown is None:
        return _say_why(say, "eject-enterer", whom=say.name(seat))
    return _say_why(say, "eject-full" if _full(view) else "eject", whom=say.name(seat))


def _reason_to_bide(view: View) -> str:
    """Return the text key of the reason for a player with a combination to wait in MADRE.

    The player enters the combination in the next turn. If the ship has only one seat, the player waits for other
    players to enter theirs.
    """
    return "stop-bide" if view.capacity == 1 else "stop-ready"


def _stop(view: View, picks: tuple[str, ...], say: Say) -> str:
    place = _place(view)
    if place == data.NAVE:
        return _say_why(say, "stop-aboard" if view.countdown else "stop-ship")
    if place == data.MADRE:
        full = view.enterer is not None and _full(view)
        return _say_why(say, _reason_to_bide(view) if has_combination(view) else "stop-full" if full else "stop-safe")
    risk = hit_percent(view, _seat(view), place)
    if not risk:
        return _say_why(say, "stop-calm")
    return _say_why(say, "stop", percent=risk) if risk < QUIET else _say_why(say, "stop-rest")


def _part(view: View, picks: tuple[str, ...], say: Say) -> str:
    players = len(view.pawns)

    def lack(code: str) -> int:
        return count_missing(without(view.own, code), players)

    mine, others = lack(picks[0]), [lack(code) for code in set(view.own)]
    if not mine:
        return _say_why(say, "lose-ready")
    if mine == min(others) < max(others):
        return _say_why(say, "lose-best", count=mine)
    if mine == count_missing(view.own, players):
        return _say_why(say, "lose-idle", count=mine)
    return _say_why(say, "lose" if mine == min(others) else "lose-more", count=mine)


REASONS: Mapping[str, Callable[[View, tuple[str, ...], Say], str]] = {
    "board": _board,
    "heal": _heal,
    "shield": _shield,
    "take": _take,
    "go": _go,
    "force": _force,
    "send": _send,
    "eject": _eject,
    "stop": _stop,
    "lose": _part,
    "back": _part,
}
"""For some kinds of moves, the function that chooses the reason. Other kinds have one reason each."""
