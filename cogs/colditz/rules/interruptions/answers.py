"""Interruptions of a turn and the answers to them (docs/rules/colditz.md §3.14, §3.18).

The table asks every officer concerned whose hand could hold an answer, by what everybody sees. Being asked therefore
reveals nothing.

Kinds: `gate` (a key or pass handed in), `search`, `arrest`, `onward` (a guard whose man vanished), `sweep` (general
search), `shot`, `loss` (Equipment to give up), `call` (choice for the roll call).
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.game import Step
from cogs.colditz.data import kind
from cogs.colditz.events.cards import Reacted
from cogs.colditz.events.prisoners import GaveUp
from cogs.colditz.events.roll_call import Chose
from cogs.colditz.rules.castle.board import EQUIPMENT, SPACES
from cogs.colditz.rules.castle.pawns import form_up, owner, with_man, with_officer
from cogs.colditz.rules.turn.course import put_back
from cogs.colditz.state import GERMAN, Interruption, Man, State

NO = "no"


def ask(state: State, interruption: Interruption) -> Step[State]:
    """Start an interruption; resolve.py continues once nobody is left to answer."""
    return Step(replace(state, interruption=interruption), ())


def holding(state: State, officers: tuple[int, ...]) -> tuple[int, ...]:
    """Return those officers who hold any card; the number of their cards is public, the faces are not."""
    return tuple(officer for officer in dict.fromkeys(officers) if state.officers[officer].cards)


def could_answer(state: State, named: tuple[str, ...]) -> tuple[int, ...]:
    """Return the officers of men whom a card could save, by what everybody sees."""
    return holding(state, tuple(owner(name) for name in named if hides(state.man(name))))


def hides(man: Man) -> bool:
    """Return whether a secret hide can help a man at his place (§2.4 O-14).

    It cannot in the Exteriors or in a tunnel, or if he is already hidden.
    """
    return man.place in SPACES and SPACES[man.place].zone != "exterior" and not man.hidden


def answer(state: State, officer: int, word: str) -> Step[State]:
    """Record an answer: `no`, a card played (`hide MAN`), Equipment given up, or the men who attend."""
    interruption = state.interruption
    assert interruption is not None
    return ANSWERS[interruption.kind](state, interruption, officer, word)


def _done(state: State, interruption: Interruption, officer: int, word: str = NO) -> State:
    asked = tuple(other for other in interruption.asked if other != officer)
    return replace(
        state, interruption=replace(interruption, asked=asked, answers=(*interruption.answers, (officer, word)))
    )


def _reaction(state: State, interruption: Interruption, officer: int, word: str) -> Step[State]:
    """Apply a card in answer: a hide for one man, a tip-off for a room, an amulet, or `no`."""
    if word == NO:
        return Step(_done(state, interruption, officer), ())
    seat = state.seat(officer)
    played, _, man = word.partition(" ")
    card = next(card for card in state.officers[officer].cards if kind(card) == played)
    state = put_back(state, officer, card)
    events = (Reacted(seat, played, man or None),)
    if played == "hide":
        state = with_man(state, man, hidden=True)
        left = holding(state, (officer,)) and threatened(state, interruption, officer)
        return Step(state if left else _done(state, interruption, officer, word), events)
    if played == "tip_off":
        warned = [name for name in interruption.men if owner(name) == officer]
        state = form_up(state, officer, warned)
        interruption = replace(interruption, men=tuple(name for name in interruption.men if owner(name) != officer))
    return Step(_done(state, interruption, officer, word), events)


def threatened(state: State, interruption: Interruption, officer: int) -> tuple[str, ...]:
    """Return the men of an officer in the interruption whom a secret hide could still save."""
    return tuple(name for name in interruption.men if owner(name) == officer and hides(state.man(name)))


def _choice(state: State, interruption: Interruption, officer: int, word: str) -> Step[State]:
    """Record the German's choice.

    It lets a key or pass be or takes it (§2.5 S-5, S-6), or says where a guard walks on (§2.4 O-14).
    """
    return Step(_done(state, interruption, GERMAN, word), ())


def _loss(state: State, interruption: Interruption, officer: int, word: str) -> Step[State]:
    """Return the step after an officer gives up Equipment, or a card of the hand in its place (R3)."""
    seat = state.seat(officer)
    table = word in EQUIPMENT
    state = give_up(state, officer, EQUIPMENT.index(word)) if table else put_back(state, officer, word)
    owing = list(interruption.owing)
    owing[officer] -= 1
    interruption = replace(interruption, owing=tuple(owing))
    events = (GaveUp(seat, (word if table else kind(word), 1)),)
    if owing[officer] and sum(state.officers[officer].stock):
        return Step(replace(state, interruption=interruption), events)
    return Step(_done(state, interruption, officer), events)


def _attendance(state: State, interruption: Interruption, officer: int, word: str) -> Step[State]:
    """Record the officer's choice for the roll call; nobody sees it until all have chosen (R37)."""
    return Step(_done(state, interruption, officer, word), (Chose(state.seat(officer)),))


ANSWERS = {
    "gate": _choice,
    "onward": _choice,
    "search": _reaction,
    "arrest": _reaction,
    "sweep": _reaction,
    "shot": _reaction,
    "loss": _loss,
    "call": _attendance,
}


def give_up(state: State, officer: int, at: int, count: int = 1) -> State:
    """Put Equipment of kind `at` back on its pile (R9)."""
    return stocked(state, officer, at, -count)


def stocked(state: State, officer: int, at: int, count: int) -> State:
    """Take `count` cards of kind `at` from the pile, in public.

    A negative count puts cards back.
    """
    one = state.officers[officer]
    stock, seen, piles = list(one.stock), list(one.seen), list(state.piles)
    stock[at] += count
    seen[at] = max(0, min(seen[at] + count, stock[at]))
    piles[at] -= count
    return with_officer(replace(state, piles=tuple(piles)), officer, stock=tuple(stock), seen=tuple(seen))
