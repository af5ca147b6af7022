"""What is kept from one state to the next is kept only as long as all that it looked at stays the same."""

from msgspec.structs import replace

from bot.engine.game import settled
from bot.engine.playout import game_seed, playout
from bot.engine.policy import RandomPolicy
from cogs.colditz.policy import POLICIES
from cogs.colditz.rules import game, sides
from cogs.colditz.rules.cards import security, tunnels
from cogs.colditz.rules.castle import pawns
from cogs.colditz.rules.game import GAME
from cogs.colditz.rules.interruptions import answers, trade
from cogs.colditz.rules.turn import arrests, course, guards, journey, officers
from cogs.colditz.state import Trade
from tests.games.colditz.build import begun

MODULES = (game, sides, answers, trade, security, tunnels, pawns, arrests, course, guards, journey, officers)

REACHED = ("anywhere", "places", "rooms")
"""What tells two of the ways of pawns apart."""


def said(answer):
    """Give an answer in a form that can be compared."""
    if isinstance(answer, journey.Ways | guards.Beat):
        return [getattr(answer, name, 0) for name in REACHED]
    return answer


def beside(kept, wrong):
    """Let a function that keeps its answers also reckon anew, and note where that comes to something else."""

    def both(state, *rest):
        answer, anew = kept(state, *rest), kept.__wrapped__(state, *rest)
        if said(answer) != said(anew):
            wrong.append(kept.__name__)
        return answer

    return both


def test_what_is_kept_is_what_would_be_found_anew(monkeypatch):
    wrong, watched = [], set()
    for module in MODULES:
        for name, kept in list(vars(module).items()):
            if hasattr(kept, "__wrapped__") and not hasattr(kept, "cache_info"):
                monkeypatch.setattr(module, name, beside(kept, wrong))
                watched.add(name)
    assert {"asks_of_turn", "routes_of", "beat_of", "open_offers", "men"} <= watched
    options = settled(GAME, {"limit": "rounds_20"})
    for number in range(2):
        for _ in playout(GAME, 4, options, game_seed("kept", number), (RandomPolicy(), POLICIES["hard"])):
            assert not wrong


def test_an_offer_is_answered_by_its_taker_whatever_was_offered_at_another_table():
    offer = Trade(1, 0, 1, (), ("table-rope",))
    for german in ("host", "last"):
        state = replace(begun(4, german=german), trades=(offer,))
        asked = [seat for seat in range(4) if any(ask.verb == "accept" for ask in GAME.asks(state, seat))]
        assert asked == [state.seat(offer.taker)]
