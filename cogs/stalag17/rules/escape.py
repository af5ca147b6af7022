"""The rules for escapes, alone and together, and for the roll call that follows.

They are in docs/rules/stalag17.md §3.5, §3.7, §4.1, §4.4.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.engine.event import Event
from bot.engine.game import Step
from bot.engine.record import Seat
from cogs.stalag17.data import RULES
from cogs.stalag17.events import Counted, Escaped, EscapeFailed, Joined, JoinFailed, RollCall
from cogs.stalag17.rules import plan
from cogs.stalag17.rules.cards import show_cards_in_play, with_fields
from cogs.stalag17.state import Line, Player, State


def required(state: State, seat: Seat, joining: bool = False) -> int:
    """Return how many runaway points the player at `seat` needs to escape now.

    `joining` says whether the player joins another player's escape.
    """
    player = state.players[seat]
    return plan.required(state.plan, player.vigilance, player.informer, joining and player.left == 1)


def qualifies(state: State, seat: Seat, need: int) -> bool:
    """Return whether a player's cards in play meet the plan and have at least `need` runaway points.

    A card that the player offers does not count (E33).
    """
    player = state.players[seat]
    return plan.sum_runaway(player.laid) >= need and not plan.list_missing(
        state.plan, player.laid, len(player.negotiated)
    )


def attempt(state: State, seat: Seat, joining: bool = False) -> Step[State]:
    """Return the state and events after a player has tried to escape or join (§3.5, E16, E29).

    The player's cards are turned up, and the attempt succeeds or fails. A failure costs vigilance at once.
    """
    need, cost = required(state, seat, joining), RULES.failed_escape_vigilance
    fits = qualifies(state, seat, need)
    before = show_cards_in_play(state.players[seat])
    out = fits and not before.informer
    player = replace(before, left=before.left - out, vigilance=before.vigilance + (0 if fits else cost))
    shown = (seat, player.laid, plan.sum_runaway(player.laid), need)
    more: dict[str, Any] = {
        "round": state.round,
        "faces": state.plan.faces,
        "number": state.plan.number,
        "vigilance": before.vigilance,
        "informer": player.informer,
        "negotiated": player.negotiated,
        "left": player.left,
    }
    event: Event
    if not fits:
        event = JoinFailed(*shown, cost, **more) if joining else EscapeFailed(*shown, cost, **more)
    else:
        event = Joined(*shown, **more) if joining else Escaped(*shown, **more)
    return Step(replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :])), (event,))


def roll_call(state: State) -> Step[State]:
    """Return the state and events after a roll call (§3.7, E27).

    Every player's vigilance is counted at the same time. The table of the roll call starts with the player who escaped.
    """
    count = len(state.players)
    first = state.turn if state.escaper is None else state.escaper
    lines = tuple(_line(state, (first + step) % count) for step in range(count))
    for line in lines:
        state = with_fields(state, line.seat, vigilance=line.after)
    events = tuple(
        Counted(
            who=line.seat,
            role=line.role,
            hand=line.hand,
            laid=line.laid,
            in_hand=line.in_hand,
            barracks=line.barracks,
            extra=line.extra,
            discount=line.left * line.discount,
            change=line.change,
            after=line.after,
            gone=state.players[line.seat].gone,
        )
        for line in lines
    )
    called = RollCall(state.present(), state.round, state.plan.faces, state.plan.number)
    return Step(replace(state, call=lines), (called, *events))


def _line(state: State, seat: Seat) -> Line:
    player = state.players[seat]
    role = _role(state, seat, player)
    hand = plan.sum_in_hand(player.hand) if role != "informer" else 0
    barracks = plan.sum_barracks(player.laid, len(player.negotiated)) if role == "counted" else 0
    extra = RULES.joint_extra_vigilance if role == "joint" else 0
    discount = RULES.informer_discount if player.informer else RULES.prisoner_discount
    if role in ("escaped", "joint"):
        discount = 0
    change = hand + barracks + extra - player.left * discount
    return Line(
        seat=seat,
        role=role,
        hand=player.hand,
        laid=player.laid,
        negotiated=len(player.negotiated),
        in_hand=hand,
        barracks=barracks,
        extra=extra,
        left=player.left,
        discount=discount,
        change=change,
        before=player.vigilance,
        after=max(0, player.vigilance + change),
    )


def _role(state: State, seat: Seat, player: Player) -> str:
    if seat == state.escaper:
        return "informer" if player.informer else "escaped"
    return "joint" if seat == state.joiner else "counted"
