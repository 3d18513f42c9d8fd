// Five programs written for RAWG, as far as a server sees them: what they ask, which fields they read and how they spell
// the address of a smaller picture. Taken from their public sources; only the base address differs.

/** One question. `reads` are the fields that the program takes: `results[].name`, a `?` where it stands a null. */
type Asked = { path: string; reads: readonly string[] };

/** How the program turns `background_image` into the address that it shows, and the size that it then expects. */
type Shown = { spell: (address: string) => string; size: readonly [width: number, height: number] };

export type ForeignClient = { name: string; asks: readonly Asked[]; shows: readonly Shown[] };

const YEAR = new Date().getUTCFullYear();
const TODAY = new Date().toISOString().slice(0, 10);
const KEY = "key=0123456789abcdef0123456789abcdef";

const insertedBehind =
  (target: string, inserted: string): Shown["spell"] =>
  (address) => {
    const index = address.indexOf(target) + target.length;
    return address.slice(0, index) + inserted + address.slice(index);
  };

const insertedBefore =
  (target: string, inserted: string): Shown["spell"] =>
  (address) =>
    address.slice(0, address.indexOf(target)) + inserted + address.slice(address.indexOf(target));

/** As path components, without the empty one between the slashes of `https://`. */
const insertedAsComponent: Shown["spell"] = (address) => {
  const [scheme, ...rest] = address.split("/").filter((part) => part !== "");
  return [`${scheme}/`, ...rest.toSpliced(2, 0, "crop/600/400")].join("/");
};

const CARD = ["results[].id", "results[].slug", "results[].name", "results[].background_image"];
const FAMILIES = ["results[].parent_platforms[].platform.id", "results[].parent_platforms[].platform.slug"];

export const FOREIGN_CLIENTS: readonly ForeignClient[] = [
  {
    name: "game-hub, the project of a React course",
    asks: [
      {
        path: `games?${KEY}&genres=4&parent_platforms=1&ordering=-added&search=&page=1`,
        reads: [...CARD, ...FAMILIES, "results[].metacritic?", "results[].rating_top", "count", "next?"],
      },
      { path: `games?${KEY}&search=portal`, reads: [...CARD, ...FAMILIES] },
      { path: `genres?${KEY}`, reads: ["results[].id", "results[].name", "results[].image_background"] },
      { path: `platforms/lists/parents?${KEY}`, reads: ["results[].id", "results[].name", "results[].slug"] },
      {
        path: `games/portal-2?${KEY}`,
        reads: [
          "description_raw",
          "metacritic",
          "genres[].name",
          "publishers[].name",
          "parent_platforms[].platform.name",
        ],
      },
      { path: `games/4200/screenshots?${KEY}`, reads: ["results[].id", "results[].image"] },
      { path: `games/4200/movies?${KEY}`, reads: ["count", "results"] },
    ],
    shows: [{ spell: insertedBehind("media/", "crop/600/400/"), size: [600, 400] }],
  },
  {
    name: "Ignite, the project of another React course",
    asks: [
      {
        path: `games?dates=${YEAR - 1}-${TODAY.slice(5)},${TODAY}&ordering=-rating&page_size=10`,
        reads: [...CARD, "results[].released?"],
      },
      { path: `games?dates=${TODAY},${YEAR + 1}-${TODAY.slice(5)}&ordering=-added&page_size=10`, reads: ["results"] },
      { path: "games?search=zelda&page_size=9", reads: [...CARD, "results[].released?"] },
      {
        path: "games/3328",
        reads: [
          "name",
          "rating",
          "description_raw",
          "background_image",
          "platforms[].platform.id",
          "platforms[].platform.name",
        ],
      },
      { path: "games/3328/screenshots", reads: ["results[].id", "results[].image"] },
    ],
    shows: [
      {
        spell: (address) => address.replace("/media/games/", "/media/resize/640/-/games/"),
        size: [640, 360],
      },
      {
        spell: (address) => address.replace("media/games", "/media/resize/1280/-/games"),
        size: [1280, 720],
      },
    ],
  },
  {
    name: "video-games-on-RAWG, a React app with a server of its own",
    asks: [
      {
        path: `games?${KEY}&dates=1960-01-01,2010-01-01&page_size=18&ordering=-added`,
        reads: [...CARD, "results[].tags[].name"],
      },
      {
        path: `games/4200?${KEY}`,
        reads: `name released description playtime rating website background_image_additional tags[].name
          stores[].id stores[].store.name stores[].store.domain developers[].id developers[].name genres[].name
          platforms[].platform.name clip?`.split(/\s+/),
      },
      { path: `games/4200/suggested?${KEY}&page_size=6`, reads: CARD },
      { path: `games/4200/development-team?${KEY}`, reads: ["results"] },
      { path: `games/4200/stores?${KEY}`, reads: ["results[].store_id", "results[].url"] },
      { path: `games/4200/youtube?${KEY}`, reads: ["results"] },
    ],
    shows: [
      { spell: (address) => address.replace("media/games", "media/crop/600/400/games"), size: [600, 400] },
      { spell: (address) => address.replace("media/games", "media/resize/1280/-/games"), size: [1280, 720] },
      { spell: (address) => address.replace("media/games", "media/resize/420/-/games"), size: [420, 236] },
    ],
  },
  {
    name: "a rebuild of RAWG's own site in React",
    asks: [
      {
        path: `games/lists/main?discover=true&ordering=-relevance&page_size=40&page=1&${KEY}`,
        reads: [...CARD, ...FAMILIES, "results[].ratings", "results[].added", "next?"],
      },
      {
        path: `games/lists/greatest?discover=true&ordering=-added&page_size=20&page=1&${KEY}`,
        reads: [...CARD, "count"],
      },
      {
        path: `games/lists/greatest?year=2018&discover=true&ordering=-added&page_size=20&${KEY}`,
        reads: [...CARD, "results[].ratings[].title", "results[].ratings[].percent", "results[].ratings[].count"],
      },
      {
        path: `games/lists/popular?discover=true&&page_size=20&page=1&${KEY}`,
        reads: [...CARD, "results[].ratings[].title", "results[].genres[].name", "results[].short_screenshots[].image"],
      },
      { path: `games/lists/recent-games-past?discover=true&ordering=-added&page_size=20&${KEY}`, reads: CARD },
      { path: `games/lists/recent-games?discover=true&ordering=-added&page_size=20&${KEY}`, reads: CARD },
      {
        path: `games/lists/recent-games-future?discover=true&ordering=-added&page_size=20&${KEY}`,
        reads: ["results", "count"],
      },
      { path: `games/calendar/2024/2?popular=true&ordering=-released&${KEY}`, reads: [...CARD, "results[].released"] },
    ],
    shows: [{ spell: insertedBefore("games/", "crop/600/400/"), size: [600, 400] }],
  },
  {
    name: "an iOS app in Swift",
    asks: [
      {
        path: `games/lists/main?discover=true&ordering=-relevance&page_size=40&page=1&${KEY}`,
        reads: [...CARD, "results[].rating"],
      },
      {
        path: `games?${KEY}&genres=action&page=2`,
        reads: [...CARD, "previous", "results[].rating_top", "results[].playtime"],
      },
      {
        path: `games/grand-theft-auto-v?${KEY}`,
        reads: [
          "name_original",
          "description_raw",
          "ratings[].id",
          "ratings[].title",
          "ratings[].percent",
          "esrb_rating.name",
        ],
      },
      { path: `tags?${KEY}&page_size=40`, reads: ["results[].id", "results[].name", "results[].image_background"] },
      { path: `developers?${KEY}`, reads: ["results[].name", "results[].games_count", "results[].games[].name"] },
    ],
    shows: [{ spell: insertedAsComponent, size: [600, 400] }],
  },
];

/** Every value at `path` of an answer; `[]` goes through each of a list. */
export function valuesAt(body: unknown, path: string): unknown[] {
  const steps = path.replace("?", "").split(".");
  return steps.reduce<unknown[]>(
    (values, step) => {
      const name = step.replace("[]", "");
      const found = values.map((value) =>
        typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined,
      );
      return step.endsWith("[]") ? found.flatMap((each) => (Array.isArray(each) ? each : [undefined])) : found;
    },
    [body],
  );
}
