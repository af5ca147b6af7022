"""What the store keeps, as plain records; storage/store.py says what is done with them."""
