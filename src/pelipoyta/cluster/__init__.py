"""Several processes on one database: which process owns which table, and the fence that keeps former owners out."""
