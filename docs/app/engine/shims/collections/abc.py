Mapping = MutableMapping = dict
Sequence = (list, tuple)
Set = set
Callable = Iterable = Iterator = Collection = Container = Hashable = Generator = object
