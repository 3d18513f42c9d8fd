// What people call things, beside the names that they have: other words for options, and the words of time, exclusion
// and praise. Everything is written as it is compared: lower case, letters and digits only.
import type { TermGroup } from "#shared/catalogue/filters.ts";

/** `slug: other words`, turned around. */
function turned(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([slug, words]) => words.split(" ").map((word) => [word, slug] as const)),
  );
}

/** Other words for the options of a group. */
export const SYNONYMS: Readonly<Partial<Record<TermGroup, ReadonlyMap<string, string>>>> = {
  genres: turned({
    "role-playing-games-rpg": "rpg roleplaying roleplayinggame roleplay",
    "action-rpg": "arpg",
    "battle-royale-2": "battleroyal",
    "beat-em-up": "brawler",
    "board-games": "board boardgame tabletop",
    card: "cardgame",
    casual: "easygoing",
    "city-builder": "citybuilding",
    deckbuilding: "deckbuilder",
    educational: "education learning",
    family: "kids children forkids forchildren",
    fighting: "fighter",
    "hack-and-slash": "hacknslash hackslash",
    "massively-multiplayer": "massivelymultiplayeronline",
    metroidvania: "searchaction",
    platformer: "platforming jumpandrun jumpnrun",
    "point-click": "pointandclick pointnclick",
    puzzle: "puzzler",
    racing: "racer race",
    "real-time-strategy": "rts",
    roguelike: "roguelikegame",
    simulation: "sim simulator",
    "souls-like": "soulsborne soulslikegame",
    sports: "sporting",
    "survival-horror": "horrorsurvival",
    "tower-defense": "towerdefence",
    "turn-based-strategy": "tbs",
    "visual-novel": "vn",
    "walking-simulator": "walkingsim",
  }),
  tags: turned({
    "2d": "twodimensional",
    "3d": "threedimensional",
    agriculture: "farming farm",
    anime: "manga",
    atmospheric: "moody",
    "choices-matter": "choices decisions",
    "co-op": "cooperative cooperation",
    cute: "adorable",
    difficult: "hard challenging tough",
    "family-friendly": "familyfriendlygame",
    "free-to-play": "f2p free free2play freetoplaygame",
    funny: "humorous hilarious",
    "great-soundtrack": "soundtrack goodmusic goodsoundtrack",
    historical: "history",
    horror: "scary spooky creepy",
    "local-co-op": "couchcoop couchcooperative",
    "local-multiplayer": "couchmultiplayer",
    multiplayer: "mp",
    "online-co-op": "onlinecooperative",
    "pixel-graphics": "pixelart pixel pixelated",
    "post-apocalyptic": "apocalyptic postapocalypse apocalypse",
    relaxing: "cozy cosy chill relaxed relax calm wholesome",
    "sci-fi": "sciencefiction",
    short: "shortgame",
    singleplayer: "sp solo",
    "split-screen": "couch",
    "story-rich": "story storygame storydriven storybased narrative narrativedriven goodstory",
    superhero: "superheroes",
    "third-person": "3rdperson",
    "first-person": "1stperson",
    "time-travel": "timetraveling timetravelling",
    vr: "virtualreality",
    "world-war-i": "ww1 wwi worldwar1",
    "world-war-ii": "ww2 wwii worldwar2 secondworldwar",
  }),
  platforms: turned({
    pc: "windows computer",
    playstation5: "ps5",
    playstation4: "ps4",
    playstation3: "ps3",
    playstation2: "ps2",
    playstation1: "ps1 psx psone",
    "ps-vita": "vita playstationvita psvita",
    psp: "playstationportable",
    "xbox-series-x": "xboxseries xboxseriesx xboxseriess seriesx seriess xsx xss",
    "xbox-one": "xbone xboxone",
    xbox360: "x360",
    "nintendo-switch-2": "switch2 ns2",
    "nintendo-switch": "switch ns",
    "nintendo-64": "n64",
    snes: "supernintendo supernes superfamicom",
    nes: "famicom",
    gamecube: "ngc nintendogamecube",
    "nintendo-3ds": "3ds",
    "nintendo-ds": "ds nds",
    "game-boy-advance": "gba gameboyadvance",
    "game-boy-color": "gbc gameboycolour",
    ios: "iphone ipad",
    macos: "mac osx apple",
    genesis: "megadrive segagenesis segamegadrive",
    "sega-saturn": "saturn",
    "sega-master-system": "mastersystem",
    dreamcast: "segadreamcast",
    "commodore-amiga": "amiga",
    web: "browser webbrowser",
  }),
  stores: turned({
    "epic-games": "epic egs epicgamesstore",
    gog: "gogcom",
    itch: "itchio",
    "apple-appstore": "appstore",
    "google-play": "playstore googleplaystore",
    "xbox-store": "microsoftstore",
    nintendo: "eshop nintendoeshop",
    "playstation-store": "psn psstore",
  }),
  developers: turned({
    "cd-projekt-red": "cdprojekt cdpr",
    fromsoftware: "fromsoft",
    "square-enix": "squareenix square",
    "valve-software": "valve",
    "rockstar-north": "rockstar rockstargames",
    "konami-digital-entertainment": "konami",
    "bethesda-game-studios": "bethesda",
    "ubisoft-montreal": "ubisoft",
  }),
};

/** Words that mean several platforms at once, any of them. */
export const FAMILIES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    "playstation ps sony": "playstation5 playstation4 playstation3 playstation2 playstation1",
    "xbox microsoft": "xbox-series-x xbox-one xbox360 xbox-old",
    nintendo:
      "nintendo-switch-2 nintendo-switch wii-u wii gamecube nintendo-64 snes nes nintendo-3ds nintendo-ds game-boy-advance",
    "mobile phone phones smartphone": "ios android",
    gameboy: "game-boy-advance game-boy-color game-boy",
    sega: "genesis dreamcast sega-saturn sega-master-system game-gear sega-cd",
  }).flatMap(([words, slugs]) => words.split(" ").map((word) => [word, slugs.split(" ")] as const)),
);

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** What leads to something in a sentence; several words are written as one. */
export const CUES = {
  excluding: set("no without not except excluding minus nothing"),
  placing: set("on for availableon playableon"),
  making: set("by from developedby madeby createdby"),
  publishing: set("publishedby"),
  before: set("before priorto olderthan earlierthan pre"),
  until: set("until till upto nolaterthan"),
  after: set("after newerthan laterthan post"),
  since: set("since startingin startingfrom"),
  inside: set("in from released releasedin fromtheyear during of"),
  between: set("from between"),
  to: set("to until till through and"),
  orLater: set("orlater ornewer andlater andnewer onwards onward andonwards andup"),
  scoring: set("metacritic metacriticscore metascore score scored rated rating ratedon"),
  above: set("above over morethan higherthan greaterthan betterthan"),
  atLeast: set("atleast from min minimum"),
  below: set("below under lessthan lowerthan worsethan"),
  atMost: set("atmost upto max maximum"),
  praising: set(
    `highlyrated wellrated toprated bestrated criticallyacclaimed acclaimed highlyreviewed wellreviewed bestreviewed`,
  ),
  joining: set("or and"),
  article: set("the a an any too very for on by from"),
} as const;

/** Words that say nothing of their own when the rest of a sentence is understood. */
export const FILLERS = new Set(
  `what whats a an the and or with that which are is was were be in of on for to from by some any all my me i we us want like need
  find show give looking search play game games videogame videogames title titles please released release rated made
  good great nice best fun something anything new old style styled themed based set but also only just`.split(/\s+/),
);
const COUNTS = "one two three four five six seven eight nine ten".split(" ");
const DECADES = "fifties sixties seventies eighties nineties".split(" ");

/** `three` and `3` as 3. */
export function countOf(key: string): number | undefined {
  if (/^\d{1,2}$/.test(key)) return Number(key);
  const at = COUNTS.indexOf(key);
  return at === -1 ? undefined : at + 1;
}

/** `90s`, `1990s`, `nineties` as 1990; of two digits those that are nearer. */
export function decadeOf(key: string): number | undefined {
  const named = DECADES.indexOf(key);
  if (named !== -1) return 1950 + named * 10;
  const [, century = "", tens] = /^(19|20)?(\d)0s$/.exec(key) ?? [];
  if (tens === undefined) return undefined;
  if (century !== "") return Number(`${century}${tens}0`);
  return Number(tens) >= 5 ? 1900 + Number(tens) * 10 : 2000 + Number(tens) * 10;
}
