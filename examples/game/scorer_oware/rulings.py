"""What is disputed in Oware. No rulebook is read, so no edition states a reading."""

from scorer.model import Ruling

GRAND_SLAM = "oware.capture.grand-slam"
REST = "oware.score.rest.whose"

RULINGS = (
    # The first reading is the default.
    Ruling(GRAND_SLAM, {"nothing": (), "forbidden": ()}),
    Ruling(REST, {"owner": (), "nobody": ()}),
)
