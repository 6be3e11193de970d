"""Files of learnt numbers: a line that says what they are, then the numbers, two bytes each.

The line is JSON: whose they are (`of`), the version of the net that reads them, how many there are, and a digest, so
that a file cut off, changed or made for another net is refused instead of played with.
"""

from hashlib import sha256
from pathlib import Path
from struct import pack, unpack

from msgspec import DecodeError, Struct, ValidationError
from msgspec.json import decode, encode


class Manifest(Struct, frozen=True):
    of: str
    version: int
    count: int
    digest: str


def read_numbers(file: Path, of: str, version: int) -> list[float]:
    head, _, body = file.read_bytes().partition(b"\n")
    try:
        manifest = decode(head, type=Manifest)
    except (DecodeError, ValidationError) as why:
        raise ValueError(f"{file.name} is no file of learnt numbers") from why
    if (manifest.of, manifest.version) != (of, version):
        raise ValueError(
            f"{file.name} is of {manifest.of}, version {manifest.version}; {of}, version {version} is wanted"
        )
    if len(body) != 2 * manifest.count or sha256(body).hexdigest() != manifest.digest:
        raise ValueError(f"{file.name} is cut off or changed")
    return list(unpack(f"<{manifest.count}e", body))


def write_numbers(file: Path, of: str, version: int, numbers: list[float]) -> None:
    body = pack(f"<{len(numbers)}e", *numbers)
    manifest = Manifest(of, version, len(numbers), sha256(body).hexdigest())
    file.write_bytes(encode(manifest) + b"\n" + body)
