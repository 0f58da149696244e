from binascii import hexlify, unhexlify

from shims.hashlib import sha1


class UUID:
    def __init__(self, text):
        self.bytes = unhexlify(text.replace("-", ""))

    def __str__(self):
        text = hexlify(self.bytes).decode()
        return "-".join([text[:8], text[8:12], text[12:16], text[16:20], text[20:]])


def uuid5(namespace, name):
    found = UUID("")
    made = bytearray(sha1(namespace.bytes + name.encode()).digest()[:16])
    made[6], made[8] = made[6] & 0x0F | 0x50, made[8] & 0x3F | 0x80
    found.bytes = bytes(made)
    return found
