"""The games as PettingZoo environments, a module each: `from pelipoyta.adapters.pettingzoo import rolechess_v0`.

Wants the extra: pip install pelipoyta[research]
"""
