"""Escape from Colditz, a game for two to six (docs/rules/colditz.md).

The box is box.toml, read by `data`. `state` is what is true, `view` what a seat may know, `worlds` which tables look
the same to it, `events/` what happens (`old_events` what was written before they had types). `rules/` decides: after
the `setup` `game` asks, and `sides` lists what is open to whom, with the `fields` of moves.

- `rules/castle/`: the map is board.txt, read by `board`, and `pawns` stand on it. Sets of places are bits
  (`place_sets`); on these rest `sight`, `prisoner_paths`, `guard_paths`, and the `distances` that computer players
  reckon with.
- `rules/turn/`: `course` leads from turn to turn, `roll_call` begins the German's. An officer moves men (`officers`,
  `journey`; `out_of_reach` where they cannot go), the German moves `guards` and makes `arrests`; `both_sides` is what
  anybody can do.
- `rules/cards/`: an officer's `equipment`, his `opportunity` cards, `tunnels` and `gambles`, the German's `security`.
- `rules/interruptions/`: what interrupts a turn. `questions` asks, `answers` takes it down, `resolve` and `conclusions`
  end it. `trade` and `leaving` may happen at any time.

Computer players are `policy` and `minds/`; `render` and `face/` show: pages, labels, plans, pictures.
"""
