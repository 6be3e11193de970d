"""Picture job of a worker process: renders SVG, which would hold the server's interpreter for up to a second."""

import msgspec

from pelipoyta.bots.workers.jobs import PictureJob


def run(job: PictureJob) -> bytes:
    """PNG as a JSON text in base64."""
    return msgspec.json.encode(rendered(job.svg))


def rendered(svg: str) -> bytes:
    """PNG of the picture."""
    from resvg_py import svg_to_bytes  # imported late: most processes never render a picture

    return bytes(svg_to_bytes(svg_string=svg, skip_system_fonts=True))
