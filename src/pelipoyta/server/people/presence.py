"""Presence of people for their friends: whether one has a visible page open, of whatever kind, at any process."""

import asyncio
from collections.abc import Collection
from time import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pelipoyta.server.state import AppState


async def friends_here(state: "AppState", me: str) -> frozenset[str]:
    """Friends of a person who are here, as far as they let friends know it; and the person."""
    from pelipoyta.community.friends.visibility import visible_friends

    people = await state.people.opened()
    return await _here(state, await people.run(lambda db: visible_friends(db, me))) | {me}


async def _here(state: "AppState", people: Collection[str]) -> frozenset[str]:
    """People of these with a page of the lobby or any other, here or at another process."""
    if not people:
        return frozenset()
    from pelipoyta.community.offers import presence

    service, notices = await state.people.opened(), await state.notices.opened()
    elsewhere = await service.run(lambda db: presence.elsewhere(db, "", time()))
    found = frozenset(each for each in people if each in elsewhere or state.lobby_service.is_here(each))
    others = [each for each in people if each not in found]
    answers = await asyncio.gather(*map(notices.is_here, others))
    return found | {each for each, here in zip(others, answers, strict=True) if here}
