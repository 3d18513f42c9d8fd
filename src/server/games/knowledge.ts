// The port behind insights: what a catalogue can say of a game beyond its record, without anyone writing it. It says
// what games share; the words for it are found elsewhere.
import type { GameDetail } from "./wire.ts";

/** What two games have in common, by name, the most telling first. */
export type Shared = { isSameSeries: boolean; studios: string[]; tags: string[]; genres: string[] };

/** A game of the catalogue that is like another. `background_image` is root-relative. */
export type Relative = {
  id: number;
  name: string;
  released: string | null;
  background_image: string | null;
  shared: Shared;
};

/** What is asked about: a game of this catalogue or of another service, whose ids of terms are the same. */
export type Subject = Pick<GameDetail, "id" | "genres" | "tags" | "developers" | "released">;

export interface GameKnowledge {
  /** Is it a game of this catalogue? */
  has(id: number): Promise<boolean>;
  /** Games like this one that are out on `today` (`YYYY-MM-DD`), and announced ones; each the most alike first. */
  relatives(game: Subject, today: string): Promise<{ similar: Relative[]; upcoming: Relative[] }>;
  /** Hints for playing it: its own, or (`isGeneral`) those of its first genre that has any. */
  tricks(game: Subject): Promise<{ texts: readonly string[]; isGeneral: boolean }>;
}
