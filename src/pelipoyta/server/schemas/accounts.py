"""Messages about accounts: signing up, in and out, and oneself."""

from typing import Annotated

from msgspec import Meta, Struct

NameText = Annotated[str, Meta(max_length=200)]
PasswordText = Annotated[str, Meta(max_length=1024)]


class NamedPassword(Struct, frozen=True):
    """A name and a password, to sign up or in with."""

    name: NameText
    password: PasswordText


class Me(Struct, frozen=True):
    """The signed-in caller."""

    account: str
    name: str
    kind: str


class SignedInAs(Struct, frozen=True):
    """The caller's account; none for a guest."""

    me: Me | None
