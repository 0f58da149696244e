"""What the tests of every game ask of this one."""

AT_THE_TABLE = (
    # Names, a way back, help, a sum, a slip, a second marker refused, a word that is asked about, a line changed.
    "Anna\nBen\n\n?\n30+4\n<\n35\n1\nstatue 6\nstatue 3, drum 1\n4\n\n\nx\n31\n1\nno\nkettel\ny\n2\n\n5\n3\n\n\n"
)
"""Names, a way back, help, a sum, a slip, a second marker refused, a word that is asked about, a line changed."""
