"""Endpoints of tables: create, join, record, replay, analysis, hints, history, fairness proofs, deck lists."""
