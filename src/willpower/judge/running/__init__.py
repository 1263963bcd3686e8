"""Running a judge file: the position it begins with, its steps, its answers, its expectations."""
