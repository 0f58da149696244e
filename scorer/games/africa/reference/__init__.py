"""The rules of Africa, what people ask, and the words."""
