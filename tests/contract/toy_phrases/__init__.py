"""What is said of the toys."""
