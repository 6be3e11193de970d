"""The stages of a happening: required answers, optional ones, the deed, and the same again after it (LOTR-17)."""

BEFORE_REQUIRED, BEFORE_ORDER, BEFORE_WINDOW, DEED, AFTER_REQUIRED, AFTER_ORDER, AFTER_WINDOW = range(7)
