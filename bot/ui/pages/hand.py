"""The hand: a private page of a player. It shows the player's cards or pieces and possible moves."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine.chronicle import LogEntry
from bot.engine.move import Move, must_decide
from bot.engine.page import Button, Page, Picture
from bot.engine.presenter_defaults import landscape
from bot.engine.record import Seat
from bot.table import lessons
from bot.table.drawn import DECIDES, WAITS, picture
from bot.table.table import Table
from bot.ui.pages import drafts, phone
from bot.ui.pages.fitting import NEEDED, WANTED, least_height
from bot.ui.pages.hand_buttons import all_rows, front_rows, lesson_rows, with_extras, with_serial
from bot.ui.pages.hand_words import Words, as_text, folded_lines, unfolded_lines, words_of
from bot.ui.pages.lesson import Taught, ending_lines, lesson_parts
from bot.ui.pages.rows import Rows, with_button
from bot.ui.pages.shown_hand import PLAIN, Manner, Shown
from bot.ui.pages.times import thinking_seat
from storage.records.tables import Draft

WAITING = 0x5B6770
"""The colour of a hand whose player has to wait. It is grey in all games."""


def ending_page(table: Table, seat: Seat, ending: Page, manner: Manner, locale: str) -> Page:
    """Return the public page `ending` of the end of a game, with a line for the player in `seat`.

    The line says how the game has ended for this player.
    """
    say, face = table.say(locale), table.title.presenter
    above = (f"**{manner.note}**", "") if manner.note else ()
    own = (*above, *ending_lines(table, say), f"**{face.ending(table.view(seat), seat, say)}**")
    lead = _lead(Shown(table, seat, say, manner=manner))
    return replace(ending, lines=(*own, *ending.lines[1:]), lead=lead, calls=(), files=())


def hand_page(
    table: Table, seat: Seat, draft: Draft | None, news: Sequence[LogEntry], locale: str, manner: Manner = PLAIN
) -> Page:
    """Return the hand of a player: the news since their last turn, their cards, and the controls.

    It contains what fits on the screen of a phone. An unfolded hand contains everything.
    """
    shown = Shown(table, seat, table.say(locale), drafts.drafted(table, seat, draft), manner)
    page, lesson = _picture_page(shown), lesson_parts(table, seat, shown.say)
    words = words_of(shown, page, news, lesson)
    if manner.text_first or manner.unfolded:
        page = _unfold(shown, page, words, lesson)
    else:
        page = _fit_phone(shown, page, words, lesson)
    rows = with_extras(shown, with_serial(page.rows, drafts.serial(table, seat, draft)))
    if _scene(shown) is not None and not manner.unfolded and _private_picture(shown) is not None:  # *Less* leads there
        rows = with_button(rows, Button(shown.say("button-scene-over"), table.press("hand")))
    return replace(page, rows=rows)


def _fit_phone(shown: Shown, page: Page, words: Words, lesson: Taught | None) -> Page:
    """Return a hand that fits on a phone: needed lines, up to four usual moves, then further lines.

    `lesson` is what a tutorial adds to the hand.
    """
    room = phone.SCREEN - phone.FRAME - phone.head_high(page.lead, page.title)
    room -= phone.picture_high(shape_of(shown, page.picture)) if page.picture is not None else 0
    if lesson is not None:
        rows = lesson_rows(shown, lesson)
    elif shown.move is None and shown.table.asks(shown.seat):
        rows = front_rows(shown, room - least_height(words.blocks, WANTED), room - least_height(words.blocks, NEEDED))
    else:
        rows = all_rows(shown, shown.face.has_more(shown.view))
    left = room - phone.rows_high(rows)
    lines = folded_lines(words, left)
    footer = page.footer if phone.words_high(lines) + phone.FOOTER <= left else ""
    return replace(page, lines=lines, rows=rows, footer=footer)


def _unfold(shown: Shown, page: Page, words: Words, lesson: Taught | None) -> Page:
    """Return an unfolded hand with all text and controls. `lesson` is what a tutorial adds to the hand.

    A hand in plain text also has all text. But if its reader has not unfolded it, it only has the controls of the usual
    moves.
    """
    rest, more = shown.face.more(shown.view, shown.say), shown.face.has_more(shown.view)
    if shown.manner.text_first:
        page = replace(page, as_content=True)
        lines, more = as_text(page, words, rest, shown.manner.unfolded)
    else:
        lines = unfolded_lines(words, rest)
    return replace(page, lines=lines, rows=_whole_rows(shown, lesson, more))


def _whole_rows(shown: Shown, lesson: Taught | None, more: bool) -> Rows:
    if lesson is not None:
        return lesson_rows(shown, lesson)
    if shown.manner.unfolded or shown.move is not None or not shown.table.asks(shown.seat):
        return all_rows(shown, more or shown.manner.unfolded)
    return front_rows(shown, phone.SCREEN, phone.SCREEN)


def _picture_page(shown: Shown) -> Page:
    """Return the page of a hand with only the first line and the picture.

    After a great moment of the game, its picture replaces the usual one.
    """
    page = replace(shown.table.made(shown.face.hand, shown.seat, shown.say), lead=_lead(shown))
    drawn, scene = _private_picture(shown), _scene(shown)
    if shown.manner.text_first:
        return replace(page, picture=None, alt="")
    if scene is not None:
        return replace(page, picture=scene.picture, alt=scene.alt)
    if drawn is None:
        return replace(page, picture=None, alt="")
    if drawn.mark == DECIDES:
        return replace(page, picture=drawn, alt=shown.table.made(shown.face.hand_alt, shown.seat, shown.say))
    footer = " · ".join(part for part in (page.footer, shown.say("hand-waits")) if part)
    return replace(page, picture=drawn, alt=shown.say("hand-waits-alt"), colour=WAITING, footer=footer)


def _scene(shown: Shown) -> Page | None:
    """Return the page of the great moment whose picture the hand shows, if any.

    Where a tutorial asks something, the question is about the present picture.
    """
    return shown.manner.scene if lessons.expected(shown.table) is None else None


def _lead(shown: Shown) -> str:
    """Return the first line of a hand. A phone shows this line on its lock screen.

    The line names the table and whose turn it is, but reveals no secret. In plain text, a second sentence follows. It
    fills the notification, so that the notification does not show the secret text after it.
    """
    table, seat, say = shown.table, shown.seat, shown.say
    called = table.called(say)
    if table.record.status != "playing":
        lead = say("hand-lead-over", table=called)
    elif seat in table.waited_for():
        lead = say("hand-lead-turn", table=called)
    elif (thinks := thinking_seat(table)) is not None:
        lead = say("hand-lead-thinks", table=called, who=say.name(thinks))
    else:
        turn = table.game.turn(table.state)
        who = "" if turn is None or turn.seat in (None, seat) else say.name(turn.seat)
        lead = say("hand-lead-wait-for", table=called, who=who) if who else say("hand-lead-wait", table=called)
    return f"{lead}\n-# {say('hand-lead-private')}" if shown.manner.text_first else lead


def shape_of(shown: Shown, picture: Picture) -> float:
    """Return the height of a hand's picture divided by its width.

    For a player who waits, the usual shape of a board is assumed. The old picture may then be kept, and its height
    matters little.
    """
    if _scene(shown) is not None or picture.mark == WAITS:
        return landscape()
    return shown.table.made(shown.face.private_shape, shown.seat, _pictured_move(shown), shown.say)


def _pictured_move(shown: Shown) -> Move | None:
    """Return the move that the private picture shows: the draft, or the only choice of a tutorial's step."""
    lesson = shown.table.record.lesson
    if shown.move is not None or lesson is None or lesson.over or lesson.others:
        return shown.move
    asked = lessons.expected(shown.table)
    return asked.step.move if asked is not None and not asked.asks else None


def _private_picture(shown: Shown) -> Picture | None:
    """Return what to draw as the private picture of a hand. Return None if the game has no such picture."""
    table, seat, face, view = shown.table, shown.seat, shown.face, shown.view
    decides = must_decide(table.asks(seat))
    draft = _pictured_move(shown) if decides else None
    if face.private_picture(view, draft, shown.say) is None:
        return None
    drawn = picture(table.title, "private", view, shown.say, draft, record=table.record)
    if not decides:
        return replace(drawn, mark=WAITS)
    return replace(drawn, mark=DECIDES, shows=face.private_print(view, draft, shown.say))
