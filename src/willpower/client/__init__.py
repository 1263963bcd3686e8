"""The browser client: its sources, and how they are built."""
