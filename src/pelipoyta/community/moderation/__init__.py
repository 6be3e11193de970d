"""Manners: reports and cases, the ladder of sanctions and what each forbids, appeals, and the operator's trail."""
