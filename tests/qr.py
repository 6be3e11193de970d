"""Reader of QR codes from a picture as a page shows it, by the standard: nothing is taken from what drew it.

For codes of the versions 1 to 6 that lie straight in the picture. Errors are found and not mended: the blocks' check
words are computed anew, so one wrong module fails.
"""

import struct
import zlib
from collections.abc import Iterator, Sequence

Grid = list[list[bool]]  # True: dark
LEVELS = {0b01: "L", 0b00: "M", 0b11: "Q", 0b10: "H"}
# Data words of each block by version and level, and check words of a block.
BLOCKS: dict[int, dict[str, tuple[tuple[int, ...], int]]] = {
    1: {"L": ((19,), 7), "M": ((16,), 10), "Q": ((13,), 13), "H": ((9,), 17)},
    2: {"L": ((34,), 10), "M": ((28,), 16), "Q": ((22,), 22), "H": ((16,), 28)},
    3: {"L": ((55,), 15), "M": ((44,), 26), "Q": ((17, 17), 18), "H": ((13, 13), 22)},
    4: {"L": ((80,), 20), "M": ((32, 32), 18), "Q": ((24, 24), 26), "H": ((9, 9, 9, 9), 16)},
    5: {"L": ((108,), 26), "M": ((43, 43), 24), "Q": ((15, 15, 16, 16), 18), "H": ((11, 11, 12, 12), 22)},
    6: {"L": ((68, 68), 18), "M": ((27,) * 4, 16), "Q": ((19,) * 4, 24), "H": ((15,) * 4, 28)},
}
MASKS = (
    lambda y, x: (y + x) % 2,
    lambda y, x: y % 2,
    lambda y, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)
CHANNELS = {0: 1, 2: 3, 6: 4}  # of the kinds of PNG that browsers write


def read_qr(png: bytes) -> str:
    """Text of the code in the picture."""
    grid = modules(dark_pixels(png))
    level, mask = format_of(grid)
    version = (len(grid) - 17) // 4
    words = list(code_words(grid, version, mask))
    return text_of(data_words(words, *BLOCKS[version][level]))


def dark_pixels(png: bytes) -> Grid:
    """Pixels of a PNG of eight bits a channel."""
    width, height, _, kind = struct.unpack(">IIBB", png[16:26])
    size, data, at = CHANNELS[kind], b"", 8
    while at < len(png):
        length, name = struct.unpack(">I4s", png[at : at + 8])
        data += png[at + 8 : at + 8 + length] if name == b"IDAT" else b""
        at += 12 + length
    rows = unfiltered(zlib.decompress(data), width * size, height, size)
    return [[sum(row[x * size : x * size + min(size, 3)]) < 128 * min(size, 3) for x in range(width)] for row in rows]


def unfiltered(raw: bytes, stride: int, height: int, size: int) -> Iterator[bytes]:
    before = bytearray(stride)
    for y in range(height):
        start = y * (stride + 1)
        row = bytearray(raw[start + 1 : start + 1 + stride])
        for x in range(stride):
            left, up, corner = (row[x - size], before[x], before[x - size]) if x >= size else (0, before[x], 0)
            row[x] = (row[x] + predicted(raw[start], left, up, corner)) & 255
        before = row
        yield bytes(row)


def predicted(kind: int, left: int, up: int, corner: int) -> int:
    """Value that a filter of PNG adds."""
    if kind == 4:
        guess = left + up - corner
        return min((left, up, corner), key=lambda each: abs(guess - each))
    return (0, left, up, (left + up) // 2)[kind]


def modules(pixels: Grid) -> Grid:
    """Modules of the code: as large as a seventh of the finder in the upper left corner."""
    rows = [y for y, row in enumerate(pixels) if any(row)]
    columns = [x for x in range(len(pixels[0])) if any(row[x] for row in pixels)]
    top, left, width = rows[0], columns[0], columns[-1] - columns[0] + 1
    finder = next(x for x in range(left, len(pixels[0])) if not pixels[top][x]) - left
    count = 17 + 4 * round((width * 7 / finder - 17) / 4)
    step = width / count
    middle = [int((number + 0.5) * step) for number in range(count)]
    return [[pixels[top + y][left + x] for x in middle] for y in middle]


def format_of(grid: Grid) -> tuple[str, int]:
    """Level and mask, beside the finder in the upper left corner."""
    places = [(8, x) for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [(y, 8) for y in (7, 5, 4, 3, 2, 1, 0)]
    bits = 0
    for y, x in places:
        bits = bits << 1 | grid[y][x]
    found = (bits ^ 0b101010000010010) >> 10
    return LEVELS[found >> 3], found & 7


def is_function(y: int, x: int, size: int) -> bool:
    """True for a module that holds no data: finders with the format, timing, alignment."""
    corner = (y < 9 and x < 9) or (y < 9 and x >= size - 8) or (y >= size - 8 and x < 9)
    aligned = size > 21 and abs(y - (size - 7)) <= 2 and abs(x - (size - 7)) <= 2
    return corner or y == 6 or x == 6 or aligned


def code_words(grid: Grid, version: int, mask: int) -> Iterator[int]:
    """Words in zigzag, two columns at a time from the right."""
    size, bits = len(grid), list[bool]()
    upward = True
    for right in [*range(size - 1, 6, -2), *range(5, 0, -2)]:
        for y in range(size - 1, -1, -1) if upward else range(size):
            for x in (right, right - 1):
                if not is_function(y, x, size):
                    bits.append(grid[y][x] ^ (MASKS[mask](y, x) == 0))
        upward = not upward
    for at in range(0, len(bits) // 8 * 8, 8):
        yield int("".join("01"[bit] for bit in bits[at : at + 8]), 2)


def data_words(words: Sequence[int], sizes: Sequence[int], check: int) -> list[int]:
    """Data words of all blocks in order, each block compared with its check words."""
    blocks: list[list[int]] = [[] for _ in sizes]
    rest = iter(words)
    for number in range(max(sizes)):
        for block, size in zip(blocks, sizes, strict=True):
            if number < size:
                block.append(next(rest))
    checks: list[list[int]] = [[] for _ in sizes]
    for _ in range(check):
        for each in checks:
            each.append(next(rest))
    assert checks == [check_words(block, check) for block in blocks], "the code is damaged"
    return [word for block in blocks for word in block]


def times(one: int, other: int) -> int:
    """Product in the field of 256 elements of QR codes."""
    product = 0
    while other:
        product ^= one if other & 1 else 0
        one = one << 1 ^ (0x11D if one & 128 else 0)
        other >>= 1
    return product


def check_words(block: Sequence[int], count: int) -> list[int]:
    """Remainder of the block divided by the generator of Reed and Solomon."""
    generator, power = [1], 1
    for _ in range(count):
        longer = [*generator, 0]
        for at, each in enumerate(generator):
            longer[at + 1] ^= times(each, power)
        generator, power = longer, times(power, 2)
    rest = [*block, *[0] * count]
    for at in range(len(block)):
        for number, each in enumerate(generator):
            rest[at + number] ^= times(each, rest[at]) if number else 0
        rest[at] = 0
    return rest[len(block) :]


def text_of(words: Sequence[int]) -> str:
    """Text of one segment of bytes."""
    bits = "".join(f"{word:08b}" for word in words)
    assert bits[:4] == "0100", "the code holds no bytes"
    length = int(bits[4:12], 2)
    return bytes(int(bits[at : at + 8], 2) for at in range(12, 12 + 8 * length, 8)).decode()
