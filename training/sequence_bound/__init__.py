"""Value of information in Sequence: one play ahead by thousands of games, with and without seeing the other hand.

On a machine with a GPU and nvcc,, with the house's Python for the first line:

    python -m training.sequence_bound.board OUT 24      # board.h, and positions of 24 games with greedy's plays
    nvcc -O3 -arch=native -I OUT -o OUT/sight training/sequence_bound/sight.cu
    OUT/sight check OUT/positions              # greedy restated chooses as greedy does
    OUT/sight 1000 10 4000 guess believe see   # pairs, candidates, worlds of the last stage, and who plays
"""
