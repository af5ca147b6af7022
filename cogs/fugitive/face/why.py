"""The coach's reasons for recommended moves, based on what the player can see.

See docs/rules/fugitive.md §3.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from bot.engine.move import Move
from bot.engine.texts import Say
from cogs.fugitive import data
from cogs.fugitive.deduction import candidates, possible
from cogs.fugitive.face.event_words import BAND_NAMES, REGION_NAMES
from cogs.fugitive.face.holding import excludes_manhunt, holding, list_missed_numbers
from cogs.fugitive.view import SpotView, View

SOON = 3
"""With at most this many footprints missing for the 42, the Fugitive had better wait."""

FEW = 6
"""The coach calls at most this many possible numbers of a hideout few."""

Reason = tuple[str, dict[str, int | str]]
"""A reason: the last part of a text's key, and the variables of the text."""


def why(view: View, move: Move, say: Say) -> str:
    """Return the reason for a move as one sentence of at most 90 characters."""
    key, told = REASONS[move.verb](view, move.picks) if move.verb in REASONS else (move.verb, {})
    return say(f"fugitive-why-{key}", **told)


def _hide(view: View, picks: Sequence[Sequence[str]]) -> Reason:
    card, sprints = int(picks[0][0]), tuple(map(int, picks[1])) if len(picks) > 1 else ()
    if card == data.ESCAPE:
        return ("run-free" if excludes_manhunt(view) else "run-hunted"), {"count": view.hidden_count()}
    numbers: dict[str, int | str] = {"card": card, "count": len(sprints), "may": _count_possible(view, card, sprints)}
    left = [held for held in view.hand or () if held not in (card, *sprints)]
    if data.ESCAPE in left and card + data.REACH + _footprints(left) >= data.ESCAPE:
        return "hide-ready", numbers
    need = max(0, card - (view.row[-1].hideout or 0) - view.reach)
    if sprints and not need:
        return "hide-bluff", numbers
    if card in list_missed_numbers(view):
        return "hide-vain", numbers
    if view.hidden_count() == 1 and len(sprints) < 2:
        return "hide-second", numbers
    if not sprints:
        return "hide", numbers
    return ("hide-far" if data.footprints(sprints) == need else "hide-spare"), numbers


def _count_possible(view: View, card: int, sprints: tuple[int, ...]) -> int:
    """Return how many numbers everybody must consider possible for a hideout with these sprint cards."""
    laid = SpotView(card, sprints, view.round, reach=view.reach, sprint_count=len(sprints))
    return len(candidates(replace(view, row=(*view.row, laid)))[-1])


def _pass(view: View, picks: Sequence[Sequence[str]]) -> Reason:
    hold = holding(view)
    if not hold.near and not hold.sprinting:
        return "pass-none", {}
    short = data.ESCAPE - hold.end - _footprints(view.hand or ())
    if 0 < short <= SOON:
        return "pass-soon", {"count": short}
    cards: dict[str, int | str] = {"count": len(view.hand or ())}
    return ("pass-card" if view.bonus_pass and any(view.deck_sizes) else "pass"), cards


def _stop(view: View, picks: Sequence[Sequence[str]]) -> Reason:
    return "stop", {"count": len(view.hand or ())}


def _draw(view: View, picks: Sequence[Sequence[str]]) -> Reason:
    deck = int(picks[0][0]) - 1
    if view.viewer == view.marshal:
        count = len(set(data.BANDS[deck]).intersection(possible(view)))
        return ("tell" if count else "tell-none"), {"count": count, "band": BAND_NAMES[deck]}
    last, known = view.row[-1].hideout or 0, _list_outside_decks(view)
    unseen = [card for card in data.BANDS[deck] if card not in known]
    ahead = sum(card > last for card in unseen)
    near = sum(last < card <= last + view.reach for card in unseen)
    told: dict[str, int | str] = {"last": last, "ahead": ahead, "count": len(unseen), "near": near}
    if near:
        return "draw-near", told
    return ("draw-all" if ahead == len(unseen) else "draw-some" if ahead else "draw-behind"), told


def _list_outside_decks(view: View) -> set[int]:
    """Return the cards that the Fugitive has at some time known to be outside the decks."""
    laid = (card for spot in view.row for card in (spot.hideout or 0, *(spot.sprints or ())))
    seen = (card for look in view.looks if look.deck < 0 for card in look.cards or ())
    return {*laid, *seen, *(view.hand or ()), *view.out}


def _guess(view: View, picks: Sequence[Sequence[str]]) -> Reason:
    numbers, hidden = set(map(int, picks[0])), view.hidden_count()
    if len(numbers) == hidden > 1:
        return "guess-all", {"count": hidden}
    if len(numbers) > 1:
        return "guess-many", {"count": len(numbers), "left": hidden - len(numbers)}
    (number,) = numbers
    held = (may for may, spot in zip(candidates(view), view.row, strict=True) if not spot.revealed)
    places = sorted(len(may) for may in held if number in may)
    few = places[0] if places else 0
    told: dict[str, int | str] = {"number": number, "count": few, "places": len(places)}
    if few == 1:
        return "guess-sure", told
    if hidden == 1:
        return ("guess-last" if few else "guess-blind"), told
    if view.phase == "manhunt" and few:
        return "guess-hunt", told
    if len(places) > 1:
        return ("guess-places" if few <= FEW else "guess-wide"), told
    return ("guess" if few else "guess-blind"), told


def _keep(view: View, picks: Sequence[Sequence[str]]) -> Reason:
    card = int(picks[0][0])
    if view.viewer == view.marshal:
        return "keep-hunted", {"card": card}
    last = view.row[-1].hideout or 0
    told: dict[str, int | str] = {"card": card, "last": last, "count": data.sprint(card)}
    return ("keep" if card > last else "keep-behind"), told


def _close(view: View, picks: Sequence[Sequence[str]]) -> Reason:
    return ("close-hunted" if view.viewer == view.marshal else "close"), {"band": BAND_NAMES[int(picks[0][0]) - 1]}


def _watch(view: View, picks: Sequence[Sequence[str]]) -> Reason:
    return ("watch-hunted" if view.viewer == view.marshal else "watch"), {}


def _trace(view: View, picks: Sequence[Sequence[str]]) -> Reason:
    return "trace", {"count": view.row[int(picks[0][0])].sprint_count}


def _probe(view: View, picks: Sequence[Sequence[str]]) -> Reason:
    region = int(picks[0][0]) - 1
    count = len(set(data.REGIONS[region]).intersection(possible(view)))
    return "probe", {"count": count, "band": REGION_NAMES[region]}


def _footprints(cards: Sequence[int]) -> int:
    """Return the sum of the footprints on `cards`. The 42 counts nothing."""
    return data.footprints(card for card in cards if card != data.ESCAPE)


REASONS: Mapping[str, Callable[[View, Sequence[Sequence[str]]], Reason]] = {
    "hide": _hide,
    "pass": _pass,
    "stop": _stop,
    "draw": _draw,
    "guess": _guess,
    "keep": _keep,
    "close": _close,
    "watch": _watch,
    "trace": _trace,
    "probe": _probe,
}
"""For some kinds of moves, the function that chooses the reason. Other kinds have one reason each."""
