"""What tells more than may be known, or forgets what was told, is found."""

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.play import play, table_move
from bot.engine.record import TABLE
from cogs.fugitive import data, house
from cogs.fugitive.house_state import PendingEffect
from cogs.fugitive.rules.game import GAME, Fugitive
from tests.contract.playouts import Case, Turn, case
from tests.contract.secrecy import Tally, check_secrecy, check_told
from tests.games.fugitive.build import FUGITIVE, MARSHAL, on_top, position, spot


class TellsTheTop(Fugitive):
    """Shows everybody whether an event lies on top of a deck (§6.3: where they lie is secret)."""

    def view(self, state, viewer):
        seen = super().view(state, viewer)
        tops = [deck[0] > data.ESCAPE for deck in state.decks if deck]
        return replace(seen, hand_size=seen.hand_size + 100 * any(tops))


class TellsTheKind(Fugitive):
    """Shows everybody an event that still lies in a deck."""

    def view(self, state, viewer):
        return replace(
            super().view(state, viewer), hand_size=max((max(deck, default=0) for deck in state.decks), default=0)
        )


class TellsThePile(Fugitive):
    """Shows everybody the next event of each pile."""

    def view(self, state, viewer):
        return replace(super().view(state, viewer), hand_size=sum(pile[0] for pile in state.piles if pile))


class TellsLooks(Fugitive):
    """Shows everybody what an event showed to one player (§6.4)."""

    def view(self, state, viewer):
        seen = super().view(state, viewer)
        return replace(seen, hand_size=sum(sum(look.cards) for look in state.looks))


@pytest.mark.parametrize(
    ("game", "variant"),
    [
        (TellsTheTop, "random"),
        (TellsTheTop, "catch_up"),
        (TellsTheKind, "random"),
        (TellsThePile, "discovery"),
        (TellsLooks, "helpful_fugitive"),
        (TellsLooks, "random"),
    ],
)
def test_leaks_of_events_are_found(game, variant):
    """Events lie elsewhere in other worlds, so that the secrecy suite sees who learns of them."""
    numbers = [number for number in range(108) if case("fugitive", number).options["events"] == variant]

    def seek():
        for number in numbers:
            check_secrecy(case("fugitive", number), Tally(), game())

    with pytest.raises(AssertionError, match=r"tells|told"):
        seek()


class ForgetsDraws(Fugitive):
    """Shows nobody what was drawn."""

    def view(self, state, viewer):
        return replace(super().view(state, viewer), draws=(), marshal_hand=None)


def check_drawn(first, second, viewer, rules=GAME):
    """Let the Marshal's time for the draws of a Roadblock run out while deck 1 holds `first`, or `second`, on top."""
    pending = PendingEffect("draw", MARSHAL, house.House.ROADBLOCK, 2)
    before = replace(position("m_draw", spot(3)), pending=(pending,))
    truths = [on_top(before, 0, *cards) for cards in (first, second)]
    late = table_move("idle", MARSHAL)
    drawn = Turn(1, truths[0], TABLE, late, (), play(rules, truths[0], TABLE, late, Chance.scripted(())))
    check_told(Case("fugitive", 0, 2, {}), rules, drawn, truths[1], viewer, Tally(), "here")


@pytest.mark.parametrize("viewer", [MARSHAL, FUGITIVE, None])
def test_an_event_may_come_up_before_or_after_the_hideouts_of_one_time_out(viewer):
    """§6.3: which of the two is told, and seen."""
    check_drawn((house.House.FOG, 5, 6), (5, house.House.FOG, 6), viewer)


@pytest.mark.parametrize("second", [(6, house.House.FOG, 5), (5, house.House.FOG, 7)])
def test_cards_that_were_told_and_are_not_seen_are_found(second):
    with pytest.raises(AssertionError, match="not what is seen"):
        check_drawn((5, house.House.FOG, 6), second, MARSHAL, ForgetsDraws())
