"""The rule book of a game: the short rules, the chapters, and why a move is not possible now.

A reader sees it in a private message. Only players at a table can ask why a move is not possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from bot.engine.book import LOOK, Book, Chapter, chapters
from bot.engine.custom_id import at_home
from bot.engine.game import settled
from bot.engine.move import Ask, Move, must_decide
from bot.engine.page import Button, Choice, Menu, Page, Picture
from bot.engine.play import why_not
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.installed_games import InstalledGame, installed_game
from bot.table.drawn import picture
from bot.table.table import Table
from bot.ui.pages.controls import missing_targets
from bot.ui.pages.rows import Rows

SHORT = "."
"""The name of the page with the short rules. All other pages have the names of chapters."""

NOWHERE = ("-", "+")
"""The names of pages before the first and after the last page. These pages do not exist.

The buttons that turn pages have these names at the ends of the book.
"""

LEARNER = "Ana"
"""The name of the reader's player in the example pictures of the book."""

RULING = "⚖"
"""The sign before a ruling by the bot's authors, for a case that the original rules leave open."""


class Reader(NamedTuple):
    """The reader of a rule book: the game, the language, and the table and user of a reader at a table.

    A reader may prefer text to pictures.
    """

    title: InstalledGame
    say: Say
    table: Table | None = None
    seat: Seat | None = None
    text_first: bool = False

    @property
    def book(self) -> Book:
        """The chapters of the book. At a table, they are those that apply to the table's options."""
        if self.table is None:
            return self.title.book
        return chapters(self.title.book, settled(self.title.game, self.table.record.options))

    @property
    def asks_why(self) -> bool:
        """Whether the reader plays in a running game, and so can ask why a move is not possible now."""
        return self.table is not None and self.seat is not None and self.table.record.status == "playing"

    def press(self, action: str, name: str, serial: int = 0) -> str:
        """Return the custom_id of a button that opens the page `name` of the rule book."""
        if self.table is not None:
            return self.table.press(action, argument=name, serial=serial)
        return at_home(action, f"{self.title.name}.{name}", serial)


def at_table(table: Table, user: int, locale: str, text_first: bool = False) -> Reader:
    """Return the reader of the rule book for a user at a table."""
    return Reader(table.title, table.say(locale), table, table.seat_of(user), text_first)


def asked_about(table: Table, seat: Seat, draft: Move | None) -> str:
    """Return the name of the chapter about the question that `seat` has to answer; empty if there is none.

    If there are several questions, one with a draft comes first, then one that must be answered.
    """
    book, asks = Reader(table.title, table.say(), table, seat).book, table.asks(seat)
    verbs = [draft.verb] if draft is not None else []
    verbs += [ask.verb for ask in _sort_questions(table, asks)]
    return next((each.name for verb in verbs for each in book if verb in each.verbs), "")


def _sort_questions(table: Table, asks: Sequence[Ask]) -> list[Ask]:
    """Return the questions sorted: first those that must be answered. Of these, the usual ones come first."""
    return sorted(asks, key=lambda ask: (not must_decide((ask,)), not table.title.presenter.usual(ask)))


def book_page(reader: Reader, name: str = "", serial: int = 0) -> Page:
    """Return the page of the chapter `name`. If there is no such chapter, return that of the short rules.

    `serial` is a part of the custom_id of the menu on the page.
    """
    say, title, book = reader.say, reader.title, reader.book
    at = next((at for at, chapter in enumerate(book, 1) if chapter.name == name), 0)
    page = _chapter(reader, book[at - 1]) if at else _short(reader, book)
    footer = say("book-footer", game=say(f"{title.name}-title"), page=at + 1, pages=len(book) + 1)
    return Page(
        title=page.title,
        lines=page.lines,
        footer=footer if book else "",
        colour=page.colour,
        alt=page.alt,
        rows=_turning(reader, book, at, serial),
        picture=page.picture,
    )


def _short(reader: Reader, book: Book) -> Page:
    """Return the page with the short rules. If the book has rulings, the page explains their sign."""
    say, title = reader.say, reader.title
    options = None if reader.table is None else settled(title.game, reader.table.record.options)
    ruled = any(f"{title.name}-book-{each.name}.ruling" in say for each in book)
    signs = ("", f"-# {say('book-signs', sign=RULING)}") if ruled else ()
    return Page(say("rules-title", game=say(f"{title.name}-title")), (*title.presenter.rules(options, say), *signs))


def _chapter(reader: Reader, chapter: Chapter) -> Page:
    """Return the page of a chapter: the rules, an example, and the rulings of the bot's authors."""
    say, key = reader.say, f"{reader.title.name}-book-{chapter.name}"
    lines = [say(f"{key}.text")]
    if f"{key}.example" in say:
        example = f"**{say('book-example')}** {say(f'{key}.example')}"
        lines += ["", *(f"> {line}" if line else ">" for line in example.split("\n"))]
    if f"{key}.ruling" in say:
        lines += ["", f"{RULING} {say(f'{key}.ruling')}"]
    drawn, alt = _picture(reader, chapter)
    if drawn is not None and drawn.kind == "board":
        lines += ["", f"-# {say('book-picture', name=LEARNER)}"]
    if reader.text_first and alt:
        return Page(f"{reader.title.presenter.emoji} {say(key)}", (*lines, "", alt))
    return Page(f"{reader.title.presenter.emoji} {say(key)}", tuple(lines), alt=alt, picture=drawn)


def _picture(reader: Reader, chapter: Chapter) -> tuple[Picture | None, str]:
    """Return the picture of a chapter and a description of it in words.

    The picture shows a position from one of the game's tutorials, as the learner or as everybody sees it.
    """
    title = reader.title
    if not chapter.step:
        return None, ""
    lesson = next(each for each in title.lessons if chapter.step in each.positions)
    crew = [each.name for each in title.crew]
    names = tuple(LEARNER if seat == lesson.learner else crew[seat % len(crew)] for seat in range(lesson.seats))
    say, state = title.say(reader.say.locale, names), _position(title.name, chapter.step)
    own = title.game.view(state, lesson.learner)
    if chapter.shows.startswith(LOOK):
        name = chapter.shows.removeprefix(LOOK)
        return picture(title, "look", own, say, name=name), title.presenter.look(own, name, say)[0].alt
    if chapter.shows == "hand":
        return picture(title, "private", own, say), title.presenter.hand_alt(own, say)
    view = title.game.view(state, None)
    return picture(title, "board", view, say), title.presenter.board(view, say).alt


@cache
def _position(name: str, step: str) -> Any:
    """Return the state of the game at a step of one of its tutorials."""
    asked = installed_game(name)
    return next(each for each in asked.lessons if step in each.positions).position(asked.game, step)


def _turning(reader: Reader, book: Book, at: int, serial: int) -> Rows:
    """Return the controls of a page of the rule book.

    They are the menu of chapters, the buttons that turn pages, and the button that asks why a move is not possible.
    """
    say, names = reader.say, (SHORT, *(chapter.name for chapter in book))
    buttons: tuple[Button, ...] = ()
    rows: Rows = ()
    if book:
        labels = (say("book-short"), *(say(f"{reader.title.name}-book-{chapter.name}") for chapter in book))
        choices = tuple(
            Choice(name, f"{place}. {label}", chosen=place == at + 1)
            for place, (name, label) in enumerate(zip(names, labels, strict=True), 1)
        )
        rows = (Menu(say("book-chapters"), reader.press("book", "", serial), choices),)
        before, after = names[at - 1] if at else NOWHERE[0], names[at + 1] if at + 1 < len(names) else NOWHERE[1]
        buttons = (
            Button(f"◀ {say('button-book-back')}", reader.press("book", before, serial), enabled=at > 0),
            Button(f"{say('button-book-on')} ▶", reader.press("book", after, serial), enabled=at + 1 < len(names)),
        )
    if reader.asks_why:
        buttons = (*buttons, Button(say("button-why"), reader.press("why", names[at], serial)))
    return (*rows, buttons) if buttons else rows


def why_page(reader: Reader, back: str) -> Page:
    """Return the page with the moves and usual targets that the reader cannot choose now, and the reasons.

    Moves that are forbidden by the same rule are listed together. `back` is the name of the book's page from which the
    reader came.
    """
    table, seat, say = reader.table, reader.seat, reader.say
    assert table is not None
    assert seat is not None
    face, view = table.title.presenter, table.view(seat)
    forbidden: dict[str, list[str]] = {}
    for verb, refusal in (why_not(table.game, table.state, seat) if table.record.status == "playing" else {}).items():
        told = _no_target(reader.title, verb, say) if refusal is None else face.refusal(refusal, say)
        forbidden.setdefault(told, []).append(face.button(view, Move(verb), say))
    lines = tuple(f"**{', '.join(dict.fromkeys(labels))}** – {told}" for told, labels in forbidden.items())
    for ask in table.asks(seat):
        begun = Move(ask.verb)
        lines += tuple(
            f"**{face.button(view, begun, say)}** – {told}" for told in missing_targets(table, seat, begun, say)
        )
    nothing = say("why-all" if table.asks(seat) else "why-wait")
    rows = ((Button(f"◀ {say('button-book')}", reader.press("book", back)),),)
    return Page(say("why-title"), lines or (nothing,), footer=say("why-rest"), rows=rows)


def _no_target(title: InstalledGame, verb: str, say: Say) -> str:
    """Return a sentence that says that the move `verb` is allowed, but has no possible target now.

    The game may have its own text for this.
    """
    key = f"{title.name}-aimless-{verb}"
    return say(key if key in say else "why-aimless")
