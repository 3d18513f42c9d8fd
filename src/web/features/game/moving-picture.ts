// What moves at the head of a game's page: its trailer, else the planes of its drawn picture, else nothing; and where a
// trailer is to be seen that no file is there of.
import { planesAddress } from "#shared/artwork.ts";
import type { Movie } from "#shared/rawg/game.ts";
import { youtubeAddress } from "#shared/youtube.ts";
import { playableVideo } from "#web/lib/playable-video.ts";

const QUALITIES = ["max", "720", "480"];

export type MovingPicture = { kind: "video"; movie: Movie; source: string } | { kind: "planes"; src: string };

/** A video of a host that was not given to the app is none, and only a drawn `picture` has planes. */
export function movingPicture(movie: Movie | undefined, picture: string | null): MovingPicture | undefined {
  const source = playableVideo(QUALITIES.map((quality) => movie?.data[quality]));
  if (movie !== undefined && source !== undefined) return { kind: "video", movie, source };
  const planes = planesAddress(picture);
  return planes === undefined ? undefined : { kind: "planes", src: planes };
}

/** The address of the first of these trailers that YouTube has. */
export function trailerElsewhere(movies: readonly Movie[] | undefined): string | undefined {
  return youtubeAddress(movies?.find(({ youtube }) => youtube !== undefined)?.youtube);
}
