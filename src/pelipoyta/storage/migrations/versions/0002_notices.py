"""Notices, their deliveries, push subscriptions, settings, seats that are told of, and vacations."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    _notices()
    _deliveries()
    _settings()
    op.create_table(
        "notice_seats",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_notice_seats"),
    )
    op.create_index("ix_notice_seats_person", "notice_seats", ["person"])
    op.create_table(
        "vacations",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("begins", sa.Float(), nullable=False),
        sa.Column("ends", sa.Float(), nullable=False),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_vacations"),
    )
    op.create_index("ix_vacations_person", "vacations", ["person"])


def _notices() -> None:
    op.create_table(
        "notices",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("key", sa.String(160), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("shown", sa.Float()),
        sa.Column("seen", sa.Float()),
        sa.Column("ended", sa.Float()),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
        sa.UniqueConstraint("person", "key", name="uq_notices_person"),
    )
    op.create_index("ix_notices_due", "notices", ["due"])


def _deliveries() -> None:
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("notice", sa.String(32), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("leased", sa.Float(), nullable=False),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("note", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_deliveries"),
        sa.UniqueConstraint("notice", "channel", "target", name="uq_deliveries_notice"),
    )
    op.create_index("ix_deliveries_state", "deliveries", ["state", "due"])
    op.create_index("ix_deliveries_person", "deliveries", ["person"])
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_subscriptions"),
    )
    op.create_index("ix_subscriptions_person", "subscriptions", ["person"])


def _settings() -> None:
    op.create_table(
        "notice_settings",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("channels", sa.JSON(), nullable=False),
        sa.Column("quiet", sa.JSON()),
        sa.Column("bundle", sa.Integer(), nullable=False),
        sa.Column("digest", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("stop", sa.String(64), nullable=False, unique=True),
        sa.Column("mail", sa.String(254), nullable=False),
        sa.Column("mail_confirmed", sa.Float()),
        sa.Column("mail_code", sa.String(64), nullable=False),
        sa.Column("mail_asked", sa.Float(), nullable=False),
        sa.Column("hook", sa.Text(), nullable=False),
        sa.Column("hook_secret", sa.String(64), nullable=False),
        sa.Column("hook_failures", sa.Integer(), nullable=False),
        sa.Column("hook_off", sa.Float()),
        sa.PrimaryKeyConstraint("person", name="pk_notice_settings"),
    )
