"""Escape Plan, a game for one to five (docs/rules/escape_plan.md).

The box is box.toml, read by `data`. `state` is what is true, with what of it is public; `view` what a seat may know;
`worlds` imagines the rest from it, with `piles` for the stacks of lockers and exits. `rules` decides: begin with
`rules.game`. Computer players are `policy`, which asks a mind of `minds/`: it looks ahead, uses things and answers;
`lookahead` is what a search goes by. `render` and `face/` show: pages, labels, pictures; `face.trip` foresees a
journey for them.
"""
