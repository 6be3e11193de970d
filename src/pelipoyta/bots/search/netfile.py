"""Files of network weights: a header line, then the weights, two bytes each.

The header is JSON: owner (`of`), version of the net, number of weights, and a digest, so that a truncated or changed
file, or one of another net, is refused.
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
