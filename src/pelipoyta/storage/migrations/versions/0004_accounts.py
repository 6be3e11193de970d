"""Accounts, sessions, credentials, and what a guest brought along."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def _accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("owner", sa.String(64), nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("folded", sa.String(128), nullable=True, unique=True),
        sa.Column("look", sa.String(128), nullable=True, unique=True),
        sa.Column("password", sa.String(256), nullable=True),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("closed", sa.Float(), nullable=True),
        sa.Column("deleted", sa.Float(), nullable=True),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
    )
    op.create_index("ix_accounts_closed", "accounts", ["closed"])
    op.create_index("ix_accounts_owner", "accounts", ["owner"])


def _freed_names() -> None:
    op.create_table(
        "freed_names",
        sa.Column("look", sa.String(128), nullable=False),
        sa.Column("folded", sa.String(128), nullable=False),
        sa.Column("account", sa.String(64), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("look", name="pk_freed_names"),
    )


def _sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("account", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("label", sa.String(128), nullable=False),
        sa.Column("scopes", sa.JSON(), nullable=False),
        sa.Column("agent", sa.JSON(), nullable=False),
        sa.Column("place", sa.String(64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("proved", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
    )
    op.create_index("ix_sessions_account", "sessions", ["account"])


def _credentials() -> None:
    op.create_table(
        "credentials",
        sa.Column("id", sa.String(1400), nullable=False),
        sa.Column("account", sa.String(64), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.Integer(), nullable=False),
        sa.Column("aaguid", sa.String(64), nullable=False),
        sa.Column("device_type", sa.String(32), nullable=False),
        sa.Column("backed_up", sa.Boolean(), nullable=False),
        sa.Column("transports", sa.JSON(), nullable=False),
        sa.Column("label", sa.String(128), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_credentials"),
    )
    op.create_index("ix_credentials_account", "credentials", ["account"])


def _challenges() -> None:
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("purpose", sa.String(32), nullable=False),
        sa.Column("account", sa.String(64), nullable=True),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_challenges"),
    )


def _recovery_codes() -> None:
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("account", sa.String(64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_recovery_codes"),
    )
    op.create_index("ix_recovery_codes_account", "recovery_codes", ["account"])


def _device_links() -> None:
    op.create_table(
        "device_links",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("id", sa.String(64), nullable=False, unique=True),
        sa.Column("account", sa.String(64), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("claim", sa.String(64), nullable=True),
        sa.Column("browser", sa.String(64), nullable=True),
        sa.Column("agent", sa.JSON(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=True),
        sa.Column("choices", sa.JSON(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_device_links"),
    )
    op.create_index("ix_device_links_session", "device_links", ["session"])


def _device_claims() -> None:
    op.create_table(
        "device_claims",
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("account", sa.String(64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_device_claims"),
    )
    op.create_index("ix_device_claims_account", "device_claims", ["account"])


def _claimed_seats() -> None:
    op.create_table(
        "claimed_seats",
        sa.Column("table", sa.String(64), nullable=False),
        sa.Column("key", sa.String(128), nullable=False),
        sa.Column("account", sa.String(64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table", "key", name="pk_claimed_seats"),
    )
    op.create_index("ix_claimed_seats_account", "claimed_seats", ["account"])


def _kept_values() -> None:
    op.create_table(
        "kept_values",
        sa.Column("account", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("key", sa.String(128), nullable=False),
        sa.Column("value", sa.JSON(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("account", "kind", "key", name="pk_kept_values"),
    )


def _exports() -> None:
    op.create_table(
        "exports",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("account", sa.String(64), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("made", sa.Float(), nullable=True),
        sa.Column("data", sa.LargeBinary(), nullable=True),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_exports"),
    )
    op.create_index("ix_exports_account", "exports", ["account"])


def upgrade() -> None:
    for make in (
        _accounts,
        _freed_names,
        _sessions,
        _credentials,
        _challenges,
        _recovery_codes,
        _device_links,
        _device_claims,
        _claimed_seats,
        _kept_values,
        _exports,
    ):
        make()
