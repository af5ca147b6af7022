"""What the colours of buttons recommend in Escape Plan."""

from bot.engine.custom_id import read
from bot.ui.pages.controls import rows
from tests.contract.reach import seated
from tests.games.escape_plan.build import A, do, table, who


def test_praying_for_nothing_is_not_blue():
    state = do(table(who(notoriety=1), who(), who()), "move S2.church").state
    desk = seated("escape_plan", state, 3)
    shown = [row for row in rows(desk, A, None, desk.say("en")) if isinstance(row, tuple)]
    styles = {read(button.press).argument: button.style for row in shown for button in row}
    assert (styles["pray 0"], styles["pray 1"]) == ("plain", "next")
