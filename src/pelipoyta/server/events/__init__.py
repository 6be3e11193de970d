"""Events in the server: contests indexed as they change, and the lists of coming events that pages watch."""
