"""Escape from Colditz, a game for two to six players (docs/rules/colditz.md).

`data` reads the game's box, box.toml. `state` is the full state, `view` the part that a seat may see, and `worlds` the
states that look the same to it. `events/` has the events. `rules/` decides. `setup` starts a game; then `game` asks
the players. `sides` lists the moves of each side, with the `fields` of the moves.

- `rules/castle/`: `board` reads the map, board.txt; `pawns` are on it. Sets of places are bits (`place_sets`).
  `sight`, `prisoner_paths`, `guard_paths` and the `distances` of computer players are built on these sets.
- `rules/turn/`: `course` leads from turn to turn; `roll_call` starts the German's turn. An officer moves men
  (`officers`, `journey`, and `out_of_reach` for places they cannot reach). The German moves `guards` and makes
  `arrests`. `both_sides` has actions of all players.
- `rules/cards/`: an officer's `equipment`, `opportunity` cards, `tunnels` and `gambles`, and the German's `security`.
- `rules/interruptions/`: what interrupts a turn. `questions` asks, `answers` records, `resolve` and `conclusions` end
  the interruption. `trade` and `leaving` may happen at any time.

Computer players are in `policy` and `minds/`. `render` and `face/` present the game: pages, labels, plans, pictures.
"""
