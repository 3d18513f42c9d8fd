// What both the catalogue and the server of the files say about trailers: for which worlds there is one, in which sizes
// and formats, and under which addresses. The files themselves lie in data/trailers/ and are made by `npm run trailers`.
import type { Scene } from "./artwork.ts";

/** The worlds that have a trailer. */
export const TRAILER_SCENES: readonly Scene[] = [
  "peaks",
  "city",
  "space",
  "neon-grid",
  "dungeon",
  "track",
  "pitch",
  "board",
  "pixel-platforms",
  "geometry",
  "ring",
  "ruins",
  "ocean",
  "forest",
  "desert",
  "snow",
];

/** RAWG's names of the sizes, the lighter first. */
export const TRAILER_SIZES = ["480", "max"] as const;
export type TrailerSize = (typeof TRAILER_SIZES)[number];

/** In the order in which a browser should try them. */
export const TRAILER_FORMATS = ["webm", "mp4"] as const;
export type TrailerFormat = (typeof TRAILER_FORMATS)[number];

export type Trailer = { scene: Scene; size: TrailerSize; format: TrailerFormat };

/** Goes up whenever a file of data/trailers/ changes, because browsers keep what stands under one address for good. */
export const TRAILER_VERSION = 4;

/** `peaks-480.mp4` */
export function trailerFile({ scene, size, format }: Trailer): string {
  return `${scene}-${size}.${format}`;
}

/** Root-relative address of a trailer; its version lets browsers keep it for good. */
export function trailerPath(trailer: Trailer): string {
  return `/media/trailers/${trailerFile(trailer)}?v=${TRAILER_VERSION}`;
}

/** Every trailer that there is, in all sizes and formats. */
export const TRAILERS: readonly Trailer[] = TRAILER_SCENES.flatMap((scene) =>
  TRAILER_SIZES.flatMap((size) => TRAILER_FORMATS.map((format) => ({ scene, size, format }))),
);
