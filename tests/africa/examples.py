"""What the tests of every game ask of this one."""

AT_THE_TABLE = "Anna\nBen\n\n?\n30+4\n<\n35\n1\nstatue 6\nstatue 3, drum 1\n4\n\n\nx\n31\n1\n2,1\n2\n\n0\n"
"""Names, a way back, help, a sum, a slip, nothing for none, a second marker refused."""
