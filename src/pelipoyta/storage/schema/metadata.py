"""Metadata that all tables of rows share; names of keys and indexes follow one convention."""

from sqlalchemy import MetaData

METADATA = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_name)s", "pk": "pk_%(table_name)s"},
)
