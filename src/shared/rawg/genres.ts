// RAWG's genres. What people call a genre beyond them (`roguelike`, `moba`) RAWG keeps as a tag, and answers a list of
// that genre with no game.

/** The slugs of all of RAWG's genres; no other has come since 2019. */
export const RAWG_GENRES: ReadonlySet<string> = new Set(
  `action adventure arcade board-games card casual educational family fighting indie massively-multiplayer platformer
  puzzle racing role-playing-games-rpg shooter simulation sports strategy`.split(/\s+/),
);
