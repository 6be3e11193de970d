"""Friends, follows and blocks: what each of two people may read of the other, after every act."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, Engine, create_engine, insert
from sqlalchemy.pool import StaticPool

from pelipoyta.community.friends.blocks import apart_from, block, blocked, blocked_pairs, unblock
from pelipoyta.community.friends.follows import follow, followers_of, following, unfollow
from pelipoyta.community.friends.friendships import DAY, accept, are_friends, ask, decline, end, friends_of
from pelipoyta.community.friends.model import ASK_DAYS, MOST_BLOCKED, MOST_FOLLOWED, MOST_FRIENDS
from pelipoyta.community.friends.mutes import mute, unmute
from pelipoyta.community.friends.visibility import (
    forget_person,
    move_person,
    relations,
    sees_here,
    set_seen_by,
    visible_friends,
)
from pelipoyta.storage.schema.people.friends import BLOCKS, FOLLOWS, FRIENDSHIPS
from pelipoyta.storage.schema.whole import METADATA
from pelipoyta.table.errors import TableError

LASTING = create_engine("sqlite://", poolclass=StaticPool)  # for all examples of a law
METADATA.create_all(LASTING)
AINO, EINO, ILPO = "a-aino", "a-eino", "a-ilpo"


@contextmanager
def emptied(engine: Engine) -> Iterator[Connection]:
    """A connection whose changes are taken back."""
    with engine.connect() as connection:
        yield connection
        connection.rollback()


@pytest.fixture
def db() -> Iterator[Connection]:
    with emptied(LASTING) as connection:
        yield connection


def befriend(db: Connection, one: str = AINO, other: str = EINO) -> None:
    ask(db, one, other, 0.0)
    accept(db, other, one, 1.0)


def code_of(*call: object) -> str:
    function, *rest = call
    with pytest.raises(TableError) as caught:
        function(*rest)  # type: ignore[operator]
    return caught.value.code


def test_friends_are_asked_and_accepted(db: Connection) -> None:
    assert ask(db, AINO, EINO, 0.0) == "asked"
    assert not are_friends(db, AINO, EINO)
    assert (relations(db, AINO, 1.0).asked, relations(db, EINO, 1.0).asking) == ((EINO,), (AINO,))
    accept(db, EINO, AINO, 2.0)
    assert are_friends(db, AINO, EINO) and are_friends(db, EINO, AINO)
    assert friends_of(db, AINO) == (EINO,) and friends_of(db, EINO) == (AINO,)


def test_two_who_ask_each_other_are_friends(db: Connection) -> None:
    ask(db, AINO, EINO, 0.0)
    assert ask(db, EINO, AINO, 1.0) == "accepted"
    assert ask(db, EINO, AINO, 1.0) == "kept"


def test_a_request_is_accepted_by_the_person_asked_alone(db: Connection) -> None:
    ask(db, AINO, EINO, 0.0)
    assert code_of(accept, db, AINO, EINO, 1.0) == "no_such_request"
    assert code_of(accept, db, ILPO, AINO, 1.0) == "no_such_request"
    assert not are_friends(db, AINO, EINO)


def test_the_sender_cannot_tell_declined_from_unanswered_from_blocked(db: Connection) -> None:
    """Nor from an answer to a further request, nor when each runs out."""
    block(db, ILPO, AINO, 0.0)
    for other in (EINO, ILPO, "a-idle"):
        ask(db, AINO, other, 1.0)
    decline(db, EINO, AINO)
    assert set(relations(db, AINO, 2.0).asked) == {EINO, ILPO, "a-idle"}
    assert [relations(db, other, 2.0).asking for other in (EINO, ILPO)] == [(), ()]
    assert {ask(db, AINO, other, 3.0) for other in (EINO, ILPO, "a-idle")} == {"kept"}
    assert relations(db, AINO, 1.0 + ASK_DAYS * DAY).asked == ()


def test_a_block_of_the_sender_is_their_own_to_know(db: Connection) -> None:
    block(db, AINO, EINO, 0.0)
    assert code_of(ask, db, AINO, EINO, 1.0) == "blocked_by_you"
    assert code_of(follow, db, AINO, EINO, 1.0) == "blocked_by_you"


def test_a_block_holds_both_ways_and_ends_everything(db: Connection) -> None:
    befriend(db)
    follow(db, AINO, EINO, 1.0)
    follow(db, EINO, AINO, 1.0)
    block(db, AINO, EINO, 2.0)
    assert blocked(db, AINO, EINO) and blocked(db, EINO, AINO) and not blocked(db, AINO, ILPO)
    assert apart_from(db, EINO) == {AINO} and apart_from(db, AINO) == {EINO}
    assert blocked_pairs(db, [AINO, EINO, ILPO]) == {frozenset({AINO, EINO})}
    assert not are_friends(db, AINO, EINO)
    assert following(db, AINO) == following(db, EINO) == ()


def test_a_block_is_in_the_list_of_its_maker_alone(db: Connection) -> None:
    block(db, AINO, EINO, 0.0)
    assert (relations(db, AINO, 1.0).blocked, relations(db, EINO, 1.0).blocked) == ((EINO,), ())


def test_following_one_who_blocks_has_no_effect(db: Connection) -> None:
    block(db, AINO, EINO, 0.0)
    follow(db, EINO, AINO, 1.0)
    follow(db, ILPO, AINO, 1.0)
    assert following(db, EINO) == (AINO,)  # a refusal would tell
    assert followers_of(db, AINO) == {ILPO}


def test_a_block_taken_back_restores_nothing(db: Connection) -> None:
    befriend(db)
    block(db, AINO, EINO, 2.0)
    unblock(db, EINO, AINO)  # not theirs
    assert blocked(db, AINO, EINO)
    unblock(db, AINO, EINO)
    assert not blocked(db, AINO, EINO) and not are_friends(db, AINO, EINO)


def test_a_request_of_the_blocker_is_taken_back(db: Connection) -> None:
    ask(db, AINO, EINO, 0.0)
    block(db, AINO, EINO, 1.0)
    assert relations(db, EINO, 2.0).asking == ()
    assert code_of(accept, db, EINO, AINO, 2.0) == "no_such_request"
    assert ask(db, EINO, AINO, 3.0) == "hidden"
    assert not are_friends(db, AINO, EINO)


def test_an_ended_friendship_is_ended_for_both(db: Connection) -> None:
    befriend(db)
    end(db, EINO, AINO)
    assert friends_of(db, AINO) == friends_of(db, EINO) == ()


def test_ending_declines_no_request_of_another(db: Connection) -> None:
    ask(db, AINO, EINO, 0.0)
    end(db, EINO, AINO)
    assert relations(db, EINO, 1.0).asking == (AINO,)


def test_only_friends_see_a_person_here_and_only_while_they_may(db: Connection) -> None:
    befriend(db)
    assert sees_here(db, AINO, EINO) and not sees_here(db, ILPO, EINO)
    set_seen_by(db, EINO, "nobody")
    assert not sees_here(db, AINO, EINO) and visible_friends(db, AINO) == ()
    assert sees_here(db, EINO, AINO)
    set_seen_by(db, EINO, "friends")
    assert visible_friends(db, AINO) == (EINO,)


@pytest.mark.parametrize("act", [ask, block, follow])
def test_nobody_is_related_to_themselves(db: Connection, act: object) -> None:
    assert code_of(act, db, AINO, AINO, 0.0) == "not_yourself"


def fill_friends(db: Connection, person: str) -> None:
    rows = [
        {"one": person, "other": f"z-{n}", "asked_by": person, "state": "accepted", "since": 0.0}
        for n in range(MOST_FRIENDS)
    ]
    db.execute(insert(FRIENDSHIPS), rows)


def test_limits(db: Connection) -> None:
    fill_friends(db, AINO)
    ask(db, ILPO, AINO, 0.0)
    assert code_of(ask, db, AINO, EINO, 1.0) == "friends_full"
    assert code_of(accept, db, AINO, ILPO, 1.0) == "friends_full"
    db.execute(insert(BLOCKS), [{"person": AINO, "blocked": f"z-{n}", "since": 0.0} for n in range(MOST_BLOCKED)])
    assert code_of(block, db, AINO, EINO, 1.0) == "too_many_blocked"
    db.execute(insert(FOLLOWS), [{"person": AINO, "followed": f"y-{n}", "since": 0.0} for n in range(MOST_FOLLOWED)])
    assert code_of(follow, db, AINO, EINO, 1.0) == "too_many_followed"


def test_a_request_of_a_person_with_too_many_friends_is_not_accepted(db: Connection) -> None:
    ask(db, AINO, EINO, 0.0)
    fill_friends(db, AINO)
    assert code_of(accept, db, EINO, AINO, 1.0) == "friends_full_other"
    assert not are_friends(db, AINO, EINO)


def test_nothing_is_left_of_a_deleted_person(db: Connection) -> None:
    befriend(db)
    follow(db, ILPO, AINO, 1.0)
    block(db, AINO, "a-mauno", 1.0)
    set_seen_by(db, AINO, "nobody")
    mute(db, AINO, EINO, 1.0)
    mute(db, EINO, AINO, 1.0)
    forget_person(db, AINO)
    assert all(AINO not in row for table in METADATA.tables.values() for row in db.execute(table.select()))


def test_a_mute_is_known_to_its_maker_alone_and_parts_nobody(db: Connection) -> None:
    befriend(db)
    mute(db, AINO, EINO, 1.0)
    mute(db, AINO, EINO, 2.0)
    assert (relations(db, AINO, 3.0).muted, relations(db, EINO, 3.0).muted) == ((EINO,), ())
    assert relations(db, EINO, 3.0).friends == (AINO,) and not blocked(db, AINO, EINO)
    unmute(db, AINO, EINO)
    assert relations(db, AINO, 4.0).muted == ()
    assert code_of(mute, db, AINO, AINO, 5.0) == "not_yourself"


def test_a_guests_blocks_move_to_the_account(db: Connection) -> None:
    block(db, "guest", EINO, 0.0)
    block(db, "guest", ILPO, 0.0)
    block(db, AINO, EINO, 1.0)
    move_person(db, "guest", AINO)
    assert set(relations(db, AINO, 2.0).blocked) == {EINO, ILPO}
    assert apart_from(db, "guest") == frozenset()


ACTS = {
    "ask": lambda db, one, other, now: ask(db, one, other, now),
    "accept": lambda db, one, other, now: accept(db, one, other, now),
    "decline": lambda db, one, other, now: decline(db, one, other),
    "end": lambda db, one, other, now: end(db, one, other),
    "block": lambda db, one, other, now: block(db, one, other, now),
    "unblock": lambda db, one, other, now: unblock(db, one, other),
    "follow": lambda db, one, other, now: follow(db, one, other, now),
    "unfollow": lambda db, one, other, now: unfollow(db, one, other),
}
PEOPLE = (AINO, EINO, ILPO)
step = st.tuples(st.sampled_from(sorted(ACTS)), st.sampled_from(PEOPLE), st.sampled_from(PEOPLE))


@settings(max_examples=150, deadline=None)
@given(st.lists(step, max_size=25))
def test_whatever_is_done_a_block_parts_two_people(story: list[tuple[str, str, str]]) -> None:
    """Law: no friendship, no presence and no request passes a block; every relation agrees with its mirror.

    The two concerned are looked at after every act, all in the end.
    """
    pairs = [(one, other) for one in PEOPLE for other in PEOPLE if one != other]
    with emptied(LASTING) as db:
        for now, (act, one, other) in enumerate(story):
            try:
                ACTS[act](db, one, other, float(now))
            except TableError:
                continue
            for pair in ((one, other), (other, one)):
                check(db, *pair, float(now))
        for pair in pairs:
            check(db, *pair, float(len(story)))


def check(db: Connection, one: str, other: str, now: float) -> None:
    assert blocked(db, one, other) == blocked(db, other, one) == (other in apart_from(db, one))
    assert are_friends(db, one, other) == are_friends(db, other, one) == (other in friends_of(db, one))
    if blocked(db, one, other):
        assert not are_friends(db, one, other) and not sees_here(db, one, other)
        assert other not in relations(db, one, now).asking
        assert other not in followers_of(db, one)
