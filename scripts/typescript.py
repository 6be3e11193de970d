"""Print msgspec types as TypeScript: the client's types are made from the same Structs that the server sends."""

import typing
from collections.abc import Mapping, Sequence
from types import ModuleType, UnionType
from typing import Any

import msgspec
from msgspec import inspect

PLAIN: Mapping[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}
LISTS = (inspect.VarTupleType, inspect.ListType, inspect.FrozenSetType, inspect.SetType, inspect.CollectionType)


class Unprintable(TypeError):
    """A type that has no TypeScript name here, or two types that would share one."""


class Printer:
    """Prints types by name and keeps the definition of every Struct and enum they lead to."""

    def __init__(self) -> None:
        self.definitions: dict[str, str] = {}
        self._owners: dict[str, object] = {}
        self._stand_ins: set[type] = set()

    def alias(self, name: str, kind: Any) -> None:
        """Define `name` as `kind`; a Struct of that very name already defines itself."""
        parts = self._parts(inspect.type_info(kind))
        if parts != [name] and self._claims(name, kind):
            self.definitions[name] = _alias(name, parts)

    def name(self, kind: inspect.Type) -> str:
        """TypeScript expression of a type."""
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        match kind:
            case inspect.Metadata():
                return self.name(kind.type)
            case inspect.LiteralType() | inspect.UnionType():
                return " | ".join(self._parts(kind))
            case inspect.EnumType():
                return self._enum(kind.cls)
            case inspect.StructType():
                return self._struct(kind)
            case _:
                return self._container(kind)

    def text(self, origin: str) -> str:
        body = "\n\n".join(self.definitions.values())
        head = f"// Made by scripts/types from {origin}; do not edit.\n"
        if body.count("\n") > 290:  # what a machine writes may be as long as it needs
            head += "/* eslint-disable max-lines */\n"
        return f"{head}\n{body}\n"

    def _container(self, kind: inspect.Type) -> str:
        if isinstance(kind, LISTS):
            return f"readonly {_grouped(self.name(kind.item_type))}[]"
        if isinstance(kind, inspect.TupleType):
            return f"readonly [{', '.join(self.name(item) for item in kind.item_types)}]"
        if isinstance(kind, inspect.DictType):
            return f"Readonly<Record<{self.name(kind.key_type)}, {self.name(kind.value_type)}>>"
        raise Unprintable(f"{type(kind).__name__} has no TypeScript name: add one to scripts/typescript.py")

    def _parts(self, kind: inspect.Type) -> list[str]:
        """The members of a union, null last; any other type is a union of one."""
        if isinstance(kind, inspect.LiteralType):
            return [_literal(value) for value in kind.values]
        if isinstance(kind, inspect.UnionType):
            null_last = sorted(kind.types, key=lambda member: isinstance(member, inspect.NoneType))
            return list(dict.fromkeys(part for member in null_last for part in self._parts(member)))
        return [self.name(kind)]

    def _enum(self, cls: type[Any]) -> str:
        if self._claims(cls.__name__, cls):
            self.definitions[cls.__name__] = _doc(cls) + _alias(cls.__name__, [_literal(m.value) for m in cls])
        return cls.__name__

    def _struct(self, kind: inspect.StructType) -> str:
        if kind.cls in self._stand_ins:
            return kind.cls.__name__
        cls, arguments = typing.get_origin(kind.cls) or kind.cls, typing.get_args(kind.cls)
        if self._claims(cls.__name__, cls):
            self.definitions[cls.__name__] = _doc(cls) + self._definition(cls, generic=bool(arguments))
        names = ", ".join(self.name(inspect.type_info(argument)) for argument in arguments)
        return f"{cls.__name__}<{names}>" if names else cls.__name__

    def _definition(self, cls: type[Any], generic: bool) -> str:
        """A generic Struct is read with stand-ins, named as its type variables, for arguments."""
        stand_ins = tuple(msgspec.defstruct(v.__name__, []) for v in cls.__parameters__) if generic else ()
        self._stand_ins.update(stand_ins)
        shape = inspect.type_info(cls[stand_ins] if generic else cls)
        head = f"{cls.__name__}<{', '.join(s.__name__ for s in stand_ins)}>" if generic else cls.__name__
        assert isinstance(shape, inspect.StructType)
        if shape.array_like:
            tag = [_literal(shape.tag)] if shape.tag is not None else []
            return f"export type {head} = readonly [{', '.join(tag + [self.name(f.type) for f in shape.fields])}]"
        return self._interface(head, shape, cls.__struct_config__.omit_defaults)

    def _interface(self, head: str, shape: inspect.StructType, omits: bool) -> str:
        lines = [f"  {shape.tag_field}: {_literal(shape.tag)}"] if shape.tag_field else []
        for field in shape.fields:
            mark = "?" if not field.required and (omits or _is_unset(field)) else ""
            lines.append(f"  {field.encode_name}{mark}: {self.name(field.type)}")
        if not lines:
            return f"export type {head} = Record<string, never>"
        return "\n".join([f"export interface {head} {{", *lines, "}"])

    def _claims(self, name: str, owner: object) -> bool:
        """Take the name and its place in the text: False where the owner has it already."""
        if self._owners.setdefault(name, owner) is not owner:
            raise Unprintable(f"{self._owners[name]} and {owner} would both be called {name}")
        if name in self.definitions:
            return False
        self.definitions[name] = ""
        return True


def print_aliases(aliases: Mapping[str, Any], origin: str) -> str:
    """One TypeScript module that exports each alias and everything it leads to."""
    printer = Printer()
    for name, kind in aliases.items():
        printer.alias(name, kind)
    return printer.text(origin)


def module_aliases(module: ModuleType) -> dict[str, Any]:
    """The Structs a module defines and the unions of Structs it names, in the order they stand there."""
    return {name: kind for name, kind in vars(module).items() if not name.startswith("_") and _is_wire(kind, module)}


def _is_wire(kind: Any, module: ModuleType) -> bool:
    if isinstance(kind, UnionType) or typing.get_origin(kind) is typing.Union:
        return all(_is_struct(member) for member in typing.get_args(kind))
    return _is_struct(kind) and kind.__module__ == module.__name__ and not _is_bare_base(kind)


def _is_bare_base(kind: type[msgspec.Struct]) -> bool:
    """True if the Struct is only a base of others and never sent."""
    return not kind.__struct_fields__ and bool(kind.__subclasses__())


def _is_struct(kind: Any) -> bool:
    kind = typing.get_origin(kind) or kind
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _is_unset(field: inspect.Field) -> bool:
    """True if the field may be left out and then is UNSET, which msgspec shows as having no default."""
    return field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def _literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else msgspec.json.encode(value).decode()


def _grouped(text: str) -> str:
    return f"({text})" if " " in text else text


def _alias(name: str, parts: Sequence[str]) -> str:
    """A long union goes one member a line."""
    line = f"export type {name} = {' | '.join(parts)}"
    return line if len(line) <= 110 else "\n  | ".join([f"export type {name} =", *parts])


def _doc(cls: type) -> str:
    lines = (cls.__doc__ or "").strip().splitlines()
    return f"/** {lines[0]} */\n" if lines else ""
