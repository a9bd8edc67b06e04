"""Turns card files into card definitions; searches and checks them."""
