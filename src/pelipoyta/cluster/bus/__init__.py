"""Bus between the processes of a cluster: its interface, NATS, subjects and messages."""
