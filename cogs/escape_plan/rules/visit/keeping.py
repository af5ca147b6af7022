"""Keeping one of the hidden tiles that a player sees at a locker or an exit.

See docs/rules/escape_plan.md §3.6.4.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.action import Action
from bot.engine.chance import Chance
from bot.engine.game import Step
from bot.engine.move import Ask, Field, Picks
from bot.engine.record import Seat
from cogs.escape_plan.events.visits import Kept
from cogs.escape_plan.rules import lockers, stacks
from cogs.escape_plan.rules.changes import with_player
from cogs.escape_plan.state import State

TILE = Field("tile", kind="looked")


class Keep(Action[State]):
    """The action of keeping one of the hidden tiles that the player looks at."""

    verb = "keep"
    fields = (TILE,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question which tile to keep, with numbers as options, which tell other players nothing.

        In some rule sets the only option is the best tile (§9).
        """
        looked = state.turn.looked[: 1 if state.box.numbers.best_kept else None]
        return Ask(self.verb, (TILE.of(tuple(str(at) for at in range(len(looked)))),)) if looked else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the player keeps the tile. The others go under the stack.

        The tiles of an exit stay in their order if the player saw all of them.
        """
        number = int(picks[0][0])
        events = (Kept(seat, state.turn.looked[number], to=(seat,)),)
        keep = _of_exit if state.players[seat].at[1] == "exit" else lockers.keep_tile
        return Step(keep(state, seat, number), events)


def _of_exit(state: State, seat: Seat, number: int) -> State:
    player, value = state.players[seat], state.turn.looked[number]
    at = state.closed.index(state.site(player.at[0]).data.exit)
    stack, looked = state.exit_stacks[at], list(state.turn.looked)
    if len(looked) < len(stack):
        looked.remove(value)
        left = [*stack[len(state.turn.looked) :], *looked]
    else:
        left = list(stack)
        left.remove(value)
    state = replace(
        stacks.record_kept(state, number, 0),
        turn=replace(state.turn, looked=()),
        exit_stacks=(*state.exit_stacks[:at], tuple(left), *state.exit_stacks[at + 1 :]),
    )
    return with_player(state, seat, exit_tiles=(*player.exit_tiles, value))
