"""Pages made of what commands found out: for people, for Markdown, for programs."""
