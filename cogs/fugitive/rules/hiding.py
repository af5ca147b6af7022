"""Laying a hideout (docs/rules/fugitive.md §3.3), and what happens after the 42 (§3.2 ESCAPE)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.action import Action
from bot.engine.chance import Chance
from bot.engine.game import Step, then
from bot.engine.move import Ask, Field, Picks, Refusal
from bot.engine.record import Seat
from cogs.fugitive import data
from cogs.fugitive.events import Hid, HidAt, Manhunt, Ran
from cogs.fugitive.rules.course import end_turn
from cogs.fugitive.rules.ending import end_game
from cogs.fugitive.state import Spot, State

HIDEOUT = Field("hideout", kind="hideout")
SPRINTS = Field("sprints", kind="sprint")


class Hide(Action[State]):
    """The action of laying one hideout with any sprint cards, in the phase F_PLAY.

    A Safe house allows more hideouts (§6.4 event 5).
    """

    verb = "hide"
    fields = (HIDEOUT, SPRINTS)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question which hideout to lay, or None if the hand can pay for none."""
        last = state.last
        end = last + state.reach + state.payable(data.ESCAPE)
        reachable = tuple(
            [
                str(card)
                for card in state.hand
                if last < card <= end and (card == data.ESCAPE or card + data.sprint(card) <= end)
            ]
        )
        return Ask("hide", (HIDEOUT.of(reachable),)) if reachable else None

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the field for sprint cards after a hideout is picked.

        The options are all other cards of the hand except the 42. The field is None if there are no such cards.
        """
        if len(picked) != 1:
            return super().next_field(state, seat, ask, picked)
        hideout = int(picked[0][0])
        cards = tuple([str(card) for card in state.hand if card not in (hideout, data.ESCAPE)])
        return SPRINTS.of(cards, count_fewest_sprints(state, hideout), len(cards)) if cards else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return the refusal if a hideout cannot be laid, otherwise None.

        The hideout must be in hand, higher than the last one, and near enough with the footprints under it. The 42 is
        never a sprint card.
        """
        try:
            hideout, sprints = _parse_picks(picks)
        except (ValueError, IndexError):
            return None
        if hideout not in state.hand:
            return Refusal("not_in_hand", {"card": hideout})
        if hideout <= state.last:
            return Refusal("not_higher", {"card": hideout, "last": state.last})
        for card in sprints:
            if card in (hideout, data.ESCAPE):
                return Refusal("no_sprint", {"card": card})
            if card not in state.hand:
                return Refusal("not_in_hand", {"card": card})
        added = data.footprints(sprints)
        return _too_far(state, hideout, added) if hideout - state.last > state.reach + added else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the hideout is laid.

        The 42 ends the escape. Any other hideout ends the turn, unless a Safe house allows more.
        """
        more = state.effects.safe_houses - has_laid_hideout(state)
        state, told = lay_hideout(state, picks)
        if state.last == data.ESCAPE:
            return then(told, _escape(state))
        if more > 0:
            return Step(replace(state, effects=replace(state.effects, safe_houses=more)), told)
        return end_turn(state, told)


class HideAtFirst(Hide):
    """The action of laying one hideout and then another one, in the phase F_FIRST."""

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the hideout is laid. The second hideout ends the turn."""
        second = has_laid_hideout(state)
        step = lay_hideout(state, picks)
        return end_turn(step.state, step.events) if second else step


def has_laid_hideout(state: State) -> bool:
    """Return whether a hideout was already laid in this turn."""
    return state.row[-1].round == state.round


def lay_hideout(state: State, picks: Picks) -> Step[State]:
    """Return state and events after a hideout and its sprint cards are laid face-down.

    Additional reach from house events is used up. Everybody learns the number of sprint cards, and whether the hideout
    is the 42. Only the Fugitive's own event has all numbers.
    """
    hideout, sprints = _parse_picks(picks)
    gone = {hideout, *sprints}
    spot = Spot(hideout, sprints, state.round, hideout == data.ESCAPE, reach=state.reach)
    hand = tuple(card for card in state.hand if card not in gone)
    effects = replace(state.effects, shortcut=False, stride=0)
    count, number = len(sprints), len(state.row)
    told = Ran(state.fugitive, count) if hideout == data.ESCAPE else Hid(state.fugitive, number, count)
    own = HidAt(state.fugitive, hideout, sprints, to=(state.fugitive,))
    return Step(replace(state, row=(*state.row, spot), hand=hand, effects=effects), (told, own))


def count_fewest_sprints(state: State, hideout: int) -> int:
    """Return the smallest number of the hand's sprint cards with which `hideout` can be laid."""
    need = hideout - state.last - state.reach
    if need <= 0:
        return 0
    twos = sum([card % 2 == 0 for card in state.hand if card not in (hideout, data.ESCAPE)])
    return (need + 1) // 2 if need <= 2 * twos else need - twos


def _parse_picks(picks: Picks) -> tuple[int, tuple[int, ...]]:
    """Return the hideout and the sprint cards that a player picked.

    Raises ValueError or IndexError for malformed picks.
    """
    sprints = picks[1] if len(picks) > 1 else ()
    return int(picks[0][0]), tuple(int(card) for card in sprints)


def _too_far(state: State, hideout: int, added: int) -> Refusal:
    beyond = hideout - state.last
    return Refusal(
        "too_far",
        {
            "card": hideout,
            "beyond": beyond,
            "last": state.last,
            "reach": state.reach,
            "added": added,
            "missing": beyond - state.reach - added,
            "possible": state.payable(hideout),
        },
    )


def _escape(state: State) -> Step[State]:
    """Return state and events after the 42 is laid: the Fugitive escapes, or a manhunt begins.

    At least one hideout is still face-down, otherwise the game would be over.
    """
    top = max(spot.hideout for spot in state.row[:-1] if spot.revealed)
    if top >= data.MANHUNT_BELOW:
        return end_game(state, state.fugitive, "escaped_clean")
    return Step(replace(state, phase="manhunt"), (Manhunt(state.marshal, top),))
