"""Self-play on all cores while a GPU learns: `python -m training.rolechess.learn SECONDS DIR OUT [BEGUN]`.

Nets of several sizes learn side by side from all games. BEGUN is a small one that plays until the others can too;
without it the first games are poor, and it takes longer. A minute more at the end measures what came out.
"""

import os
import sys
from pathlib import Path
from time import monotonic

import torch

from .matches import CORES, DEEP, SHALLOW, Bench, Trial, on_all_cores
from .pupil import SIZES, Memory, Pupil

WARM = float(os.environ.get("WARM", "45"))  # seconds until all of them play
EVERY = 40.0  # seconds between words
FAST, SLOW, SETTLED = 2e-3, 2e-5, 0.6  # the rate of learning, and for how much of the time it stays
STRIDE, WRITTEN = 20, 200  # steps between looks at the games; between nets given to those who play


def rate(share: float) -> float:
    return FAST + (SLOW - FAST) * max(0.0, share - SETTLED) / (1 - SETTLED)


class School:
    def __init__(self, seconds: float, folder: Path, out: Path, begun: Path | None) -> None:
        self.began, self.seconds, self.folder = monotonic(), seconds, folder
        self.pupils = [Pupil(name, folder, out, begun if name == "small" else None) for name in SIZES]
        self.memory, self.steps, self.said = Memory(), 0, 0.0
        self.benches = [Bench(folder, number, self.pupils[0]) for number in range(max(1, CORES - 2))]
        self.trial: Trial | None = None

    def gone(self) -> float:
        return monotonic() - self.began

    def say(self, text: str | None) -> None:
        if text:
            print(f"{self.gone():.0f} s: {text}", flush=True)

    def collect(self) -> None:
        for bench in self.benches:
            records = bench.played()
            if records is not None:
                self.memory.add(records)
                if self.gone() > WARM:
                    bench.pupil = self.pupils[(bench.number + bench.round) % len(self.pupils)]
                bench.start()

    def learn(self) -> None:
        for _ in range(STRIDE):
            seen, wanted = self.memory.pick()
            for pupil in self.pupils:
                pupil.learn(seen, wanted, rate(self.gone() / self.seconds))
        self.steps += STRIDE
        if self.steps % WRITTEN == 0:
            for pupil in self.pupils:
                pupil.write()

    def tell(self) -> None:
        if self.trial:
            self.say(self.trial.look())
        elif self.gone() > WARM:
            self.trial = Trial(self.pupils, self.folder)
        if self.gone() - self.said > EVERY:
            self.said = self.gone()
            self.say(f"{self.memory.count} positions, {self.steps} steps")

    def end(self) -> None:
        playing = [each.running for each in self.benches] + ([self.trial.running] if self.trial else [])
        for each in playing:
            each.kill()
        for pupil in self.pupils:
            pupil.write()
            self.say(on_all_cores(pupil, pupil.file, 1, SHALLOW))
            self.say(on_all_cores(pupil, pupil.file, 2, DEEP))
            if pupil.best_file.exists():
                self.say(on_all_cores(pupil, pupil.best_file, 1, SHALLOW))


def main(seconds: float, folder: Path, out: Path, begun: Path | None) -> None:
    torch.manual_seed(1)
    torch.backends.cuda.matmul.allow_tf32 = True
    school = School(seconds, folder, out, begun)
    while school.gone() < seconds:
        school.collect()
        if school.memory.count:
            school.learn()
            school.tell()
    school.end()


if __name__ == "__main__":
    main(float(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3]), Path(sys.argv[4]) if sys.argv[4:] else None)
