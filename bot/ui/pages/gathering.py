"""The page *Ping me when there are enough of us*: who wants to play on a server. Also the ping itself."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.engine.custom_id import at_home
from bot.engine.page import Button, Line, Page
from bot.engine.texts import Say
from bot.people.gathering import SIZES
from bot.ui.pages.home import games_row
from bot.ui.pages.out_of_play import COLOUR
from bot.ui.pages.times import relative
from storage.records.servers import WishRecord

NEVER = "0"
"""The argument of the button with which a person cancels a wish to play."""


def gathering_page(wishes: Sequence[WishRecord], user: int, say: Say) -> Page:
    """Return the page with the wishes to play on a server.

    On it, `user` chooses how many people must want to play.
    """
    mine = next((wish for wish in wishes if wish.user == user), None)
    others = tuple(wish.name for wish in wishes if wish.user != user)
    lines = [say("gather-about"), say("gather-would", names=others) if others else say("gather-nobody")]
    if mine is not None:
        lines.append(say("gather-yours", people=mine.people, relative=relative(mine.until)))
    sizes = tuple(Button(say("button-gather-size", people=size), at_home("gather", str(size))) for size in SIZES)
    off = (Button(say("button-gather-off"), at_home("gather", NEVER)),) if mine is not None else ()
    later = Button(say("button-arrange"), at_home("arrange"), emoji="📅")
    return Page(say("gather-title"), tuple(lines), colour=COLOUR, rows=((*sizes, *off), (later,)))


def call_line(called: Sequence[WishRecord], there: Collection[int], say: Say) -> Line:
    """Return the message that pings the people whose wishes to play are in `called`.

    It does not ping people in `there`, who already sit in a lobby. A button opens the page with the games.
    """
    users = tuple(wish.user for wish in called if wish.user not in there)
    names = tuple(f"<@{wish.user}>" if wish.user in users else wish.name for wish in called)
    return Line(say("gather-call", names=names), users, rows=(games_row(say.locale),))


def called_page(called: Sequence[WishRecord], user: int, say: Say) -> Page:
    """Return the page that tells `user` that enough people want to play, and whom the bot has pinged."""
    names = tuple(wish.name for wish in called if wish.user != user)
    told = say("gather-called", names=names) if names else say("gather-enough")
    return Page(say("gather-title"), (told,), colour=COLOUR, rows=(games_row(say.locale),))
