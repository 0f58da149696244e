import host
from shims.python import py_back, py_out


def normalize(form, text):
    return py_back(host.normalize(form, py_out(text)))


def combining(sign):
    return host.test("combining", sign)
