// The world and the light of drawn pictures of a game that nobody chose them for: by its tags and genres, the most
// telling first, and where several fit as well, by its id.
import type { Mood, Scene } from "#shared/artwork.ts";

type Rule<T> = readonly [slugs: readonly string[], values: readonly T[]];

const SCENES: readonly Rule<Scene>[] = [
  [["space", "space-sim", "aliens"], ["space"]],
  [["underwater", "fishing", "naval", "pirates"], ["ocean"]],
  [["racing", "driving", "street-racing-2", "vehicular-combat-2"], ["track"]],
  [["martial-arts", "2d-fighter", "fighting"], ["ring"]],
  [["sports", "football", "soccer"], ["pitch"]],
  [["board-games", "card", "card-game", "board-game", "trading-card-game"], ["board"]],
  [["cyberpunk", "futuristic", "mechs", "robots", "twin-stick-shooter"], ["neon-grid"]],
  [["dungeon-crawler", "roguelike", "crpg"], ["dungeon"]],
  [["western", "post-apocalyptic"], ["desert"]],
  [["horror", "gothic", "lovecraftian", "zombies"], ["ruins"]],
  [["crime", "mafia", "detective", "city-builder", "superhero", "beat-em-up"], ["city"]],
  [["puzzle", "educational"], ["geometry"]],
  [["platformer", "side-scroller", "arcade"], ["pixel-platforms"]],
  [
    ["role-playing-games-rpg", "fantasy"],
    ["dungeon", "forest", "peaks", "ruins"],
  ],
  [
    ["shoot-em-up", "shooter"],
    ["neon-grid", "space", "city"],
  ],
  [
    ["strategy", "simulation", "war"],
    ["peaks", "desert", "city"],
  ],
];
const ANY_SCENE: readonly Scene[] = ["forest", "peaks", "city", "ocean", "desert", "snow", "ruins"];

const MOODS: readonly Rule<Mood>[] = [
  [["horror", "zombies", "lovecraftian", "survival-horror"], ["eerie"]],
  [["dark", "noir", "cyberpunk", "crime"], ["dark"]],
  [["fighting", "shooter", "shoot-em-up", "beat-em-up", "war"], ["fierce"]],
  [["role-playing-games-rpg", "fantasy", "strategy"], ["epic"]],
  [["puzzle", "board-games", "card", "simulation", "relaxing"], ["calm"]],
  [["sports", "racing", "platformer", "family", "arcade"], ["bright"]],
];
const ANY_MOOD: readonly Mood[] = ["bright", "calm", "epic"];

/** Games that would be taken for another one by what else is said of them: two who play against each other are no racers. */
const CHOSEN: readonly (readonly [tag: string, subjects: readonly string[], places: readonly string[]])[] = [
  ["soccer", ["footballer", "football", "football-team"], ["football-pitch", "stadium"]],
];

function choose<T>(rules: readonly Rule<T>[], any: readonly T[], slugs: ReadonlySet<string>): readonly T[] {
  return rules.find(([names]) => names.some((name) => slugs.has(name)))?.[1] ?? any;
}

/** `any` has at least one value. */
const pick = <T>(values: readonly T[], id: number, fallback: T): T => values[id % values.length] ?? fallback;

/** The same for the same game, always. */
export function sceneryOf({ id, genres, tags }: { id: number; genres: readonly string[]; tags: readonly string[] }): {
  scene: Scene;
  mood: Mood;
  subjects: string[];
  places: string[];
} {
  const slugs = new Set([...tags, ...genres]);
  const [, subjects = [], places = []] = CHOSEN.find(([tag]) => slugs.has(tag)) ?? [];
  return {
    subjects: [...subjects],
    places: [...places],
    scene: pick(choose(SCENES, ANY_SCENE, slugs), id, "forest"),
    mood: pick(choose(MOODS, ANY_MOOD, slugs), id, "bright"),
  };
}
