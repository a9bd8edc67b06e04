"""Basics that know nothing about cards: errors, findings, rules, text, files, paths."""
