"""What the tests of every game ask of this one."""

AT_THE_TABLE = "Ann\nBen\n\n4 5 2\n?\n4 4 4\n"
