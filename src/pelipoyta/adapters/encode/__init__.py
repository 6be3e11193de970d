"""Each game in numbers, a module a game; `any` for all others."""
