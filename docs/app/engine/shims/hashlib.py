import binascii


class sha1:
    def __init__(self, data):
        size = 8 * len(data)
        data += b"\x80" + bytes((55 - len(data)) % 64) + size.to_bytes(8, "big")
        h = [0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0]
        for at in range(0, len(data), 64):
            w = [int.from_bytes(data[i : i + 4], "big") for i in range(at, at + 64, 4)]
            for i in range(16, 80):
                w.append(_turn(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1))
            a, b, c, d, e = h
            for i in range(80):
                f, k = (
                    (b & c | ~b & d, 0x5A827999)
                    if i < 20
                    else (b ^ c ^ d, 0x6ED9EBA1)
                    if i < 40
                    else (b & c | b & d | c & d, 0x8F1BBCDC)
                    if i < 60
                    else (b ^ c ^ d, 0xCA62C1D6)
                )
                a, b, c, d, e = (_turn(a, 5) + f + e + k + w[i]) & 0xFFFFFFFF, a, _turn(b, 30), c, d
            h = [(x + y) & 0xFFFFFFFF for x, y in zip(h, (a, b, c, d, e))]
        self._digest = b"".join([x.to_bytes(4, "big") for x in h])

    def digest(self):
        return self._digest

    def hexdigest(self):
        return binascii.hexlify(self._digest).decode()


def _turn(x, n):
    return (x << n | x >> 32 - n) & 0xFFFFFFFF
