"""An ended game as a file that is looked at without the bot."""

from __future__ import annotations

from bot.replayer.making import LARGEST
from tests.replayer.games import read
from tests.scenarios.test_replay import played
from tests.ui.messages import text
from tests.ui.player import Player
from tests.ui.world import World


async def test_a_replay_is_taken_along_as_a_file(world: World, ana: Player, ben: Player) -> None:
    """It is made once and comes in the message that told how far it was; it names nobody who wants no name in what is
    carried out."""
    await played(world, ana, ben)
    await ben.press(await ben.private("my settings"), "Hide my name")
    panel = (await ana.press(world.board, "Replay")).told[-1]
    before = len(world.requests)
    made = await ana.press(panel, "File to keep")
    contents = [str(each.body.get("content")) for each in world.requests[before:] if isinstance(each.body, dict)]
    assert any("I'm making the file" in each for each in contents)
    assert any("% done" in each for each in contents)
    (told,) = made.told
    shown_now = ana.look(told)
    assert "a page in one file" in text(shown_now)
    (file,) = shown_now["attachments"]
    assert file["filename"] == "replay-1.html"
    (task,) = world.bot.replays._files.values()
    page = task.result()
    shown = read(page)
    assert len(page) <= LARGEST
    assert shown.names == {"en": ("Ana", "Somebody"), "es": ("Ana", "Alguien")}
    assert "Ben" not in " ".join(word for words in shown.words.values() for word in words)
    assert len(shown.frames) == len(await world.bot.replays.frames(world.table))
