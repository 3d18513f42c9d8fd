// What the server and the process that makes its pictures say to each other. Both are built from the same sources, so
// nothing is checked on the way.
import type { DrawingName } from "#shared/artwork.ts";
import type { ArtworkBrief } from "#artwork/brief.ts";
import type { Box } from "#server/images/transform.ts";

export type PictureTask =
  | { kind: "draw"; brief: ArtworkBrief; name: DrawingName }
  | { kind: "preview"; name: string; tiles: readonly Uint8Array[] }
  | { kind: "resize"; bytes: Uint8Array; box: Box };

/** `id` tells tasks apart that are under way at the same time. */
export type Asked = { id: number; task: PictureTask };

/** A refusal is a task that went wrong as `HttpError` says; `failure` is anything else. */
export type Told =
  | { id: number; bytes: Uint8Array }
  | { id: number; refusal: { status: number; code: string; message: string } }
  | { id: number; failure: string };

/** The first word of the process: from now on it hears what is asked. */
export const LISTENING = "listening";
