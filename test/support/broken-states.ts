// What a browser may hold under `game-store` that this version did not write.

export const witcher = { id: 3328, slug: "the-witcher-3-wild-hunt", name: "The Witcher 3: Wild Hunt", rating: 4.6 };
const portal = { id: 4200, slug: "portal-2", name: "Portal 2", rating: 4.6 };
const settings = { isSidebarOpen: true, year: "", genre: "", platform: "", tag: "", developer: "", ordering: "-added" };

/** A record as version 0 wrote it, with `changes` to its state. */
const old = (changes: object, version: unknown = 0) =>
  JSON.stringify({ state: { favorites: [witcher, portal], ...settings, ...changes }, version });
/** A record of this version. */
const now = (changes: object, version: unknown = 2) =>
  JSON.stringify({
    state: { favorites: [witcher, portal], removed: {}, isSidebarOpen: true, filters: {}, ...changes },
    version,
  });
const cut = (characters: number) => old({}).slice(0, -characters);

const BOTH = [3328, 4200];
/** Name, stored text, ids that must come back, and whether the text is sound enough to need no copy. */
export const BROKEN_STATES: [string, string, number[], "whole"?][] = [
  ["empty text", "", []],
  ["a blank", " ", []],
  ["the word undefined", "undefined", []],
  ["the word null", "null", []],
  ["a number", "42", []],
  ["true", "true", []],
  ["a text", '"hello"', []],
  ["an empty list", "[]", []],
  ["an empty object", "{}", []],
  ["[object Object]", "[object Object]", []],
  ["HTML", "<!doctype html><title>x</title>", []],
  ["NUL bytes", "\0\0\0", []],
  ["lone surrogates", "\uD800\uDC00\uD800", []],
  ["a list of games at the root", JSON.stringify([witcher, portal]), BOTH],
  ["a state without envelope", JSON.stringify({ favorites: [witcher, portal] }), BOTH],
  ["a record encoded twice", JSON.stringify(old({})), BOTH, "whole"],
  ["state null", JSON.stringify({ state: null, version: 0 }), []],
  ["state a list", JSON.stringify({ state: [], version: 0 }), []],
  ["state a text", JSON.stringify({ state: "favorites", version: 0 }), []],
  ["cut off at the end", cut(1), BOTH],
  ["cut off in the settings", cut(60), BOTH],
  ["cut off in the second game", old({}).slice(0, old({}).indexOf("Portal")), [3328]],
  ["cut off in the first game", old({}).slice(0, 30), []],
  ["one byte damaged in a name", old({}).replace("Portal 2", 'Portal" 2'), [3328]],
  ["a comma too many", old({}).replace("},{", "},,{"), BOTH],
  ["trailing rubbish", `${old({})}garbage`, BOTH],
  ["two records in a row", old({}) + old({}), BOTH],
  ["version 0", old({}), BOTH, "whole"],
  ["version 1", old({}, 1), BOTH, "whole"],
  ["no version", JSON.stringify({ state: { favorites: [witcher] } }), [3328]],
  ["version as text", now({}, "2"), BOTH],
  ["version null", now({}, null), BOTH],
  ["version -1", now({}, -1), BOTH],
  ["version 1.5", now({}, 1.5), BOTH],
  ["a future version", now({ shelves: { later: [1] } }, 3), BOTH],
  ["a far future version", now({}, 99_999_999_999), BOTH],
  ["favorites null", now({ favorites: null }), []],
  ["favorites a text", now({ favorites: "3328,4200" }), []],
  ["favorites a number", now({ favorites: 2 }), []],
  ["favorites missing", now({ favorites: undefined }), [], "whole"],
  ["favorites an object by id", now({ favorites: { 3328: witcher, 4200: portal } }), BOTH],
  ["favorites only ids", now({ favorites: [3328, "4200"] }), BOTH, "whole"],
  ["a null among the favorites", now({ favorites: [witcher, null, portal] }), BOTH],
  ["a list among the favorites", now({ favorites: [[witcher], portal] }), [4200]],
  ["a favorite without id", now({ favorites: [{ name: "x" }, portal] }), [4200]],
  ["a favorite with a negative id", now({ favorites: [{ ...witcher, id: -1 }, portal] }), [4200]],
  [
    "a favorite with a broken id",
    now({
      favorites: [
        { ...witcher, id: 1.5 },
        { ...portal, id: "4200" },
      ],
    }),
    [4200],
  ],
  ["a favorite with an endless id", now({ favorites: [{ ...witcher, id: "9".repeat(400) }, portal] }), [4200]],
  ["a favorite without name", now({ favorites: [{ id: 3328 }, portal] }), BOTH, "whole"],
  ["a favorite whose name is an object", now({ favorites: [{ id: 3328, name: {} }, portal] }), BOTH, "whole"],
  [
    "a favorite of wrong types",
    now({ favorites: [{ ...witcher, genres: "x", platforms: 3, released: {}, rating: "a" }, portal] }),
    BOTH,
    "whole",
  ],
  ["the same favorite twice", now({ favorites: [witcher, portal, witcher] }), BOTH, "whole"],
  [
    "the same favorite as number and text",
    now({ favorites: [portal, { ...portal, id: "4200" }, witcher] }),
    BOTH,
    "whole",
  ],
  [
    "a prototype in the record",
    now({}).replace('"removed":{}', '"removed":{"__proto__":5},"__proto__":{"x":1}'),
    BOTH,
    "whole",
  ],
  ["filters a list", now({ filters: [] }), BOTH],
  ["filters of wrong types", now({ filters: { year: {}, genre: [1], platform: true } }), BOTH],
  ["a filter of 10 MB", now({ filters: { year: "1".repeat(1_000_000) } }), BOTH],
  ["more filters of a wrong type", now({ moreFilters: ["horror"] }), BOTH],
  ["more filters of 1 MB", now({ moreFilters: "tags=".repeat(200_000) }), BOTH],
  ["more filters that nobody knows", now({ moreFilters: "constructor=1&%00" }), BOTH, "whole"],
  ["a sidebar that is a text", now({ isSidebarOpen: "yes" }), BOTH],
  ["removals of wrong types", now({ removed: { 3328: "yesterday", x: 1, 5: null } }), BOTH, "whole"],
  [
    "times from the far future",
    now({ favorites: [{ ...witcher, addedAt: 1e300, changedAt: 1e300 }, portal] }),
    BOTH,
    "whole",
  ],
];
