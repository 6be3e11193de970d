"""The machine's own integers and rows of them, for code that is compiled; uncompiled they are Python's.

Whoever compiles has mypy, and with it these types; nobody else needs them.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64
else:
    i64, vec = int, list

__all__ = ["i64", "vec"]
