"""Alien 1979, a game for two to eight (docs/rules/alien1979.md).

`data` is the box, `state` what is true, `view` what a seat may know, `events` what happens; `worlds` imagines truths
behind a view, with the codes where `trail` says that they may be. `rules/game.py` leads through the rules: the course
of a turn, in `rules/actions/` what can be done in it, the codes. Computer players are `policy` and `minds/`; `render`
and `face/` show: pages, words, pictures.
"""
