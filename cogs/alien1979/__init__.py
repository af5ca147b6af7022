"""Alien 1979, a game for two to eight players (docs/rules/alien1979.md).

- `data` has the contents of the box, `state` the full state, `events` the events.
- `view` is what a viewer may know. `worlds` draws possible states that agree with a view. It asks `trail` where hidden
codes may be.
- `rules/game.py` is the entry to the rules. Next to it are the course of a turn, the codes, and in `rules/actions/` the
actions of a turn.
- Computer players are in `policy` and `minds/`. `render` and `face/` make pages, texts and pictures.
"""
