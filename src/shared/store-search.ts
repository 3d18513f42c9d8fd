// Where each store looks for a game by its name: the way to a game in a store that nobody has told its address of.

/** By RAWG's slug of the store; the game's name is put at the end. */
const SEARCHES: Readonly<Record<string, string>> = {
  steam: "https://store.steampowered.com/search/?term=",
  "xbox-store": "https://www.xbox.com/en-US/Search/Results?q=",
  // Its own shop has closed; what can still be bought stands in its successor's.
  xbox360: "https://www.xbox.com/en-US/Search/Results?q=",
  "playstation-store": "https://store.playstation.com/en-us/search/",
  "apple-appstore": "https://www.apple.com/us/search/",
  gog: "https://www.gog.com/en/games?query=",
  nintendo: "https://www.nintendo.com/us/search/#q=",
  "google-play": "https://play.google.com/store/search?c=apps&q=",
  itch: "https://itch.io/search?q=",
  "epic-games": "https://store.epicgames.com/en-US/browse?q=",
};

/** Slugs of the stores that can be searched. */
export const SEARCHABLE_STORES: readonly string[] = Object.keys(SEARCHES);

/** Address of a store's search for a game; undefined for a store that nobody knows here. */
export function storeSearch(store: string, game: string): string | undefined {
  const search = Object.hasOwn(SEARCHES, store) ? SEARCHES[store] : undefined;
  const name = game.trim().toWellFormed();
  return search === undefined || name === "" ? undefined : `${search}${encodeURIComponent(name)}`;
}
