"""Escape Plan, a game for one to five (docs/rules/escape_plan.md).

The box is box.toml, read by `data`. `state` is what is true, with what of it is public; `facts` what follows from that
for everybody; `view` what a seat may know. `rules` leads into a day (`course`, `setup`, `heat`) and an action
(`turns`): where one can go (`city`, `routes`, `travel`), whom one faces (`avoiding`), what is there (`visit`, `store`),
what one can use (`things`, `aims`, `effects`), all by the small steps of `changes`; `defaults` plays time-outs,
`scoring` ends it. Computer players are `policy`, which asks a mind of
`minds/`: it looks ahead, uses things and answers. `render` and `face/` show: pages, labels, pictures; `face.trip`
foresees a journey for them. `roads` serves both.
"""
