"""The commands of `python -m bot`, a file each: `add` describes it, `run` gives its exit status."""
