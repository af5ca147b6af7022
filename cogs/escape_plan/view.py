"""The part of a game of Escape Plan that one viewer may see.

See docs/rules/escape_plan.md §3.12.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from bot.engine.record import Viewer, shared
from cogs.escape_plan.rules.city.reach import Way, all_routes_offered
from cogs.escape_plan.state import Look, Looks, Player, PublicPlayer, PublicTable, Slot, State, Turn


class PlayerView(PublicPlayer, frozen=True, kw_only=True):
    """A player as one viewer knows this player. Fields that are None are secret.

    The values of locker tiles in `items` are 0 for other viewers.
    """

    plan: str | None
    cash: int | None
    stash: tuple[tuple[str, int], ...] | None
    exit_tiles: tuple[int, ...] | None
    seen_patrol: tuple[int, ...] | None
    exit_count: int
    """The number of tiles from exits that the player has."""
    patrol_count: int
    """The number of future patrol cards that the player has seen."""
    items: tuple[Slot, ...]


class View(PublicTable, frozen=True, kw_only=True):
    """The whole game as one viewer knows it.

    It has everything public, the viewer's own secrets, and how many hidden things there are.
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
    """The routes that the program offers to the viewer."""
    locker_values: tuple[tuple[int, ...], ...] = ()
    """The values of the tiles left in each locker's stack. It is empty while the game runs."""
    exit_values: tuple[tuple[int, ...], ...] = ()
    """The values of the tiles left at each closed exit. It is empty while the game runs."""

    @property
    def placed(self) -> int:
        """The number of tiles that have been placed on this day."""
        return len(self.stacks) - len(self.placers)


def view(state: State, viewer: Viewer) -> View:
    """Return the view of `viewer` on the state. After the game everybody sees everything."""
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
        looks=tuple(tuple(_hide_values(look, look.who == viewer) for look in looks) for looks in state.looks),
        turn=state.turn if acting or over else _hide_looked(state.turn),
        ways=all_routes_offered(state, state.seat)
        if acting and state.turn.stage == "choose" and not state.owed
        else (),
        locker_values=state.lockers if over else (),
        exit_values=state.exit_stacks if over else (),
    )


def _hide_looked(turn: Turn) -> Turn:
    """Return the turn without the values of the hidden tiles that a player is looking at.

    Other viewers see only how many tiles they are.
    """
    return replace(turn, looked=(0,) * len(turn.looked))


def _hide_values(look: Look, own: bool) -> Look:
    """Return a look without the values of the seen tiles. If `own`, the viewer looked and sees the values."""
    return look if own else replace(look, values=(0,) * len(look.values))


@lru_cache(maxsize=1024)
def _player(player: Player, own: bool) -> PlayerView:
    """Return what a viewer knows of a player. Most players are the same for several viewers, and after a move."""
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
