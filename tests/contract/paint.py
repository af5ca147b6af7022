"""Everything that a viewer can read of a state, and Discord's limits for it."""

from __future__ import annotations

from typing import Any

from bot.engine.custom_id import LIMIT, CustomId
from bot.engine.game import AnyGame
from bot.engine.move import Ask, Field, Move
from bot.engine.page import Page
from bot.engine.play import waited_for, why_not
from bot.engine.presenter import Presenter
from bot.engine.record import Viewer
from bot.engine.texts import Say

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana")

LONG_NAMES = tuple("\\_" * 23 + letter for letter in "ABCDEFGH")
"""Names of 24 letters, every one of which had to be escaped."""

FRAME = 700
"""Letters that the table adds to a page: what happened last, a note."""

TITLE, TEXT, FOOTER, WHOLE, LEAD, ALT = 256, 4096, 2048, 6000, 2000, 1024
BUTTON, PLACEHOLDER, OPTION, DETAIL, VALUE = 80, 150, 100, 100, 100
MENUS, OPTIONS, ROWS = 4, 25, 5

Text = tuple[str, str]
"""What a text is for, and the text."""


def everything(game: AnyGame, face: Presenter, state: Any, viewer: Viewer, say: Say, seats: int) -> list[Any]:
    """Write all pages and labels that `viewer` gets, in a form that can be compared."""
    view = game.view(state, viewer)
    shown: list[Any] = [face.board(view, say), face.facts(view, say), face.goal(view, viewer, say)]
    shown += [face.turn(view, say, seat) for seat in waited_for(game, state, seats)]
    if viewer is None:
        return shown
    shown += [
        face.hand(view, say),
        face.hand_alt(view, say),
        face.more(view, say),
        face.hints(view, game.asks(state, viewer)),
    ]
    for verb, refusal in why_not(game, state, viewer).items():
        shown.append(("withheld", face.button(view, Move(verb), say), refusal and face.refusal(refusal, say)))
    for ask in game.asks(state, viewer):
        shown += controls(game, face, state, viewer, ask, say)
    return shown


def controls(game: AnyGame, face: Presenter, state: Any, seat: int, ask: Ask, say: Say) -> list[Any]:
    """Write the button of `ask`, or what it is called in a list, its menus along the first options, and the buttons of
    each first option alone and of what is offered as a shortcut."""
    view = game.view(state, seat)
    shown: list[Any] = [("button", face.button(view, Move(ask.verb), say))]
    shown += [("button", face.button(view, move, say)) for move in face.shortcuts(view, ask)]
    if not ask.fields:
        return shown
    picked: Any = ()
    declared = face.moves.get(ask.verb, ())
    while (field := game.next_field(state, seat, ask, picked)) is not None:
        if rest := [(each.name, each.kind) for each in declared[len(picked) :]]:
            assert (field.name, field.kind) in rest, ask.verb
        shown.append(("placeholder", face.ask(view, ask, field, picked, say)))
        for group in face.groups(view, ask, field, picked, say):
            lines = tuple((option, *face.option(view, ask, field, picked, option, say)) for option in group.options)
            shown.append(("menu", group.heading, lines))
        if not picked and field.least <= 1:
            shown += [("button", face.button(view, Move(ask.verb, ((option,),)), say)) for option in field.options]
        picked += (field.options[: max(field.least, min(field.most, 1))],)
    shown.append(("button", face.button(view, Move(ask.verb, picked), say)))
    return shown


def check_page(page: Page, what: str) -> None:
    """Hold a page against Discord's limits, with room for what the table adds."""
    text = "\n".join(page.lines)
    parts = (
        ("title", page.title, TITLE),
        ("text", text, TEXT - FRAME),
        ("lead", page.lead, LEAD),
        ("alt", page.alt, ALT),
    )
    for name, content, limit in (*parts, ("footer", page.footer, FOOTER)):
        assert len(content) <= limit, f"{what}: {name} is {len(content)} long"
        assert name in ("lead", "alt", "footer") or content.strip(), f"{what}: no {name}"
    assert len(page.title) + len(text) + len(page.footer) <= WHOLE - FRAME, what
    assert 0 <= page.colour <= 0xFFFFFF
    assert all(line.strip() for line in page.lines[:1]), f"{what}: the first line says what now"


def check_controls(shown: list[Any]) -> None:
    """Hold buttons and menus against Discord's limits."""
    for kind, *rest in shown:
        label = rest[0]
        if kind == "button":
            assert 0 < len(label) <= BUTTON, label
        elif kind == "placeholder":
            assert 0 < len(label) <= PLACEHOLDER, label
        else:
            (options,) = rest[1:]
            assert len(label) <= PLACEHOLDER
            assert 0 < len(options) <= OPTIONS, options
            assert len({value for value, _, _ in options}) == len(options), options
            for value, text, detail in options:
                assert 0 < len(value) <= VALUE
                assert 0 < len(text) <= OPTION, text
                assert len(detail) <= DETAIL, detail


def check_press(seat: int, ask: Ask, field: Field | None) -> None:
    """See that a press that is a whole move still fits into the id of its button."""
    for option in field.options if field else ("",):
        move = Move(ask.verb, ((option,),)) if field else Move(ask.verb)
        assert len(str(CustomId("do", 10**9, 10**10, seat, "0" * 12, str(move)))) <= LIMIT
