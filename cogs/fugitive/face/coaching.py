"""Hints for a player who meets a rule for the first time, and the aim of each player (§3)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from bot.engine.move import Ask
from bot.engine.record import Viewer
from bot.engine.texts import Say
from cogs.fugitive import data
from cogs.fugitive.deduction import possible
from cogs.fugitive.face.holding import excludes_manhunt, holding, list_missed_numbers
from cogs.fugitive.view import View

ERRANDS = ("trace", "probe", "watch", "keep", "close")
"""The kinds of questions that only house events ask. Each is also the name of a hint about it."""


def aim(view: View, seat: Viewer, say: Say) -> str:
    """Return the role of the player at `seat`, and how this player can win now, as text.

    For a spectator, the text says what both sides want. It is "" once the game is over.
    """
    if view.result is not None:
        return ""
    state = "hunt" if view.phase == "manhunt" else "open" if excludes_manhunt(view) else "run"
    who = "all" if seat is None else "fugitive" if seat == view.fugitive else "marshal"
    return say(f"fugitive-aim-{who}-{state}", count=view.hidden_count())


def hints(view: View, asks: Sequence[Ask]) -> tuple[str, ...]:
    """Return the names of the hints that apply to the viewer now, the most important first."""
    if view.result is not None:
        return ()
    role = "" if view.viewer is None else "-fugitive" if view.viewer == view.fugitive else "-marshal"
    row = (f"legend{role}",) if len(view.row) > 1 else ()
    if not asks:
        return row
    verbs = {ask.verb for ask in asks}
    own = _fugitive(view, verbs) if view.viewer == view.fugitive else _marshal(view, verbs)
    return (*row, *_events(view, verbs), *own)


def _events(view: View, verbs: Collection[str]) -> Iterator[str]:
    """Yield the names of hints about house events, and about the questions that they ask (§6.4)."""
    if view.shown:
        yield "event"
    if view.pending_effect is not None and "draw" in verbs:
        yield "extra-draw"
    yield from (verb for verb in ERRANDS if verb in verbs)
    if view.variant == "catch_up":
        yield "placeholder"


def _fugitive(view: View, verbs: Collection[str]) -> Iterator[str]:
    hold = holding(view)
    if view.phase == "first" and "stop" in verbs:
        yield "second"
    if "draw" in verbs and view.pending_effect is None:
        yield "draw-fugitive"
    if "take" in verbs:
        yield "take"
    if "hide" in verbs:
        if data.ESCAPE in (*hold.near, *hold.sprinting):
            yield "free" if excludes_manhunt(view) else "hunted"
        yield "hide"
        yield "sprint"
        if hold.dead:
            yield "dead"
    if "pass" in verbs:
        yield "pass"
    if "hide" in verbs and view.round > 1:
        yield "bluff"
        if any(number in (view.hand or ()) or number > hold.last for number in list_missed_numbers(view)):
            yield "vain"


def _marshal(view: View, verbs: Collection[str]) -> Iterator[str]:
    if view.phase == "manhunt":
        yield "manhunt"
    if "draw" in verbs and view.pending_effect is None:
        yield "draw-marshal"
    hunting = view.phase == "m_guess" and "guess" in verbs
    if hunting:
        yield "guess"
        yield "span"
    if any(spot.sprint_count and not spot.revealed for spot in view.row):
        yield "beneath"
    if hunting and view.hidden_count() > 1:
        yield "several"
    if view.round > 1 and _waited(view):
        yield "passed"
    if hunting and view.round > 1:
        yield "decks"
        yield "marks"
    if list_missed_numbers(view).intersection(possible(view)):
        yield "missed"
    if view.phase != "manhunt" and (excludes_manhunt(view) or max(possible(view), default=0) >= data.MANHUNT_BELOW):
        yield "thirty"


def _waited(view: View) -> bool:
    """Return whether the Fugitive passed in this round and so laid no hideout."""
    return view.row[-1].round < view.round
