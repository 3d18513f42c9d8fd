// IGDB's keywords (https://api-docs.igdb.com/#keyword), of which there are thousands, as the tags of data/taxonomies: those
// that are spelled alike, and those that say the same in other words. All others are left out.

/** The same slug in both. */
const SAME =
  "1980s 1990s 2d 2d-fighter 3d 3d-platformer 4x action-adventure action-rpg agriculture aliens alternate-history " +
  "anime arena-shooter atmospheric base-building beat-em-up bullet-hell bullet-time card-game " +
  "character-customization choices-matter city-builder co-op cold-war crafting crime crpg cyberpunk dance dark " +
  "dark-fantasy dark-humor deckbuilding destruction detective dinosaurs dragons driving dungeon-crawler dystopian " +
  "e-sports early-access endless episodic exploration fantasy fast-paced female-protagonist fishing football fps " +
  "free-to-play funny futuristic god-game gore gothic grand-strategy grappling-hook hack-and-slash hacking " +
  "hand-drawn historical horror interactive-fiction isometric jrpg lego level-editor local-co-op local-multiplayer " +
  "loot looter-shooter lovecraftian mafia magic management martial-arts mechs medieval metroidvania military " +
  "minimalist mmo mmorpg moba multiple-endings mystery mythology naval ninja noir online-co-op open-world parkour " +
  "party-game perma-death physics pirates pixel-graphics point-click political post-apocalyptic " +
  "procedural-generation programming psychological puzzle-platformer pve pvp real-time-tactics resource-management " +
  "retro robots roguelike roguelite romance rome rts sandbox satire sci-fi score-attack shoot-em-up side-scroller " +
  "sniper soccer sokoban souls-like space space-sim split-screen star-wars stealth steampunk story-rich " +
  "strategy-rpg superhero supernatural surreal survival survival-horror tactical team-based third-person-shooter " +
  "thriller time-manipulation time-travel top-down top-down-shooter tower-defense trading trading-card-game " +
  "turn-based turn-based-combat turn-based-strategy turn-based-tactics twin-stick-shooter typing underwater vampire " +
  "visual-novel voxel vr walking-simulator war western world-war-i world-war-ii zombies";

const OTHER: Readonly<Record<string, string>> = {
  alien: "aliens",
  "ancient-rome": "rome",
  apocalypse: "post-apocalyptic",
  "card-battler": "card-game",
  "character-creation": "character-customization",
  "city-building": "city-builder",
  dancing: "dance",
  "deck-building": "deckbuilding",
  "deck-builder": "deckbuilding",
  dinosaur: "dinosaurs",
  dragon: "dragons",
  "dungeon-crawling": "dungeon-crawler",
  dystopia: "dystopian",
  esports: "e-sports",
  farming: "agriculture",
  "first-person-shooter": "fps",
  ghosts: "supernatural",
  "hack-n-slash": "hack-and-slash",
  "life-simulation": "life-sim-2",
  "life-sim": "life-sim-2",
  mech: "mechs",
  modding: "moddable",
  "moral-choices": "choices-matter",
  permadeath: "perma-death",
  pirate: "pirates",
  "pixel-art": "pixel-graphics",
  "point-and-click": "point-click",
  "post-apocalypse": "post-apocalyptic",
  "procedurally-generated": "procedural-generation",
  "real-time-strategy": "rts",
  "rogue-like": "roguelike",
  "rogue-lite": "roguelite",
  robot: "robots",
  "science-fiction": "sci-fi",
  shmup: "shoot-em-up",
  "side-scrolling": "side-scroller",
  soulslike: "souls-like",
  spaceship: "space",
  "super-hero": "superhero",
  superheroes: "superhero",
  "tactical-rpg": "strategy-rpg",
  vampires: "vampire",
  "virtual-reality": "vr",
  "voxel-graphics": "voxel",
  "wild-west": "western",
  "world-war-1": "world-war-i",
  "world-war-2": "world-war-ii",
  zombie: "zombies",
};

/** By the keyword's slug. */
export const KEYWORD_TAGS: ReadonlyMap<string, string> = new Map([
  ...SAME.split(" ").map((slug): [string, string] => [slug, slug]),
  ...Object.entries(OTHER),
]);
