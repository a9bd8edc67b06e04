"""Pages with the results of commands: for people, as Markdown, for programs."""
