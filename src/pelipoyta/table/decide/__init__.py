"""Pure functions from a command and the table state to log entries, or to the reason why not."""
