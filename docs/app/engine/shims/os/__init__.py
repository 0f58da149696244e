from os import listdir
from shims.os import path

name = "browser"
environ = {}
