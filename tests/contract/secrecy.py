"""Nobody learns what they may not know: the property, and how it is checked.

Take any state s of a game, any viewer p, and s' = redeal(s, p): another truth that p could not tell from s. Then

1. *What p sees is the same.* View, asks, the fields that follow a pick, who is waited for, and the result are equal in
   s and s', and so is the refusal of any move that p tries, p's own or another's, of this moment or another. Pages,
   labels and alt texts are painted from those and are equal.
2. *What p is told next differs only where the rules reveal something.* Somebody (p, another seat, or the clock) makes
   the same move in s and in s', with the same recorded chance, wherever both truths allow it. Each game lists the
   events that may then differ, with the reason, in tests/games/GAME/reveals.py (such as the answer to a guess). All
   other events that reach p are equal. And telling and seeing agree: all events that reach p are equal exactly when p's
   views of the two new states are, and then asks and who is waited for are equal, too. So an event that tells more than
   the view fails, and so does a view that shows what no event told. Only what is told and gone again in the same move
   may be told and not seen, where `passing` in reveals.py lets it pass; where a time-out plays what its player's own
   secrets allow, which doing it shows, `TIME_OUTS_TELL` there says so. At the end of a game everything may be shown;
   then only the result must agree with the telling.

The other truth is imagined from the view of p alone, so the view says all that p knows; and the two states differ
only in what the game names as hidden. It must change much and often, else all this says nothing: `Tally` counts it.
That the worlds keep to the rules, and come as often as the deal lets them, is tested for each game beside its rules.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from bot import installed_games
from bot.engine.chance import Chance
from bot.engine.codec import encode
from bot.engine.game import AnyGame, Step, redeal, result_of
from bot.engine.move import Illegal, Move
from bot.engine.play import forbidden, play, waited_for
from bot.engine.presenter import Presenter
from bot.engine.record import Seat, Viewer
from tests.contract import paint
from tests.contract.difference import first_difference
from tests.contract.forged import Forger
from tests.contract.playouts import Case, Turn, complete, own, told_of, turns
from tests.contract.worlds import check_hidden

PAINT_ONCE_IN = 12
"""Pages follow from views that are equal already, so a part of the states is enough."""

FEW = 5
"""If fewer states than so many times that number were compared, perhaps none was painted: games may be short."""

DRAW_ONCE_IN = 40
"""Pictures are slow; of the states that are painted, one in so many is drawn as well."""

HIDDEN_SHARE = 0.5
"""Share of the redeals that must change something, unless a game's reveals.py says another."""


@dataclass
class Tally:
    """What was seen over the games, against a suite that passes because nothing was compared."""

    compared: int = 0
    changed: int = 0
    private: bool = False
    moves: int = 0
    same: int = 0
    painted: int = 0
    sighted: set[Viewer] = field(default_factory=set)

    def check(self, viewers: list[Viewer], game: AnyGame | None = None, least: float = HIDDEN_SHARE) -> None:
        """Fail if fewer redeals than `least` changed something, in an open game if any did, or if a game has a secret
        from a viewer who sees everything."""
        assert self.compared
        assert self.painted or self.compared < FEW * PAINT_ONCE_IN
        if game is not None and game.open:
            assert not game.hidden, "an open game hides something"
            assert not self.sighted, f"something was hidden from {self.sighted}, in an open game"
            return
        seeing = set(game.sees_all) if game is not None else set()
        assert not self.sighted & seeing, f"something was hidden from {self.sighted & seeing}, who see all"
        viewers = [viewer for viewer in viewers if viewer not in seeing]
        share = 1 - len(seeing) / (len(viewers) + len(seeing))
        assert self.changed > self.compared * share * least, (
            f"only {self.changed} of {self.compared} redeals changed anything. Either `imagine` changes too little,"
            " or players can work out most secrets: then set HIDDEN_SHARE in reveals.py"
        )
        assert self.private, "no seat ever saw what the channel did not"
        assert self.sighted >= set(viewers), f"nothing was ever hidden from {set(viewers) - self.sighted}"
        assert self.same * 10 > self.moves, f"only {self.same} of {self.moves} moves told the same in both truths"


def check_secrecy(one: Case, tally: Tally, game: AnyGame | None = None, face: Presenter | None = None) -> None:
    """Check every state and move of the game `one` for every viewer."""
    rules, shown = game or one.game, face or installed_games.installed_game(one.name).presenter
    dice = random.Random(f"secrecy/{one.name}/{one.number}")
    forger = Forger(one)
    for turn in turns(one, rules):
        for viewer in (None, *range(one.seats)):
            chance = Chance(one.seed + f"/{turn.version}/{viewer}".encode(), 0)
            other = redeal(rules, turn.before, viewer, chance)
            where = f"viewer {viewer}, before move {turn.version} ({turn.seat}: {turn.move})"
            tally.compared += 1
            if other != turn.before:
                tally.changed += 1
                tally.sighted.add(viewer)
            tally.private = tally.private or (viewer is not None and _private(rules, turn.before, viewer))
            check_same(one, rules, turn.before, other, viewer, dice, where)
            check_hidden(rules, turn.before, other, where)
            if viewer is not None:
                check_refusals(one, rules, (turn.before, other), viewer, dice, forger, where)
            if dice.randrange(PAINT_ONCE_IN) == 0:
                tally.painted += 1
                picture = dice.randrange(DRAW_ONCE_IN) == 0
                check_painted(
                    one, rules, shown, (turn.before, other), viewer, dice.choice(("en", "es")), picture, where
                )
            check_told(one, rules, turn, other, viewer, tally, where)


def check_same(
    one: Case, game: AnyGame, state: Any, other: Any, viewer: Viewer, dice: random.Random, where: str
) -> None:
    """Compare what `viewer` sees of two truths."""
    assert encode(game.view(state, viewer)) == encode(game.view(other, viewer)), (
        f"{where}: the view tells: {first_difference(game.view(state, viewer), game.view(other, viewer))}"
    )
    assert waited_for(game, state, one.seats) == waited_for(game, other, one.seats), f"{where}: waiting tells"
    assert game.turn(state) == game.turn(other), f"{where}: whose turn it is tells"
    assert bool(result_of(state)) == bool(result_of(other)), f"{where}: the end tells"
    if viewer is None:
        return
    assert game.asks(state, viewer) == game.asks(other, viewer), (
        f"{where}: the asks tell: {first_difference(game.asks(state, viewer), game.asks(other, viewer))}"
    )
    if game.asks(state, viewer):
        move = complete(game, state, viewer, dice)
        assert _fields(game, state, viewer, move) == _fields(game, other, viewer, move), f"{where}: a field tells"


def check_refusals(
    one: Case, game: AnyGame, truths: tuple[Any, Any], viewer: Seat, dice: random.Random, forger: Forger, where: str
) -> None:
    """Let `viewer`, asked or not, try its own moves, others' and those of other moments, and compare the refusals."""
    earlier = forger.some()
    now = [
        complete(game, truth, seat, dice)
        for truth in truths
        for seat in {viewer, *waited_for(game, truth, one.seats)}
        if game.asks(truth, seat)
    ]
    for move in now:
        forger.keep(move)
    for move in (*now, *earlier):
        said, said_there = (forbidden(game, truth, viewer, move) for truth in truths)
        assert said == said_there, f"{where}: the refusal of {move} tells: {said} or {said_there}"


def check_painted(
    one: Case,
    game: AnyGame,
    face: Presenter,
    truths: tuple[Any, Any],
    viewer: Viewer,
    locale: str,
    picture: bool,
    where: str,
) -> None:
    """Compare pages, labels and, if wanted, the picture."""
    say = installed_games.installed_game(one.name).say(locale, paint.NAMES[: one.seats])
    first, second = (paint.everything(game, face, truth, viewer, say, one.seats) for truth in truths)
    assert first == second, f"{where}: a page tells: {first_difference(first, second)}"
    if picture:
        drawn, again = (face.picture(game.view(truth, viewer), say) for truth in truths)
        assert drawn == again, f"{where}: the picture tells"


def check_told(one: Case, game: AnyGame, turn: Turn, other: Any, viewer: Viewer, tally: Tally, where: str) -> None:
    """Make the same move in the other truth, if that allows it, and compare what `viewer` is told with what is seen."""
    try:
        step = play(game, other, turn.seat, turn.move, Chance.scripted(turn.drawn))
    except (Illegal, ValueError):
        return
    tally.moves += 1
    heard, heard_there = (telling(told, viewer) for told in (turn.step, step))
    same = heard == heard_there
    if turn.move.verb == "idle" and not same and own(one.name, "TIME_OUTS_TELL", ""):
        return
    revealed = reveals(one.name)
    plain, plain_there = ([line for line in lines if line[0] not in revealed] for lines in (heard, heard_there))
    lets_pass = passing(one.name)(heard, heard_there, viewer)
    assert plain == plain_there or lets_pass, (
        f"{where}: told {plain} or {plain_there}, which the rules do not reveal; if they do,"
        " say so by REVEALS in reveals.py, or by `passing` where it is gone again in the same move"
    )
    if result_of(turn.step.state) is not None or result_of(step.state) is not None:
        ends = [result_of(told.state) for told in (turn.step, step)]
        assert not same or ends[0] == ends[1], f"{where}: the end was not told"
        return
    views = [encode(game.view(told.state, viewer)) for told in (turn.step, step)]
    assert same == (views[0] == views[1]) or (not same and lets_pass), (
        f"{where}: told {heard} and {heard_there}, which is not what is seen"
    )
    if same:
        tally.same += 1
        waiting = [waited_for(game, told.state, one.seats) for told in (turn.step, step)]
        assert waiting[0] == waiting[1], f"{where}: waiting tells afterwards"
        if viewer is not None:
            asks = [game.asks(told.state, viewer) for told in (turn.step, step)]
            assert asks[0] == asks[1], f"{where}: the asks tell afterwards"


@cache
def reveals(name: str) -> Mapping[str, str]:
    """Give the events of a game that may differ between two truths, with the rule that reveals it."""
    revealed: Mapping[str, str] = told_of(name).REVEALS
    return revealed


Line = tuple[str, Any]
"""An event as it is told, behind its key."""

Passing = Callable[[Sequence[Line], Sequence[Line], Viewer], bool]
"""From two tellings of one move that differ, and who is told, to whether views need not keep the difference."""


@cache
def passing(name: str) -> Passing:
    """Give what a game lets pass: two tellings after which views may be equal, for what they tell is gone again."""
    lets_pass: Passing = getattr(told_of(name), "passing", _never)
    return lets_pass


def _never(heard: Sequence[Line], heard_there: Sequence[Line], viewer: Viewer) -> bool:
    return False


def telling(step: Step[Any], viewer: Viewer) -> list[Line]:
    """List what `viewer` is told of a step."""
    return [(event.key, event) for event in step.events if event.reaches(viewer)]


def _private(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Tell whether the redeal for the channel would change what `seat` sees."""
    other = redeal(game, state, None, Chance(b"private", 0))
    return encode(game.view(state, seat)) != encode(game.view(other, seat))


def _fields(game: AnyGame, state: Any, seat: Seat, move: Move) -> list[Any]:
    ask = next(ask for ask in game.asks(state, seat) if ask.verb == move.verb)
    return [game.next_field(state, seat, ask, move.picks[:count]) for count in range(len(move.picks) + 1)]
