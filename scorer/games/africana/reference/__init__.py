"""The rules of Africana, what people ask, and the words."""
