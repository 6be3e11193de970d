"""Shared half of the fast simulators: random numbers, playouts, batches; compiled with mypyc."""
