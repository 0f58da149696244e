def BytesIO(data):
    return data
