"""The course of a turn: the Alien's card and its effect, actions, countdown, next player.

The rules are in docs/rules/alien1979.md §3.3.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.event import Event
from bot.engine.game import Result, Step, then
from bot.engine.move import NOT_NOW, Illegal
from bot.engine.record import Seat
from cogs.alien1979 import data
from cogs.alien1979.events import (
    Chose,
    Died,
    Foreseen,
    Harmless,
    Launched,
    Left,
    Marked,
    Over,
    Prowled,
    PutDown,
    PutDownCode,
    Reset,
    Reshuffled,
    Revealed,
    Round,
    Saved,
    Stayed,
    Ticked,
)
from cogs.alien1979.rules import codes
from cogs.alien1979.state import NOWHERE, Pawn, State


def begin(state: State, seat: Seat, number: int, chance: Chance) -> Step[State]:
    """Return state and events after the turn of `seat` starts in round number `number`.

    A card of the Alien is revealed, which affects everybody. See §3.3 phases 1 and 2, and R22.
    """
    deck, discards = state.deck, state.discards
    events: tuple[Event, ...] = ()
    if not deck:
        deck, discards = chance.shuffled(sorted(discards)), ()
        events = (Reshuffled(),)
    rank, suit = card = deck[0]
    raged = state.enterer is not None
    state = replace(
        state,
        turn=seat,
        round=number,
        points=0,
        phase="lose",
        deck=deck[1:],
        discards=(*discards, card),
        raged=raged,
        haunted=False,
    )
    events += (Revealed(seat, card),)
    if state.haunting:
        events += list_foreseen(state, range(len(state.pawns)))
    if rank in data.MOVING:
        moved = Stayed(suit) if suit == state.alien else Prowled(suit)
        return settle(replace(state, alien=suit), chance, (*events, moved))
    if rank in data.STRIKES:
        return then(events, _strike(state, data.STRIKES[rank], chance))
    if raged:
        return then(events, _strike(state, data.MAD_MARKS, chance))
    there = tuple([seat for seat, pawn in enumerate(state.pawns) if pawn.place == suit and pawn.codes])
    if not there:
        return settle(state, chance, (*events, Harmless()))
    return then(events, demand(state, there, chance))


def list_foreseen(state: State, seats: Iterable[Seat]) -> tuple[Event, ...]:
    """Return the events that show the Alien's next cards to those of `seats` who haunt the ship (R25)."""
    if not state.haunting:
        return ()
    dead = tuple(seat for seat in seats if state.haunts(seat))
    return (Foreseen(state.deck[: data.FORESEEN], to=dead),) if dead else ()


def _strike(state: State, marks: int, chance: Chance) -> Step[State]:
    """Return state and events after all players in the Alien's sector get marks (§3.4, R9, R14).

    Players with too many marks die.
    """
    events: tuple[Event, ...] = ()
    card = state.discards[-1]
    pawns = list(state.pawns)
    dead: list[Seat] = []
    for seat, pawn in enumerate(state.pawns):
        if pawn.place != state.alien:
            continue
        if pawn.shielded:
            pawns[seat] = replace(pawn, shielded=False, weapon=False)
            events += (Saved(seat, card),)
            continue
        pawns[seat] = replace(pawn, marks=pawn.marks + marks)
        events += (Marked(seat, marks, min(pawns[seat].marks, data.DEADLY), card),)
        if pawns[seat].marks >= data.DEADLY:
            dead.append(seat)
    if not events:
        return settle(state, chance, (Harmless(),))
    state = replace(state, pawns=tuple(pawns))
    for seat in dead:
        codes_left = len(state.pawns[seat].codes)
        events += (Died(seat, state.alien, codes_left, card, marks, seat == state.enterer, seat == state.turn),)
        state = remove_pawn(state, seat, "dead", state.alien)
    events += list_foreseen(state, dead)
    if state.enterer in dead:
        state = reset(state, chance)
        events += (Reset(),)
    if not state.living():
        return then(events, end_without_launch(state, "alien"))
    return settle(state, chance, events)


def demand(state: State, seats: tuple[Seat, ...], chance: Chance) -> Step[State]:
    """Return state and events after each of the players `seats` is told to put down a code.

    For a player with a single code, there is no choice. A player with several codes chooses one (R3).
    """
    owners = tuple(seat for seat in seats if state.pawns[seat].codes)
    single = tuple((seat, state.pawns[seat].codes[0]) for seat in owners if len(state.pawns[seat].codes) == 1)
    owed = tuple(seat for seat in owners if len(state.pawns[seat].codes) > 1)
    return settle(replace(state, owed=owed, chosen=single), chance)


def choose(state: State, seat: Seat, code: str, chance: Chance) -> Step[State]:
    """Return state and events after the code that `seat` will put down is recorded.

    All codes are put down once all players have chosen (R23).
    """
    owed = tuple(other for other in state.owed if other != seat)
    chosen = tuple(sorted((*state.chosen, (seat, code))))
    events = (Chose(seat),) if owed else ()
    return settle(replace(state, owed=owed, chosen=chosen), chance, events)


def settle(state: State, chance: Chance, events: tuple[Event, ...] = ()) -> Step[State]:
    """Return state and events after the game goes on, unless a player still has to choose.

    The result begins with `events`. The chosen codes are put down. Then the player acts, or the turn ends.
    """
    if state.owed:
        return Step(state, events)
    if state.chosen:
        card = state.discards[-1] if state.phase == "lose" else None
        for seat, code in state.chosen:
            sector = state.pawns[seat].place
            state = codes.put_down(state, seat, sector, code)
            events += (PutDown(seat, sector, card), PutDownCode(seat, code, card, to=(seat,)))
        state = replace(state, chosen=())
    pawn = state.pawns[state.turn]
    if not pawn.alive or not (state.points or state.phase == "lose"):
        return then(events, end(state, chance))
    if state.phase != "lose":
        return Step(replace(state, phase="act"), events)
    if pawn.shielded or pawn.owes:
        state = codes.with_pawn(state, state.turn, replace(pawn, shielded=False, owes=False))
    return Step(replace(state, phase="act", points=data.POINTS - pawn.owes), events)


def end(state: State, chance: Chance) -> Step[State]:
    """Return state and events after the turn ends.

    The countdown goes on at the end of its starter's turns, even if that player has left the game (§3.8, R18).
    """
    if state.countdown is None or state.turn != state.enterer:
        return pass_on(state, chance)
    left = state.countdown - 1
    state = replace(state, countdown=left)
    return then((Ticked(state.turn, left),), pass_on(state, chance) if left else launch(state))


def pass_on(state: State, chance: Chance) -> Step[State]:
    """Return state and events after the next player's turn starts (R18).

    In the turn of a player who is out, only the countdown goes on. After the last round nobody wins (R19).
    """
    seat, number = state.turn, state.round
    events: tuple[Event, ...] = ()
    while True:
        before, seat = seat, (seat + 1) % len(state.pawns)
        if seat == state.first:
            if number == state.last:
                return then(events, end_without_launch(replace(state, turn=before, round=number), "limit"))
            number += 1
            events += (Round(number),)
        if state.pawns[seat].fate == "alive":
            begun = begin(state, seat, number, chance)
            return then(events, begun) if events else begun
        if seat == state.enterer and state.countdown is not None:
            return then(events, end(replace(state, turn=seat, round=number), chance))


def reset(state: State, chance: Chance) -> State:
    """Return the state after the twelve codes are hidden again (§3.7, R12).

    The Alien is calm again, and there is no countdown.
    """
    return replace(state, lying=codes.deal(chance), enterer=None, shown=(), countdown=None)


def remove_pawn(state: State, seat: Seat, fate: str, sector: str) -> State:
    """Return the state after a pawn is taken off the board. Its codes go face-down to `sector` (R13, R18)."""
    return codes.with_pawn(codes.abandon(state, seat, sector), seat, Pawn(place="", fate=fate))


def leave(state: State, seat: Seat, chance: Chance) -> Step[State]:
    """Return state and events after the player at `seat` leaves the game for good (R18)."""
    pawn = state.pawns[seat]
    sector = pawn.place if pawn.place in data.SECTORS else data.SECTORS[_emptiest(state)]
    events: tuple[Event, ...] = (Left(seat, sector, len(pawn.codes)),)
    state = remove_pawn(state, seat, "left", sector)
    if state.enterer == seat and state.countdown is None:
        state = reset(state, chance)
        events += (Reset(),)
    if not state.living():
        return then(events, end_without_launch(state, "left"))
    waited = bool(state.owed)
    state = replace(
        state,
        owed=tuple(other for other in state.owed if other != seat),
        chosen=tuple((other, code) for other, code in state.chosen if other != seat),
    )
    if waited:
        return settle(state, chance, events)
    return then(events, end(state, chance) if seat == state.turn else Step(state, ()))


def _emptiest(state: State) -> int:
    return min(range(len(data.SECTORS)), key=lambda at: len(state.lying[at]))


def launch(state: State) -> Step[State]:
    """Return state and events after the NAVE leaves. All players aboard win (§3.8)."""
    return Step(
        _finish(state, Result(state.aboard, "launched" if state.aboard else "empty")), (Launched(state.aboard),)
    )


def end_without_launch(state: State, reason: str) -> Step[State]:
    """Return state and events after the game ends although the NAVE did not leave. Nobody wins."""
    return Step(_finish(state, Result((), reason)), (Over(reason),))


def end_by_agreement(state: State, winners: tuple[Seat, ...]) -> Step[State]:
    """Return state and events after the game ends now with these winners.

    Raises Illegal if a winner is not alive.
    """
    if not set(winners) <= set(state.living()):
        raise Illegal(NOT_NOW)
    return Step(_finish(state, Result(winners, "called")), ())


def _finish(state: State, result: Result) -> State:
    """Return the state of an ended game. Nothing is secret now, so the players' memories are cleared."""
    pawns = tuple(replace(pawn, known=NOWHERE, passed=()) for pawn in state.pawns)
    return replace(state, phase="over", owed=(), chosen=(), points=0, pawns=pawns, trail=(), result=result)
