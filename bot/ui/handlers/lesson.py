"""Handlers of the tutorials: games against the computer in which a learner is told what to do.

They make the expected move, try another one, go back, or play on without help.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.move import Illegal, Move
from bot.engine.texts import Say
from bot.installed_games import InstalledGame, installed_game, names
from bot.table import lessons, path
from bot.table.refused import Stale
from bot.table.table import Table
from bot.ui import private
from bot.ui.client import Client
from bot.ui.press_context import HomePressContext, PressContext, at_home, on, open_question
from bot.ui.reply import Interaction
from bot.ui.user_errors import UserError


@on("lesson", private=True)
@open_question
async def lesson(press: PressContext) -> None:
    """Handle a press of a button in a tutorial. Only the learner can press it."""
    table, what = press.table, press.custom_id.argument
    if press.seat is None:
        raise UserError("not-your-table")
    if what == "again":
        await _restart(press)
        return
    path.running_lesson(table.record)
    if what == "try" or what.startswith("take "):
        await _make_move(press, what)
    elif what in ("others", "step"):
        await table.change(path.changing_lesson(others=what == "others", tried=""), press.interaction.id)
    elif what == "return":
        await lessons.go_back(table, press.client.store, press.interaction.id)
    elif what == "leave":
        await lessons.leave(table, press.interaction.id)
    elif what == "enough" and path.is_finished(table.record, table.title):
        await table.end("lesson", press.interaction.id)
    else:
        raise UserError("press-unreadable")
    await press.show_hand()


@at_home("learn", personal=True)
async def learn(press: HomePressContext) -> None:
    """Start the tutorial of the chosen game and show its first step."""
    name, _, side = press.custom_id.argument.partition(".")
    if name not in names():
        raise UserError("press-unreadable")
    taught = installed_game(name)
    number = next((at for at, each in enumerate(taught.lessons) if each.side == side), 0)
    table = await begin(press.client, press.interaction, taught, press.say, number)
    await press.enter(table, "learn-begun")


async def _make_move(press: PressContext, what: str) -> None:
    """Make the move that the tutorial expects, or the move that the learner tried.

    If the learner chose a wrong move, it is only explained.
    """
    table = press.table
    asked, known = lessons.expected(table), path.running_lesson(table.record)
    if asked is None or press.custom_id.token != table.token(press.seat):
        raise Stale
    try:
        choice = known.tried if what == "try" else asked.step.choices[int(what.removeprefix("take "))]
        move = Move.parse(choice) if what == "try" else asked.move(choice)
    except (ValueError, IndexError):
        raise UserError("press-unreadable") from None
    if move is None:
        await table.change(path.changing_lesson(tried=choice), press.interaction.id)
        return
    try:
        await table.submit(press.seat, move, press.custom_id.token, press.interaction.id)
    except Illegal as illegal:
        await press.show_hand(table.title.presenter.refusal(illegal.refusal, press.say))


async def _restart(press: PressContext) -> None:
    """Start a tutorial again at the step where the learner left it, if its game has ended since."""
    left = path.ended_astray(press.table.record)
    if left is None:
        raise UserError("press-unreadable")
    table = await begin(press.client, press.interaction, press.table.title, press.say, left.number)
    await lessons.forward(table, left.made)
    await press.reply.say(press.say("lesson-again", link=await press.client.link(table)))


async def begin(client: Client, interaction: Interaction, taught: InstalledGame, say: Say, number: int = 0) -> Table:
    """Start a tutorial in the learner's direct messages and return its table.

    If the learner has a running tutorial of the game, return that table. Raises UserError if direct messages are closed
    or the game has no such tutorial. Raises the errors of opening a table.
    """
    if not taught.lessons:
        raise UserError("lesson-none")
    for table in client.tables.of_user(interaction.user.id):
        if table.title is taught and _goes_on(table, number):
            return table
    game = taught.say(str(interaction.locale))(f"{taught.name}-title")
    host = await private.seated(interaction, None)
    dm = (await private.prove_dm(interaction, say("lesson-begins", game=game))).needed("lesson-dm-closed")
    record = lessons.opened(taught, replace(host, dm=dm), dm, str(interaction.locale), number)
    return await client.tables.open(record, interaction.id, dealt=True)


def _goes_on(table: Table, number: int) -> bool:
    known = table.record.lesson
    if known is None or known.number != number or known.over:
        return False
    return not path.is_finished(table.record, table.title)
