"""Hints for beginners: how to win, and explanations of things that they meet for the first time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.move import Ask
from bot.engine.record import Viewer
from bot.engine.texts import Say
from cogs.alien1979 import data
from cogs.alien1979.face.own_words import combination_kind
from cogs.alien1979.view import View

VERBS = ("enter", "activate", "back", "take", "arm", "shield", "board", "eject", "force", "send", "haunt")
"""The kinds of questions that have a hint of their own, the most important first."""


def aim(view: View, seat: Viewer, say: Say) -> str:
    """Return a text that says how to win, and which step comes next.

    The text is "" for a player who is out, and once the game is over.
    """
    if view.result is not None or (seat is not None and not view.pawns[seat].alive):
        return ""
    players = len(view.pawns)
    step = "hidden" if view.enterer is None else "entered"
    if seat is not None and step == "entered" and seat in view.aboard:
        step = "aboard"
    key = f"alien1979-aim-{step}" + (".all" if seat is None else "")
    goal = say(f"alien1979-goal-{combination_kind(players)}.codes")
    return say(key, seats=view.capacity, players=players, free=view.seats_free(), goal=goal)


def hints(view: View, asks: Sequence[Ask]) -> tuple[str, ...]:
    """Return the names of the hints about the viewer's current situation.

    They are about the picture, dangers, possible actions, and the player's place.
    """
    seat = view.viewer
    if seat is None or view.result is not None or not view.pawns[seat].alive:
        return ("legend", *(("haunt",) if any(ask.verb == "haunt" for ask in asks) else ()))
    return ("legend", *_danger_hints(view), *_action_hints(view, asks), *_place_hints(view))


def _danger_hints(view: View) -> Iterator[str]:
    """Yield the names of hints about dangers to the viewer."""
    assert view.viewer is not None
    mine = view.pawns[view.viewer]
    if view.viewer in view.owed:
        yield view.phase
    if mine.place == view.alien and not mine.shielded:
        yield "beside" if view.enterer is None else "beside-mad"
    if mine.marks:
        yield "marks"
    if view.enterer is not None:
        yield "mad"
    if view.countdown is not None:
        yield "countdown"


def _action_hints(view: View, asks: Sequence[Ask]) -> Iterator[str]:
    """Yield the names of hints about the possible actions, and about the private picture."""
    verbs = {ask.verb for ask in asks}
    if "stop" in verbs:
        yield "points"
    yield from (verb for verb in VERBS if verb in verbs)
    if verbs:
        yield "tracker"


def _place_hints(view: View) -> Iterator[str]:
    """Yield the names of hints about the viewer's place and goal, and about the Alien's last card."""
    assert view.viewer is not None
    place = view.pawns[view.viewer].place
    if place in (data.MADRE, data.NAVE):
        yield place
    if view.own:
        yield combination_kind(len(view.pawns))
    rank = view.card[0] if view.card is not None else 0
    if rank in data.MOVING:
        yield "moving"
    elif rank in data.STRIKES:
        yield "strike"
    elif rank in data.ODD and view.enterer is None:
        yield "odd"
