"""State of a table, folded from its log: seats, game history, offers, chat, clocks, views."""
