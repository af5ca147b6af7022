"""The stored data as plain records. storage/store.py has the operations on them."""
