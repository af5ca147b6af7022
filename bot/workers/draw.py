"""Draw a table's pictures from plain data, in any process."""

from __future__ import annotations

from functools import cache
from typing import Any

from bot.art.poster import Recap, Words, poster, row
from bot.engine.chance import Chance
from bot.engine.codec import decode
from bot.engine.event import Event
from bot.engine.game import settled
from bot.engine.layout import Layout
from bot.engine.move import Move
from bot.engine.page import STAYS, Picture
from bot.engine.play import waited_for
from bot.engine.presenter import Draw, Presenter
from bot.engine.texts import Say
from bot.installed_games import InstalledGame, installed_game, names
from bot.workers.position import encoded, position

LANGUAGE = "en"
"""The language of a picture that is not made for a certain reader."""


def draw(picture: Picture, avatars: tuple[bytes, ...] = ()) -> bytes:
    """Return `picture` as a PNG.

    `avatars` are the people's own profile pictures by seat (`bot/workers/avatar.py`).

    Raises ValueError for a request from another version of the program, and if the game has no such picture. Also
    raises ValueError if `avatars` is not empty for a picture that can leave Discord.
    """
    asked = installed_game(picture.title)
    if avatars and picture.kind not in STAYS:
        raise ValueError(f"{picture.title}: no avatars in what leaves Discord")
    if picture.schema != asked.game.schema:
        raise ValueError(f"{picture.title}: a view of schema {picture.schema}, this program has {asked.game.schema}")
    if picture.kind == "emblem":
        return asked.presenter.emblem()
    if picture.kind == "replay":
        say = asked.say(picture.language, picture.names)
        return encoded(position(asked, decode(Layout, picture.view), say))
    if picture.kind == "recap":
        recap = decode(Recap, picture.name)
        return poster(row([installed_game(name).presenter.emblem() for name in recap.games]), recap.words)
    view = decode(asked.game.view_type, picture.view)
    say = asked.say(picture.language, picture.names, _faces(asked, picture, avatars))
    if picture.kind == "share":
        ended = asked.presenter.ending_picture(view, say)
        return poster(ended() if ended else asked.presenter.picture(view, say), decode(Words, picture.name))
    drawing = _drawing(asked.presenter, picture, view, say)
    if drawing is None:
        raise ValueError(f"{picture.title}: nothing to draw")
    return drawing()


def _faces(asked: InstalledGame, picture: Picture, avatars: tuple[bytes, ...]) -> tuple[str | bytes, ...]:
    """Return the looks of computer characters and the profile pictures of people, by seat.

    Return () if there are none.
    """
    faces: list[str | bytes] = [b""] * len(picture.names)
    for seat, name in enumerate(picture.computers[: len(faces)]):
        who = asked.character(name) if name else None
        faces[seat] = who.looks if who is not None else b""
    for seat, avatar in enumerate(avatars[: len(faces)]):
        faces[seat] = avatar or faces[seat]
    return tuple(faces) if any(faces) else ()


def _drawing(face: Presenter, picture: Picture, view: Any, say: Say) -> Draw | None:
    """Return the function that draws `picture` from `view`; None if the game has no such picture."""
    if picture.kind == "board":
        return lambda: face.picture(view, say)
    if picture.kind == "private":
        return face.private_picture(view, Move.parse(picture.draft) if picture.draft else None, say)
    if picture.kind == "ending":
        return face.ending_picture(view, say)
    if picture.kind == "scene":
        event: Event = decode(installed_game(picture.title).game.event_type, picture.name)
        return face.scene_picture(view, event, say)
    return face.look(view, picture.name, say)[1]


def warm(name: str) -> None:
    """Draw and cache the parts that all pictures of the game `name` share."""
    installed_game(name).presenter.warm()


def warm_next() -> bool:
    """Prepare the next game in this process. Return whether more games are left to prepare.

    Preparing loads the game, and draws its shared parts and a dealt table. So no player waits for fonts to load.
    """
    if left := _cold():
        name = left.pop()
        warm(name)
        dealt(installed_game(name))
    return bool(left)


@cache
def _cold() -> list[str]:
    """Return the names of the games that are not prepared yet in this process, the next one last."""
    return list(reversed(names()))


def warm_all() -> None:
    """Prepare all games in this process."""
    while warm_next():
        pass


def dealt(each: InstalledGame) -> None:
    """Draw a dealt table of a game: for everybody, and for each seat that must decide."""
    game, seats = each.game, each.game.seats[-1]
    state = game.setup(seats, settled(game, {}), Chance(b"dealt", 0)).state
    say = each.say(LANGUAGE, tuple(f"Player {seat}" for seat in range(seats)))
    each.presenter.picture(game.view(state, None), say)
    for seat in waited_for(game, state, seats):
        if drawing := each.presenter.private_picture(game.view(state, seat), None, say):
            drawing()
