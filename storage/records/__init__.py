"""The stored data as plain records. storage/store.py has the operations on these records."""
