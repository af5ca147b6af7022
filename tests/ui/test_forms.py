"""Forms: the options of a lobby, and a guess that is typed."""

from __future__ import annotations

from tests.ui.lab import Lab, components, says, text
from tests.ui.test_whole_game import begin


async def test_the_host_changes_options_in_a_form(lab: Lab) -> None:
    await lab.ana.slash("fugitive new")
    await lab.ben.press(lab.ben.board, "Join")
    refused = await lab.ben.press(lab.ben.board, "Options")
    assert text(refused.followups[-1]).strip() == "Only the host may do that."
    shown = await lab.ana.press(lab.ana.board, "Options")
    await lab.ana.submit(shown, roles=["host_marshal"], bonus_pass=["yes"], pace=["300"])
    assert "5 minutes" in text(lab.ana.board)
    await lab.restart()
    await lab.ana.submit(shown, roles=["host_fugitive"], bonus_pass=["no"], pace=["0"])
    assert "no limit" in text(lab.ana.board)


async def test_a_typed_guess_is_repeated_before_it_counts(lab: Lab) -> None:
    await begin(lab, roles="host_fugitive")
    await lab.ana.press(lab.ana.hand, "Hide at", "2")
    await lab.ana.press(lab.ana.hand, "Hide at 2")
    await lab.ana.press(lab.ana.hand, "Stop here")
    for _ in range(2):
        await lab.ben.press(lab.ben.hand, "Draw from 15-28")
    shown = await lab.ben.press(lab.ben.hand, "Type it")
    bad = await lab.ben.submit(shown, text="seven")
    assert "could not be read" in text(bad.followups[-1])
    await lab.ben.submit(shown, text="3, 2")
    assert "Guess 2 and 3" in [says(item) for item in components(lab.ben.hand)]
    await lab.ben.press(lab.ben.hand, "Start over")
    await lab.ben.submit(shown, text="2")
    await lab.ben.press(lab.ben.hand, "Guess 2")
    assert says(components(lab.ben.board)[0]) == "Rematch"
    assert "Ben" in text(lab.ben.board)
    await lab.ben.submit(shown, text="2")
    assert "That question is closed." in text(lab.ben.hand)
