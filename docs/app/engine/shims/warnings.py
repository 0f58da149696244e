def warn(message, category=None, stacklevel=1):
    print("warning:", message)
