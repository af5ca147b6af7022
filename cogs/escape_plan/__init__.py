"""Escape Plan, a game for one to five players (docs/rules/escape_plan.md).

- `data` reads the contents of the box from box.toml.
- `state` is the full state of a game with its public part. `view` is the part that one viewer may know.
- `worlds` draws possible states that agree with a view. `piles` does this for the stacks of lockers and exits.
- `rules/` has the rules; read `rules.game` first.
- Computer players are in `policy` and `minds/`. `lookahead` adds a search, which gives advice to players.
- `render` and `face/` make pages, labels and pictures. `face.trip` predicts the result of a journey for them.
"""
