"""What the tests of every game ask of this one."""

AT_THE_TABLE = "Ann\nBen\n\n4 5 2\n?\ng1 g1 g1\ng1 green lion\n\n\n"
