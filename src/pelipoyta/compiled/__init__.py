"""Compiled rules: modules translated to C by mypyc and used instead of the sources while they match them."""

from pelipoyta.compiled.finder import NotCompiled, Standing, standing, use
from pelipoyta.compiled.places import build_command

__all__ = ["NotCompiled", "Standing", "build_command", "standing", "use"]
