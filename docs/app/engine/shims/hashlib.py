from binascii import hexlify, unhexlify

import host


class sha1:
    def __init__(self, data):
        self._digest = host.sha1(hexlify(data).decode())

    def digest(self):
        return unhexlify(self._digest)

    def hexdigest(self):
        return self._digest
