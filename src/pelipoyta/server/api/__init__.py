"""HTTP API: endpoints by topic, their dependencies and errors, and the OpenAPI description."""
