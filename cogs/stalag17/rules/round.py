"""The course of a round: the plan, the coins, the turns, joining an escape, and the end.

The rules are in docs/rules/stalag17.md §3.3, §3.8, §3.9.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.event import Event
from bot.engine.game import Result, Step, then
from bot.engine.record import Seat
from cogs.stalag17 import data
from cogs.stalag17.data import RULES
from cogs.stalag17.events import (
    Answered,
    ChoseSide,
    CoinsShown,
    Declined,
    Got,
    Idle,
    LastTurns,
    Left,
    Over,
    Planned,
    Void,
)
from cogs.stalag17.rules.cards import sort_cards, with_fields
from cogs.stalag17.rules.escape import attempt, roll_call
from cogs.stalag17.rules.plan import make_plan
from cogs.stalag17.state import Past, State

HEADS, TAILS = SIDES = ("heads", "tails")

JOIN, STAY = ANSWERS = ("join", "stay")


def begin(state: State, chance: Chance) -> Step[State]:
    """Return the state and events after a round has started (§3.3).

    All cards are shuffled, each player gets two, and the plan is rolled. Then the players are asked to choose a side of
    the coin.
    """
    count, hand = len(state.players), RULES.hand_start
    deck = chance.shuffled(data.DECK)
    players = list(state.players)
    for step in range(count):
        seat = (state.start + step) % count
        players[seat] = replace(
            players[seat],
            hand=sort_cards(deck[step * hand : (step + 1) * hand]),
            laid=(),
            negotiated=(),
            offer="",
            seen=(),
            held=(),
            somewhere=(),
            laid_then=(),
            side="",
            answer="",
            late=False,
            informer=False,
        )
    escaped = count * RULES.prisoners - sum(player.left for player in players)
    faces = tuple(chance.choice(data.FACES) for _ in range(data.object_dice(count, escaped, state.numbers)))
    plan = make_plan(faces, chance.below(6) + 1, state.numbers)
    state = replace(
        state,
        players=tuple(players),
        deck=deck[count * hand :],
        discards=(),
        plan=plan,
        reshuffles=0,
        last=None,
        idle=0,
        escaper=None,
        joiner=None,
    )
    planned = Planned(state.start, state.round, plan.objects, plan.runaway)
    dealt = (Got(seat, player.hand, to=(seat,)) for seat, player in enumerate(players))
    return then((planned, *dealt), reveal_coins(replace(state, phase="coin"), chance))


def choosing(state: State) -> tuple[Seat, ...]:
    """Return the seats of the players who still have to make a secret choice (§4.1, §4.4).

    They choose a side of the coin, or whether to join an escape. A player who has left has no choice (E31).
    """
    if state.phase == "joint":
        players = state.players
        return tuple(sorted(seat for seat in list_window(state) if not players[seat].answer and not players[seat].gone))
    if state.phase != "coin" or not state.informer:
        return ()
    return tuple(
        seat for seat, player in enumerate(state.players) if player.coin and not player.side and not player.gone
    )


def choose(state: State, seat: Seat, side: str, chance: Chance, late: bool = False) -> Step[State]:
    """Return the state and events after a player has chosen a side of the coin.

    Nothing is shown until all players have chosen.
    """
    state = with_fields(state, seat, side=side, late=late)
    return then((ChoseSide(seat),), reveal_coins(state, chance))


def reveal_coins(state: State, chance: Chance) -> Step[State]:
    """Return the state and events after the coins are shown and the first turn has started (§4.1).

    Nothing happens until all players have chosen.
    """
    if choosing(state):
        return Step(state, ())
    informers = tuple(seat for seat, player in enumerate(state.players) if player.side == TAILS)
    tossed = any(player.side for player in state.players)
    late = tuple(Idle(seat) for seat, player in enumerate(state.players) if player.late)
    for seat in informers:
        state = with_fields(state, seat, informer=True, coin=False)
    for seat in range(len(state.players)):
        state = with_fields(state, seat, side="", late=False)
    events = (*late, CoinsShown(informers)) if tossed else ()
    return then(events, continue_turn(replace(state, phase="turn", turn=state.start, attempted=False), chance))


def continue_turn(state: State, chance: Chance) -> Step[State]:
    """Return the state and events after the start of a turn. If its player has left, the turn ends (E31).

    `state` is the state in which the turn has just started.
    """
    return end_turn(state, False, chance) if state.players[state.turn].gone else Step(state, ())


def end_turn(state: State, acted: bool, chance: Chance) -> Step[State]:
    """Return the state and events after the end of a turn (§3.9, E31).

    `acted` says whether the player did anything in it. The last turns of the round may start or go on. A round in which
    no player can act any more ends without an escape.
    """
    count, idle = len(state.players), 0 if acted else state.idle + 1
    last = None if state.last is None else state.last - 1
    events = (LastTurns(state.turn),) if last == count else ()
    if last == 0 or idle >= count:
        return then((*events, Void()), finish(replace(state, idle=idle, last=last), chance))
    seat = (state.turn + 1) % count
    return then(events, continue_turn(replace(state, idle=idle, last=last, turn=seat, attempted=False), chance))


def escape(state: State, seat: Seat, chance: Chance) -> Step[State]:
    """Return the state and events after the player at `seat` has tried to escape (§3.5).

    After a failure the turn goes on. A success ends the round.
    """
    step = attempt(state, seat)
    if step.state.players[seat].vigilance > state.players[seat].vigilance:
        state = replace(step.state, attempted=True)
        stuck = state.last is not None and not state.players[seat].hand
        return then(step.events, end_turn(state, True, chance) if stuck else Step(state, ()))
    state = replace(step.state, escaper=seat)
    if not state.joint or state.players[seat].informer:
        return then(step.events, finish(state, chance))
    return then(step.events, resolve_answers(replace(state, phase="joint"), chance))


def list_window(state: State) -> tuple[Seat, ...]:
    """Return the seats of the players who may join the escape (§4.4, E15).

    They are in clockwise order after the player who escaped. Informers may not join.
    """
    count, first = len(state.players), state.turn if state.escaper is None else state.escaper
    seats = ((first + step) % count for step in range(1, count))
    return tuple(seat for seat in seats if not state.players[seat].informer)


def answer(state: State, seat: Seat, said: str, chance: Chance, late: bool = False) -> Step[State]:
    """Return the state and events after a player has answered whether to join.

    Nothing is shown until it is certain who joins.
    """
    return then((Answered(seat),), resolve_answers(with_fields(state, seat, answer=said, late=late), chance))


def resolve_answers(state: State, chance: Chance) -> Step[State]:
    """Return the state and events after the answers whether to join have been checked (§4.4, E31).

    When it is certain who joins, this player joins; before that, nothing happens. It is the first player clockwise who
    wants to, and all players before must have answered. A player who has left stays behind.
    """
    events: tuple[Event, ...] = ()
    for seat in list_window(state):
        player = state.players[seat]
        if not player.answer and not player.gone:
            return Step(state, ())
        events += (Idle(seat),) if player.late else ()
        if player.answer == JOIN and not player.gone:
            return then(events, join(state, seat, chance))
        events += (Declined(seat),)
    return then(events, finish(state, chance))


def join(state: State, seat: Seat, chance: Chance) -> Step[State]:
    """Return the state and events after the player at `seat` has tried to join an escape (§4.4).

    After that, no other player may join.
    """
    step = attempt(state, seat, joining=True)
    joined = step.state.players[seat].left < state.players[seat].left
    return then(step.events, finish(replace(step.state, joiner=seat if joined else None), chance))


def finish(state: State, chance: Chance) -> Step[State]:
    """Return the state and events after the roll call at the end of a round (§3.7 to §3.10).

    Then the game ends or the next round starts.
    """
    step = roll_call(state)
    voids = 0 if state.escaper is not None else state.voids + 1
    state = replace(step.state, voids=voids, past=(*state.past, record_round(step.state)))
    free = tuple(seat for seat, player in enumerate(state.players) if not player.left)
    winners = tuple(seat for seat in free if not state.players[seat].gone)
    if winners and state.tie_break:
        winners = _least_watched(state, winners)
    if winners:
        return then(step.events, end_game(state, winners, "together" if len(winners) > 1 else "free"))
    if free:
        return then(step.events, end_game(state, _leaders(state), "gone"))
    if state.voids >= RULES.void_rounds_to_end:
        return then(step.events, end_game(state, _leaders(state), "void"))
    if state.rounds and state.round >= state.rounds:
        return then(step.events, end_game(state, _leaders(state), "limit"))
    return then(step.events, begin(replace(state, round=state.round + 1, start=_starter(state)), chance))


def record_round(state: State) -> Past:
    """Return the facts to keep about a round after its roll call, as a `Past`."""
    players = state.players
    return Past(
        round=state.round,
        out=tuple(sorted(line.seat for line in state.call if line.role in ("escaped", "joint"))),
        informers=tuple(seat for seat, player in enumerate(players) if player.informer),
        after=tuple(player.vigilance for player in players),
    )


def _starter(state: State) -> Seat:
    """Return the seat of the next round's start player (§3.8).

    It is the player with most prisoners in the camp. Ties go to most vigilance, then to the first player clockwise
    after the player who escaped.
    """
    count = len(state.players)
    after = state.turn if state.escaper is None else state.escaper

    def key(seat: Seat) -> tuple[int, int, int]:
        player = state.players[seat]
        return -player.left, -player.vigilance, (seat - after - 1) % count

    return min(range(count), key=key)


def _leaders(state: State) -> tuple[Seat, ...]:
    """Return the seats of the players who are ahead (§3.9, E31).

    They have the most prisoners out and, if several have, the least vigilance. Players who have left do not count.
    """
    present = state.present()
    fewest = min(state.players[seat].left for seat in present)
    return _least_watched(state, tuple(seat for seat in present if state.players[seat].left == fewest))


def _least_watched(state: State, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    least = min(state.players[seat].vigilance for seat in seats)
    return tuple(seat for seat in seats if state.players[seat].vigilance == least)


def leave(state: State, seat: Seat, chance: Chance) -> Step[State]:
    """Return the state and events after the player at `seat` has left the game (E31).

    The player keeps the place at the table. From now on, time-outs answer all questions to this player.
    """
    state = with_fields(state, seat, gone=True, side=HEADS if seat in choosing(state) else state.players[seat].side)
    events = (Left(seat),)
    present = state.present()
    if len(present) == 1:
        return then(events, end_game(state, present, "alone"))
    if state.phase == "coin":
        return then(events, reveal_coins(state, chance))
    if state.phase == "joint":
        return then(events, resolve_answers(state, chance))
    return then(events, end_turn(state, state.attempted, chance)) if seat == state.turn else Step(state, events)


def end_game(state: State, winners: tuple[Seat, ...], reason: str) -> Step[State]:
    """Return the state and events after the game has ended, with every player's place (§3.10).

    All cards are now open. So the fields with public knowledge about hidden cards are cleared (§6).
    """
    scores = [
        () if seat in winners else (player.gone, player.left, player.vigilance)
        for seat, player in enumerate(state.players)
    ]
    standing = tuple(1 + sum(other < score for other in scores) for score in scores)
    players = tuple(
        replace(player, held=(), somewhere=(), laid_then=(), answer="", late=False) for player in state.players
    )
    state = replace(state, players=players, phase="over", last=None, result=Result(winners, reason, standing))
    return Step(state, (Over(winners, reason),))
