"""Card files and schemas in, card definitions out; searching and checking them."""
