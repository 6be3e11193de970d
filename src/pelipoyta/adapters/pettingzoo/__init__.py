"""The games as PettingZoo environments, a module each: `from pelipoyta.adapters.pettingzoo import rolechess_v0`.

Needs the extra: pip install pelipoyta[research]
"""
