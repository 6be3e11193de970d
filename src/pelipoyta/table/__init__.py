"""Tables: one running game each, with its seats, its log and its viewers."""
