from shims.math import gcd


class Fraction:
    def __init__(self, numerator=0, denominator=1):
        if isinstance(numerator, Fraction):
            numerator, denominator = numerator.numerator, numerator.denominator * denominator
        if not denominator:
            raise ZeroDivisionError("Fraction(%d, 0)" % numerator)
        common = gcd(numerator, denominator)
        if denominator < 0:
            common = -common
        self.numerator, self.denominator = numerator // common, denominator // common

    def _with(self, other, sign):
        a, b = self.denominator, other.denominator
        return Fraction(self.numerator * b + sign * other.numerator * a, a * b)

    def __add__(self, other):
        return self._with(_fraction(other), 1)

    __radd__ = __add__

    def __sub__(self, other):
        return self._with(_fraction(other), -1)

    def __rsub__(self, other):
        return _fraction(other)._with(self, -1)

    def __mul__(self, other):
        other = _fraction(other)
        return Fraction(self.numerator * other.numerator, self.denominator * other.denominator)

    __rmul__ = __mul__

    def __truediv__(self, other):
        other = _fraction(other)
        return Fraction(self.numerator * other.denominator, self.denominator * other.numerator)

    def __rtruediv__(self, other):
        return _fraction(other) / self

    def __divmod__(self, other):
        whole = (self / other).__floor__()
        return whole, self - whole * other

    def __floor__(self):
        return self.numerator // self.denominator

    def __int__(self):
        return self.numerator // self.denominator if self.numerator >= 0 else -(-self.numerator // self.denominator)

    def __float__(self):
        return self.numerator / self.denominator

    def __neg__(self):
        return Fraction(-self.numerator, self.denominator)

    def __abs__(self):
        return Fraction(abs(self.numerator), self.denominator)

    def __bool__(self):
        return self.numerator != 0

    def _order(self, other):
        return self._with(_fraction(other), -1).numerator

    def __eq__(self, other):
        return isinstance(other, (int, Fraction)) and not self._order(other)

    def __lt__(self, other):
        return self._order(other) < 0

    def __le__(self, other):
        return self._order(other) <= 0

    def __gt__(self, other):
        return self._order(other) > 0

    def __ge__(self, other):
        return self._order(other) >= 0

    def __hash__(self):
        return hash((self.numerator, self.denominator)) if self.denominator > 1 else hash(self.numerator)

    def __str__(self):
        return "%d/%d" % (self.numerator, self.denominator) if self.denominator > 1 else str(self.numerator)


def _fraction(number):
    return number if isinstance(number, Fraction) else Fraction(number)
