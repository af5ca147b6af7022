"""Escape from Colditz, a game for two to six (docs/rules/colditz.md).

The box is box.toml, read by `data`; the castle is board.txt, read by `board`, with what can be reached and seen on it
in `net`, `sight`, `ways` and `patrol`. `state` is what is true, `view` what a seat may know, `events` what happens
(`old_events` what was written before they had types). `rules` leads from the set-up (`posts`) into rounds (`course`,
`turns`, `rollcall`). An officer moves men (`officers`, `journey`, `pawns`), finds `equipment`, plays cards
(`chances`), digs `tunnels`, dares `gambles`; the German moves `guards`, makes `arrests`, plays `security`. What
interrupts a turn is one of the `affairs`: `reactions` asks, `resolve` and `conclusions` end it. `trade` and `leaving`
may happen at any time. Computer players are `policy` and `minds/`; `render` and `face/` show: pages, labels, plans,
pictures. `roads` serves both.
"""
