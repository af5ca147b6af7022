"""Pages that are one file."""

import json
from pathlib import Path

from bot.engine.single import data, joined


def test_each_part_stands_where_the_page_names_it_first(tmp_path: Path) -> None:
    """What a part says of another is its own."""
    (tmp_path / "page.html").write_text("<style>%%STYLE%%</style><b>%%DATA%%</b><script>%%SCRIPT%%</script>")
    (tmp_path / "page.css").write_text("b {}")
    (tmp_path / "one.js").write_text("one()")
    (tmp_path / "two.js").write_text("two() // reads %%DATA%%")
    assert joined(tmp_path, ["one.js", "two.js"], {"DATA": "7"}).decode() == (
        "<style>b {}</style><b>7</b><script>one()\ntwo() // reads %%DATA%%</script>"
    )


def test_data_ends_no_element_and_names_no_part() -> None:
    value = {"name": "</script><b>%%DATA%%"}
    assert not {"<", "%%"} & {data(value)[at : at + size] for at in range(len(data(value))) for size in (1, 2)}
    assert json.loads(data(value)) == value
