"""HTTP endpoints about people: friends, clubs, reports, sanctions, the operator's page, ratings."""
