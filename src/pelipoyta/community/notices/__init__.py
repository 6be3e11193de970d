"""Notices: what is told to a person and when, stored as rows and sent by page, push, mail or web-hook."""
