"""Round robin in mirrored pairs, ladder by ladder; resumes where it was left off. It takes hours.

`python scripts/ladder.py [PAIRS] [LADDER…]`: a ladder is a file of `ladder/` without its ending, all of them unless
some are named. What was played lies in `build/ladder`, with a picture.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "ladder"


def command(file: Path, pairs: int) -> list[str]:
    """Command line of a ladder's match."""
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    bots = ",".join((*told["frozen"], *told["bots"]))
    played = ["--bots", bots, "--seats", str(told["seats"]), "--nodes", str(told["nodes"]), "--pairs", str(pairs)]
    kept = ["--keep", str(KEPT / f"{file.stem}.jsonl"), "--plot", str(KEPT / f"{file.stem}.svg")]
    return [str(Path(sys.executable).parent / "pelipoyta"), "match", told["game"], *played, *kept]


def main() -> None:
    pairs = int(sys.argv[1]) if sys.argv[1:] else 10
    KEPT.mkdir(parents=True, exist_ok=True)
    for file in sorted((ROOT / "ladder").glob("*.toml")):
        if file.stem in sys.argv[2:] or not sys.argv[2:]:
            subprocess.run(command(file, pairs), check=True)


if __name__ == "__main__":
    main()
