"""Tables of rows, a module a topic; each change of them needs a migration, which a test compares with this schema."""
