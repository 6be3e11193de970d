"""One running match each: who sits, what was logged, what each seat was told."""
