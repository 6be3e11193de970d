"""Results in their order with checkpoints, so that a late or a void result folds only what comes after it."""

from bisect import bisect_left, bisect_right, insort
from hashlib import sha256

import msgspec

from pelipoyta.community.ratings.book import RatingBook, Skills, order
from pelipoyta.community.ratings.model import RatedResult, RatingChange

EVERY = 1_000  # results between two checkpoints


class RatingLedger:
    """All results and the ratings after them.

    A void result has never been: ratings are computed again from the checkpoint before it.
    """

    def __init__(self, book: RatingBook, every: int = EVERY) -> None:
        self.book = book
        self.results: list[RatedResult] = []
        self._ids: set[str] = set()
        self._every = every
        self._checkpoints: list[Skills] = [dict(book.skills)]  # before results 0, every, 2 × every …

    def add(self, result: RatedResult) -> tuple[RatingChange, ...]:
        """Count a result; one with a known id changes nothing, so that it can be sent twice."""
        if result.id in self._ids:
            return ()
        self._ids.add(result.id)
        insort(self.results, result, key=order)
        place = bisect_left(self.results, order(result), key=order)
        if place == len(self.results) - 1:
            return self._apply(place)
        return self._fold_again(place)

    def void(self, result_id: str) -> bool:
        """Take a result out; False where it is not known."""
        if result_id not in self._ids:
            return False
        self._ids.remove(result_id)
        place = next(at for at, result in enumerate(self.results) if result.id == result_id)
        del self.results[place]
        self._fold_again(place)
        return True

    def digest(self) -> str:
        """Hash of all ratings, equal for equal results whatever their order of arrival."""
        rows = sorted((key, player, skill) for (key, player), skill in self.book.skills.items())
        return sha256(msgspec.json.encode([(key, player, skill) for key, player, skill in rows])).hexdigest()

    def since(self, time: float) -> list[RatedResult]:
        return self.results[bisect_right(self.results, time, key=lambda result: result.ended) :]

    def _apply(self, place: int) -> tuple[RatingChange, ...]:
        if place and place % self._every == 0:
            self._checkpoints[place // self._every :] = [dict(self.book.skills)]
        return self.book.apply(self.results[place])

    def _fold_again(self, place: int) -> tuple[RatingChange, ...]:
        """Fold from the checkpoint before; returns what the result at `place` changed."""
        checkpoint = min(place // self._every, len(self._checkpoints) - 1)
        del self._checkpoints[checkpoint + 1 :]
        self.book.skills = dict(self._checkpoints[checkpoint])
        changes: tuple[RatingChange, ...] = ()
        for at in range(checkpoint * self._every, len(self.results)):
            changed = self._apply(at)
            changes = changed if at == place else changes
        return changes
