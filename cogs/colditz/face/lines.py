"""Text lines about the table of Escape from Colditz: the situation, the turn, officers, the German.

See docs/rules/colditz.md §3.19.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from bot.engine.wording import ALT, fitting, sentence
from cogs.colditz.data import TUNNEL_CARDS
from cogs.colditz.face import words
from cogs.colditz.rules.castle.board import GATES, SPACES
from cogs.colditz.rules.castle.pawns import name
from cogs.colditz.rules.turn.course import dice_in_order, total_of
from cogs.colditz.state import BARRACKS, GERMAN, Guard, Interruption
from cogs.colditz.view import View


def stage(view: View) -> str:
    """Return the id of the game's current stage, as text keys use it.

    It is the kind of the interruption, the phase of the game, or the side that acts.
    """
    if view.interruption is not None:
        return f"interruption_{view.interruption.kind}"
    if view.phase == "act":
        return "german" if view.active == GERMAN else "officer"
    return view.phase


def deciding_seats(view: View) -> tuple[Seat, ...]:
    """Return the seats of the players who have to decide now, from public facts only."""
    if view.result is not None:
        return ()
    if view.interruption is not None:
        return view.asked
    return (acting_seat(view),)


def acting_seat(view: View) -> Seat:
    """Return the seat of the player who acts now.

    This player has the turn, posts guards before the first turn, or chooses a colour.
    """
    if view.phase == "colours":
        return (view.german + len(view.chosen) + 1) % view.players
    return view.german if view.phase == "posts" else view.seat(view.active)


def now(view: View, say: Say) -> str:
    """Return the text about the current situation and the players who have to decide."""
    points, rolled = view.turn.points, total_of(view.turn.dice)
    who = say.name(acting_seat(view))
    told = say(
        f"colditz-now-{stage(view)}",
        who=who,
        points=points,
        rolled=rolled,
        **interruption_words(view, view.interruption, say),
    )
    if view.interruption is None:
        return told
    return f"{sentence(told)} {say('colditz-waiting', names=tuple(map(say.name, view.asked)))}"


def interruption_words(view: View, interruption: Interruption | None, say: Say) -> dict[str, object]:
    """Return the text arguments about an interruption, such as its men, its guard or its place."""
    if interruption is None:
        return {}
    concerned = (interruption.man,) if interruption.man else interruption.men
    place = interruption.place
    named = words.area(place, say) if place else ""
    guard = words.guard(interruption.guard, say) if interruption.guard >= 0 else ""
    kind = GATES.get(place, "")
    return {
        "men": words.men(concerned, say, view.me),
        "many": len(concerned),
        "guard": guard,
        "place": named,
        "kind": kind,
    }


def turn_line(view: View, say: Say) -> str:
    """Return the line with the round, the target, the last roll and the open tunnels."""
    parts = [
        say("colditz-round", round=view.round, rounds=view.rounds),
        say("colditz-target", target=view.target),
    ]
    if view.turn.dice:
        rolled = total_of(view.turn.dice)
        thrown = words.dice(dice_in_order(view.turn.dice))
        parts.append(say("colditz-dice", dice=thrown, rolled=rolled, points=view.turn.points))
    tunnels = [name for name, card in zip(TUNNEL_CARDS, view.tunnels, strict=True) if card]
    parts += [say("colditz-tunnel-open", tunnel=tunnel) for tunnel in tunnels]
    parts += [say("colditz-skipped")] if view.skipped else []
    parts.append(say("colditz-piles", stock=words.stock(view.piles, say) or say("colditz-nothing")))
    return words.BETWEEN.join(parts)


def officer_facts(view: View, officer: int, say: Say, men: bool = True) -> Iterator[str]:
    """Yield the public facts about an officer as short texts.

    With `men`, one of them says where the officer's men are.
    """
    one = view.officers[officer]
    if one.out:
        yield say("colditz-officer-out")
        return
    places = [(words.letter(name(officer, number)), man.place) for number, man in enumerate(one.men)]
    if men:
        yield words.gathered(places, say)
    yield words.holding(one, say)
    yield say("colditz-cards", count=one.count)
    yield say("colditz-kit" if one.kit else "colditz-no-kit")
    yield say("colditz-escapes", count=one.escapes, target=view.target)
    if one.dared:
        yield say("colditz-dared")


def officer_line(view: View, officer: int, say: Say, men: bool = True) -> str:
    """Return the public facts about an officer as one line.

    With `men`, the line says where the officer's men are.
    """
    told = words.BETWEEN.join(officer_facts(view, officer, say, men))
    who = words.officer_name(view, officer, say)
    return say("colditz-line-officer", who=who, nation=words.nation(officer, say), told=told)


def guard_zone(guard: Guard) -> str:
    """Return the name of the zone in which a guard is: inside, garrison, outside or barracks."""
    if guard.place == BARRACKS:
        return "barracks"
    zone = SPACES[guard.place].zone
    return {"garrison": "garrison", "gate": "garrison", "exterior": "outside"}.get(zone, "inside")


def guards_at(view: View) -> dict[str, list[tuple[int, Guard]]]:
    """Return the guards by zone, each as a pair of (number, guard)."""
    found: dict[str, list[tuple[int, Guard]]] = {"inside": [], "garrison": [], "outside": [], "barracks": []}
    for number, guard in enumerate(view.guards):
        found[guard_zone(guard)].append((number, guard))
    return found


def german_line(view: View, say: Say) -> str:
    """Return the line about the German: where the guards are, the number of cards, the preferred cells."""
    parts = []
    for zone, guards in guards_at(view).items():
        if guards or zone == "barracks":
            places = ", ".join(_posted(guard, say) for _, guard in guards) if zone != "barracks" else ""
            parts.append(say(f"colditz-guards-{zone}", count=len(guards), places=places))
    parts.append(say("colditz-cards", count=view.hand_count))
    parts.append(say(f"colditz-cells-{words.FATES[view.cell]}"))
    return say("colditz-line-german", who=say.name(view.german), told=words.BETWEEN.join(parts))


def _posted(guard: Guard, say: Say) -> str:
    """Return the text about where a guard is, and about the man whom the guard pursues."""
    if not guard.quarry:
        return guard.place
    return say("colditz-pursuing", place=guard.place, man=words.man(guard.quarry, say))


def table(view: View, say: Say) -> tuple[str, ...]:
    """Return the lines about the turn, each officer and the German. After the game there is no turn line."""
    officers = (officer_line(view, officer, say) for officer in range(len(view.officers)))
    turn = () if view.result is not None else (turn_line(view, say),)
    return (*turn, *officers, german_line(view, say))


def others(view: View, say: Say) -> tuple[str, ...]:
    """Return the lines about the other players, for the page that also shows the viewer's own lines.

    They start with the turn. An officer also gets the other officers' progress and the guards' places. The German gets
    the places of all men.
    """
    german = view.me == GERMAN
    shown = (officer_line(view, officer, say, german) for officer in range(len(view.officers)) if officer != view.me)
    return (turn_line(view, say), *shown, *(() if german else (german_line(view, say),)))


def alt(told: str, more: Sequence[str]) -> str:
    """Return a picture's alternative text: as many of the lines as fit in 1,024 characters."""
    parts = [line.rstrip(".") for line in (told, *more) if line]
    return _as_text(fitting(parts, ALT - len(parts) - 1))


def board_text(view: View, told: str, say: Say) -> tuple[str, ...]:
    """Return the lines of the board picture's alternative text: the situation, each officer, the German.

    If the text is too long, the spaces of men are left out, then the spaces of guards. Then nations replace the names
    of players.
    """
    told = told.rstrip(".")
    _, *players = table(view, say) if view.result is None else ("", *table(view, say))
    if len(_as_text([told, turn_line(view, say), *players])) <= ALT:
        return (_as_text([told, turn_line(view, say)]), *players)
    found = (told, *players)
    for guards, names in ((True, True), (False, True), (False, False)):
        officers = [_short_officer_line(view, officer, say, names) for officer in range(len(view.officers))]
        found = (told, *officers, german_line(view, say) if guards else _short_german_line(view, say))
        if len(_as_text(found)) <= ALT:
            break
    return found


def ending(view: View, viewer: Viewer, say: Say) -> str:
    """Return the text that says who won and why. It addresses one player or everybody.

    Raises ValueError while the game runs.
    """
    if view.result is None:
        raise ValueError("the game is not over")
    reason, winners = view.result.reason, view.result.winners
    side = "" if viewer is None else "-won" if viewer in winners else "-lost"
    return say(f"colditz-ending-{reason}{side}", names=tuple(map(say.name, winners)), many=len(winners))


def _as_text(parts: Sequence[str]) -> str:
    """Return facts joined into one line without bold marks."""
    return f"{'. '.join(parts)}.".replace("**", "")


def _short_officer_line(view: View, officer: int, say: Say, named: bool) -> str:
    """Return a short line about an officer, without labels of spaces."""
    one = view.officers[officer]
    where: dict[str, list[str]] = {}
    for number, man in enumerate(one.men):
        where.setdefault(words.short(man.place, say), []).append(words.letter(name(officer, number)))
    return say(
        "colditz-alt-officer",
        who=words.officer_name(view, officer, say) if named else words.nation(officer, say),
        places="; ".join(f"{''.join(letters)} {place}" for place, letters in where.items()),
        equipment=one.equipment,
        cards=one.count,
        kit=int(one.kit),
        escapes=one.escapes,
        out=int(one.out),
    )


def _short_german_line(view: View, say: Say) -> str:
    """Return how many guards are in each zone, as text."""
    told = (
        say(f"colditz-guards-{zone}", count=len(guards), places="").replace(" ()", "")
        for zone, guards in guards_at(view).items()
        if guards
    )
    return words.BETWEEN.join(told)
