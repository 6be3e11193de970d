"""Animated SVG of several pictures, played by any browser without a script.

Where motion is unwanted or unsupported the last picture is shown.
"""

from collections.abc import Sequence

from pelipoyta.kernel.picture.pen import Picture

SECONDS = 1.0  # seconds of each picture; the last one stays twice as long
MOST = 60  # most pictures of an animation


def film(pictures: Sequence[Picture]) -> Picture:
    """Animation of the last MOST pictures, as large as the largest."""
    frames = list(pictures)[-MOST:]
    width, height = max(each.width for each in frames), max(each.height for each in frames)
    if len(frames) == 1:
        return frames[0]
    whole = (len(frames) + 1) * SECONDS
    shots = "".join(_shot(frame, i, i == len(frames) - 1) for i, frame in enumerate(frames))
    return Picture(width, height, _style(whole, SECONDS / whole) + shots)


def _shot(frame: Picture, number: int, last: bool) -> str:
    name = "shot last" if last else "shot"
    return f'<g class="{name}" style="animation-delay:{number * SECONDS:g}s">{frame.body}</g>'


def _style(whole: float, part: float) -> str:
    """Keyframes: each picture is visible in its own time; the last one is visible without motion."""
    return (
        "<style>"
        "@keyframes shot{0%{visibility:visible}" + f"{100 * part:.3f}%" + "{visibility:hidden}}"
        "@keyframes last{0%{visibility:visible}" + f"{200 * part:.3f}%" + "{visibility:hidden}}"
        f".shot{{visibility:hidden;animation:shot {whole:g}s step-end infinite}}"
        f".last{{visibility:visible;animation-name:last;animation-fill-mode:backwards}}"
        "@media(prefers-reduced-motion:reduce){.shot{animation:none}.last{visibility:visible}}"
        "</style>"
    )
