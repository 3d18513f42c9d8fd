// The port of a place where several servers keep files that each of them may need, and short texts that say which. Every
// adapter passes test/support/shared-place-conformance.ts. All of it rejects where the place cannot be asked.
import type { Readable } from "node:stream";

/** A short text, and a mark by which this state of it is known again. */
export type MarkedText = { text: string; mark: string };

export type PlacedFile = {
  name: string;
  /** Milliseconds since 1970. */
  changedAt: number;
};

/** Bytes of a file from `from` on, so many. */
export type Stretch = { from: number; bytes: number };

export interface SharedPlace {
  /** `same` where it is still as it was at `mark`; undefined where there is none. */
  read(name: string, mark?: string): Promise<MarkedText | "same" | undefined>;
  /**
   * Writes a short text where it is still as it was at `mark`, undefined for not there at all, and tells whether it did. Where
   * the place cannot compare, whoever writes last wins.
   */
  write(name: string, text: string, mark: string | undefined): Promise<boolean>;
  /** The bytes of a file, or of a stretch of it; undefined where there is none. A stream that breaks off fails. */
  open(name: string, stretch?: Stretch): Promise<Readable | undefined>;
  /** Puts the file at `path` there, whole or not at all. */
  put(name: string, path: string): Promise<void>;
  list(): Promise<PlacedFile[]>;
  /** Also where there is none. */
  remove(name: string): Promise<void>;
}
