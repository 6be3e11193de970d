"""How Kasvoton's net learnt, on a machine with a GPU and torch (nothing of the house is installed there).

`python -m train_kasvoton.learn SECONDS OUT [FROM]` in `scripts/` plays thousands of battles at once on the GPU: at
first it copies what `rival` (the usual opponent, restated) would do, then it learns by PPO from battles against itself
and the rival. `python -m train_kasvoton.check` holds battles and rival to the house's own, where both are;
`python -m train_kasvoton.export IN OUT` writes what bots read.
"""
