"""The Lord of the Rings TCG for PettingZoo."""

from pelipoyta.adapters.pettingzoo.environments import environments

env, raw_env, parallel_env = environments("lotr")
