"""The words of Blue Moon's texts, each meaning beside its declaration."""
