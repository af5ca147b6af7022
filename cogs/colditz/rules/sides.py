"""Lists of the actions that officers and the German may take in each phase.

See docs/rules/colditz.md §3.3, §3.18.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from bot.engine.action import Action, Actions, moves
from bot.engine.move import Ask
from bot.engine.record import Seat
from cogs.colditz.rules.cards.equipment import Equip, TakeKit
from cogs.colditz.rules.cards.gambles import Dare, Drive
from cogs.colditz.rules.cards.opportunity import Divert, Release, Sabotage
from cogs.colditz.rules.cards.security import Discover, Search, Shoot
from cogs.colditz.rules.cards.tunnels import Dig
from cogs.colditz.rules.interruptions.questions import Amulet, Attend, GiveUp, Hide, Intercept, LetBe, TipOff, WalkOn
from cogs.colditz.rules.interruptions.trade import Accept, Propose, Reject, Retract
from cogs.colditz.rules.memory import BOARD, remembered
from cogs.colditz.rules.setup import Colour, Place
from cogs.colditz.rules.turn.arrests import Arrest, Prefer
from cogs.colditz.rules.turn.both_sides import Discard, End
from cogs.colditz.rules.turn.guards import Post, Walk, Withdraw
from cogs.colditz.rules.turn.officers import Free, Move, Surrender
from cogs.colditz.rules.turn.roll_call import BeforeRoll, Call, Draw, Leave, Roll, Spare, Sweep
from cogs.colditz.state import GERMAN, State

Some: TypeAlias = "tuple[Action[State], ...]"


class Side(NamedTuple):
    """The actions of one side: of all officers, or of the German."""

    waiting: Actions[State]
    """The actions that a player may take while another player acts or is asked."""
    own: Mapping[str, Actions[State]]
    """For each phase of the side's turn, its actions except those that are possible at any time."""
    acting: Mapping[str, Actions[State]]
    """For each phase of the side's turn, all its actions."""
    asked: Mapping[str, Actions[State]]
    """For each kind of interruption, all actions of a player who is asked."""


def make_side(always: Some, acting: Mapping[str, Some], asked: Mapping[str, Some]) -> Side:
    """Return the actions of a side as a `Side`.

    The actions in `always` are added to every phase and every interruption.
    """
    return Side(
        Actions(*always),
        {phase: Actions(*actions) for phase, actions in acting.items()},
        {phase: Actions(*actions, *always) for phase, actions in acting.items()},
        {kind: Actions(*answers, *always) for kind, answers in asked.items()},
    )


BOTH: Some = (Discard(), End())

OFFICERS_TURN: Some = (
    Equip(),
    TakeKit(),
    Move(),
    Free(),
    Release(),
    Dig(),
    Drive(),
    Divert(),
    Sabotage(),
    Surrender(),
    Dare(),
    *BOTH,
)

GERMANS_TURN: Some = (Arrest(), Walk(), Post(), Withdraw(), Search(), Shoot(), Discover(), *BOTH)

DRAW: Some = (Draw(), Leave())

CHOOSING: Actions[State] = Actions(Colour())
"""The action of a player who chooses a colour.

Trades are impossible before every officer has a player (§3.2).
"""

PREFERENCES: Some = (Prefer(),)
PROPOSING: Actions[State] = Actions(Propose())
TRADES: Some = (Accept(), Reject(), Propose(), Retract())

OFFICERS = make_side(
    always=TRADES,
    acting={"draw": DRAW, "act": OFFICERS_TURN},
    asked={
        "search": (TipOff(), Hide(), LetBe()),
        "arrest": (Hide(), LetBe()),
        "sweep": (Hide(), LetBe()),
        "shot": (Amulet(), LetBe()),
        "loss": (GiveUp(),),
        "call": (Attend(),),
    },
)

GERMANS = make_side(
    always=PREFERENCES,
    acting={
        "posts": (Place(),),
        "roll": (Roll(), Call(), *(BeforeRoll(action.verb) for action in GERMANS_TURN)),
        "draw": DRAW,
        "sweep": (Sweep(), Spare()),
        "act": (*GERMANS_TURN, Call()),
    },
    asked={"gate": (Intercept(), LetBe()), "onward": (WalkOn(),)},
)

OWN_TURN = (*BOARD, "phase", "piles", "hand", "house")
"""The fields of the state that decide what a player can do in a turn.

The open offers and the preferred cells are not among them, since they only concern actions that are possible at any
time.
"""


@remembered(*OWN_TURN)
def asks_of_turn(state: State, seat: Seat) -> tuple[Ask, ...]:
    """Return the questions of a turn for the player whose turn it is.

    Questions that are open at any time are left out.
    """
    side = GERMANS if state.active == GERMAN or state.phase == "posts" else OFFICERS
    return side.own[state.phase].offered(state, seat)


def asks_at_any_time(state: State, seat: Seat) -> tuple[Ask, ...]:
    """Return the questions that the player at `seat` may answer even in other players' turns."""
    if seat == state.german:
        return GERMANS.waiting.offered(state, seat)
    return _asks_about_trades(state, state.officer(seat), tuple([one.out for one in state.officers]))


@remembered("trades", "interruption")
def _asks_about_trades(state: State, officer: int, out: tuple[bool, ...]) -> tuple[Ask, ...]:
    """Return an officer's questions about trades.

    `out` says which officers are out of the game, since nobody can trade with them.
    """
    concerned = any(officer in (trade.giver, trade.taker) for trade in state.trades)
    return (OFFICERS.waiting if concerned else PROPOSING).offered(state, state.seat(officer))


MOVES = moves(
    CHOOSING, *(each for side in (OFFICERS, GERMANS) for each in (*side.acting.values(), *side.asked.values()))
)
"""The choices of which each move consists, by the verb of the move."""

UNASKED = frozenset(action.verb for action in (*TRADES, *PREFERENCES))
"""The verbs of moves that are optional. Nobody waits for a player to make one."""
