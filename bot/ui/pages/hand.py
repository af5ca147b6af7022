"""The hand: what a seat holds, what it may do, and the controls for it. Only ever sent to that seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.engine.chronicle import LogEntry
from bot.engine.custom_id import read
from bot.engine.move import Move, Refusal, must_decide
from bot.engine.page import Button, Menu, Page, Picture
from bot.engine.record import Seat
from bot.engine.search import LEAST, Found
from bot.engine.texts import Say
from bot.engine.wording import fitting
from bot.table import advice, orders
from bot.table.drawn import picture
from bot.table.table import Table
from bot.ui.pages import controls
from bot.ui.pages.book import asked_about
from bot.ui.pages.coaching import aim, coaching
from bot.ui.pages.content import blocks, room
from bot.ui.pages.lesson import ended, taught
from bot.ui.pages.log import height
from bot.ui.pages.look import looking
from bot.ui.pages.resting import own_rest
from bot.ui.pages.rows import Around, Rows, squeezed, with_button
from bot.ui.pages.since import ROOM, SURROUNDINGS, since
from bot.ui.pages.times import own_time, thinker
from storage.records.tables import Draft

TALL = 12
"""Lines of a hand on a phone."""

ALL = 40
"""Lines of what is new for whoever wants to read it all."""


class Manner(NamedTuple):
    """How somebody wants to see a hand: what stands above it for once, all that is behind *More*, and as text alone;
    what of all titles they have been told once, None where they want to be told nothing of the kind."""

    note: str = ""
    unfolded: bool = False
    text_first: bool = False
    met: frozenset[str] | None = None
    onward: tuple[str, str] | None = None
    """Another table that waits for this person, by what it is called and its address."""
    stuck: bool = False
    """Whether Discord refuses the board as it is to be, so that an old one stands in the channel."""
    scene: Page | None = None
    """The great moment that stands in place of the picture until the next press."""
    ending: Page | None = None
    """The end of the game with its buttons."""


PLAIN = Manner()


def ending_page(table: Table, seat: Seat, ending: Page, manner: Manner, locale: str) -> Page:
    """Show `seat` the end of the game as everybody sees it, but for the line which says how it ended for that seat."""
    say, face = table.say(locale), table.title.presenter
    above = (f"**{manner.note}**", "") if manner.note else ()
    own = (*above, *ended(table, say), f"**{face.ending(table.view(seat), seat, say)}**")
    lead = _lead(table, seat, manner, say)
    return replace(ending, lines=(*own, *ending.lines[1:]), lead=lead, calls=(), files=())


def hand_page(
    table: Table, seat: Seat, draft: Draft | None, news: Sequence[LogEntry], locale: str, manner: Manner = PLAIN
) -> Page:
    """Show a seat what happened since its last turn, its hand, and the controls for its open questions."""
    say, face = table.say(locale), table.title.presenter
    view = table.view(seat)
    page, whole = face.hand(view, say), manner.unfolded or manner.text_first
    above = (f"**{manner.note}**", "") if manner.note else ()
    page = replace(page, lead=_lead(table, seat, manner, say), lines=(*page.lines, *_ordered(table, seat, say)))
    timed = (*page.lines, *own_time(table, seat, say))
    if height(timed) < TALL - SURROUNDINGS:  # the board tells it, too
        page = replace(page, lines=timed)
    if table.record.barred is not None and table.record.status == "playing":
        above = (say("hand-barred"), "", *above)
    elif manner.stuck and table.record.status == "playing":
        above = (say("hand-stuck"), "", *above)
    above = (*own_rest(table, seat, say), *above)
    if manner.scene is not None:
        above = (f"**{manner.scene.title}**", *manner.scene.lines, "", *above)
    lesson = taught(table, seat, say)
    first = lesson.lines if lesson is not None else (*ended(table, say), *aim(table, seat, say))
    low = max(1, min(ROOM, TALL - SURROUNDINGS - height((*first, *page.lines))))
    move = controls.drafted(table, seat, draft)
    parts = _Parts(
        above=(*above, *first),
        new=since(table, news, seat, say, ALL if whole else low),
        own=(*advised(table, seat, say), *page.lines),
        rest=face.more(view, say) if whole else (),
        below=(*coaching(table, seat, manner.met, say), *_warned(table, seat, move, say)),
    )
    more = face.has_more(view)
    if manner.text_first:
        page = replace(page, as_content=True)
        parts, more = _fitted(page, parts, since(table, news, seat, say, low), manner.unfolded)
    lines = parts.lines
    opens = asked_about(table, seat, move)
    around = lesson.around if lesson is not None else beside(table, seat, more, manner, say, opens)
    rows = _renewed(controls.rows(table, seat, move, say, around), controls.serial(table, seat, draft))
    if lesson is not None:
        rows = rows if lesson.rows is None else lesson.rows
    elif advice.offered(table, seat):
        asking = Button(say("button-advise"), table.press("advise", seat, table.token(seat)))
        rows = squeezed(rows, asking, around.buttons[-2:], instead=move is None)
    elif given := advice.given(table, seat):
        followed = controls.followed(table, seat, given[0].move, say)
        rows = _following(rows, followed, around.buttons[-2:], instead=move is None)
    if manner.unfolded:
        rows = with_button(rows, Button(say("button-fault"), table.press("fault")))
        if table.record.seal:
            rows = with_button(rows, Button(say("button-fair"), table.press("fair")))
    rows = _with_onward(rows, manner, say)
    drawn = None if manner.text_first else _private_picture(table, seat, move, say)
    alt = "" if drawn is None else face.hand_alt(view, say) if drawn.waits is None else say("hand-waits-alt")
    if manner.scene is not None:
        rows = with_button(rows, Button(say("button-scene-over"), table.press("hand"))) if drawn is not None else rows
        drawn, alt = (None, "") if manner.text_first else (manner.scene.picture, manner.scene.alt)
    return replace(page, lines=lines, rows=rows, picture=drawn, alt=alt)


def _lead(table: Table, seat: Seat, manner: Manner, say: Say) -> str:
    """Return what a phone shows of a hand on its lock screen: the table and whose turn it is, and no secret. Above the
    content of a message a sentence follows that is as long as such a notification."""
    called = table.called(say)
    if table.record.status != "playing":
        lead = say("hand-lead-over", table=called)
    elif seat in table.waited_for():
        lead = say("hand-lead-turn", table=called)
    elif (thinks := thinker(table)) is not None:
        lead = say("hand-lead-thinks", table=called, who=say.name(thinks))
    else:
        turn = table.game.turn(table.state)
        who = "" if turn is None or turn.seat in (None, seat) else say.name(turn.seat)
        lead = say("hand-lead-wait-for", table=called, who=who) if who else say("hand-lead-wait", table=called)
    return f"{lead}\n-# {say('hand-lead-private')}" if manner.text_first else lead


class _Parts(NamedTuple):
    """The lines of a hand: those around it, what is new, what it holds, and the rest of what there is to say."""

    above: Sequence[str]
    new: Sequence[str]
    own: Sequence[str]
    rest: Sequence[str]
    below: Sequence[str]

    @property
    def lines(self) -> tuple[str, ...]:
        """List all of them in order."""
        return tuple(line for part in self for line in part)


def _fitted(page: Page, parts: _Parts, news: Sequence[str], unfolded: bool) -> tuple[_Parts, bool]:
    """Fit the parts of a hand into the content of one message. Return them, and whether there is more to say or,
    `unfolded`, less.

    Too long a hand tells the `news` that other hands tell, and then the beginning of the rest, as far as there is room.
    Unfolded it tells the end of the rest alone.
    """
    if room(replace(page, lines=parts.lines)) >= 0:
        return parts, unfolded
    rest = blocks(parts.rest)
    if unfolded:
        last = parts._replace(new=(), own=(), rest=())
        shown = fitting(("", *reversed(rest)), room(replace(page, lines=last.lines)))[1:]
        return last._replace(rest=shown[::-1]), True
    short = parts._replace(new=news, rest=())
    shown = fitting(("", *rest), room(replace(page, lines=short.lines)))[1:]
    return short._replace(rest=shown), len(shown) < len(rest)


def _warned(table: Table, seat: Seat, move: Move | None, say: Say) -> Iterator[str]:
    """Yield why what is chosen so far is refused, or that it is known to fail."""
    yield from (f"-# {line}" for line in controls.missing(table, seat, move, say))
    if move is None:
        return
    if (refused := _refused(table, seat, move)) is not None:
        yield from ("", f"⚠ {table.title.presenter.refusal(refused, say)}")
    if not move.picks and table.title.presenter.known_to_fail(table.view(seat), move):
        yield from ("", say("hand-vain"))


def _following(rows: Rows, followed: Button, last: Sequence[Button], instead: bool) -> Rows:
    """Mark the button of the move that was advised first, or put one for it where *Advice* stood, if there is room."""
    buttons = (button for row in rows if not isinstance(row, Menu) for button in row)
    same = next((button for button in buttons if button.label == followed.label), None)
    if same is not None:
        marked = replace(same, emoji=followed.emoji)
        return tuple(
            row if isinstance(row, Menu) else tuple(marked if each is same else each for each in row) for row in rows
        )
    return squeezed(rows, followed, last, instead)


def _with_onward(rows: Rows, manner: Manner, say: Say) -> Rows:
    """Put the way to the next table that waits behind all controls, where there is room."""
    if manner.onward is None:
        return rows
    called, link = manner.onward
    return with_button(rows, Button(say("button-onward", called=called), "", link=link))


def _ordered(table: Table, seat: Seat, say: Say) -> tuple[str, ...]:
    """Say in a line what the seat has ordered for more than this turn."""
    view, face = table.view(seat), table.title.presenter
    told = tuple(face.order(view, order, say) for order in table.record.seats[seat].orders)
    return (f"-# {say('hand-orders', orders=told)}",) if told and table.record.status == "playing" else ()


def beside(table: Table, seat: Seat, more: bool, manner: Manner, say: Say, chapter: str = "") -> Around:
    """Give what stands around the questions of a hand: what takes back, and what carries out, gives or withdraws
    orders; a closer look and notes of one's own, which may find no room; the rest of what there is to say, and the
    rules, opened at a `chapter`."""
    standing, closer = _standing(table, seat, say), _closer(table, seat, say)
    return Around((*standing, *closer, *_around(table, more, manner, say, chapter)), closer, bool(standing))


def advised(table: Table, seat: Seat, say: Say) -> tuple[str, ...]:
    """Tell what the seat was advised to do, the best first, each with its chance to win or, where places count among
    more than two, the place that it leads to, and why. Chances are told no closer than the worlds tried tell, and what
    is not clearly better than the first has the same."""
    lines, view, face, most = [], table.view(seat), table.title.presenter, 1.0
    players = len(table.record.seats)
    for found in advice.given(table, seat):
        most = min(most, found.worth)
        move, tried = face.button(view, found.move, say), found.worlds >= LEAST
        if table.title.game.places and players > 2:
            place = 1 + (1 - most) * (players - 1)
            line = say("advice-place", move=move, place=place if tried else -1, players=players)
        else:
            line = say("advice-move", move=move, chance=round(10 * most) if tried else -1)
        lines.append(" ".join(part for part in (line, _reason(table, view, found, say)) if part))
    return (f"**{say('advice')}**", *lines, "") if lines else ()


def _reason(table: Table, view: Any, found: Found, say: Say) -> str:
    """Say why a move is advised: what it gained most, where it gained over the next best, and what speaks for it."""
    gain = say(f"{table.title.name}-gain-{found.reason}") if found.reason else ""
    return " ".join(part for part in (gain, table.title.presenter.why(view, found.move, say)) if part)


def _standing(table: Table, seat: Seat, say: Say) -> tuple[Button, ...]:
    """Give the buttons that take the last move back, carry standing orders out, give and withdraw them."""
    if table.record.status != "playing":
        return ()
    standing, view, face = table.record.seats[seat].orders, table.view(seat), table.title.presenter
    buttons: list[Button] = []
    if table.steps(seat):
        buttons.append(Button(say("button-back"), table.press("back", seat, table.token(seat))))
    if orders.carried(table, seat) is not None:
        press = table.press("carry", seat, table.token(seat), orders.fingerprint(standing))
        advised = face.advised(view, table.asks(seat)) is not None
        buttons.append(Button(face.carry(view, standing, say), press, "plain" if advised else "next"))
    for order in orders.offered(table, seat):
        buttons.append(Button(face.order(view, order, say), table.press("order", seat, argument=order)))
    if standing:
        buttons.append(Button(say("button-withdraw"), table.press("withdraw", seat)))
    return tuple(buttons)


def _closer(table: Table, seat: Seat, say: Say) -> tuple[Button, ...]:
    """Give the buttons for a closer look and for notes of one's own."""
    buttons = looking(table, seat, say)
    if table.record.status == "playing" and table.title.presenter.notes(table.view(seat)):
        buttons = (*buttons, Button(say(f"{table.title.name}-note"), table.press("note")))
    return buttons


def _around(table: Table, more: bool, manner: Manner, say: Say, chapter: str) -> tuple[Button, ...]:
    """Give the buttons that every hand has: for the rest of what there is to say, or less of it, and the rules."""
    buttons: tuple[Button, ...] = ()
    if more:
        key, action = ("less", "hand") if manner.unfolded else ("more", "more")
        buttons = (Button(say(f"button-{key}"), table.press(action)),)
    if table.record.status != "playing":
        return buttons
    if table.watched:  # its player is out of the game: this leads to the end
        skip = () if table.skips else (Button(say("button-skip"), table.press("skip"), "next"),)
        buttons = (*skip, Button(say("button-log"), table.press("log")), *buttons)
    return (*buttons, Button(say("button-rules"), table.press("rules", argument=chapter)))


def _renewed(rows: Rows, serial: int) -> Rows:
    """Give the menus of a hand the serial of its draft."""
    return tuple(
        replace(row, press=str(read(row.press)._replace(serial=serial))) if isinstance(row, Menu) else row
        for row in rows
    )


def _private_picture(table: Table, seat: Seat, draft: Move | None, say: Say) -> Picture | None:
    """Give what the picture of a panel is drawn from, if there is one: in grey while its seat waits."""
    face, decides = table.title.presenter, must_decide(table.asks(seat))
    draft = draft if decides else None
    if face.private_picture(table.view(seat), draft, say) is None:
        return None
    drawn = picture(table.title, "private", face.pictured(table.view(seat)), say, draft, record=table.record)
    return drawn if decides else replace(drawn, waits=table.record.seats[seat].done)


def _refused(table: Table, seat: Seat, draft: Move) -> Refusal | None:
    ask = next((ask for ask in table.asks(seat) if ask.verb == draft.verb), None)
    move = controls.complete(table, seat, ask, draft.picks) if ask is not None and any(draft.picks) else None
    return table.forbidden(seat, move) if move is not None else None
