import math as _math

log, sqrt, inf, nan = _math.log, _math.sqrt, _math.inf, _math.nan
floor, ceil, isnan, isinf = _math.floor, _math.ceil, _math.isnan, _math.isinf


def gcd(a, b):
    while b:
        a, b = b, a % b
    return abs(a)


def prod(things):
    made = 1
    for thing in things:
        made *= thing
    return made


def comb(n, k):
    made = 1
    for i in range(k):
        made = made * (n - i) // (i + 1)
    return made
