import binascii
import hashlib as _hashlib


class sha256:
    def __init__(self, data):
        self._digest = _hashlib.sha256(data).digest()

    def hexdigest(self):
        return binascii.hexlify(self._digest).decode()
