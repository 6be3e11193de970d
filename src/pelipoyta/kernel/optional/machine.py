"""Machine integers and arrays of them for compiled code; plain Python integers and lists when interpreted.

These types come with mypy, which is installed only where rules are compiled.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64
else:
    i64, vec = int, list

__all__ = ["i64", "vec"]
