"""Notices in the running server: pages that hear of them, senders, and what people set. Loaded when first needed."""
