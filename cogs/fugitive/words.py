"""Views of Fugitive in words: row, decks, hands, the notepad, and the picture told as text."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.game import Seat
from bot.engine.texts import Say
from cogs.fugitive import data
from cogs.fugitive.data import sprint
from cogs.fugitive.state import Guess
from cogs.fugitive.view import SpotView, View, impossible

ALT = 1024
"""The longest alt text that Discord takes."""

GUESSES = 1200
"""Characters for the latest guesses in the Marshal's panel; the log holds the rest."""

NOTEPAD = (range(1, 15), *data.BANDS[1:])


def line(heading: str, text: str, say: Say) -> str:
    """Put a heading before `text`."""
    return f"**{say(f'fugitive-line-{heading}')}** {text}"


def person(view: View, seat: Seat, say: Say) -> str:
    """Name a player with the role."""
    role = say("fugitive-role-fugitive" if seat == view.fugitive else "fugitive-role-marshal")
    return say("fugitive-person", who=say.name(seat), role=role)


def card(number: int, say: Say) -> str:
    """Write a card with its footprints."""
    return say("fugitive-card", card=number, value=sprint(number))


def cards(numbers: Iterable[int], say: Say) -> str:
    """Write cards with their footprints; the 42 by its name."""
    written = [say("fugitive-card-escape") if n == data.ESCAPE else card(n, say) for n in numbers]
    return " · ".join(written) or say("fugitive-none")


def row(view: View, say: Say) -> str:
    """Write the row; brackets stand around what the viewer sees but was never found."""
    return " → ".join(spot(place, say) for place in view.row)


def open_row(view: View, say: Say) -> str:
    """Write the row with its heading, and at the end what its brackets mean."""
    text = line("row", row(view, say), say)
    lost = view.result is not None and view.hidden_count() > 0
    return f"{text}\n{say('fugitive-row-over-note')}" if lost else text


def spot(place: SpotView, say: Say) -> str:
    """Write one place of the row."""
    if place.hideout is None:
        return say("fugitive-spot-hidden", count=place.sprint_count)
    if place.sprints is None:
        return say("fugitive-spot-escape", count=place.sprint_count)
    under = ", ".join(map(str, place.sprints))
    text = say("fugitive-spot-open", number=place.hideout, count=len(place.sprints), cards=under)
    return text if place.revealed else say("fugitive-spot-own", spot=text)


def decks(view: View, say: Say) -> str:
    """Write the three decks with what is left of them."""
    bands = zip(data.BANDS, view.deck_sizes, strict=True)
    return " · ".join(say("fugitive-deck", band=f"{band[0]}-{band[-1]}", count=count) for band, count in bands)


def hands(view: View, say: Say) -> str:
    """Write who plays what with how many cards; at the end the cards themselves."""
    sizes = ((view.fugitive, view.hand_size, view.hand), (view.marshal, view.marshal_hand_size, view.marshal_hand))
    written = []
    for seat, count, held in sizes:
        text = say("fugitive-hand-size", who=person(view, seat, say), count=count)
        shown = ", ".join(map(str, held)) if view.result is not None and held else ""
        written.append(f"{text}: {shown}" if shown else text)
    return " · ".join(written)


def fugitive_lines(view: View, say: Say) -> tuple[str, ...]:
    """Tell the Fugitive where he is, what he reaches, his hand by what it is good for, and his row (ui: "The hand")."""
    last = view.row[-1].hideout or 0
    held = view.hand or ()
    own_row = f"{line('row-own', row(view, say), say)}\n{say('fugitive-own-row-note')}"
    if view.result is not None or last == data.ESCAPE:
        shown = own_row if view.result is None else open_row(view, say)
        return (line("hand", cards(held, say), say), shown, opposite(view, say))
    total = sum(sprint(number) for number in held if number != data.ESCAPE)
    near = [n for n in held if last < n <= last + data.REACH]
    beyond = [n for n in held if n > last + data.REACH]
    payable = {n: total - (sprint(n) if n != data.ESCAPE else 0) for n in held}
    sprinting = [n for n in beyond if n - last - data.REACH <= payable[n]]
    far = [n for n in beyond if n not in sprinting]
    reach = ", ".join(str(n) for n in range(last + 1, min(last + data.REACH, data.ESCAPE) + 1))
    lines = [
        say("fugitive-at", last=last, reach=reach or "none"),
        line("free", cards(near, say), say),
    ]
    for heading, some in (("sprinting", sprinting), ("far", far)):
        if some:
            lines.append(line(heading, needs(some, last, say), say))
    dead = [n for n in held if n <= last]
    if dead:
        lines.append(line("dead", cards(dead, say), say))
    return (*lines, say("fugitive-footprints", total=total), own_row, opposite(view, say))


def needs(numbers: Iterable[int], last: int, say: Say) -> str:
    """Write cards with the footprints that each needs as the next hideout."""
    return " · ".join(
        say(
            "fugitive-card-needs",
            card=say("fugitive-card-escape") if n == data.ESCAPE else card(n, say),
            need=n - last - data.REACH,
        )
        for n in numbers
    )


def marshal_lines(view: View, say: Say) -> tuple[str, ...]:
    """Tell the Marshal the row, her hand, the notepad while it helps, and the guesses so far (§7)."""
    return (
        open_row(view, say),
        line("hand", ", ".join(map(str, view.marshal_hand or ())) or say("fugitive-none"), say),
        *((notepad(view, say),) if view.result is None else ()),
        line("guesses", guesses(view, say), say),
        opposite(view, say),
    )


def opposite(view: View, say: Say) -> str:
    """Tell who plays against the viewer."""
    if view.viewer == view.fugitive:
        return say("fugitive-opposite-marshal", who=say.name(view.marshal), cards=view.marshal_hand_size)
    return say("fugitive-opposite", who=say.name(view.fugitive), hidden=view.hidden_count(), cards=view.hand_size)


def notepad(view: View, say: Say) -> str:
    """Write 1 to 41 in three lines, struck where impossible, the Marshal's own cards in brackets."""
    own, out = set(view.marshal_hand or ()), impossible(view)

    def note(number: int) -> str:
        return f"[{number}]" if number in own else f"~~{number}~~" if number in out else str(number)

    lines = (" ".join(note(number) for number in band) for band in NOTEPAD)
    return "\n".join((f"**{say('fugitive-line-notepad')}**", *lines, say("fugitive-notepad-note")))


def guesses(view: View, say: Say) -> str:
    """Write the latest guesses with their answers."""
    told: list[str] = []
    room = GUESSES
    for one in reversed(view.guesses):
        text = guess(one, say)
        room -= len(text) + 3
        if room < 0:
            told.append(say("fugitive-guesses-earlier", count=len(view.guesses) - len(told)))
            break
        told.append(text)
    return " · ".join(reversed(told)) or say("fugitive-none")


def guess(one: Guess, say: Say) -> str:
    """Write one guess and its answer."""
    return say("fugitive-guess-hit" if one.hit else "fugitive-guess-miss", numbers=", ".join(map(str, one.numbers)))


def alt(view: View, now: str, say: Say) -> str:
    """Tell the picture in words, in at most 1,024 characters."""
    facts = f"{decks(view, say)}. {hands(view, say)}."
    told = " → ".join(alt_spot(place, say) for place in view.row)
    for path in (told, row(view, say)):
        text = f"{now} {say('fugitive-alt-row', path=path)} {facts}"
        if len(text) <= ALT:
            return text
    return f"{text[: ALT - 1]}…"


def alt_spot(place: SpotView, say: Say) -> str:
    """Tell one place of the row: open with its cards, or face-down."""
    if place.hideout is None:
        return say("fugitive-alt-hidden", count=place.sprint_count)
    return spot(place, say)
