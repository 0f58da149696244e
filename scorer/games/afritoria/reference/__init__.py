"""The rules of Afritoria, what people ask, and the words."""
