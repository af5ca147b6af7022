"""The view of a table of Stalag 17 that one viewer has (docs/rules/stalag17.md §6).

It is made field by field, so that no secret can get into it.
"""

from __future__ import annotations

from bot.engine.record import Seat, Viewer, shared
from cogs.stalag17.rules import plan
from cogs.stalag17.rules.round import choosing
from cogs.stalag17.state import Cards, Player, PublicPlayer, PublicTable, State


class PlayerView(PublicPlayer, frozen=True, kw_only=True):
    """A player as the viewer sees them.

    `hand`, `laid`, `side`, `answer` and `late` are only known if the player is the viewer. For other players they are
    None until the game is over.
    """

    hand_size: int
    laid_size: int
    hand: Cards | None
    laid: Cards | None
    side: str | None
    answer: str | None
    late: bool | None


class View(PublicTable, frozen=True, kw_only=True):
    """The whole table as one viewer knows it."""

    viewer: Viewer
    players: tuple[PlayerView, ...]
    deck_size: int
    chosen: tuple[Seat, ...]
    """The seats of players who have chosen a side of the coin, or have answered whether to join an escape."""
    choosing: tuple[Seat, ...]
    """The seats of players who still have to choose a side of the coin or answer whether to join."""

    @property
    def own(self) -> PlayerView | None:
        """The viewer as a player. It is None for a spectator."""
        return None if self.viewer is None else self.players[self.viewer]

    def missing(self) -> tuple[str, ...]:
        """Return the required objects that the viewer's cards in play do not supply (§3.5).

        The viewer must be a player.
        """
        own = self.players[self.viewer or 0]
        return plan.list_missing(self.plan, own.laid or (), len(own.negotiated))

    def runaway(self) -> tuple[int, int]:
        """Return 2 numbers: the viewer's runaway points in play, and those needed to escape now (§3.5, §4.4).

        If the viewer is asked whether to join an escape, the second number is for joining.
        """
        own = self.players[self.viewer or 0]
        joint_last = self.phase == "joint" and own.left == 1
        return plan.sum_runaway(own.laid or ()), plan.required(self.plan, own.vigilance, own.informer, joint_last)


def view(state: State, viewer: Viewer) -> View:
    """Return the view of `state` that `viewer` has. After the game, every viewer sees everything."""
    over = state.result is not None
    return View(
        **shared(PublicTable, state, "players"),
        viewer=viewer,
        players=tuple([_player(player, over or seat == viewer) for seat, player in enumerate(state.players)]),
        deck_size=len(state.deck),
        chosen=tuple([seat for seat, player in enumerate(state.players) if player.side or player.answer]),
        choosing=choosing(state),
    )


def _player(player: Player, own: bool) -> PlayerView:
    return PlayerView(
        **shared(PublicPlayer, player),
        hand_size=len(player.hand),
        laid_size=len(player.laid),
        hand=player.hand if own else None,
        laid=player.laid if own else None,
        side=player.side if own else None,
        answer=player.answer if own else None,
        late=player.late if own else None,
    )
