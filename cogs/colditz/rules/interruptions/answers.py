"""Questions that interrupt a turn, and how answers are recorded (docs/rules/colditz.md §3.14, §3.18).

Officers are asked if, by public facts, they could hold a card that answers. So a question to an officer reveals
nothing.

Some kinds of interruptions are about a danger: `gate` (a key or pass is handed in), `search`, `arrest`, `sweep`
(general search) and `shot`. The other kinds are `onward` (a guard whose man vanished), `loss` (Equipment to give up)
and `call` (choice for the roll call).
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
    """Return the state with a new interruption. It ends in resolve.py when nobody is left to answer."""
    return Step(replace(state, interruption=interruption), ())


def officers_with_cards(state: State, officers: tuple[int, ...]) -> tuple[int, ...]:
    """Return those of `officers` who hold at least one card. The number of cards is public."""
    return tuple(officer for officer in dict.fromkeys(officers) if state.officers[officer].cards)


def who_could_answer(state: State, named: tuple[str, ...]) -> tuple[int, ...]:
    """Return the officers who may hold a card that saves one of the men, judged from public facts."""
    return officers_with_cards(state, tuple(owner(name) for name in named if can_hide(state.man(name))))


def can_hide(man: Man) -> bool:
    """Return whether a secret hide can save a man where he is (§2.4 O-14).

    It cannot save him in the Exteriors or in a tunnel, or if he is already in a secret hide.
    """
    return man.place in SPACES and SPACES[man.place].zone != "exterior" and not man.hidden


def record_answer(state: State, officer: int, word: str) -> Step[State]:
    """Return the state and events after an officer or the German has answered.

    The answer `word` is `no`, the name of a card (`hide MAN`), Equipment given up, or the men who attend.
    """
    interruption = state.interruption
    assert interruption is not None
    return ANSWERS[interruption.kind](state, interruption, officer, word)


def _without_asked(state: State, interruption: Interruption, officer: int, word: str = NO) -> State:
    asked = tuple(other for other in interruption.asked if other != officer)
    return replace(
        state, interruption=replace(interruption, asked=asked, answers=(*interruption.answers, (officer, word)))
    )


def _reaction(state: State, interruption: Interruption, officer: int, word: str) -> Step[State]:
    """Return the state and events after an officer's answer to an arrest, a search or a shot.

    The answer is a secret hide for one man, a tip-off for a room, an amulet, or `no`.
    """
    if word == NO:
        return Step(_without_asked(state, interruption, officer), ())
    seat = state.seat(officer)
    played, _, man = word.partition(" ")
    card = next(card for card in state.officers[officer].cards if kind(card) == played)
    state = put_back(state, officer, card)
    events = (Reacted(seat, played, man or None),)
    if played == "hide":
        state = with_man(state, man, hidden=True)
        left = officers_with_cards(state, (officer,)) and threatened(state, interruption, officer)
        return Step(state if left else _without_asked(state, interruption, officer, word), events)
    if played == "tip_off":
        warned = [name for name in interruption.men if owner(name) == officer]
        state = form_up(state, officer, warned)
        interruption = replace(interruption, men=tuple(name for name in interruption.men if owner(name) != officer))
    return Step(_without_asked(state, interruption, officer, word), events)


def threatened(state: State, interruption: Interruption, officer: int) -> tuple[str, ...]:
    """Return an officer's men in the interruption whom a secret hide could still save."""
    return tuple(name for name in interruption.men if owner(name) == officer and can_hide(state.man(name)))


def _choice(state: State, interruption: Interruption, officer: int, word: str) -> Step[State]:
    """Return the state after the German's choice has been recorded.

    The German leaves or takes a key or pass (§2.5 S-5, S-6), or says where a guard walks on (§2.4 O-14).
    """
    return Step(_without_asked(state, interruption, GERMAN, word), ())


def _loss(state: State, interruption: Interruption, officer: int, word: str) -> Step[State]:
    """Return the state and events after an officer has given up one Equipment card (R3).

    It is on the table or in the hand.
    """
    seat = state.seat(officer)
    table = word in EQUIPMENT
    state = give_up(state, officer, EQUIPMENT.index(word)) if table else put_back(state, officer, word)
    owing = list(interruption.owing)
    owing[officer] -= 1
    interruption = replace(interruption, owing=tuple(owing))
    events = (GaveUp(seat, (word if table else kind(word), 1)),)
    if owing[officer] and sum(state.officers[officer].stock):
        return Step(replace(state, interruption=interruption), events)
    return Step(_without_asked(state, interruption, officer), events)


def _attendance(state: State, interruption: Interruption, officer: int, word: str) -> Step[State]:
    """Return the state and events after an officer has chosen the men for a roll call.

    The choice stays secret until all officers have chosen (R37).
    """
    return Step(_without_asked(state, interruption, officer, word), (Chose(state.seat(officer)),))


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
    """Return the state after an officer has put Equipment back on its pile (R9).

    `at` is the number of the kind, and `count` is how many cards are put back.
    """
    return change_stock(state, officer, at, -count)


def change_stock(state: State, officer: int, at: int, count: int) -> State:
    """Return the state with another number of an officer's Equipment cards of one kind.

    `at` is the number of the kind. A negative `count` puts cards back on the pile. Everybody sees the change.
    """
    one = state.officers[officer]
    stock, seen, piles = list(one.stock), list(one.seen), list(state.piles)
    stock[at] += count
    seen[at] = max(0, min(seen[at] + count, stock[at]))
    piles[at] -= count
    return with_officer(replace(state, piles=tuple(piles)), officer, stock=tuple(stock), seen=tuple(seen))
