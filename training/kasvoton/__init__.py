"""Training of Kasvoton's net, on a machine with a GPU and torch (the package need not be installed there).

`python -m training.kasvoton.learn SECONDS OUT [FROM]` plays thousands of battles at once on the GPU: at first it
imitates `rival` (the default bot, restated), then it learns by PPO from battles against itself and the rival. `python
-m training.kasvoton.check` compares battles and rival with the package's own, where both are; `python -m
training.kasvoton.export IN OUT` writes the file that bots read.
"""
