"""Escape from Colditz, a game for two to six players (docs/rules/colditz.md).

`data` reads the contents of the box, box.toml. `state` is the full state of a game, and `view` the part that one seat
may see. `worlds` draws possible states that agree with a view. Events are in `events/`.

The rules are in `rules/`; read `game` first. `setup` starts a game. `sides` lists the moves of each side, and `fields`
the choices inside a move.

- `rules/castle/`: the map (`board`, read from board.txt), the `pawns`, lines of `sight` and paths of both sides. Sets
  of places are bits of an integer (`place_sets`). `distances` serves computer players.
- `rules/turn/`: `course` runs the turns, `roll_call` starts the German's turn. Prisoners move with `officers`,
  `journey` and `out_of_reach`. The German uses `guards` and `arrests`. `both_sides` has actions of all players.
- `rules/cards/`: an officer's `equipment`, `opportunity` cards, `tunnels` and `gambles`, and the German's `security`.
- `rules/interruptions/`: `questions` interrupt a turn, `answers` are recorded, `resolve` and `conclusions` end them.
  `trade` and `leaving` may happen at any time.

Computer players are in `policy` and `minds/`. `render` and `face/` present the game: pages, labels, plans, pictures.
"""
