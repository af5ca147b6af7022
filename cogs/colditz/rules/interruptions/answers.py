"""What interrupts a turn and waits for answers (docs/rules/colditz.md §3.14, §3.18).

Everybody concerned is asked whose hand could hold an answer as far as the table can see, so that being asked tells
nothing. Kinds: `gate` (a key or pass handed in), `search`, `arrest`, `onward` (a guard whose man vanished), `sweep`
(general search), `shot`, `loss` (Equipment to give up), `call` (who attends).
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
    """Open an interruption. resolve.py goes on with it once nobody is asked any more."""
    return Step(replace(state, interruption=interruption), ())


def holding(state: State, officers: tuple[int, ...]) -> tuple[int, ...]:
    """Keep the officers who hold a card at all: their number is public, its face is not."""
    return tuple(officer for officer in dict.fromkeys(officers) if state.officers[officer].cards)


def could_answer(state: State, named: tuple[str, ...]) -> tuple[int, ...]:
    """Keep the officers of those men whom a card could save for all that the table can see."""
    return holding(state, tuple(owner(name) for name in named if hides(state.man(name))))


def hides(man: Man) -> bool:
    """Tell whether a secret hide can help a man where he stands: neither in the Exteriors nor hidden already, nor in a
    tunnel (§2.4 O-14)."""
    return man.place in SPACES and SPACES[man.place].zone != "exterior" and not man.hidden


def answer(state: State, officer: int, word: str) -> Step[State]:
    """Take down an answer: `no`, a card played (`hide MAN`), equipment given up, or who attends."""
    interruption = state.interruption
    assert interruption is not None
    return ANSWERS[interruption.kind](state, interruption, officer, word)


def _done(state: State, interruption: Interruption, officer: int, word: str = NO) -> State:
    asked = tuple(other for other in interruption.asked if other != officer)
    return replace(
        state, interruption=replace(interruption, asked=asked, answers=(*interruption.answers, (officer, word)))
    )


def _reaction(state: State, interruption: Interruption, officer: int, word: str) -> Step[State]:
    """A hide for one man, a tip-off for a room, an amulet, or no."""
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
    """List the men of an officer whom the interruption concerns and a secret hide could still save."""
    return tuple(name for name in interruption.men if owner(name) == officer and hides(state.man(name)))


def _choice(state: State, interruption: Interruption, officer: int, word: str) -> Step[State]:
    """The German lets a key or pass be, or takes it (§2.5 S-5, S-6); or says where a guard walks on (§2.4 O-14)."""
    return Step(_done(state, interruption, GERMAN, word), ())


def _loss(state: State, interruption: Interruption, officer: int, word: str) -> Step[State]:
    """An officer gives up a card of Equipment, or one of the hand in its place (R3)."""
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
    """An officer has chosen who goes to roll call; nobody sees it before all have (R37)."""
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
    """Take `count` cards of kind `at` from the pile, or put them back for a negative count, for all to see."""
    one = state.officers[officer]
    stock, seen, piles = list(one.stock), list(one.seen), list(state.piles)
    stock[at] += count
    seen[at] = max(0, min(seen[at] + count, stock[at]))
    piles[at] -= count
    return with_officer(replace(state, piles=tuple(piles)), officer, stock=tuple(stock), seen=tuple(seen))
