"""How Kasvoton's net learnt, on a machine with a GPU and torch (nothing of the house is installed there).

`python -m training.kasvoton.learn SECONDS OUT [FROM]` plays thousands of battles at once on the GPU: at
first it copies what `rival` (the usual opponent, restated) would do, then it learns by PPO from battles against itself
and the rival. `python -m training.kasvoton.check` holds battles and rival to the house's own, where both are;
`python -m training.kasvoton.export IN OUT` writes what bots read.
"""
