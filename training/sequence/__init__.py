"""Training of Sequence's net, on a machine with a GPU and torch; the package need not be installed there.

`python -m training.sequence.learn SECONDS OUT [FROM] [--greedy SHARE]` plays thousands of tables at once
against itself, and at a share of them against greedy restated (`check` holds it to the house's), on the GPU and learns
from them by PPO; `python -m training.sequence.export IN OUT` writes what bots read. What is shipped
came of three sittings (docs/lab/strength/sequence.md): 480 s for two from nothing, 520 s for two, 250 s for 2–12.
"""
