"""Plays any game and names none: state, agenda, questions, events, views, rulings."""
