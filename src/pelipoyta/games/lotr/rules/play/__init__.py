"""Playing cards and using abilities: permission, costs, choices, effects."""
