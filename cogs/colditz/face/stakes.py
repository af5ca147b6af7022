"""The most important lines for a player now: dangers, offers, next goals.

They are few enough to fit on a phone. See docs/rules/colditz.md §3.12, §3.14, §3.18 and §4.5.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.texts import Say
from bot.engine.wording import cut
from cogs.colditz.data import HAND, TUNNEL_CARDS, kind
from cogs.colditz.face import commandant, panel, shortcut_moves, words
from cogs.colditz.face.planner import plan, plans
from cogs.colditz.face.reckoned_state import IN_THE_OPEN, known, owned, watchers
from cogs.colditz.rules.cards.equipment import men_needed, symbol_at
from cogs.colditz.rules.castle.board import EQUIPMENT, SPACES
from cogs.colditz.rules.castle.pawns import in_zone, owner, underground
from cogs.colditz.rules.interruptions.questions import catching_card
from cogs.colditz.rules.turn.arrests import is_arrestable
from cogs.colditz.state import GERMAN, PLAY_ON, Trade
from cogs.colditz.view import View

SHOWN = 2
"""The most men named in one of the German's lines. The longer page lists all of them."""

LEAST_INSIDE = 2
"""With fewer men than this inside, a tunnel collapses."""

OFFER = 86
"""The most characters of a line about an offer: two lines on a phone.

The longer page has the full text.
"""

ANSWERS = {
    "search": ("tip_off", "hide"),
    "arrest": ("hide",),
    "sweep": ("hide",),
    "shot": ("amulet",),
}
"""For each kind of interruption, the cards with which a player can answer it (§3.18)."""


def stakes(view: View, say: Say) -> tuple[str, ...]:
    """Return the most important lines for the viewer now."""
    if view.result is not None or view.phase == "colours":
        return ()
    return (*_last_round(view, say), *(_german(view, say) if view.me == GERMAN else _officer(view, say)))


def _last_round(view: View, say: Say) -> Iterator[str]:
    """Yield the line that says that this round is the last, and why (§3.17)."""
    most = max((one.escapes for one in view.officers if not one.out), default=0)
    if most >= view.target and PLAY_ON not in view.house:
        yield say("colditz-stake-last", why="target", count=view.target)
    elif view.round == view.rounds:
        yield say("colditz-stake-last", why="time", count=view.target)


def is_over_limit(view: View) -> bool:
    """Return whether the active player holds more cards than are allowed at the end of a turn (T5).

    The number of cards is public.
    """
    if view.phase != "act" or view.interruption is not None:
        return False
    count = view.hand_count if view.active == GERMAN else view.officers[view.active].count
    return count > HAND


def _officer(view: View, say: Say) -> Iterator[str]:
    """Yield an officer's lines: dangers, warnings, then received offers or the next goal.

    During an interruption, the lines say only what matters for the answer.
    """
    assert view.me is not None
    one = view.officers[view.me]
    if one.out:
        yield say("colditz-stake-out", dared=int(one.dared > 0))
        return
    interruption = view.interruption
    if interruption is not None and view.viewer in view.asked and interruption.kind in ANSWERS:
        if not {kind(card) for card in one.cards or ()} & {*ANSWERS[interruption.kind]}:
            yield say("colditz-stake-no-answer")
        return
    if interruption is not None and interruption.kind == "call":
        yield from _roll_call_choice(view, say) if view.sent is not None else _search_risks(view, say)
        return
    yield from _men_in_danger(view, say)
    yield from _warnings(view, say)
    come = tuple(each for each in view.trades if each.taker == view.me)
    yield from _offers(view, come, say) if come else _next_goal(view, say)


def _offers(view: View, come: Sequence[Trade], say: Say) -> Iterator[str]:
    """Yield one line about received offers: the text of the only offer, or how many offers there are."""
    if len(come) == 1:
        yield cut(panel.trade_line(view, come[0], say), OFFER)
    else:
        names = tuple(dict.fromkeys(words.officer_name(view, each.giver, say) for each in come))
        yield say("colditz-stake-offers", count=len(come), names=names)


def _men_in_danger(view: View, say: Say) -> Iterator[str]:
    """Yield one line about the viewer's men who may be arrested in the open.

    It says which of them guards can see.
    """
    found = []
    for name in owned(view, view.me or 0):
        man = view.man(name)
        open_ = man.place in SPACES and SPACES[man.place].zone in IN_THE_OPEN
        if open_ and man.home is None and is_arrestable(known(view), name, man):
            found.append(name)
    seen = [name for name in found if watchers(view, view.man(name).place)]
    if found:
        men, few = (words.men(some, say, view.me) for some in (found, seen))
        yield say("colditz-stake-danger", men=men, seen=few, count=len(seen), all=int(len(seen) == len(found)))


def _warnings(view: View, say: Say) -> Iterator[str]:
    """Yield warnings about moves that cannot be taken back.

    They are about taking the first Equipment, and about leaving a tunnel that only 2 men keep open.
    """
    state, me = known(view), view.me or 0
    if view.active != me or view.phase != "act" or view.interruption is not None:
        return
    signs = [symbol_at(man) for man in view.officers[me].men]
    ready = any(signs.count(what) >= men_needed(view.house) for what in EQUIPMENT)
    if ready and not view.officers[me].equipment:
        yield say("colditz-stake-first")
    for tunnel, card in zip(TUNNEL_CARDS, view.tunnels, strict=True):
        inside = underground(state, tunnel) if card else []
        own = [name for name in inside if owner(name) == me]
        if len(inside) == LEAST_INSIDE and own:
            yield say("colditz-stake-tunnel", tunnel=tunnel, men=words.men(own, say, me), count=len(own))


def _search_risks(view: View, say: Say) -> Iterator[str]:
    """Yield lines that say with which roll a general search finds each absent man.

    Men with equal rolls share a line.
    """
    alike: dict[str, list[str]] = {}
    for name in owned(view, view.me or 0):
        man = view.man(name)
        if man.place in SPACES and not in_zone(man.place):
            alike.setdefault(panel.risk(view, man, say), []).append(name)
    for told, men in alike.items():
        yield say("colditz-line-man", letter=words.men(men, say, view.me), told=told)


def _roll_call_choice(view: View, say: Say) -> Iterator[str]:
    """Yield the line that repeats which men the viewer has chosen for the roll call."""
    going = (view.sent or "").split()
    choice = say("colditz-do-attend", men=words.men(going, say, view.me), men_count=len(going))
    yield say("colditz-line-chosen", choice=choice)


def _next_goal(view: View, say: Say) -> Iterator[str]:
    """Yield the lines about the officer's next goal.

    Without the kit they name the rooms for it, with the kit the plan that lacks least. A pinned plan is always
    included, even if no man can follow it now.
    """
    assert view.me is not None
    pinned = plans(view)[:1] if view.pinned is not None and plan(view, view.pinned) else ()
    if view.pinned is not None and not pinned:
        yield say("colditz-stake-pinned-lost", plan=say(f"colditz-plan-{view.pinned + 1}"))
    yield from (panel.next_plan(each, say, True) for each in pinned)
    if view.officers[view.me].kit:
        yield from (panel.next_plan(each, say) for each in (() if pinned else plans(view)[:1]))
        return
    if rooms := shortcut_moves.kit_rooms(view):
        yield say("colditz-stake-kit", rooms=tuple(words.area(room, say) for room in rooms))
    else:
        yield say("colditz-stake-kit-ready")


def _german(view: View, say: Say) -> Iterator[str]:
    """Yield the German's lines: the arrests possible now, and the men near freedom."""
    interruption = view.interruption
    if (
        interruption is not None
        and interruption.kind == "gate"
        and catching_card(interruption.place) not in map(kind, view.hand or ())
    ):
        yield say("colditz-stake-no-answer")
    suspects = [each for each in commandant.suspects(view) if each.guard >= 0]
    if suspects:
        told = tuple(
            say(
                "colditz-stake-captor",
                man=words.man(each.man, say),
                guard=words.guard(each.guard, say),
                count=each.points,
                points=words.points(each.points, say),
            )
            for each in suspects[:SHOWN]
        )
        yield say("colditz-stake-reach", men=told, more=len(suspects) - len(told))
    runners = commandant.runners(view)
    if runners:
        told = tuple(say("colditz-stake-spaces", man=words.man(man, say), spaces=far) for far, man in runners[:SHOWN])
        yield say("colditz-stake-runners", men=told, more=len(runners) - len(told))
