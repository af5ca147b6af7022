"""What is shown, as plain data."""

from bot.engine.codec import decode
from bot.engine.page import Choice, Menu


def test_a_menu_asks_for_one_of_its_own_lines_where_nothing_else_is_said() -> None:
    written = b'{"placeholder":"Which pile?","press":"e1:pick:12:0","choices":[{"value":"2","label":"Pile 2"}]}'
    assert decode(Menu, written) == Menu(
        "Which pile?", "e1:pick:12:0", (Choice("2", "Pile 2", "", False),), least=1, most=1, of="choices"
    )
