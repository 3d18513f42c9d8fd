// What people call studios, publishers, series and people for short, beside their names, by slug. Words between commas.
import { keyOf } from "./keys.ts";
import type { TermGroup } from "#shared/catalogue/filters.ts";

const SHORT_NAMES = {
  developers: {
    "cd-projekt-red": "cdpr, cdp, cd projekt, projekt red",
    fromsoftware: "fromsoft, from soft, from software, fs",
    "naughty-dog": "nd, naughty dogs",
    "rockstar-north": "dma design, dma",
    "valve-software": "valve",
    "insomniac-games": "insomniac",
    "game-freak": "gamefreak, gf",
    "hal-laboratory": "hal, hal labs, hal lab",
    "kojima-productions": "kojipro, kojima studio",
    "santa-monica-studio": "santa monica, sms, sony santa monica",
    "sucker-punch-productions": "sucker punch",
    "ea-dice": "dice",
    "id-software": "id, idsoft, id soft",
    bioware: "bioware edmonton",
    "ryu-ga-gotoku-studio": "rgg, rgg studio, ryu ga gotoku",
    rare: "rareware, rare ltd",
    mihoyo: "hoyoverse, hoyo, mi hoyo",
    "supergiant-games": "supergiant, sgg",
    "respawn-entertainment": "respawn",
    "team-ninja": "teamninja",
    platinumgames: "platinum, platinum games",
    "machine-games": "machinegames",
    "343-industries": "343, 343i, halo studios",
    "double-fine-productions": "double fine, doublefine",
    "sonic-team": "sonicteam",
    "obsidian-entertainment": "obsidian",
    "hazelight-studios": "hazelight",
    lucasarts: "lucas arts, lucasfilm games",
    squaresoft: "square soft",
    "telltale-games": "telltale",
    "io-interactive-2": "ioi, io interactive, io",
    "netherrealm-studios": "nrs, netherrealm",
    "dontnod-entertainment": "dontnod, don't nod",
    "travellers-tales": "tt games, tt, traveller's tales",
    zaum: "za/um, za um studio",
    "arc-system-works": "arcsys, arc sys",
    "monolith-soft": "monolithsoft",
    "media-molecule": "mm, mediamolecule",
    "arrowhead-game-studios": "arrowhead",
    "game-science": "gamescience",
    "level-5": "level five",
    "popcap-games": "popcap",
    "the-coalition": "coalition",
    treyarch: "treyarch studios",
    "westwood-studios": "westwood",
    "bungie-inc": "bungie",
    "turn-10-studios": "turn 10, turn ten",
    "wayforward-technologies": "wayforward",
    "sierra-on-line": "sierra, sierra online",
  },
  publishers: {
    "electronic-arts": "ea, ea games, electronic art",
    "ubisoft-entertainment": "ubisoft, ubi, ubi soft",
    "rockstar-games": "rockstar, r*, rsg",
    "bethesda-softworks": "bethesda, beth, bethsoft, bethesda studios",
    "sony-computer-entertainment": "sce, scea",
    "sony-interactive-entertainment": "sie, sony, playstation studios, sony first party, playstation exclusives",
    "xbox-game-studios": "xgs, microsoft, xbox studios, microsoft games, xbox exclusives, xbox first party",
    "square-enix": "squenix, sqenix, se, square, squareenix, square-enix",
    "bandai-namco-entertainment": "bamco, bandai, bandai namco, namco bandai",
    "2k-games": "2k",
    "blizzard-entertainment": "blizz, blizzard, bliz",
    konami: "konami digital entertainment",
    "sega-2": "sega",
    "warner-bros-interactive": "wb, wb games, warner, warner bros, warner brothers",
    "devolver-digital": "devolver",
    "annapurna-interactive": "annapurna",
    "paradox-interactive": "paradox, pdx",
    activision: "atvi, activison",
    "eidos-interactive": "eidos",
    "the-pokemon-company": "pokemon company",
    "focus-home-interactive": "focus",
    "coffee-stain-publishing": "coffee stain",
    "take-two-interactive": "take two, take 2, t2",
    nintendo: "nintendo first party, ninty, nintendo exclusives",
    "lucasarts-entertainment": "lucasarts",
    "interplay-productions": "interplay",
    "koei-tecmo": "koei, kt",
    "505-games": "505",
  },
  series: {
    "the-legend-of-zelda": "zelda, loz, tloz",
    "super-mario": "mario",
    "call-of-duty": "cod",
    "grand-theft-auto": "gta",
    "final-fantasy": "ff",
    "the-elder-scrolls": "tes, elder scrolls",
    "resident-evil": "re, biohazard",
    "metal-gear": "mgs, metal gear solid",
    "assassins-creed": "ac",
    "need-for-speed": "nfs",
    "dragon-quest": "dq",
    "sonic-the-hedgehog": "sonic",
    "dark-souls": "souls",
    "the-witcher": "witcher",
    "kingdom-hearts": "kh",
    "devil-may-cry": "dmc",
    "command-conquer": "c&c, cnc",
    "age-of-empires": "aoe",
    "street-fighter": "sf",
    "mortal-kombat": "mk",
    "the-last-of-us": "tlou, last of us",
    "counter-strike": "cs, counterstrike",
    "super-smash-bros": "smash, smash bros, ssb",
    "monster-hunter": "mh, monhun",
    "animal-crossing": "ac games",
    civilization: "civ, sid meier's civilization",
    "batman-arkham": "arkham",
    "gears-of-war": "gears, gow games",
    "god-of-war": "gow",
    "mass-effect": "me trilogy",
    "baldurs-gate": "bg",
    yakuza: "like a dragon, ryu ga gotoku",
    pokemon: "pocket monsters",
    "splinter-cell": "tom clancy's splinter cell",
    "rainbow-six": "r6, tom clancy's rainbow six",
    "tony-hawk": "tony hawk's pro skater, thps",
    "the-sims": "sims",
    "the-walking-dead": "twd",
    "gran-turismo": "gt",
    "ratchet-clank": "ratchet, ratchet and clank",
    "jak-and-daxter": "jak",
    "half-life": "hl",
    "marvel-vs-capcom": "mvc",
    "five-nights-at-freddys": "fnaf",
    "lord-of-the-rings":
      "lotr, herr der ringe, der herr der ringe, señor de los anillos, el señor de los anillos, seigneur des anneaux, le seigneur des anneaux",
    "xenoblade-chronicles": "xenoblade",
    "life-is-strange": "lis",
    "star-wars":
      "krieg der sterne, guerra de las galaxias, la guerra de las galaxias, guerre des étoiles, la guerre des étoiles",
    "farming-simulator": "landwirtschafts simulator, landwirtschaftssimulator",
  },
  creators: {
    "hideo-kojima": "kojima san",
    "shigeru-miyamoto": "shiggy",
    "hidetaka-miyazaki": "miyazaki",
    "jonathan-blow": "jon blow",
    "tim-schafer": "schafer",
    "todd-howard": "toddy",
    "eric-barone": "concernedape, concerned ape",
    "markus-persson": "notch",
    "john-carmack": "carmack",
    "cliff-bleszinski": "cliffy b, cliffyb",

    "sid-meier": "meier",
    "yoko-taro": "yokotaro, taro yoko",
    "goichi-suda": "suda51, suda 51, suda",
    "fumito-ueda": "ueda",
    "shinji-mikami": "mikami",
    "masahiro-sakurai": "sakurai",
  },
} as const satisfies Partial<Record<TermGroup, Readonly<Record<string, string>>>>;

export type ShortGroup = keyof typeof SHORT_NAMES;

/** Short names of one group as they are compared, each with the slug that it stands for. */
export function shortNames(group: ShortGroup): readonly (readonly [key: string, slug: string])[] {
  return Object.entries<string>(SHORT_NAMES[group]).flatMap(([slug, names]) =>
    names
      .split(",")
      .map(keyOf)
      .filter(Boolean)
      .map((key) => [key, slug] as const),
  );
}

export const SHORT_GROUPS = Object.keys(SHORT_NAMES) as ShortGroup[]; // Object.keys forgets the keys' type.

/**
 * Companies that have become one, and what they were called before, by slug; studios and publishers alike. Who asks for Bandai
 * Namco does not mean the arcades of Namco.
 */
const MERGED: Readonly<Record<string, string>> = {
  "square-enix": "square squaresoft enix",
  "bandai-namco-entertainment": "namco-bandai-games bandai-namco-games",
  "bandai-namco-studios": "namco-bandai-games bandai-namco-games",
  "koei-tecmo": "koei tecmo",
};

/** Companies of one group that others have become, each with what these were called. */
export function mergedNames(group: ShortGroup): readonly (readonly [slug: string, before: readonly string[]])[] {
  if (group !== "developers" && group !== "publishers") return [];
  return Object.entries(MERGED).map(([slug, before]) => [slug, before.split(" ")] as const);
}
