"""Any installed game as a PettingZoo AEC environment, by `bot.library` alone (docs/library.md)."""

from __future__ import annotations

from itertools import islice

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from bot.library import load

MOVES = 1_000
"""Legal moves that are offered at once, numbered in the order of `Position.moves`."""
BYTES = 1 << 15
"""An observation is the view as JSON, in so many bytes."""


class Env(AECEnv):
    """One game. An action is the number of a legal move; `action_mask` says which numbers there are."""

    metadata = {"name": "escapade_v1", "is_parallelizable": False, "render_modes": []}

    def __init__(self, game: str, seats: int, options: dict[str, str] | None = None) -> None:
        super().__init__()
        self.rules, self.seats, self.options, self.render_mode = load(game), seats, options, None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        space = {"observation": Box(0, 255, (BYTES,), np.uint8), "action_mask": Box(0, 1, (MOVES,), np.int8)}
        self.observation_spaces = {agent: Dict(space) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(MOVES) for agent in self.possible_agents}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        self.position = self.rules.setup(self.seats, self.options, seed=str(seed).encode())
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = f"seat_{self.position.waiting[0]}"

    def _moves(self, agent):
        return list(islice(self.position.moves(self.possible_agents.index(agent)), MOVES))

    def observe(self, agent):
        text = self.position.view_text(self.possible_agents.index(agent)).encode()[:BYTES]
        seen, mask = np.zeros(BYTES, np.uint8), np.zeros(MOVES, np.int8)
        seen[: len(text)] = np.frombuffer(text, np.uint8)
        mask[: len(self._moves(agent))] = agent == self.agent_selection
        return {"observation": seen, "action_mask": mask}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.position = self.position.apply(self.possible_agents.index(agent), self._moves(agent)[action])
        if (result := self.position.result) is not None:
            self.rewards = {each: float(seat in result.winners) for seat, each in enumerate(self.possible_agents)}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = f"seat_{self.position.waiting[0]}"
        self._accumulate_rewards()
