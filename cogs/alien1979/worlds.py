"""Random states that a viewer cannot tell from the true one (docs/rules/alien1979.md §3.1, R26).

They differ in the unseen codes, in what other players know of these codes, and in the order of the Alien's deck.
"""

from __future__ import annotations

from bot.engine.chance import Chance
from bot.engine.record import Seat, shared
from cogs.alien1979 import data
from cogs.alien1979.rules.codes import add_codes, still_known
from cogs.alien1979.state import NOWHERE, Codes, Pawn, PublicPawn, PublicTable, State
from cogs.alien1979.trail import Tale, draw_tale
from cogs.alien1979.view import View


def imagine(view: View, chance: Chance) -> State:
    """Return a random state that agrees with everything in `view`, with the chances of deal and play.

    >>> from cogs.alien1979.rules.game import Alien1979
    >>> game = Alien1979()
    >>> dealt = game.setup(3, {option.name: option.default for option in game.options}, Chance(b"deal", 0)).state
    >>> world = imagine(game.view(dealt, 0), Chance(b"world", 0))
    >>> world == dealt, game.view(world, 0) == game.view(dealt, 0)
    (False, True)
    """
    over = view.result is not None
    tale = Tale((), view.known, tuple(pawn.codes or () for pawn in view.pawns)) if over else draw_tale(view, chance)
    memory = memories(view, tale.passed)
    pawns = tuple(
        Pawn(**shared(PublicPawn, pawn), codes=codes, known=known, passed=passed)
        for pawn, codes, (known, passed) in zip(view.pawns, tale.hands, memory, strict=True)
    )
    return State(
        **shared(PublicTable, view, "pawns"),
        pawns=pawns,
        deck=view.deck if over else shuffle_deck(view, chance),
        lying=tale.lying,
        chosen=tuple((seat, sample_choice(view, seat, tale.hands[seat], chance)) for seat in view.chosen),
    )


Memory = tuple[tuple[Codes, ...], Codes]
"""The memory of a player: the values of `known` and `passed` of the player's pawn."""


def memories(view: View, codes: Codes) -> list[Memory]:
    """Return what each player remembers if `codes` are the codes of the trail's passages.

    The viewer remembers what the view has. A player who is out remembers nothing.
    """
    found: list[Memory] = [(NOWHERE, ())] * len(view.pawns)
    others = [seat for seat, pawn in enumerate(view.pawns) if pawn.alive and seat != view.viewer]
    for (who, sector, down), code in zip(view.trail, codes, strict=True):
        at = data.SECTORS.index(sector)
        for seat in others:
            known, passed = found[seat]
            own = seat == who
            if down and own:
                known = add_codes(known, at, code)
            elif not down and known[at]:
                known = still_known(known, at, code if own else None)
            found[seat] = (known, (*passed, code) if own else passed)
    if view.viewer is not None and view.result is None:
        found[view.viewer] = (view.known, view.passed)
    return found


def shuffle_deck(view: View, chance: Chance) -> tuple[data.Card, ...]:
    """Return the Alien's deck in a random order, below the cards that the viewer has foreseen.

    Only dead players foresee cards (R25).
    """
    gone = {*view.discards, *view.coming}
    return (*view.coming, *chance.shuffled(card for card in data.ALIEN_DECK if card not in gone))


def sample_choice(view: View, seat: Seat, hand: Codes, chance: Chance) -> str:
    """Return the code that `seat` has chosen to put down (R23).

    It is known for the viewer, and drawn at random for other players.
    """
    return view.choice if seat == view.viewer and view.choice is not None else chance.choice(hand)
