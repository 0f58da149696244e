"""The tests: README.md says where a test belongs and how to run which."""
