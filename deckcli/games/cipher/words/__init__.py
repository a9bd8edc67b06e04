"""The words of Cipher's skills: what each means stands beside its declaration."""
