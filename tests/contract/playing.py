"""What every numbered game must keep: it ends, it can be written down, rebuilt, repeated, and left at any time."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from bot import installed_games
from bot.engine.chance import Chance
from bot.engine.codec import encode, read_events, read_state
from bot.engine.game import AnyGame, result_of
from bot.engine.move import Illegal, Move, Refusal, must_decide
from bot.engine.play import CALL, TIME_UP, play, table_move, waited_for
from bot.engine.record import TABLE, Seat
from tests.contract.playouts import Case, case, complete, recorded, setup, turns

STRANGE = "no-such-option"


def check_ends(one: Case) -> None:
    """Somebody is asked while there is no result, nobody afterwards, and no seat but those that play."""
    game = one.game
    for turn in recorded(one.name, one.number):
        state = turn.step.state
        waiting = waited_for(game, state, one.seats)
        assert bool(waiting) == (result_of(state) is None), f"after {turn.move}: {waiting} are asked"
        strangers = [seat for seat in (TABLE, -2, one.seats, one.seats + 1) if game.asks(state, seat)]
        assert not strangers, f"`open_to` asks seats {strangers}, which nobody has: return NO_ACTIONS for them"
    result = result_of(state)
    assert set(result.winners) <= set(range(one.seats))
    assert result.reason


def check_codec(one: Case) -> None:
    """A copy that is written and read after every move goes the same way, and bytes are stable."""
    game = one.game
    dealt, _ = setup(one)
    copy = read_state(game, encode(dealt.state), game.schema)
    assert copy == dealt.state
    for turn in recorded(one.name, one.number):
        chance = Chance.scripted(turn.drawn)
        step = play(game, copy, turn.seat, turn.move, chance)
        chance.finish()
        data = encode(step.state)
        copy = read_state(game, data, game.schema)
        assert copy == turn.step.state, f"after {turn.move}"
        assert encode(copy) == data == encode(turn.step.state)
        assert hash(copy) == hash(turn.step.state)
        assert read_events(game, encode(step.events), game.schema) == turn.step.events
        assert Move.parse(str(turn.move)) == turn.move


def check_replay(one: Case) -> None:
    """The spelled log with its recorded chance rebuilds the last state; the same seed gives the same game."""
    game = one.game
    first, drawn = setup(one)
    log = [(turn.seat, str(turn.move), turn.drawn) for turn in recorded(one.name, one.number)]
    chance = Chance.scripted(drawn)
    step = game.setup(one.seats, one.options, chance)
    chance.finish()
    assert step == first
    for seat, text, drawn in log:
        chance = Chance.scripted(drawn)
        step = play(game, step.state, seat, Move.parse(text), chance)
        chance.finish()
    assert step.state == recorded(one.name, one.number)[-1].step.state
    assert [(turn.seat, str(turn.move), turn.drawn) for turn in turns(case(one.name, one.number))] == log


def check_table_moves(one: Case) -> None:
    """Whoever is asked can run out of time, and anybody can leave; the game then goes on or is over."""
    game = one.game
    for turn in _some(one, 12):
        for seat in range(one.seats):
            asked = must_decide(game.asks(turn.before, seat))
            assert not (asked and game.known_to_wait(turn.before, seat)), f"seat {seat} is asked, and known to wait"
            for verb in ("idle", "resign"):
                move = table_move(verb, seat)
                if verb == "idle" and not asked:
                    assert _refusal(game, turn.before, TABLE, move)
                    continue
                if verb == "resign" and (refusal := _refusal(game, turn.before, TABLE, move)):
                    assert not asked, f"seat {seat} is asked and cannot leave"
                    _said(one, refusal)
                    continue
                after = play(game, turn.before, TABLE, move, Chance(one.seed, turn.version)).state
                assert after != turn.before, f"{move} changes nothing"
                assert result_of(after) is not None or waited_for(game, after, one.seats), (
                    f"nobody is asked after {move}"
                )
        if game.time_limit(one.options) and not _refusal(game, turn.before, TABLE, TIME_UP):
            late = play(game, turn.before, TABLE, TIME_UP, Chance(one.seed, turn.version)).state
            assert result_of(late) is not None or waited_for(game, late, one.seats), "nobody is asked after time is up"
            assert _refusal(game, late, TABLE, TIME_UP), "time is up twice"


def check_refusals(one: Case) -> None:
    """What is not offered is refused, with a reason that both languages can say, and changes nothing."""
    dice = random.Random(f"refusals/{one.name}/{one.number}")
    for turn in _some(one, 12):
        data = encode(turn.before)
        for seat, move in _forged(one, turn.before, dice):
            refusal = _refusal(one.game, turn.before, seat, move)
            assert refusal, f"seat {seat} was allowed {move}"
            _said(one, refusal)
            assert encode(turn.before) == data
    last = recorded(one.name, one.number)[-1]
    for seat, move in (*_forged(one, last.step.state, dice), (last.seat, last.move)):
        assert _refusal(one.game, last.step.state, seat, move), f"{move} after the end"


def _some(one: Case, count: int) -> list[Any]:
    played = recorded(one.name, one.number)
    return random.Random(f"some/{one.number}").sample(played, min(count, len(played)))


def _refusal(game: AnyGame, state: Any, seat: Seat, move: Move) -> Refusal | None:
    """Give the refusal of `move`, or None when the rules took it."""
    try:
        play(game, state, seat, move, Chance(b"forged", 0))
    except Illegal as illegal:
        return illegal.refusal
    return None


def _said(one: Case, refusal: Refusal) -> None:
    title = installed_games.installed_game(one.name)
    for locale in ("en", "es"):
        assert title.presenter.refusal(refusal, title.say(locale, ("A", "B", "C", "D", "E", "F", "G", "H")))


def _forged(one: Case, state: Any, dice: random.Random) -> list[tuple[Seat, Move]]:
    """Make moves that nobody may make."""
    game = one.game
    waiting = waited_for(game, state, one.seats)
    forged: list[tuple[Seat, Move]] = [
        (TABLE, Move("tick")),
        (TABLE, Move("idle")),
        (TABLE, Move(TIME_UP.verb, ((),))),
        *(() if game.time_limit(one.options) else ((TABLE, TIME_UP),)),
        *((seat, TIME_UP) for seat in range(one.seats)),
        *((TABLE, Move(verb, picks)) for verb in ("idle", "resign") for picks in _no_seats(game)),
        *((seat, table_move(verb, seat)) for verb in ("idle", "resign") for seat in range(one.seats)),
        *((seat, Move(verb)) for verb in ("", STRANGE, "setup", "start") for seat in range(one.seats)),
    ]
    for seat in waiting:
        move = complete(game, state, seat, dice)
        others = [other for other in range(-2, one.seats + 2) if not _offers(game, state, other, move.verb)]
        forged += [(other, move) for other in others]
        forged += [(seat, wrong) for wrong in _spoiled(game, state, seat, move, dice)]
    return forged


def _offers(game: AnyGame, state: Any, seat: Seat, verb: str) -> bool:
    return any(ask.verb == verb for ask in game.asks(state, seat))


def _no_seats(game: AnyGame) -> tuple[Any, ...]:
    words = ("-1", "-2", str(game.seats[-1]), "999", "x", "", "1.0", " 0", "00", "²")
    return ((), ((),), (("0", "1"),), (("0",), ("0",)), *(((word,),) for word in words))


def _spoiled(game: AnyGame, state: Any, seat: Seat, move: Move, dice: random.Random) -> list[Move]:
    """Spoil an offered move in every way that counts and options allow."""
    picks, verb = move.picks, move.verb
    spoiled = [
        Move(verb, (*picks, (STRANGE,))),
        Move(verb, (*picks, ())),
        Move(verb, ((STRANGE,),) * len(picks) or ((),)),
    ]
    if picks:
        spoiled.append(Move(verb, picks[:-1]))
    ask = next(ask for ask in game.asks(state, seat) if ask.verb == verb)
    for place, group in enumerate(picks):
        field = game.next_field(state, seat, ask, picks[:place])
        assert field is not None
        wrong: list[tuple[str, ...]] = [
            (*group, STRANGE),
            (*group, ""),
            tuple(option + " " for option in group) or (" ",),
        ]
        wrong += [group * 2, (*group, group[0])] if group else []
        if field.least > 0:
            wrong.append(tuple(dice.sample(field.options, field.least - 1)))
        if field.most < len(field.options):
            wrong.append(tuple(dice.sample(field.options, field.most + 1)))
        spoiled += [Move(verb, (*picks[:place], bad, *picks[place + 1 :])) for bad in wrong]
    return spoiled


SELDOM = 20
"""Offers of a verb, over all games, below which nobody needs to have taken one up."""

CHECKS = (check_ends, check_codec, check_replay, check_table_moves, check_refusals)


def check_verbs(name: str, numbers: Sequence[int]) -> None:
    """Every verb is played at least once, but what is seldom offered: random players may miss that."""
    offered: Counter[str] = Counter()
    used: set[str] = set()
    for number in numbers:
        one = case(name, number)
        for turn in recorded(name, number):
            offered.update(ask.verb for seat in range(one.seats) for ask in one.game.asks(turn.before, seat))
            used.add(turn.move.verb)
    assert used - {"idle", "resign", TIME_UP.verb, CALL} <= set(offered)
    missed = {verb for verb, count in offered.items() if verb not in used and count >= SELDOM}
    assert not missed, f"never played: {missed}"
    assert {"idle", "resign"} <= used, "no time ran out or nobody left"
    timed = any(one.game.time_limit(one.options) for one in (case(name, number) for number in numbers))
    assert (TIME_UP.verb in used) == timed, "no game came to the end of its time"
