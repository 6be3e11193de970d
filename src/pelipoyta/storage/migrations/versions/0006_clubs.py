"""Clubs, their members, links, requests and trail."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("about", sa.String(1000), nullable=False),
        sa.Column("consent", sa.Boolean(), nullable=False),
        sa.Column("hook", sa.String(1000), nullable=False),
        sa.Column("hook_secret", sa.String(64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("closed", sa.Float()),
        sa.PrimaryKeyConstraint("id", name="pk_clubs"),
    )
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("club", "person", name="pk_club_members"),
    )
    op.create_index("ix_club_members_person", "club_members", ["person"])
    op.create_table(
        "club_links",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("club", sa.String(64), nullable=False),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("made_by", sa.String(64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("uses", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_club_links"),
    )
    op.create_index("ix_club_links_club", "club_links", ["club"])
    op.create_table(
        "club_requests",
        sa.Column("club", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("note", sa.String(300), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("club", "person", name="pk_club_requests"),
    )
    op.create_table(
        "club_removed",
        sa.Column("club", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("club", "person", name="pk_club_removed"),
    )
    op.create_table(
        "club_events",
        sa.Column("club", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("made_by", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("club", "kind", "name", name="pk_club_events"),
    )
    op.create_table(
        "club_trail",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("club", sa.String(64), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("actor", sa.String(64), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_club_trail"),
    )
    op.create_index("ix_club_trail_club", "club_trail", ["club"])
    _append_only("club_trail")


def _append_only(table: str) -> None:
    """Triggers that refuse to change or delete a row of a trail."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            f"CREATE FUNCTION {table}_kept() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN RAISE EXCEPTION 'a trail is append-only'; END $$"
        )
        op.execute(
            f"CREATE TRIGGER {table}_kept BEFORE UPDATE OR DELETE ON {table} "
            f"FOR EACH ROW EXECUTE FUNCTION {table}_kept()"
        )
        return
    for act in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER {table}_kept_{act.lower()} BEFORE {act} ON {table} "
            "BEGIN SELECT RAISE(ABORT, 'a trail is append-only'); END"
        )
