// IGDB's keywords (https://api-docs.igdb.com/#keyword), of which there are thousands, as the tags of data/taxonomies: those
// that are spelled alike, and those that say the same in other words. All others are left out.

/** The same slug in both. */
const SAME =
  "1980s 1990s 2d 2d-fighter 3d 3d-platformer 4x action-adventure action-rpg agriculture aliens alternate-history " +
  "ancient-egypt ancient-greece anime arena-shooter assassin asymmetric-multiplayer atmospheric auto-battler " +
  "automation base-building baseball basketball beat-em-up billiards boomer-shooter bowling boxing bullet-heaven " +
  "bullet-hell bullet-time card-game casino cats character-customization chess choices-matter christmas " +
  "city-builder co-op cold-war collectathon colony-sim cooking crafting creature-collector crime crpg cyberpunk " +
  "cycling dance dark dark-fantasy dark-humor dating-sim deckbuilding demons destruction detective dinosaurs dogs " +
  "dragons driving dungeon-crawler dungeons-dragons dystopian e-sports early-access endless endless-runner " +
  "episodic escape-room exploration extraction-shooter fantasy fast-paced female-protagonist fishing flight " +
  "football formula-1 fps free-to-play funny gacha futuristic ghosts god-game golf gore gothic grand-strategy " +
  "grappling-hook hack-and-slash hacking halloween hand-drawn heist hidden-object historical hockey horror horses " +
  "hunting idle interactive-fiction isometric jrpg karting lego level-editor local-co-op local-multiplayer loot " +
  "looter-shooter lovecraftian mafia magic mahjong management martial-arts match-3 mechs medieval mental-health " +
  "metroidvania military minimalist mining mmo mmorpg moba motorbike multiple-endings musou mystery mythology " +
  "naval ninja noir online-co-op open-world otome parkour party-game perma-death photography physics pinball " +
  "pirates pixel-graphics point-click political post-apocalyptic prison procedural-generation programming " +
  "psychological puzzle-platformer pve pvp rail-shooter rally real-time-tactics resource-management retro robots " +
  "roguelike roguelite romance rome rts run-and-gun samurai sandbox satire school sci-fi score-attack shoot-em-up " +
  "side-scroller skateboarding skiing sniper snowboarding soccer social-deduction sokoban solitaire souls-like " +
  "space space-sim spies split-screen star-wars stealth steampunk story-rich strategy-rpg superhero supernatural " +
  "surreal survival survival-horror tactical tanks team-based tennis third-person-shooter thriller time-loop " +
  "time-manipulation time-travel top-down top-down-shooter tower-defense trading trading-card-game trains trivia " +
  "trucks turn-based turn-based-combat turn-based-strategy turn-based-tactics twin-stick-shooter typing underwater " +
  "vampire vikings villain-protagonist visual-novel voxel vr walking-simulator war werewolf western " +
  "witch word-game world-war-i world-war-ii wrestling zombies";

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
  ghost: "ghosts",
  "hack-n-slash": "hack-and-slash",
  "hero-shooter": "hero-shooter-2",
  "ice-hockey": "hockey",
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
