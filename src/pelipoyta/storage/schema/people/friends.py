"""Friends, follows, blocks and mutes between people, and the choice of who sees a person here."""

from sqlalchemy import Column, Float, Index, String, Table

from pelipoyta.storage.schema.metadata import METADATA

# Friendships, asked and accepted: one row for two people, the smaller id first.
FRIENDSHIPS = Table(
    "friendships",
    METADATA,
    Column("one", String(64), primary_key=True),
    Column("other", String(64), primary_key=True),
    Column("asked_by", String(64), nullable=False),
    Column("state", String(16), nullable=False),  # asked, declined (shown to the asker as asked), accepted
    Column("since", Float, nullable=False),
    Index("ix_friendships_other", "other"),
)

# Follows, one-sided: the follower reads of the public results of the followed.
FOLLOWS = Table(
    "follows",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("followed", String(64), primary_key=True),
    Column("since", Float, nullable=False),
    Index("ix_follows_followed", "followed"),
)

# Blocks: they hold both ways, and only the person who made one ever reads of it.
BLOCKS = Table(
    "blocks",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("blocked", String(64), primary_key=True),
    Column("since", Float, nullable=False),
    Index("ix_blocks_blocked", "blocked"),
)

# Mutes: what the muted person writes is hidden from the muting person; the muted person never reads of it.
MUTES = Table(
    "mutes",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("muted", String(64), primary_key=True),
    Column("since", Float, nullable=False),
    Index("ix_mutes_muted", "muted"),
)

# People whose games are not shown on the start page, by their own choice.
NOT_FEATURED = Table("not_featured", METADATA, Column("person", String(64), primary_key=True))

# Choice of who sees a person here; a person without a row is seen by friends.
VISIBILITY = Table(
    "visibility",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("seen_by", String(16), nullable=False),  # friends, nobody
)
