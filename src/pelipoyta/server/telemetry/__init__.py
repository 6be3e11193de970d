"""Signs of a running server for its operator: metrics, load, errors of the last day, request ids, traces."""
