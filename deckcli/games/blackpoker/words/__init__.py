"""The words of BlackPoker's lists: what each means stands beside its declaration."""
