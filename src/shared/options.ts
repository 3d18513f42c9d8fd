// What the basic filters and the sort select offer, exactly as the product's owner listed it. Some ids below differ from
// RAWG's (Sports, Arcade, Racing and the tags): they identify the option, while genres and tags are always sent by slug.
import type { TermGroup } from "#shared/catalogue/filters.ts";
import type { Ordering } from "#shared/catalogue/orders.ts";

/** One entry of an option list. */
export type FilterOption = { id: number; name: string; slug: string };

export const BASIC_PLATFORMS = [
  { id: 4, name: "PC", slug: "pc" },
  { id: 186, name: "Xbox Series S/X", slug: "xbox-series-x" },
  { id: 1, name: "Xbox One", slug: "xbox-one" },
  { id: 187, name: "PlayStation 5", slug: "playstation5" },
  { id: 18, name: "PlayStation 4", slug: "playstation4" },
  { id: 16, name: "PlayStation 3", slug: "playstation3" },
  { id: 15, name: "PlayStation 2", slug: "playstation2" },
  { id: 27, name: "PlayStation", slug: "playstation1" },
  { id: 7, name: "Nintendo Switch", slug: "nintendo-switch" },
  { id: 11, name: "Wii", slug: "wii" },
  { id: 3, name: "iOS", slug: "ios" },
  { id: 21, name: "Android", slug: "android" },
] as const satisfies readonly FilterOption[];

export const BASIC_GENRES = [
  { id: 4, name: "Action", slug: "action" },
  { id: 3, name: "Adventure", slug: "adventure" },
  { id: 5, name: "RPG", slug: "role-playing-games-rpg" },
  { id: 2, name: "Shooter", slug: "shooter" },
  { id: 7, name: "Puzzle", slug: "puzzle" },
  { id: 11, name: "Sports", slug: "sports" },
  { id: 31, name: "Racing", slug: "racing" },
  { id: 15, name: "Arcade", slug: "arcade" },
  { id: 10, name: "Strategy", slug: "strategy" },
  { id: 6, name: "Fighting", slug: "fighting" },
  { id: 14, name: "Simulation", slug: "simulation" },
  { id: 34, name: "Educational", slug: "educational" },
] as const satisfies readonly FilterOption[];

export const BASIC_TAGS = [
  { id: 1, name: "Multiplayer", slug: "multiplayer" },
  { id: 2, name: "Singleplayer", slug: "singleplayer" },
  { id: 3, name: "Tower Defense", slug: "tower-defense" },
] as const satisfies readonly FilterOption[];

/** Stores, the largest first. Sent by id. Few enough to be at hand for the plain form. */
export const STORE_OPTIONS = [
  { id: 1, name: "Steam", slug: "steam" },
  { id: 3, name: "PlayStation Store", slug: "playstation-store" },
  { id: 2, name: "Xbox Store", slug: "xbox-store" },
  { id: 6, name: "Nintendo Store", slug: "nintendo" },
  { id: 5, name: "GOG", slug: "gog" },
  { id: 11, name: "Epic Games", slug: "epic-games" },
  { id: 4, name: "App Store", slug: "apple-appstore" },
  { id: 8, name: "Google Play", slug: "google-play" },
  { id: 9, name: "itch.io", slug: "itch" },
] as const satisfies readonly FilterOption[];

/** The basic options by the taxonomies whose entries they are. */
export const BASIC_OPTIONS: Readonly<Partial<Record<TermGroup, readonly FilterOption[]>>> = {
  platforms: BASIC_PLATFORMS,
  genres: BASIC_GENRES,
  tags: BASIC_TAGS,
};

/**
 * The sort select. Two options share the value `-added` and stay two: `key` tells them apart in the address and in
 * the select, `value` is what the service is asked for.
 */
export const SORT_OPTIONS = [
  { key: "relevance", label: "Relevance", value: "-added" },
  { key: "date-added", label: "Date added", value: "-added" },
  { key: "name", label: "Name", value: "name" },
  { key: "released", label: "Release date", value: "-released" },
  { key: "rating", label: "Rating", value: "-rating" },
  { key: "metacritic", label: "Metacritic", value: "-metacritic" },
  { key: "lowest", label: "Lowest Metacritic", value: "lowest" },
  { key: "shortest", label: "Shortest", value: "playtime" },
  { key: "longest", label: "Longest", value: "-playtime" },
  { key: "oldest", label: "Oldest", value: "oldest" },
] as const satisfies readonly { key: string; label: string; value: Ordering }[];
export type SortKey = (typeof SORT_OPTIONS)[number]["key"];

const FIRST_YEAR = 1980;

/** Years on offer, from the current one down to 1980. */
export function yearOptions(currentYear = new Date().getFullYear()): number[] {
  return Array.from({ length: currentYear - FIRST_YEAR + 1 }, (_, index) => currentYear - index);
}
