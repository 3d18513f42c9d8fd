// People, one hundred units tall with their feet at 0 0: a mannequin that takes poses, and the heroes dressed on it.
import type { Point } from "#artwork/path.ts";
import type { Choices } from "#artwork/prng.ts";
import type { Stage } from "#artwork/stage.ts";
import { HERO_KINDS, type HeroKind, outline, shine } from "./hero-outlines.ts";
import { body, type Pose } from "./poses.ts";
import { type Placing, silhouette } from "./silhouette.ts";

type Kinds = Choices<HeroKind>;

/** Who walks through worlds of our own or a later age, and who through older ones; the first genre that fits decides. */
const HEROES: Record<"modern" | "old", readonly (readonly [genre: string, kinds: Kinds])[]> = {
  modern: [
    ["shooter", ["soldier", "soldier", "detective", "runner"]],
    ["platformer", ["runner", "child"]],
    ["family", ["child", "runner"]],
    ["puzzle", ["child", "detective"]],
    ["adventure", ["detective", "hiker", "runner", "wanderer"]],
    ["action", ["runner", "detective", "soldier", "hiker"]],
    ["role-playing-games-rpg", ["wanderer", "runner", "detective"]],
    ["", ["hiker", "detective", "child"]],
  ],
  old: [
    ["shooter", ["soldier", "soldier", "wanderer"]],
    ["role-playing-games-rpg", ["knight", "wanderer", "mage", "archer"]],
    ["massively-multiplayer", ["knight", "mage", "archer"]],
    ["platformer", ["runner", "child", "runner"]],
    ["family", ["child", "runner"]],
    ["puzzle", ["child", "wanderer"]],
    ["action", ["runner", "knight", "wanderer", "archer", "hiker"]],
    ["adventure", ["wanderer", "hiker", "child", "runner"]],
    ["", ["wanderer", "hiker", "child"]],
  ],
};

const MODERN_SCENES: ReadonlySet<string> = new Set(["city", "neon-grid", "track", "pitch", "ring"]);

/** The hero of a game: the same in all of its pictures. */
export function heroKind(stage: Stage): HeroKind {
  const random = stage.world.fork("hero");
  if (stage.scene === "space") return random.pick(["astronaut", "astronaut", "soldier"]);
  const age = MODERN_SCENES.has(stage.scene) ? "modern" : "old";
  const found = HEROES[age].find(([genre]) => genre === "" || stage.genres.has(genre));
  return random.pick(found?.[1] ?? HERO_KINDS);
}

const STORY_GENRES = ["role-playing-games-rpg", "adventure", "action", "shooter", "platformer"];

/** Has this game somebody to follow? Games of planning and of rules rarely do; their worlds stand empty. */
export function hasProtagonist(stage: Stage): boolean {
  const told = STORY_GENRES.some((genre) => stage.genres.has(genre));
  return stage.world.fork("protagonist").chance(told ? 0.78 : 0.2);
}

/** Draws the hero where the game has somebody to follow. For pictures that stand without one. */
export function protagonist(
  stage: Stage,
  at: Point,
  options: { height: number; kind?: HeroKind } & Partial<Placing>,
): void {
  if (hasProtagonist(stage)) hero(stage, at, options);
}

/** Draws the game's hero, `height` pixels tall, on a spot. */
export function hero(stage: Stage, at: Point, options: { height: number; kind?: HeroKind } & Partial<Placing>): void {
  const { height, kind = heroKind(stage), ...placing } = options;
  const flip = stage.light.at[0] < at[0];
  silhouette(stage, outline(kind), { flip, details: () => shine(stage, kind), ...placing, at, scale: height / 100 });
}

/** Draws a body in a pose. */
export function person(stage: Stage, pose: Pose, placing: Placing): void {
  silhouette(stage, body(pose), placing);
}
