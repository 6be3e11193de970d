"""Endpoints of tables: create, join, record, replay, analysis, mistakes, hints, history, fairness, deck lists."""
