"""Training of RoleChess's net: needs a C compiler, torch and many cores; the package need not be installed there.

`python -m training.rolechess.tables DIR`, where the house is, writes what the C reads. Then, anywhere,
`python -m training.rolechess.learn SECONDS DIR OUT [BEGUN]`: games are played in C (`play.c`: rules, `greedy` and
search restated) by nets that learn meanwhile (`pupil.py`, `matches.py`); each position learns from how its game ended
and from what looked best a turn later. `python -m training.rolechess.check DIR NET` holds
C, torch and the house's net to each other; `python -m training.rolechess.export IN OUT` writes what bots read.
"""
