from struct import calcsize, pack, unpack

error = ValueError
