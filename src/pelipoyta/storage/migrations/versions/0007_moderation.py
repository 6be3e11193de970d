"""Reports, cases, sanctions, appeals, removed lines, signals of fair play."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "cases",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("suspect", sa.String(64), nullable=False),
        sa.Column("open_for", sa.String(64), unique=True),
        sa.Column("opened", sa.Float(), nullable=False),
        sa.Column("closed", sa.Float()),
        sa.Column("outcome", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_cases"),
    )
    op.create_index("ix_cases_suspect", "cases", ["suspect"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("case_id", sa.String(64), nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("reason", sa.String(32), nullable=False),
        sa.Column("note", sa.String(1000), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("lines", sa.JSON(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_case_id", "reports", ["case_id"])
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_table(
        "sanctions",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("reason", sa.String(32), nullable=False),
        sa.Column("words", sa.String(1000), nullable=False),
        sa.Column("evidence", sa.JSON(), nullable=False),
        sa.Column("operator", sa.String(64), nullable=False),
        sa.Column("case_id", sa.String(64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("until", sa.Float()),
        sa.Column("read", sa.Float()),
        sa.Column("lifted", sa.Float()),
        sa.PrimaryKeyConstraint("id", name="pk_sanctions"),
    )
    op.create_index("ix_sanctions_person", "sanctions", ["person"])
    op.create_table(
        "appeals",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("sanction", sa.String(64), nullable=False, unique=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("note", sa.String(2000), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("answered", sa.Float()),
        sa.Column("answer", sa.String(1000), nullable=False),
        sa.Column("granted", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_appeals"),
    )
    op.create_table(
        "redactions",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("reason", sa.String(32), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "line", name="pk_redactions"),
    )
    op.create_table(
        "moderation_trail",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.Column("operator", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_moderation_trail"),
    )
    op.create_index("ix_moderation_trail_person", "moderation_trail", ["person"])
    op.create_table(
        "signals",
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("value", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "value", "person", name="pk_signals"),
    )
    op.create_index("ix_signals_person", "signals", ["person"])
    op.create_table(
        "fairplay_reports",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("report", sa.JSON(), nullable=False),
        sa.Column("dismissed", sa.Float()),
        sa.PrimaryKeyConstraint("id", name="pk_fairplay_reports"),
    )
    op.create_index("ix_fairplay_reports_person", "fairplay_reports", ["person"])
    _append_only("moderation_trail")


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
