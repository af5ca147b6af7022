"""Escape Plan, a game for one to five (docs/rules/escape_plan.md).

- The box is box.toml, which `data` reads.
- `state` is the state of a table with its public part, `view` what a seat may know. `worlds` imagines the hidden part
  of a view, with `piles` for the stacks of lockers and exits.
- `rules` decides: begin with `rules.game`.
- Computer players are `policy`, which asks a mind of `minds/`: it looks ahead, uses things and answers. `lookahead` is
  for the search.
- `render` and `face/` show pages, labels and pictures; `face.trip` foresees a journey for them.
"""
