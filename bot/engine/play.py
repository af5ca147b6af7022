"""Make a move in a game: `play` is the only function through which a move changes a state.

This module also defines the moves that no player makes. The table makes them and logs them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.chance import Chance
from bot.engine.game import AnyGame, Step, refuse, result_of, then
from bot.engine.move import NOT_NOW, Ask, Field, Illegal, Move, Picks, Refusal, must_decide
from bot.engine.record import TABLE, Seat
from bot.engine.table_events import Called

TIME_UP = Move("time")
"""The move that the table makes if the time limit of the game is over."""

CALL = "call"
"""The verb of the move that the table makes if all people end the game early. `call 0+2` names the winners; `call -`
means that nobody wins (`bot/engine/foretelling.py`).
"""

BACK = "back"
"""The verb of the move that the table makes if a seat takes its last move back: `back SEAT VERSION`. It is a new log
row, since rows are never deleted. The game is then as it was at that version, except for later moves of other players
(`bot/engine/effective_moves.py`).
"""

RETURN = "return"
"""The verb of the move that the table makes if the game returns to an earlier version: `return SEAT VERSION`. The seat
is the one that asked for it.
"""

REDEAL = "redeal"
"""The verb of the move that the table makes if chance draws again everything that a seat cannot know: `redeal SEAT`."""


def play(
    game: AnyGame, state: Any, seat: Seat, move: Move, chance: Chance, asks: tuple[Ask, ...] | None = None
) -> Step[Any]:
    """Check that `move` is offered to `seat`, and carry it out. Raises Illegal.

    If `seat` is TABLE, the moves are `idle SEAT` (a timeout), `resign SEAT`, `time` (the end of the game's time limit)
    and `call SEATS` (an early end). A caller that already knows the offers of `state` to `seat` passes them as `asks`.
    """
    if seat == TABLE:
        return _table_move(game, state, move, chance)
    return game.apply(state, seat, checked(game, state, seat, move, asks), chance)


def checked(game: AnyGame, state: Any, seat: Seat, move: Move, asks: tuple[Ask, ...] | None = None) -> Move:
    """Return `move` with its picks in the order of the offered options.

    Raises Illegal if the move is not offered or is refused. A verb of another role or turn is refused without asking
    the rules, since their reason could reveal a secret.
    """
    offered = game.asks(state, seat) if asks is None else asks
    for ask in offered:
        if ask.verb == move.verb:
            break
    else:
        opened = game.open_to(state, seat)
        raise Illegal((opened.refusal(state, seat, move) if move.verb in opened else None) or NOT_NOW)
    picked: Picks = ()
    field = ask.fields[0] if ask.fields else None
    for group in move.picks:
        ordered = _ordered(field, group) if field else None
        if ordered is None:
            raise Illegal(refuse(game, state, seat, move) or Refusal("not-offered", {"move": str(move)}))
        picked += (ordered,)
        field = game.next_field(state, seat, ask, picked)
    if field is not None:
        raise Illegal(Refusal("incomplete"))
    if picked != move.picks:
        move = Move(move.verb, picked)
    refusal = game.open_to(state, seat).refusal_of_picks(state, seat, move)
    if refusal is not None:
        raise Illegal(refusal)
    return move


def forbidden(game: AnyGame, state: Any, seat: Seat, move: Move) -> Refusal | None:
    """Return why `seat` cannot make `move` now; None if it can."""
    try:
        checked(game, state, seat, move)
    except Illegal as illegal:
        return illegal.refusal
    return None


def why_not(game: AnyGame, state: Any, seat: Seat) -> dict[str, Refusal | None]:
    """Return the verbs that `seat` cannot use now, each with the rule that forbids it.

    The rule is None if the action merely has no possible target.
    """
    offered = {ask.verb for ask in game.asks(state, seat)}
    opened = game.open_to(state, seat)
    return {verb: opened.refusal(state, seat, Move(verb)) for verb in opened if verb not in offered}


def _ordered(field: Field, group: Sequence[str]) -> tuple[str, ...] | None:
    if not field.least <= len(group) <= field.most:
        return None
    if len(group) == 1:
        return (group[0],) if group[0] in field.options else None
    wanted = set(group)
    if len(wanted) != len(group):
        return None
    ordered = tuple([option for option in field.options if option in wanted])
    return ordered if len(ordered) == len(group) else None


def _table_move(game: AnyGame, state: Any, move: Move, chance: Chance) -> Step[Any]:
    if result_of(state) is not None:
        raise Illegal(NOT_NOW)
    if move == TIME_UP:
        return game.time_up(state, chance)
    if move.verb == CALL:
        return _called(game, state, move)
    seat = next((seat for seat in range(game.seats[-1]) if move.picks == ((str(seat),),)), None)
    if seat is None or move.verb not in ("idle", "resign"):
        raise Illegal(NOT_NOW)
    if move.verb == "resign":
        return game.resign(state, seat, chance)
    if not must_decide(game.asks(state, seat)):
        raise Illegal(NOT_NOW)
    return game.move_on_timeout(state, seat, chance)


def _called(game: AnyGame, state: Any, move: Move) -> Step[Any]:
    seats = [int(seat) for group in move.picks for seat in group if seat.isdecimal()]
    winners = tuple(sorted(set(seats)))
    if move != call(winners) or any(seat >= game.seats[-1] for seat in winners):
        raise Illegal(NOT_NOW)
    return then((Called(winners),), game.called(state, winners))


def call(winners: Sequence[Seat]) -> Move:
    """Return the move that the table makes to end a game early with `winners`.

    >>> str(call((0, 2))), str(call(()))
    ('call 0+2', 'call -')
    """
    return Move(CALL, (tuple(map(str, winners)),))


def table_move(verb: str, seat: Seat) -> Move:
    """Return the move `idle` or `resign`, which the table makes for `seat`.

    >>> str(table_move("idle", 2))
    'idle 2'
    """
    return Move(verb, ((str(seat),),))


def waited_for(game: AnyGame, state: Any, seats: int) -> tuple[Seat, ...]:
    """Return the seats whose decision the game waits for."""
    return tuple(
        seat for seat in range(seats) if not game.known_to_wait(state, seat) and must_decide(game.asks(state, seat))
    )
