"""Seat marks: the same shapes and colours as on the boards (client/src/ui/marks/seatMarks.ts; a test compares them)."""

from pelipoyta.kernel.picture.pen import group, path

COLOURS = (
    "#2f6c9e", "#c8542b", "#2c8466", "#dca924", "#9c5683", "#5fa8d3",
    "#55534f", "#8c5a33", "#dc8aa4", "#7f8b2c", "#1f989c", "#7c2c3d",
)  # fmt: skip
PATHS = (
    "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z",
    "M12 1.2 22 12 12 22.8 2 12Z",
    "M6.8 3h10.4L22.4 12l-5.2 9H6.8L1.6 12Z",
    "M3.5 3.5h17v17h-17Z",
    "M12 2 22.6 21H1.4Z",
    "M12 1.2c3.4 5.2 7.6 8.3 7.6 13.4a7.6 7.6 0 0 1-15.2 0C4.4 9.5 8.6 6.4 12 1.2Z",
    "M8.6 2h6.8v6.6H22v6.8h-6.6V22H8.6v-6.6H2V8.6h6.6Z",
    "m12 1.4 3.1 6.9 7.5.8-5.6 5 1.6 7.4-6.6-3.8-6.6 3.8L7 14.1l-5.6-5 7.5-.8Z",
    "M15.6 2A10.6 10.6 0 1 0 22 17.2 8.6 8.6 0 0 1 15.6 2Z",
    "M3.2 3h17.6v8.4c0 5.2-4 8.6-8.8 10.6-4.8-2-8.8-5.4-8.8-10.6Z",
    "M3 21C1.6 10.4 8 2.6 21 3c.9 12.4-6.4 19.4-18 18Z",
    "M3.6 2.4h16.8L14.6 12l5.8 9.6H3.6L9.4 12Z",
)


def mark(seat: int, x: float, y: float, size: float, fill: str = "", **more: object) -> str:
    """Mark of a seat, centred at that point."""
    shape = path(PATHS[seat % len(PATHS)], fill or COLOURS[seat % len(COLOURS)], stroke_linejoin="round", **more)
    return group(shape, x - size / 2, y - size / 2, size / 24)
