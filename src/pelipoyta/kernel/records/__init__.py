"""Games as text: full records, records limited to one viewer, and dice statistics."""
