"""The view of a seat at a table of Escape Plan, built field by field.

See docs/rules/escape_plan.md §3.12.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.record import Viewer, shared
from cogs.escape_plan.rules.city.reach import Way, all_ways
from cogs.escape_plan.state import Look, Looks, Player, PublicPlayer, PublicTable, Slot, State, Turn


class PlayerView(PublicPlayer, frozen=True, kw_only=True):
    """A player. Fields that are None are the owner's secrets.

    The values of lockers are 0 in `items` for other viewers.
    """

    plan: str | None
    cash: int | None
    stash: tuple[tuple[str, int], ...] | None
    exit_tiles: tuple[int, ...] | None
    seen_patrol: tuple[int, ...] | None
    exit_count: int
    """How many exit tiles there are."""
    patrol_count: int
    """How many of the patrol cards to come the player has seen."""
    items: tuple[Slot, ...]


class View(PublicTable, frozen=True, kw_only=True):
    """The table as one viewer knows it.

    It has the public part, the viewer's secrets, and the numbers of hidden things.
    """

    viewer: Viewer
    players: tuple[PlayerView, ...]
    stacks: tuple[int, ...]
    lockers: tuple[int, ...]
    exit_stacks: tuple[int, ...]
    deck: int
    looks: Looks
    turn: Turn
    ways: tuple[Way, ...]
    """The destinations of the viewer, with each route offered."""
    locker_values: tuple[tuple[int, ...], ...] = ()
    """The tiles left in the stacks of the lockers, once the game is over."""
    exit_values: tuple[tuple[int, ...], ...] = ()
    """The tiles left at the closed exits, once the game is over."""

    @property
    def placed(self) -> int:
        """How many tiles have been placed in this City phase."""
        return len(self.stacks) - len(self.placers)


def view(state: State, viewer: Viewer) -> View:
    """Return `state` as `viewer` sees it. Once the game is over, everybody sees everything."""
    over = state.result is not None
    acting = state.phase == "turn" and viewer == state.seat
    return View(
        **shared(PublicTable, state, "players"),
        viewer=viewer,
        players=tuple(_player(player, over or seat == viewer) for seat, player in enumerate(state.players)),
        stacks=tuple(len(stack) for stack in state.stacks),
        lockers=tuple(len(stack) for stack in state.lockers),
        exit_stacks=tuple(len(stack) for stack in state.exit_stacks),
        deck=len(state.deck),
        looks=tuple(tuple(_look(look, look.who == viewer) for look in looks) for looks in state.looks),
        turn=state.turn if acting or over else _open(state.turn),
        ways=all_ways(state, state.seat) if acting and state.turn.stage == "choose" and not state.owed else (),
        locker_values=state.lockers if over else (),
        exit_values=state.exit_stacks if over else (),
    )


def _open(turn: Turn) -> Turn:
    """Return the turn without the values of hidden tiles that a player looks at: others see how many."""
    return replace(turn, looked=(0,) * len(turn.looked))


def _look(look: Look, own: bool) -> Look:
    """Return the look without the values of the tiles if another player looked at them."""
    return look if own else replace(look, values=(0,) * len(look.values))


def _player(player: Player, own: bool) -> PlayerView:
    items = player.items if own else tuple(Slot(slot.kind, slot.id, slot.up) for slot in player.items)
    return PlayerView(
        **shared(PublicPlayer, player),
        plan=player.plan if own else None,
        cash=player.cash if own else None,
        stash=player.stash if own else None,
        exit_tiles=player.exit_tiles if own else None,
        seen_patrol=player.seen_patrol if own else None,
        exit_count=sum(value > 0 for value in player.exit_tiles),
        patrol_count=len(player.seen_patrol),
        items=items,
    )
