"""The web server: protocol, tables, storage, workers. It relays decisions and picks; the engine decides."""
