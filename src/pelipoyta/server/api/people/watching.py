"""Watching: the featured game, games of followed people, and friends among the onlookers of a table."""

from time import time

from pelipoyta.server.api.deps import CHECK_LIMIT, Caller, SignedIn, State, TableInPath, account_id, acts, costs
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.live.room import Room
from pelipoyta.server.people.friends.onlookers import looking_on
from pelipoyta.server.schemas.people.friends import ChooseFeatured, FeaturedChoice, FollowedGames, Onlookers
from pelipoyta.server.schemas.websocket.lobby import FeaturedReply

endpoints = Endpoints()


@endpoints.get("/api/featured", dependencies=(costs(1),))
async def get_featured(state: State, caller: Caller) -> FeaturedReply:
    """The game that the start page shows: a running one, or the best of the week; none where there is no such game."""
    blocked = frozenset[str]()
    if caller is not None:
        blocked = await (await state.people.opened()).apart_from(caller.account)
    return FeaturedReply(await state.featured.look(blocked))


@endpoints.get("/api/featured/choice", dependencies=(costs(1),))
async def get_featured_choice(state: State, me: SignedIn) -> FeaturedChoice:
    """The caller's choice whether the start page may show the caller's games."""
    from pelipoyta.community.friends.visibility import is_featured

    return FeaturedChoice(await (await state.people.opened()).run(lambda db: is_featured(db, me.account)))


@endpoints.post("/api/featured/choice", dependencies=(CHECK_LIMIT, acts("account")))
async def choose_featured(state: State, me: SignedIn, body: ChooseFeatured) -> FeaturedChoice:
    """Allow the start page to show the caller's games, or refuse it."""
    from pelipoyta.community.friends.visibility import choose_featured

    await (await state.people.opened()).run(lambda db: choose_featured(db, me.account, body.shown))
    return FeaturedChoice(body.shown)


@endpoints.get("/api/following", dependencies=(costs(3),))
async def get_followed_games(state: State, me: SignedIn) -> FollowedGames:
    """Games of followed people that everybody may watch, and the newest of those that have ended."""
    from pelipoyta.server.people.friends.following import followed_games

    people = await state.people.opened()
    return await people.run(lambda db: followed_games(db, me.account, time()))


@endpoints.get("/api/tables/{table}/onlookers", dependencies=(costs(1),))
async def get_onlookers(state: State, caller: Caller, table: TableInPath) -> Onlookers:
    """Friends of the caller who look on at this table and let friends see them; the others are a number alone."""
    here = Room.of(table).onlookers() if hasattr(table, "audience") else frozenset[str]()
    here |= state.delayed.onlookers(table.state.header.id)
    if caller is None or not (here or table.connections[None]):
        return Onlookers(())
    from pelipoyta.community.friends.visibility import visible_friends
    from pelipoyta.server.people.friends.following import friends_among

    people, me = await state.people.opened(), account_id(caller)
    friends = frozenset(await people.run(lambda db: visible_friends(db, me)))
    here |= await looking_on(state.peers, table.state.header.id, friends - here)
    return Onlookers(await people.run(lambda db: friends_among(db, me, here)))
