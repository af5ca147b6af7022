"""The page of a game in direct messages that is folded into one line.

A game is folded if another game is shown there, or if its end is shown further down.
"""

from __future__ import annotations

from bot.engine.page import Button, Page
from bot.table import fair_deal
from bot.table.table import Table
from bot.table.ways_on import next_games


def folded_page(table: Table) -> Page:
    """Return the page of a folded game: one line with buttons.

    For an ended game, one of the buttons opens the proof of the deal.
    """
    say, record, face = table.say(), table.record, table.title.presenter
    called = f"{face.emoji} {table.called(say)}"
    if record.status == "over":
        seat = next(seat for seat, player in enumerate(record.seats) if player.user is not None)
        onward = (("button-result", "result"),) if record.day is not None else next_games(record, table.title)
        again = () if record.lesson is not None else onward
        ways = (*again, ("button-replay", "replay"))
        files = (fair_deal.proof_file(record, say, table.time),) if record.seal and record.folded else ()
        ending = face.ending(table.view(seat), seat, say)
        line = say("folded-over", table=called, ending=ending) if record.folded else say("folded-ended", table=called)
    else:
        asked = any(record.seats[seat].user is not None for seat in table.waited_for())
        state = "lobby" if record.status == "lobby" else "turn" if asked else "waits"
        ways, files, line = (("button-hand", "hand"),), (), say(f"folded-{state}", table=called)
    first, *others = (Button(say(label), table.press(action)) for label, action in ways)
    return Page(line, (), rows=((first, *others),), files=files, as_content=True)
