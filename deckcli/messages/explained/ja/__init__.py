"""Japanese."""

from deckcli.messages.explained.ja import (
    ashes,
    blackpoker,
    blue_moon,
    card_files,
    cipher,
    deck_files,
    summon_magic,
)

PHRASES = {
    **deck_files.PHRASES,
    **card_files.PHRASES,
    **ashes.PHRASES,
    **blackpoker.PHRASES,
    **blue_moon.PHRASES,
    **cipher.PHRASES,
    **summon_magic.PHRASES,
}
