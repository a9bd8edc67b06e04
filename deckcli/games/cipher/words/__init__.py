"""The words of Cipher's skills, each meaning beside its declaration."""
