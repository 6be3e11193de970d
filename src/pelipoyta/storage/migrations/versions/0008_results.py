"""Results of finished games, ratings, and leagues."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    _results()
    _ratings()
    _leagues()


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("seats", sa.String(16), nullable=False),
        sa.Column("variant", sa.String(64), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("sides", sa.JSON(), nullable=False),
        sa.Column("ranks", sa.JSON(), nullable=False),
        sa.Column("why", sa.String(64), nullable=False),
        sa.Column("flags", sa.JSON(), nullable=False),
        sa.Column("vanished", sa.JSON(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("contest", sa.String(64), nullable=False),
        sa.Column("folded", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_results"),
    )
    op.create_index("ix_results_ended", "results", ["ended"])
    op.create_table(
        "result_players",
        sa.Column("result", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("result", "person", name="pk_result_players"),
    )
    op.create_index("ix_result_players_person", "result_players", ["person", "ended"])
    op.create_table(
        "voids",
        sa.Column("result", sa.String(64), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.Column("reason", sa.String(300), nullable=False),
        sa.PrimaryKeyConstraint("result", name="pk_voids"),
    )


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("seats", sa.String(16), nullable=False),
        sa.Column("variant", sa.String(64), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("against_bots", sa.Integer(), nullable=False),
        sa.Column("last", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "pace", "seats", "variant", name="pk_ratings"),
    )
    op.create_index("ix_ratings_game", "ratings", ["game", "pace", "seats"])
    op.create_table(
        "rating_changes",
        sa.Column("result", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("seats", sa.String(16), nullable=False),
        sa.Column("variant", sa.String(64), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("before_mu", sa.Float(), nullable=False),
        sa.Column("before_sigma", sa.Float(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("against_bots", sa.Integer(), nullable=False),
        sa.Column("expected", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("result", "person", name="pk_rating_changes"),
    )
    op.create_index("ix_rating_changes_ended", "rating_changes", ["ended"])
    op.create_index("ix_rating_changes_person", "rating_changes", ["person", "ended"])
    op.create_table(
        "rating_fold",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("result", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_rating_fold"),
    )
    op.create_table(
        "rating_choices",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_rating_choices"),
    )


def _leagues() -> None:
    op.create_table(
        "leagues",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("organiser", sa.String(64), nullable=False),
        sa.Column("club", sa.String(64), nullable=False),
        sa.Column("terms", sa.JSON(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_leagues"),
    )
    op.create_index("ix_leagues_club", "leagues", ["club"])
    op.create_index("ix_leagues_due", "leagues", ["over", "due"])
    op.create_index("ix_leagues_organiser", "leagues", ["organiser"])
    op.create_table(
        "league_log",
        sa.Column("league", sa.String(64), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.Column("entry", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("league", "seq", name="pk_league_log"),
    )
    op.create_table(
        "league_tables",
        sa.Column("table", sa.String(64), nullable=False),
        sa.Column("league", sa.String(64), nullable=False),
        sa.Column("fixture", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_league_tables"),
    )
    op.create_index("ix_league_tables_league", "league_tables", ["league"])
