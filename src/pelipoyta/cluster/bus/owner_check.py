"""Check at the start of a process that all living owners of the database answer on its bus."""

import asyncio

from pelipoyta.cluster.bus.interface import Bus, BusFailed
from pelipoyta.cluster.bus.messages import REPLIES, Probe, ProbeReply, encoded
from pelipoyta.cluster.bus.subjects import Subjects
from pelipoyta.cluster.placement import Placement
from pelipoyta.table.log.store import StoreUnusable

PROBE = 1.0  # seconds for an answer


async def check_owners_answer(bus: Bus, subjects: Subjects, placement: Placement) -> None:
    """Check that owners with a lease answer here. Raises StoreUnusable where some keep theirs and never answer.

    A process that has just died keeps its lease for a while; so two looks are a lease apart.
    """
    silent = await _silent(bus, subjects, placement)
    if silent:
        await asyncio.sleep(placement.lease + PROBE)
        silent &= await _silent(bus, subjects, placement)
    if silent:
        raise StoreUnusable("bus_other", {"count": len(silent)})


async def _silent(bus: Bus, subjects: Subjects, placement: Placement) -> set[str]:
    """Living owners that do not answer."""
    others = [each.id for each in await placement.living() if each.id != placement.me]
    answers = await asyncio.gather(*(_answers(bus, subjects.owner(id)) for id in others))
    return {id for id, answers in zip(others, answers, strict=True) if not answers}


async def _answers(bus: Bus, subject: str) -> bool:
    try:
        reply = REPLIES.decode(await bus.ask(subject, encoded(Probe(table="")), PROBE))
    except BusFailed:
        return False
    return isinstance(reply, ProbeReply)
