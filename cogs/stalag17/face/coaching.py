"""Hints for beginners at Stalag 17.

They say how to win, and explain each question, card and term when the player meets it for the first time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.move import Ask
from bot.engine.record import Viewer
from bot.engine.texts import Say
from cogs.stalag17 import data
from cogs.stalag17.data import CARDS
from cogs.stalag17.face import own_words
from cogs.stalag17.view import View

MANY = 4
"""With this many cards in a hand, it may be worth discarding several at once.

With this many cards in play, a rival may be able to escape, or may be bluffing.
"""


def aim(view: View, seat: Viewer, say: Say) -> str:
    """Return the text that says how to win.

    For a player it has the number of prisoners left. For a spectator it speaks of all players.
    """
    if seat is None:
        return say("stalag17-aim")
    return say("stalag17-aim-you", left=view.players[seat].left)


def hints(view: View, asks: Sequence[Ask]) -> Iterator[str]:
    """Yield the names of the hints about what the viewer meets now, the most important first."""
    own, verbs = view.own, {ask.verb for ask in asks}
    if own is None or view.result is not None:
        return
    yield "legend"
    yield from (verb for verb in ("coin", "join") if verb in verbs)
    if "join" in verbs and own.left == 1:
        yield "last_prisoner"
    if "escape" not in verbs and "play" not in verbs:
        return
    if view.attempted:
        yield "failed"
    if view.last is not None:
        yield "last_turns"
    if data.SPECIAL in view.plan.faces and view.numbers.special:
        yield "special"
    if "play" in verbs:
        yield from ("cards", "play")
    if own_words.is_ready(view):
        yield from ("ready", *(("company",) if view.joint else ()))
    yield from _hand_hints(own.hand or (), own.vigilance, view.numbers.wild)
    yield from (verb for verb in ("take", "pick_up", "draw", "offer", "negotiate", "quiet") if verb in verbs)
    yield from _table_hints(view, verbs)


def _hand_hints(hand: Sequence[str], vigilance: int, wild: bool) -> Iterator[str]:
    """Yield the names of the hints about the cards in a hand.

    `wild` says whether information cards count as any object (§8.3).
    """
    kinds = [CARDS[card] for card in hand]
    held = {kind.kind for kind in kinds}
    if hand:
        yield "roll_call"
    if vigilance:
        yield "vigilance"
    yield from (kind for kind in (data.RUNAWAY, data.BARRACKS) if kind in held)
    if data.INFORMATION in held:
        yield "information_wild" if wild else "information"
    if any(len(kind.objects) > 1 for kind in kinds):
        yield "double"
    if len(hand) >= MANY:
        yield "discard"


def _table_hints(view: View, verbs: set[str]) -> Iterator[str]:
    """Yield the names of the hints about public facts.

    The facts are informers, known cards, and an escape that would fail.
    """
    if view.players[view.viewer or 0].informer:
        yield "informer"
    elif any(player.informer for player in view.players):
        yield "other_informer"
    others = [player for seat, player in enumerate(view.players) if seat != view.viewer]
    if any(player.vigilance for player in others):
        yield "needs"
    if any(player.seen or player.held or player.somewhere for player in others):
        yield "known"
    if any(player.laid_size >= MANY for player in others):
        yield "bluff"
    if "escape" in verbs and not own_words.is_ready(view):
        yield "escape"
