"""The words of BlackPoker's lists, each meaning beside its declaration."""
