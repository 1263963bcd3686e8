"""Reading a judge file: what stands in it, line by line, and what its references mean."""
