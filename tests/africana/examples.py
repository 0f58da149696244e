"""What the tests of every game ask of this one."""

AT_THE_TABLE = "<\nItaly\nFrance\nItaly\n<\nFrance\n\n4 6 5\n3 1 1 1\n9 8\n9+8\n2\n6\n2\n2\n1\n" + "\n" * 10
