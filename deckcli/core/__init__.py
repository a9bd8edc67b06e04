"""What knows nothing of cards: errors, findings, rules, text, files, paths."""
