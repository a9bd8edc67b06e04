"""Findings in every output format; each module is imported when its format is asked for."""
