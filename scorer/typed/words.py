"""The words that people type besides names, by their roles; the catalogues have those of each language.

Each text lists forms, separated by “|”; a language that has none for a role writes “|” alone. A longer form hides the
words in it: “not all” hides “not”. A word that stands nowhere is asked about.
"""

from __future__ import annotations

from ..text.i18n import NP_

NUMBERS = (
    NP_("vocabulary", "zero | nil | nought | naught"),
    NP_("vocabulary", "one"),
    NP_("vocabulary", "two"),
    NP_("vocabulary", "three"),
    NP_("vocabulary", "four"),
    NP_("vocabulary", "five"),
    NP_("vocabulary", "six"),
    NP_("vocabulary", "seven"),
    NP_("vocabulary", "eight"),
    NP_("vocabulary", "nine"),
    NP_("vocabulary", "ten"),
    NP_("vocabulary", "eleven"),
    NP_("vocabulary", "twelve"),
    NP_("vocabulary", "thirteen"),
    NP_("vocabulary", "fourteen"),
    NP_("vocabulary", "fifteen"),
    NP_("vocabulary", "sixteen"),
    NP_("vocabulary", "seventeen"),
    NP_("vocabulary", "eighteen"),
    NP_("vocabulary", "nineteen"),
)
"""Numbers as words, by their value; those for 1 count, an article alone does not."""

TENS = (
    NP_("vocabulary", "twenty"),
    NP_("vocabulary", "thirty"),
    NP_("vocabulary", "forty | fourty"),
    NP_("vocabulary", "fifty"),
    NP_("vocabulary", "sixty"),
    NP_("vocabulary", "seventy"),
    NP_("vocabulary", "eighty"),
    NP_("vocabulary", "ninety"),
)
# Translators: how a language says 21: “{one}und{tens}” in German; several ways are separated by “|”.
TENS_AND_ONE = NP_("vocabulary", "{tens} {one}")
HUNDRED = NP_("vocabulary", "hundred | a hundred | one hundred")
# Translators: how a language says 121, several ways separated by “|”.
HUNDRED_AND = NP_("vocabulary", "{hundred} {rest} | {hundred} and {rest}")
# Translators: words that say how many times, made of a number: “{n}mal” in German.
TIMES = NP_("vocabulary", "{n}-times")
# Translators: “name” if only names begin with a capital within a sentence; “|” where other words do, too.
CAPITALS = NP_("vocabulary", "name")
# Translators: the endings that names have: Grace's card; behind “||” those that say where something goes.
ENDINGS = NP_("vocabulary", "'s | s")
# Translators: what people call a card by its number, from 1 to 10; “;” separates the numbers, “|” the forms, and those
# after “||” say that there are several.
NOUNS = NP_(
    "vocabulary",
    "|| ones ; || twos ; || threes ; || fours ; || fives ; || sixes ; || sevens ; || eights ; || nines ; || tens",
)

# Translators: which one of several, from the first to the eleventh; “;” separates them, “|” their forms.
ORDINALS = NP_(
    "vocabulary",
    "first | 1st ; second | 2nd ; third | 3rd ; fourth | 4th ; fifth | 5th ; sixth | 6th ; seventh | 7th"
    " ; eighth | 8th ; ninth | 9th ; tenth | 10th ; eleventh | 11th",
)

TILE = NP_("vocabulary", "tile | tiles")

WORDS: tuple[tuple[str, int, str], ...] = (
    # Translators: words that say one only before something: a drum.
    ("art", 1, NP_("vocabulary", "a | an | single | a single | one single")),
    # Translators: words that say one and stand alone: just one.
    ("solo", 1, NP_("vocabulary", "a single one | just one | only one")),
    # Translators: what makes cards of a value of a figure: 4s, 4er.
    ("figure-noun", 0, NP_("vocabulary", "s | 's")),
    # Translators: what may lean on a figure and changes nothing: the ending of a case.
    ("figure-case", 0, NP_("vocabulary", "|")),
    # Translators: what is counted in twos: two pairs.
    ("group", 2, NP_("vocabulary", "pair | pairs | a pair")),
    # Translators: two, or a few; who says it is asked.
    ("vague", 2, NP_("vocabulary", "couple | a couple")),
    # Translators: what is counted in twelves.
    ("group", 12, NP_("vocabulary", "dozen | dozens")),
    # Translators: words for two of which one knows which.
    ("both", 2, NP_("vocabulary", "both")),
    # Translators: before a number: all three.
    ("all", 0, NP_("vocabulary", "all | all the")),
    # Translators: between a number and what is counted: three of the drums.
    ("of", 0, NP_("vocabulary", "of")),
    # Translators: between a number and what is counted.
    ("times", 0, NP_("vocabulary", "times | time")),
    # Translators: the sign or letter for times.
    ("x", 0, NP_("vocabulary", "x")),
    # Translators: two times.
    ("twice", 2, NP_("vocabulary", "twice | doubled")),
    # Translators: three times.
    ("twice", 3, NP_("vocabulary", "thrice")),
    # Translators: one time.
    ("twice", 1, NP_("vocabulary", "once")),
    # Translators: one more of something: and another 2.
    ("more", 0, NP_("vocabulary", "another | one more time")),
    # Translators: behind a number that is said to be all there is: another 2 left.
    ("left", 0, NP_("vocabulary", "left | left over | remaining")),
    # Translators: between the parts of a difference.
    ("minus", 0, NP_("vocabulary", "minus | less")),
    # Translators: between the parts of a sum.
    ("plus", 0, NP_("vocabulary", "plus")),
    # Translators: words between two things that are both counted; never “but”.
    ("sep", 0, NP_("vocabulary", "and | also | as well as | n | then | and then | and also")),
    # Translators: between a kind and its number: drums are 2.
    ("link", 0, NP_("vocabulary", "is | are")),
    # Translators: before the result of a sum.
    ("is", 0, NP_("vocabulary", "is | are | makes | make | equals")),
    # Translators: words that say that the number beside them is the sum of all.
    (
        "total",
        0,
        NP_(
            "vocabulary",
            "so | so that is | which is | in total | total | altogether | in all | all in | sum | together"
            " | that makes | makes | combined | all together | all told | all up | adds up to | adding up to"
            " | for a total of | total of | a total of | comes to | that comes to | in sum | summa summarum",
        ),
    ),
    # Translators: the number is that of every kind.
    (
        "each",
        0,
        NP_(
            "vocabulary",
            "each | of each | of everything | of each kind | of every kind | per kind | one of each of | each of",
        ),
    ),
    # Translators: the cards that are counted.
    ("cards", 0, NP_("vocabulary", "card | cards | expedition | expeditions | expedition card | expedition cards")),
    # Translators: between cards and what each of them is worth: 3 cards of 4 each.
    ("per", 0, NP_("vocabulary", "each worth | each with | each at")),
    # Translators: between cards and what they are worth.
    ("worth", 0, NP_("vocabulary", "worth | of value | with value | valued | valued at | of worth | value")),
    # Translators: the same in a short word: three at 5.
    ("at", 0, NP_("vocabulary", "at | for | with | showing | on")),
    # Translators: the same, though it may also say a range: 2 à 3.
    ("range", 0, NP_("vocabulary", "@")),
    # Translators: words for none before what there is none of: no drums.
    ("nokind", 0, NP_("vocabulary", "no | not any | not a | not a single | not one | not one single")),
    # Translators: words that say none alone.
    (
        "none",
        0,
        NP_(
            "vocabulary",
            "none | no | nothing | nope | not any | not a | not one | no one | none at all | n/a | nada | zilch"
            " | zip | empty | pile is empty | not a single one | nothing at all | nothing yet | haven't got any"
            " | haven't any | have none | didn't finish any | didn't get any | none left | no more"
            " | i've got none | without | not a single | nowt | naught | haven't done | haven't got"
            " | have not got | none lol",
        ),
    ),
    # Translators: in a move, instead of a card or a player, where nothing is taken; never a bare no.
    (
        "decline",
        0,
        NP_(
            "vocabulary",
            "none | nothing | nobody | no one | no card | none of them | nothing at all | no thanks"
            " | no thank you | stays | stays put | it stays | stays there | not moved | didn't move"
            " | left there | leave it",
        ),
    ),
    # Translators: words of courtesy at the end of a move.
    ("courtesy", 0, NP_("vocabulary", "please | pls | plz | thanks | thx | thank you | cheers | sir | mate | ta")),
    # Translators: numbers whose ending says that something goes from there; “||” where a language has none.
    ("outof", 0, NP_("vocabulary", "||")),
    # Translators: before what there is none of, in a move: a lion without neighbours.
    ("without", 0, NP_("vocabulary", "without | w/o")),
    # Translators: words anywhere in a move that only say that something is done, as every move does; never a word that
    # is a move itself, nor one that says how many, whose, from where or where to.
    (
        "padding",
        0,
        NP_(
            "vocabulary",
            "take | takes | took | taking | put | puts | putting | place | places | placed | lay | lays | laid"
            " | put down | get | gets | got | make | makes | do | does | did | use | uses | using | going to"
            " | I'm going to | gonna | let's | it | this | this one | that | it is | it has | there is | there are"
            " | here comes | new | it's a | this time | action | tile | in the market | on the market | up | of mine"
            " | my | build | builds | built | he | she | top card",
        ),
    ),
    # Translators: in a move with the name of a player, what is that player's: her.
    ("their", 0, NP_("vocabulary", "her | his")),
    # Translators: words before a move that say that it may not be made: a wish, what was or what somebody had, a
    # “wait”; and words for the end of a game, where a turn may be meant.
    (
        "unmade",
        0,
        NP_(
            "vocabulary",
            "(I/) want (to/) | wants | (I/) wish | (I'd/I would/would) like (to/) | (I'd/would) rather"
            " | (I/we/he/she/) had | has had | (it/there/that/) was | wait (a minute/) | hold on | hang on"
            " | (it's/it is/that's/this is/) the end",
        ),
    ),
    # Translators: in a move, before where something goes: to Cairo. Not where it also says “until” or “too”.
    (
        "to",
        0,
        NP_("vocabulary", "to | towards | into | onto | on to | onward to | onwards to | now | after | afterwards"),
    ),
    # Translators: in a move, before where something comes from: from Ben.
    ("from", 0, NP_("vocabulary", "from | out of | before | first | previously")),
    # Translators: in a move, before what one gets for it: join 5, get 2 silver.
    ("gain", 0, NP_("vocabulary", "for | get | gets | getting | receive | bonus | with")),
    # Translators: in a move, before the colour of a helper that is bought.
    ("helper", 0, NP_("vocabulary", "helper")),
    # Translators: in a move, before how many there are next to something: a lion next to 2.
    (
        "beside",
        0,
        NP_(
            "vocabulary",
            "next to | beside | near | has | with | lies next to | sits next to | is next to | neighbours | neighbors"
            " | around it | round it",
        ),
    ),
    # Translators: all is completed, so that nothing is left.
    ("alldone", 0, NP_("vocabulary", "all done | all finished | all completed | everything finished | finished all")),
    # Translators: words that end a list: and that is all.
    (
        "end",
        0,
        NP_(
            "vocabulary",
            "that's all | that is all | that's it | that is it | nothing else | nothing more | no others"
            " | no other | and that's it | and that's all | and nothing else | and nothing more | else nothing"
            " | nothing else at all | done | and that's that | that's the lot | that's everything"
            " | no more than that | and no more | nothing besides | else none | and done",
        ),
    ),
    # Translators: pieces that are counted, beside their name.
    ("piece", 0, NP_("vocabulary", "piece | pieces | pcs")),
    # Translators: words for things that were named before, beside their number: 3 of them. Nobody calls points so.
    ("them", 0, NP_("vocabulary", "of them | of those | of these | of em")),
    # Translators: words for none that only strengthen another no: I have not got any.
    ("any", 0, NP_("vocabulary", "any | any at all | any more | anymore | whatsoever | at all")),
    # Translators: the marker that is worth 50 points on the track: 50 marker + 6.
    ("marker", 0, NP_("vocabulary", "marker | chip | token")),
    # Translators: what is counted where goods are, but not where nuggets and gems on tiles are.
    ("tile", 0, TILE),
    # Translators: words that change nothing before a number or a name; never “or”, “about”, “some”, “more”, “not”.
    (
        "filler",
        0,
        NP_(
            "vocabulary",
            "the | my | i | we | have | got | have got | i've got | i've | we've | i have | i got | we have"
            " | just | only | them | it's | its | it is | i'm at | i am at | these | there are | there is"
            " | exactly | precisely | i stand at | i am on | i'm on | i'm standing at | for me | i still have"
            " | i have exactly | i count | i counted | there's | there is only | there are only | i only have"
            " | i only got | i've only got | i have only | i have just | i just have | that's | that is"
            " | i reached | i make it | we're at | we are at | in my pile | my pile has | i ended up with"
            " | i ended on | ended on | i finished on | i'm sitting on | sitting on | sitting at | i'm sitting at"
            " | currently | got me | still | i'll | i will | sadly | unfortunately | luckily | alas",
        ),
    ),
    # Translators: words that change nothing at the end.
    (
        "tail",
        0,
        NP_(
            "vocabulary",
            "only | just | left | please | here | exactly | precisely | so far | right now | now | there"
            " | left over | for me | in front of me | in my pile | on the table | at the end | in the end"
            " | at the moment | thanks | thank you | cheers | ta | mate | in there | sadly | unfortunately"
            " | luckily | atm | thx | pls | plz | lol | sad | haha | on it",
        ),
    ),
    # Translators: before or behind what has been completed; never said of what has not.
    ("done", 0, NP_("vocabulary", "completed | finished | i completed | i finished")),
    # Translators: words that take back what stands before them: 47, no, 48.
    (
        "change",
        0,
        NP_("vocabulary", "no | wait | no wait | wait no | sorry | i mean | actually | rather | or rather | make that"),
    ),
    # Translators: words that take back what stands behind them: 3 instead of 2.
    ("instead", 0, NP_("vocabulary", "instead of | rather than | not")),
    # Translators: words that make an answer unclear; whoever types one is asked.
    (
        "doubt",
        0,
        NP_(
            "vocabulary",
            "or | about | around | approximately | roughly | maybe | perhaps | probably | possibly | more than"
            " | less than | fewer than | over | under | at least | at most | almost | nearly | not all | not the"
            " | not only | not just | some | few | a few | several | many | a lot | lots | loads | half"
            " | and a half | a half | i think | i guess | not sure | except | up to | more | not counting"
            " | no idea | between | is it | am i | are we | did i | do i | was it | was i | have i | not false"
            " | not wrong | never not | not no | wrong | that's wrong | another one | but | though | as many"
            " | as much | so many | how many | dunno | etc | such | something | anything | somebody"
            " | another one of | less | fewer | most | the rest | the others | others | same | the same | instead"
            " | instead of | rather than | not | sorry | wait",
        ),
    ),
    # Translators: behind or before somebody else's name: no, Ann has it.
    (
        "has",
        0,
        NP_(
            "vocabulary",
            "has | has it | has got it | got it | got that | got the marker | has that | has the marker | had it | did"
            " | did it | did that | took it | took that | took the marker | picked it up | grabbed it | snatched it",
        ),
    ),
    # Translators: before somebody else's name: no, that was Ann.
    (
        "thatwas",
        0,
        NP_("vocabulary", "that was | that is | thats | was | it was | that went to | it went to | that would be"),
    ),
    # Translators: words for oneself, which are nobody else's name.
    ("self", 0, NP_("vocabulary", "I | me | myself | we | us | our | ours | mine | my | ourselves")),
    # Translators: yes.
    (
        "yes",
        0,
        NP_(
            "vocabulary",
            "+ | course we are | of course we are | that was me | it was me | i did take it | me | that is right"
            " | sure thing | yes | y | yeah | yea | yep | yup | ya | yas | aye | sure | right | correct | true"
            " | of course | ok | okay | i did | i do | we do | we did | i have | we have | yes i did | yes i do"
            " | yes i have | yes we did | definitely | absolutely | certainly | uh huh | that's right"
            " | that's true | that's correct | it is true | it's true | go on then | please do | indeed"
            " | sure did | sure thing | i took it | took it | got it | mine | i am | we are | for sure"
            " | obviously | i've got it | i have got it | i do have it | yes mine | it's mine | that's me"
            " | i have it | i took that | i got that | i grabbed it | that'd be me | that's mine | affirmative"
            " | you bet | totally | i did indeed | that would be me | yes that's me | i've got that"
            " | i picked it up | yes it's mine | nabbed it | snagged it | bagged it",
        ),
    ),
    # Translators: words that say no alone, but not beside another no.
    ("untrue", 0, NP_("vocabulary", "false | sadly | unfortunately")),
    # Translators: no.
    (
        "no",
        0,
        NP_(
            "vocabulary",
            "0 | no that was not me | no | n | nope | nop | nah | naw | nay | none | never | i did not | i didn't"
            " | didn't | don't | we didn't | we don't | we do not | i don't | i do not | i don't think so"
            " | not really | no way | not yet | not at all | of course not | certainly not | definitely not"
            " | absolutely not | sadly not | afraid not | i'm afraid not | negative | not true | not right"
            " | not correct | that's not right | that's not true | not me | nothing | somebody else"
            " | someone else | not this time | i haven't | we haven't | no i did not | i don't have it"
            " | don't have it | i haven't got it | haven't got it | i do not have it | not mine | that wasn't me"
            " | wasn't me | no such luck | no luck | missed it | not us | didn't get it | i didn't get it"
            " | didn't take it | i didn't take it | nah not me | nope not me | no not me | someone else has it"
            " | somebody else has it | someone else got it | i don't have that",
        ),
    ),
    # Translators: a no that stands alone or last.
    ("not", 0, NP_("vocabulary", "not")),
    # Translators: words that change nothing beside yes or no.
    (
        "beside",
        0,
        NP_(
            "vocabulary",
            "please | thanks | thank you | i'm afraid | just normal | well | oh | sorry | sadly | unfortunately"
            " | luckily | it | that | sir | mate",
        ),
    ),
    # Translators: words that change nothing as the very first word, though elsewhere they may say “but” or “no”.
    (
        "onset",
        0,
        NP_(
            "vocabulary",
            "just | only | well | ok | okay | uh | uhm | erm | hm | hmm | oh | ah | one sec | two secs | a sec"
            " | just a sec | one second | just a second | one moment | just a moment | hang on | hold on"
            " | let me see | let's see | lemme see | let me count | lemme count | let me think | wait",
        ),
    ),
    ("word", 6, NP_("vocabulary", "half a dozen | half dozen")),
)
"""Every other role: the role, the number that its words say, and the words."""
