"""msgspec types come out as the TypeScript a client can use."""

from enum import Enum, IntEnum
from types import ModuleType
from typing import Annotated, Any, Generic, Literal, TypeVar

import pytest
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from typescript import Unprintable, module_aliases, print_aliases

T = TypeVar("T")


class Colour(Enum):
    """A side of the board."""

    LIGHT = "light"
    DARK = "dark"


class Size(IntEnum):
    SMALL = 1
    BIG = 2


class Sealed(Struct, Generic[T], frozen=True):
    value: T | None
    eyes: tuple[int, ...]


class Move(Struct, frozen=True, tag=True):
    """Go from one place to another.

    What follows the first line stays in Python.
    """

    start: str
    end: str


class Pass(Struct, frozen=True, tag="pass", rename="camel"):
    how_long: Annotated[int, Meta(ge=1)] = 1


class Moved(Struct, frozen=True, tag=True, omit_defaults=True):
    piece: Sealed[Colour]
    path: tuple[tuple[int, int] | None, ...]
    eyes: tuple[int, ...] | None = None


class Board(Struct, frozen=True):
    sizes: dict[str, list[Size]]
    mode: Literal["blitz", 3] | None
    blob: Raw
    inner: "Board | None" = None


class Pair(Struct, frozen=True, array_like=True):
    left: int
    right: float


class Empty(Struct, frozen=True):
    pass


class Bounds(Struct, frozen=True):
    least: int | UnsetType = UNSET
    most: int = 9


def printed(**aliases: Any) -> str:
    head, _, body = print_aliases(aliases, "here").partition("\n\n")
    assert head == "// Made by scripts/types from here; do not edit."
    return body


def test_a_tagged_union_is_told_apart_by_its_literal() -> None:
    assert (
        printed(Action=Move | Pass)
        == """/** Go from one place to another. */
export interface Move {
  type: 'Move'
  start: string
  end: string
}

export interface Pass {
  type: 'pass'
  howLong: number
}

export type Action = Move | Pass
"""
    )


def test_a_generic_struct_keeps_its_type_variable() -> None:
    assert (
        printed(Event=Moved)
        == """export interface Moved {
  type: 'Moved'
  piece: Sealed<Colour>
  path: readonly (readonly [number, number] | null)[]
  eyes?: readonly number[] | null
}

export interface Sealed<T> {
  value: T | null
  eyes: readonly number[]
}

/** A side of the board. */
export type Colour = 'light' | 'dark'

export type Event = Moved
"""
    )


def test_a_struct_may_hold_itself_and_keeps_its_name() -> None:
    assert (
        printed(Board=Board)
        == """export interface Board {
  sizes: Readonly<Record<string, readonly Size[]>>
  mode: 3 | 'blitz' | null
  blob: unknown
  inner: Board | null
}

export type Size = 1 | 2
"""
    )


def test_odd_shapes() -> None:
    assert printed(Pair=Pair) == "export type Pair = readonly [number, number]\n"
    assert printed(Options=Empty) == "export type Empty = Record<string, never>\n\nexport type Options = Empty\n"
    assert printed(Bounds=Bounds) == "export interface Bounds {\n  least?: number\n  most: number\n}\n"


def test_one_struct_with_several_arguments_is_printed_once() -> None:
    text = printed(Numbers=Sealed[int], Names=Sealed[tuple[str, ...]])
    assert text.count("export interface Sealed<T>") == 1
    assert "export type Numbers = Sealed<number>" in text
    assert "export type Names = Sealed<readonly string[]>" in text


def test_a_long_union_goes_one_member_a_line() -> None:
    names = tuple(f"quite a long word {number}" for number in range(5))
    text = printed(Word=Literal[names] | None)
    assert text.startswith("export type Word =\n  | 'quite a long word 0'\n  | ")
    assert text.endswith("\n  | null\n")


def test_a_long_file_may_be_long() -> None:
    names = {f"Word{number}": Literal[number] for number in range(200)}
    assert print_aliases(names, "here").splitlines()[1] == "/* eslint-disable max-lines */"
    assert print_aliases({"Word": Literal[1]}, "here").splitlines()[1] == ""


def test_two_types_of_one_name_are_refused() -> None:
    other = type("Move", (Struct,), {"__annotations__": {"x": int}})
    with pytest.raises(Unprintable, match="would both be called Move"):
        printed(One=Move, Two=other)
    with pytest.raises(Unprintable, match="would both be called Move"):
        printed(One=Move, Move=Pass)


def test_a_type_without_a_name_is_refused() -> None:
    with pytest.raises(Unprintable, match="BytesType has no TypeScript name"):
        printed(Blob=bytes)


def test_a_module_gives_its_own_structs_and_unions() -> None:
    module = ModuleType("wire")
    base = type("Base", (Struct,), {"__module__": "wire"})
    own = type("Own", (base,), {"__module__": "wire"})
    vars(module).update(Base=base, Own=own, Move=Move, Both=Move | Pass, limit=3, _Hidden=Move | Pass)
    assert module_aliases(module) == {"Own": own, "Both": Move | Pass}
