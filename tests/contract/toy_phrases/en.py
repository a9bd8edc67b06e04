"""English alone: what another language leaves out is said in English."""

PHRASES = {
    "ending_higher_hill": "the higher hill",
    "ending_no_unit_left": "{who} has no unit left",
    "ending_no_card_left": "{who} has no card left",
    "ending_ruined": "{who} is ruined",
    "ending_richer": "{who} is richer",
    "ending_last_one_standing": "{who} is the last one standing",
}
