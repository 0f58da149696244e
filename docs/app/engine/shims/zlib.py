error = ValueError
