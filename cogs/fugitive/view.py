"""What a seat may see of a table of Fugitive, built field by field (docs/rules/fugitive.md §3.1)."""

from __future__ import annotations

from bot.engine.game import Record, Result, Seat, Viewer
from cogs.fugitive import data, house
from cogs.fugitive.house_state import Effects, Errand, Fact, Look, Shown
from cogs.fugitive.state import Guess, State

GUESSABLE = range(1, data.HIGHEST_GUESS + 1)


class SpotView(Record, frozen=True):
    """A place of the row. `hideout` and `sprints` are None while the viewer may not know them.

    `revealed` and `sprints_open` tell what everybody sees; `reach` is how far it could have lain without sprinting.
    """

    hideout: int | None
    sprints: tuple[int, ...] | None
    sprint_count: int
    round: int
    revealed: bool
    sprints_open: bool
    reach: int

    def open_cards(self) -> tuple[int, ...]:
        """Give the cards that everybody sees here."""
        hideout = (self.hideout,) if self.revealed and self.hideout is not None else ()
        return hideout + ((self.sprints or ()) if self.sprints_open else ())


class DrawView(Record, frozen=True):
    """A draw: the card is None unless it was the viewer's."""

    seat: Seat
    deck: int
    round: int
    card: int | None


class LookView(Record, frozen=True):
    """A look that an event gave to `seat`: that it looked is public, the cards are None unless the viewer did."""

    event: int
    seat: Seat
    round: int
    row: int
    cards: tuple[int, ...] | None
    deck: int
    kept: bool | None


class View(Record, frozen=True):
    """The table as one viewer knows it. `hand` is the viewer's own; at the end both hands lie open.

    From `variant` on stands what events brought (§6.4), all of it public but the cards of `looks`.
    """

    viewer: Viewer
    fugitive: Seat
    marshal: Seat
    bonus_pass: bool
    phase: str
    round: int
    due: int
    row: tuple[SpotView, ...]
    deck_sizes: tuple[int, ...]
    hand_size: int
    marshal_hand_size: int
    hand: tuple[int, ...] | None
    marshal_hand: tuple[int, ...] | None
    draws: tuple[DrawView, ...]
    guesses: tuple[Guess, ...]
    result: Result | None
    variant: str
    errand: Errand | None
    effects: Effects
    shown: tuple[Shown, ...]
    looks: tuple[LookView, ...]
    facts: tuple[Fact, ...]
    out: tuple[int, ...]

    @property
    def asked(self) -> Seat | None:
        """The seat that everybody waits for."""
        if self.phase == "over":
            return None
        if self.errand is not None:
            return self.errand.seat
        return self.fugitive if self.phase in ("first", "f_draw", "f_play", "bonus") else self.marshal

    @property
    def own(self) -> tuple[int, ...]:
        """The viewer's own hand; empty for the channel."""
        hand = self.hand if self.viewer == self.fugitive else self.marshal_hand
        return hand or () if self.viewer is not None else ()

    @property
    def reach(self) -> int:
        """How far beyond the last one the next hideout may lie without sprinting (§3.3, §6.4)."""
        return self.effects.reach

    def hidden_count(self) -> int:
        """How many hideouts lie face-down."""
        return sum(not spot.revealed for spot in self.row)


def view(state: State, viewer: Viewer) -> View:
    """Show `state` to `viewer`. Once the game is over everything is shown to everybody."""
    over = state.result is not None
    sees_row = over or viewer == state.fugitive
    sees_marshal = over or viewer == state.marshal
    row = tuple(
        SpotView(
            spot.hideout if sees_row or spot.revealed else None,
            spot.sprints if sees_row or spot.sprints_open else None,
            len(spot.sprints),
            spot.round,
            spot.revealed,
            spot.sprints_open,
            spot.reach,
        )
        for spot in state.row
    )
    draws = tuple(
        DrawView(draw.seat, draw.deck, draw.round, draw.card if over or draw.seat == viewer else None)
        for draw in state.draws
    )
    return View(
        viewer=viewer,
        fugitive=state.fugitive,
        marshal=state.marshal,
        bonus_pass=state.bonus_pass,
        phase=state.phase,
        round=state.round,
        due=state.due if state.phase == "m_draw" else 0,
        row=row,
        deck_sizes=tuple(len(deck) for deck in state.decks),
        hand_size=len(state.hand),
        marshal_hand_size=len(state.marshal_hand),
        hand=state.hand if sees_row else None,
        marshal_hand=state.marshal_hand if sees_marshal else None,
        draws=draws,
        guesses=state.guesses,
        result=state.result,
        variant=state.variant,
        errand=state.errands[-1] if state.errands and not over else None,
        effects=state.effects,
        shown=state.shown,
        looks=tuple(_look(look, over or look.seat == viewer) for look in state.looks),
        facts=state.facts,
        out=state.out,
    )


def _look(look: Look, shown: bool) -> LookView:
    cards = look.cards if shown else None
    return LookView(look.event, look.seat, look.round, look.row, cards, look.deck, look.kept)


def impossible(view: View) -> frozenset[int]:
    """The numbers 1 to 41 that cannot lie face-down as far as the viewer of the Marshal's side knows (§7 notepad).

    Her own hand, everything revealed or out of the game, what no face-down place can hold by its reach, and what missed
    alone or was seen elsewhere when all places that could hold it lay there.
    """
    known = set(view.marshal_hand or ()).union(view.out, *(spot.open_cards() for spot in view.row))
    missed = ((guess.row, guess.numbers) for guess in view.guesses if not guess.hit and len(guess.numbers) == 1)
    first = dict.fromkeys(GUESSABLE, 0)
    for row, numbers in (*missed, *elsewhere(view)):
        first |= {number: max(row, first.get(number, 0)) for number in numbers}
    hidden = [(place, span) for place, span in enumerate(spans(view)) if not view.row[place].revealed]
    ruled_out = (n for n in GUESSABLE if not any(place >= first[n] and n in span for place, span in hidden))
    return frozenset(known.union(ruled_out))


def possible(view: View) -> tuple[int, ...]:
    """The numbers that may lie face-down as far as the viewer of the Marshal's side knows; none once all lie open."""
    ruled_out = impossible(view)
    return tuple(number for number in GUESSABLE if number not in ruled_out)


def spans(view: View) -> tuple[range, ...]:
    """Give the numbers that each place can hold by its reach, as everybody can work it out: a sprint card unseen may be
    worth two footprints (§3.3)."""
    reaches = [spot.reach + _most_footprints(spot) for spot in view.row]
    least, most = [0], [0]
    for spot, reach in zip(view.row[1:], reaches[1:], strict=True):
        sure = spot.hideout if spot.revealed else None
        least.append(least[-1] + 1 if sure is None else sure)
        most.append(min(most[-1] + reach, GUESSABLE[-1]) if sure is None else sure)
    for place in range(len(view.row) - 2, 0, -1):
        most[place] = min(most[place], most[place + 1] - 1)
        least[place] = max(least[place], least[place + 1] - reaches[place + 1])
    return tuple(range(first, last + 1) for first, last in zip(least, most, strict=True))


def _most_footprints(spot: SpotView) -> int:
    if spot.sprints_open:
        return sum(map(data.sprint, spot.sprints or ()))
    return 2 * spot.sprint_count


def elsewhere(view: View) -> tuple[tuple[int, frozenset[int]], ...]:
    """List what the viewer saw outside the row (§6.4 events 14 and 15): how long the row was, and which hideouts."""
    looks = (look for look in view.looks if look.seat == view.viewer == view.marshal)
    return tuple((look.row, frozenset(filter(house.is_hideout, look.cards or ()))) for look in looks)
