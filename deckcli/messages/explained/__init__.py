"""The pages of `deckcli explain` in other languages than English, by code and checksum.

The checksum is of the English page: when that changes, its translation no longer counts, and a test
names the key that is wanted now.
"""
