"""What the tests of every game ask of this one."""

AT_THE_TABLE = "Ann\nBen\n\n4 5 2\n?\nb1 b1 b1\nb1 green lion\n\n\n"
