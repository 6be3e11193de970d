"""Questions about a position: cards, static texts, numbers, and what texts forbid."""
