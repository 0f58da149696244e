from io import StringIO


def BytesIO(data):
    return data
