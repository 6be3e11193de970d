"""Stand-ins of a page's JavaScript: logs in memory with IndexedDB's refusals, bots in the same interpreter."""

import json
from typing import Any

from pelipoyta.offline.bot_worker import answer


class PortError(Exception):
    """Error with a name, as JavaScript's have."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class MemoryLogs:
    """What `logs.ts` does: all batches or none; a line that exists is a ConstraintError."""

    def __init__(self) -> None:
        self.kept = ""
        self.headers_of: dict[tuple[str, str], str] = {}
        self.lines: dict[tuple[str, str], list[str]] = {}
        self.broken = ""  # name of the error of every transaction

    async def secret(self, fresh: str) -> str:
        self.kept = self.kept or fresh
        return self.kept

    async def append(self, batches: str) -> None:
        if self.broken:
            raise PortError(self.broken)
        rows = json.loads(batches)
        for row in rows:
            key, first = (row["kind"], row["id"]), row["first"]
            if row["header"] is not None and key in self.headers_of:
                raise PortError("ConstraintError")
            if first != len(self.lines.get(key, [])):
                raise PortError("ConstraintError" if first < len(self.lines.get(key, [])) else "Overtaken")
        for row in rows:
            key = (row["kind"], row["id"])
            if row["header"] is not None:
                self.headers_of[key] = row["header"]
            self.lines.setdefault(key, []).extend(row["lines"])

    async def read(self, kind: str, name: str) -> str:
        key = (kind, name)
        return json.dumps([self.headers_of[key], self.lines.get(key, [])] if key in self.headers_of else None)

    async def lengths(self) -> str:
        return json.dumps({name: len(lines) for (kind, name), lines in self.lines.items() if kind == "tables"})

    async def headers(self, kind: str) -> str:
        return json.dumps({name: header for (each, name), header in self.headers_of.items() if each == kind})


class LocalBots:
    """Bots without a worker."""

    def __init__(self) -> None:
        self.ended = 0

    async def ask(self, job: str) -> str:
        return answer(job)

    def end(self) -> None:
        self.ended += 1


def settings() -> str:
    from pelipoyta.server.settings import Settings

    told: dict[str, Any] = {"pause": 0, "bot_budget": 0.2, "messages_per_second": 100_000}
    return Settings(**told).model_dump_json()
