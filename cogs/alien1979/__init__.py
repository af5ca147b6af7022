"""Alien 1979, a game for two to eight (docs/rules/alien1979.md).

`data` is the box, `state` the full state, `view` what a seat may know, and `events` lists the events. `worlds` draws
random states that fit a view; `trail` tells it where the codes may be.

`rules/game.py` is the way into the rules: the course of a turn, its actions in `rules/actions/`, and the codes.
Computer players are in `policy` and `minds/`. `render` and `face/` make pages, words and pictures.
"""
