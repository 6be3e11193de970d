"""Friends, follows and blocks of the signed-in caller, and invitations to a table."""

from time import time

from pelipoyta.server.api.deps import CHECK_LIMIT, SignedIn, State, acts, costs
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.people.persons import person_at
from pelipoyta.server.people.presence import friends_here
from pelipoyta.server.schemas.people.friends import (
    ChangeRelation,
    ChooseVisibility,
    DoneReply,
    InviteFriend,
    PeopleInfo,
)
from pelipoyta.server.state import AppState
from pelipoyta.table.errors import TableError

endpoints = Endpoints()
OWN_CHOICES = ("decline", "end", "unfollow", "block", "unblock", "mute", "unmute")  # no sanction forbids these


@endpoints.get("/api/people", dependencies=(costs(1),))
async def get_people(state: State, me: SignedIn) -> PeopleInfo:
    """Friends and which of them are here, requests, follows, and the caller's own block list."""
    return await _people(state, me.account)


@endpoints.post("/api/people/relations", errors=(403, 404, 409), dependencies=(CHECK_LIMIT, costs(5), acts("account")))
async def change_relation(state: State, me: SignedIn, body: ChangeRelation) -> PeopleInfo:
    """Ask, accept, decline or end a friendship; follow; block; mute. What the other has decided is never told."""
    from pelipoyta.server.people.friends.relations import change

    if body.act not in OWN_CHOICES:
        await state.people.check(me.account, "befriend")
    person = await _at_seat(state, body)
    people = await state.people.opened()
    await people.run(lambda db: change(db, me.account, me.name, body=body, person=person, now=time()))
    return await _people(state, me.account)


@endpoints.post("/api/people/visibility", dependencies=(CHECK_LIMIT, acts("account")))
async def choose_visibility(state: State, me: SignedIn, body: ChooseVisibility) -> PeopleInfo:
    """Set the visibility of the caller's presence: to friends, or to no other person."""
    from pelipoyta.server.people.friends.relations import set_seen_by

    await (await state.people.opened()).run(lambda db: set_seen_by(db, me.account, body.seen_by))
    return await _people(state, me.account)


@endpoints.post("/api/people/invitations", errors=(403, 404), dependencies=(CHECK_LIMIT, costs(10), acts("invite")))
async def invite_friend(state: State, me: SignedIn, body: InviteFriend) -> DoneReply:
    """Tell a friend of a table that the caller sits at or hosts."""
    from pelipoyta.server.people.friends.relations import invite

    table = await state.lobby.read(body.table)
    if me.account not in {player.account for player in table.state.seats.players if player}:
        raise TableError("not_seated")
    game = table.state.header.game
    people = await state.people.opened()
    await people.run(
        lambda db: invite(db, me.account, me.name, other=body.person, table=body.table, game=game, now=time())
    )
    return DoneReply()


async def _people(state: AppState, me: str) -> PeopleInfo:
    from pelipoyta.server.people.friends.relations import people_of

    people, here = await state.people.opened(), await friends_here(state, me)
    return await people.run(lambda db: people_of(db, me, here.__contains__, time()))


async def _at_seat(state: AppState, body: ChangeRelation) -> str:
    """The account at the seat that is meant; empty where a person is named otherwise. Raises TableError."""
    if not body.table or body.seat is None:
        return ""
    table = await state.lobby.read(body.table)
    person = person_at(table.state, body.seat) if 0 <= body.seat < table.state.header.seats else ""
    if not person.startswith("a-"):
        raise TableError("no_such_player")
    return person
