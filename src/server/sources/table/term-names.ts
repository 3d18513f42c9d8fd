// Slugs of data/taxonomies by the words that others have for the same thing.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { z } from "zod";
import { words } from "#server/search/titles/fold.ts";

const KINDS = ["genres", "tags", "platforms", "stores", "age_ratings"] as const;
export type TermKind = (typeof KINDS)[number];

/** What other tables call a thing, as a slug of ours; `""` where it says nothing that we have. */
const OTHER_NAMES: Readonly<Record<TermKind, Readonly<Record<string, string>>>> = {
  platforms: {
    windows: "pc",
    "microsoft windows": "pc",
    "ms dos": "pc",
    dos: "pc",
    "ibm pc": "pc",
    macintosh: "macintosh",
    "classic mac os": "macintosh",
    "mac os": "macos",
    "mac os x": "macos",
    "os x": "macos",
    ipados: "ios",
    "web browser": "web",
    browser: "web",
    "nintendo entertainment system": "nes",
    famicom: "nes",
    "family computer": "nes",
    "family computer disk system": "nes",
    "famicom disk system": "nes",
    "super nintendo entertainment system": "snes",
    "super famicom": "snes",
    "super nes": "snes",
    gamecube: "gamecube",
    "nintendo gamecube": "gamecube",
    "game boy family": "game-boy",
    "sega genesis": "genesis",
    "mega drive": "genesis",
    "sega mega drive": "genesis",
    "sega mega drive genesis": "genesis",
    "master system": "sega-master-system",
    "sega mark iii": "sega-master-system",
    "sega game gear": "game-gear",
    "mega cd": "sega-cd",
    "sega mega cd": "sega-cd",
    "32x": "sega-32x",
    saturn: "sega-saturn",
    "sega dreamcast": "dreamcast",
    "sg 1000": "sg-1000",
    "sega sg 1000": "sg-1000",
    "playstation 1": "playstation1",
    "playstation portable": "psp",
    "playstation vita": "ps-vita",
    "xbox series x and series s": "xbox-series-x",
    "xbox series x s": "xbox-series-x",
    "xbox series x": "xbox-series-x",
    "neo geo aes": "neogeo",
    "neo geo mvs": "arcade",
    "neo geo": "neogeo",
    "neo geo pocket color": "neo-geo-pocket",
    "arcade video game machine": "arcade",
    "arcade game machine": "arcade",
    "arcade cabinet": "arcade",
    "arcade game": "arcade",
    turbografx: "pc-engine",
    "turbografx 16": "pc-engine",
    "turbografx cd": "pc-engine",
    "pc engine": "pc-engine",
    amiga: "commodore-amiga",
    "commodore amiga": "commodore-amiga",
    "atari 8 bit family": "atari-8-bit",
    "atari 8 bit computers": "atari-8-bit",
    "atari jaguar": "jaguar",
    lynx: "atari-lynx",
    "apple ii series": "apple-ii",
    "3do interactive multiplayer": "3do",
    "nintendo 3ds family": "nintendo-3ds",
    "new nintendo 3ds": "nintendo-3ds",
    "nintendo dsi shop": "nintendo-dsi",
  },
  genres: {
    "action game": "action",
    "action video game": "action",
    "action adventure game": "action adventure",
    "adventure game": "adventure",
    "adventure video game": "adventure",
    "graphic adventure game": "adventure",
    "point and click adventure game": "adventure",
    "arcade game": "arcade",
    "platform game": "platformer",
    "platform video game": "platformer",
    platforming: "platformer",
    "puzzle video game": "puzzle",
    "puzzle game": "puzzle",
    "tile matching video game": "puzzle",
    "role playing video game": "role-playing-games-rpg",
    "role playing game": "role-playing-games-rpg",
    "action role playing game": "action role-playing-games-rpg",
    "action role playing video game": "action role-playing-games-rpg",
    "tactical role playing game": "role-playing-games-rpg strategy",
    "japanese role playing game": "role-playing-games-rpg",
    "massively multiplayer online role playing game": "massively-multiplayer role-playing-games-rpg",
    "massively multiplayer online game": "massively-multiplayer",
    "dungeon crawl": "role-playing-games-rpg",
    "roguelike video game": "role-playing-games-rpg",
    "shooter game": "shooter",
    "shooter video game": "shooter",
    "first person shooter": "shooter",
    "third person shooter": "shooter",
    "shoot em up": "shooter arcade",
    "shoot em up video game": "shooter arcade",
    "rail shooter": "shooter",
    "light gun shooter": "shooter",
    "run and gun": "action shooter",
    "beat em up": "action fighting",
    "hack and slash": "action",
    "fighting game": "fighting",
    "racing video game": "racing",
    "racing game": "racing",
    "vehicle simulation game": "simulation",
    "sports video game": "sports",
    "sports game": "sports",
    "association football video game": "sports",
    "simulation video game": "simulation",
    "construction and management simulation": "simulation strategy",
    "life simulation game": "simulation",
    "flight simulation video game": "simulation",
    "city building game": "simulation strategy",
    "strategy video game": "strategy",
    "strategy game": "strategy",
    "real time strategy": "strategy",
    "turn based strategy": "strategy",
    "turn based strategy video game": "strategy",
    "grand strategy video game": "strategy",
    "4x": "strategy",
    "tower defense": "strategy",
    "survival horror": "action adventure",
    "stealth game": "action",
    "stealth video game": "action",
    "open world": "action",
    "visual novel": "adventure",
    "interactive fiction": "adventure",
    "interactive movie": "adventure",
    "party video game": "casual",
    "casual game": "casual",
    "music video game": "arcade",
    "rhythm game": "arcade",
    "rhythm video game": "arcade",
    "pinball video game": "arcade",
    "board game": "board-games",
    "card game": "card",
    "digital collectible card game": "card",
    "educational video game": "educational",
    "indie game": "indie",
    "indie video game": "indie",
    metroidvania: "action platformer",
    "art game": "",
    "video game": "",
  },
  tags: {
    "first person shooter": "fps first-person",
    "third person shooter": "third-person-shooter third-person",
    "action role playing game": "action-rpg rpg",
    "action role playing video game": "action-rpg rpg",
    "tactical role playing game": "strategy-rpg rpg tactical turn-based",
    "japanese role playing game": "jrpg rpg",
    "role playing video game": "rpg",
    "role playing game": "rpg",
    "massively multiplayer online role playing game": "mmorpg mmo rpg",
    "dungeon crawl": "dungeon-crawler rpg",
    "roguelike video game": "roguelike",
    "action adventure game": "action-adventure",
    "point and click adventure game": "point-click",
    "interactive fiction": "interactive-fiction",
    "shoot em up": "shoot-em-up",
    "shoot em up video game": "shoot-em-up",
    "beat em up": "beat-em-up",
    "hack and slash": "hack-and-slash",
    "real time strategy": "rts real-time-strategy",
    "turn based strategy": "turn-based-strategy turn-based",
    "turn based strategy video game": "turn-based-strategy turn-based",
    "grand strategy video game": "grand-strategy",
    "city building game": "city-builder",
    "construction and management simulation": "management building",
    "life simulation game": "life-sim-2",
    "stealth game": "stealth",
    "stealth video game": "stealth",
    "music video game": "music",
    "rhythm game": "music",
    "rhythm video game": "music",
    "party video game": "party-game",
    "association football video game": "soccer",
    "tower defense": "tower-defense",
    "digital collectible card game": "trading-card-game card-game",
    "survival game": "survival",
    "horror game": "horror",
    "horror video game": "horror",
  },
  stores: { "gog com": "gog", "microsoft store": "xbox-store", eshop: "nintendo", "nintendo eshop": "nintendo" },
  age_ratings: {},
};

const Entries = z.object({ slug: z.string(), name: z.string() }).array();

const keyOf = (name: string) => words(name).join(" ");

export type TermNames = {
  /** The slugs that `name` stands for, which may be none; undefined where nobody knows the word. A slug stands for itself. */
  find(kind: TermKind, name: string): readonly string[] | undefined;
};

/** Reads the taxonomies of `dataDirectory`. */
export function readTermNames(dataDirectory: string): TermNames {
  const names = new Map<string, readonly string[]>();
  for (const kind of KINDS) {
    const file = join(dataDirectory, `taxonomies/${kind.replace("_", "-")}.toml`);
    const [blocks] = Object.values(parse(readFileSync(file, "utf8")));
    const entries = Entries.parse(blocks);
    const known = new Set(entries.map(({ slug }) => slug));
    const put = (word: string, slugs: readonly string[]) => {
      if (!names.has(`${kind} ${word}`)) names.set(`${kind} ${word}`, slugs);
    };
    for (const { slug } of entries) put(slug, [slug]);
    for (const { slug, name } of entries) put(keyOf(name), [slug]);
    for (const [word, slugs] of Object.entries(OTHER_NAMES[kind])) {
      put(
        word,
        slugs.split(" ").filter((slug) => known.has(slug)),
      );
    }
  }
  return { find: (kind, name) => names.get(`${kind} ${name.trim()}`) ?? names.get(`${kind} ${keyOf(name)}`) };
}
