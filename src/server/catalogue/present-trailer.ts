// Trailers of the bundled catalogue: about every third game has one, the loop of its world. Which game does depends on
// its id alone, so that neither a restart nor a new game gives or takes one.
import { artworkPath } from "#shared/artwork.ts";
import { TRAILER_SCENES, trailerPath } from "#shared/trailers.ts";
import type { Movie } from "#server/games/wire.ts";
import type { GameRecord } from "./record.ts";

type Subject = Pick<GameRecord, "id" | "name" | "scene" | "look">;

/** Ids of trailers: the game's own id followed by two digits. */
const ID_STEP = 100;
const SHARE = 1 / 3;
/** A large prime, one of xxHash's: consecutive ids fall far apart. */
const SPREAD = 0x27d4eb2f;
const UINT32_VALUES = 2 ** 32;

function hasTrailer({ id, scene }: Subject): boolean {
  return TRAILER_SCENES.includes(scene) && (Math.imul(id, SPREAD) >>> 0) / UINT32_VALUES < SHARE;
}

/** Trailers that a source gave: files first, then those that only YouTube has, as links. */
function presentVideos({ id }: Subject, videos: NonNullable<GameRecord["videos"]>): Movie[] {
  const movies = videos.flatMap(({ name, preview = null, small, large, youtube }, index): Movie[] => {
    const [least, most] = [small ?? large, large ?? small];
    const movie = { id: id * ID_STEP + index + 1, name, preview };
    if (least !== undefined && most !== undefined) return [{ ...movie, data: { "480": least, max: most } }];
    return youtube === undefined ? [] : [{ ...movie, data: {}, youtube }];
  });
  return movies.toSorted((one, other) => Number(one.youtube !== undefined) - Number(other.youtube !== undefined));
}

/** The trailers of a game, one or none, under root-relative addresses. */
export function presentTrailers(game: Subject & Pick<GameRecord, "videos" | "pictures">): Movie[] {
  if (game.videos !== undefined) return presentVideos(game, game.videos);
  // Beside pictures of the real game a drawn world would be somebody else's.
  if (game.pictures !== undefined) return [];
  if (!hasTrailer(game)) return [];
  const { id, name, scene, look } = game;
  return [
    {
      id: id * ID_STEP + 1,
      name: `${name}: trailer`,
      preview: artworkPath({ id, look }, "background"),
      data: {
        "480": trailerPath({ scene, size: "480", format: "mp4" }),
        max: trailerPath({ scene, size: "max", format: "mp4" }),
      },
    },
  ];
}
