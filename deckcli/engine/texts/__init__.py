"""What cards say: texts made from their programs, in every language.

`outline` reads an ability into a tree in canonical form, `patterns` splits what the words declare,
and there is one module for each language (`en`, `ja`), which joins clauses. Nothing here is needed
while a game runs.
"""
