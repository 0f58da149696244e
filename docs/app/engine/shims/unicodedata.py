import host


def normalize(form, text):
    return host.normalize(form, text)


def combining(sign):
    return host.test("combining", sign)
