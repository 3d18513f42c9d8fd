// The port behind the drawn pictures: whoever knows the games says what theirs are drawn from.
import type { ArtworkBrief } from "#artwork/brief.ts";
import type { Pictured } from "#shared/artwork.ts";

/** The game's brief and its look, as addresses name it; `undefined` for a game that does not exist. */
export type FindBrief = (id: number) => Promise<(ArtworkBrief & Pictured) | undefined>;
