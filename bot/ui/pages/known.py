"""The page about how a computer player made a decision in an ended game.

It shows the estimated value of each choice, and the probabilities of hidden cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.archive.recall import RecalledMoment
from bot.engine.move import Move
from bot.engine.page import Button, Page
from bot.engine.replay_frame import Decision
from bot.engine.search import Found
from bot.engine.texts import Say
from bot.table.table import Table
from bot.ui.pages.out_of_play import COLOUR
from bot.ui.pages.replay import Moment, doubt_lines, moment_picture, percent

CHOICES = 5
"""The most choices that are compared, including the one that was made."""


def known_page(
    table: Table, made: Sequence[Decision], moment: Moment, number: int, weighed: Sequence[Found],
    recalled: RecalledMoment, text_first: bool, locale: str,
) -> Page:  # fmt: skip
    """Return the page about a decision that a computer player made in one turn of an ended game.

    `made` are all decisions in this turn; `number` is the index of the one to show. `weighed` has the estimated values
    of the choices.
    """
    say, decision = table.say(locale), made[number]
    lines = (*_compare_choices(table, decision, weighed, say), *doubt_lines(recalled, decision.seat, say))
    others = tuple(
        Button(_label(table, each, say), table.press("knew", argument=f"{moment}.{place}"))
        for place, each in enumerate(made)
        if place != number
    )
    back = Button(say("button-known-back"), table.press("replay", argument=f"back.{moment}"))
    return Page(
        title=say("known-title", name=say.name(decision.seat)),
        lines=lines,
        colour=COLOUR,
        alt=say("known-alt", name=say.name(decision.seat)),
        picture=None if text_first else moment_picture(table, recalled, say),
        rows=((back,), others) if others else ((back,),),
    )


def _label(table: Table, decision: Decision, say: Say) -> str:
    view = table.game.view(decision.before, decision.seat)
    return table.title.presenter.button(view, Move.parse(decision.move), say)


def _compare_choices(table: Table, decision: Decision, weighed: Sequence[Found], say: Say) -> Iterator[str]:
    """Yield lines that compare the possible choices by the results that the search found for each.

    If there are no results, only say which choice was made.
    """
    yield say("known-chose", name=say.name(decision.seat), move=_label(table, decision, say))
    yield ""
    tried = [each for each in weighed if each.worlds]
    if len(tried) < 2:
        return
    view, face = table.game.view(decision.before, decision.seat), table.title.presenter
    chosen = Move.parse(decision.move)
    shown = sorted(tried, key=lambda each: each.move != chosen)[:CHOICES]
    ranked = table.game.places and len(table.record.seats) > 2
    yield say("known-promised", name=say.name(decision.seat), ranked="yes" if ranked else "no")
    for each in sorted(shown, key=lambda each: -each.worth):
        key = "known-choice-made" if each.move == chosen else "known-choice"
        yield say(key, move=face.button(view, each.move, say), percent=percent(each.worth))
    yield ""
