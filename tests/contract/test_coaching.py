"""What a beginner is told in every title: what wins, and each thing once, when it is met."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from bot.engine.play import waited_for
from bot.engine.presenter import Presenter
from bot.engine.texts import LANGUAGES
from bot.installed_games import InstalledGame, installed_games
from tests.contract.pages import AIM, SENTENCE
from tests.contract.paint import NAMES
from tests.contract.playouts import again, case, own, recorded

GAMES = 6

TEACHING = [title for title in installed_games() if title.presenter.hints is not Presenter.hints]
"""A title need not teach anything."""


@pytest.mark.parametrize("title", TEACHING, ids=lambda title: title.name)
def test_what_is_new_is_explained_in_every_state(title: InstalledGame) -> None:
    """The picture comes first, once it shows something. Whatever is met has a sentence; most of these come up soon."""
    game, face, says = title.game, title.presenter, [title.say(language, NAMES) for language in LANGUAGES]
    pictured, met = own(title.name, "pictured", lambda view: True), set[str]()
    for number in range(GAMES):
        with again(title.name, number):
            seats = case(title.name, number).seats
            for turn in recorded(title.name, number):
                for seat in waited_for(game, turn.before, seats):
                    view = game.view(turn.before, seat)
                    names = face.hints(view, game.asks(turn.before, seat))
                    assert len({*names}) == len(names)
                    assert "".join(names[:1]).startswith("legend") is pictured(view)
                    assert all(0 < len(face.goal(view, seat, say)) <= AIM for say in says)
                    met |= {*names}
    for name in met:
        assert all(0 < len(say(f"{title.name}-coach-{name}")) <= SENTENCE for say in says), name
    source = FluentParser().parse((face.texts / "en.ftl").read_text(encoding="utf-8"))
    keys = [entry.id.name for entry in source.body if isinstance(entry, ast.Message)]
    assert len(met) > sum(key.startswith(f"{title.name}-coach-") for key in keys) / 2
