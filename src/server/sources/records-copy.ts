// The copy of the records for a process that builds from it and ends: it has a way to PostgreSQL of its own, and goes on with
// what it has where that is not there.
import { createPostgres } from "#server/database/postgres.ts";
import { openRecordsMirror, type RecordsMirror } from "./records-mirror.ts";

export type RecordsCopy = {
  /** As far as PostgreSQL is there. */
  bringUp: () => Promise<void>;
  /** False where what was built has ids that are others in PostgreSQL; where that cannot be asked they may stay. */
  agree: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** Whoever started the process writes the log. */
const SILENT = { warn: () => undefined, info: () => undefined };

/** `onTrouble` hears in words, without a password, why the copy is not what PostgreSQL has. */
export function openRecordsCopy(options: {
  path: string;
  url: string;
  timeoutMs: number;
  onTrouble: (why: string) => void;
}): RecordsCopy {
  const { path, url, timeoutMs, onTrouble } = options;
  const postgres = createPostgres({ url, timeoutMs, log: SILENT });
  let mirror: RecordsMirror | undefined;
  const tried = async <T>(work: (opened: RecordsMirror) => Promise<T>, otherwise: T): Promise<T> => {
    try {
      mirror ??= openRecordsMirror({ path, postgres });
      return await work(mirror);
    } catch (error) {
      onTrouble(error instanceof Error ? error.message : String(error));
      return otherwise;
    }
  };
  return {
    bringUp: () => tried((opened) => opened.bringUp(), undefined),
    agree: () => tried((opened) => opened.agree(), true),
    close: async () => {
      mirror?.close();
      await postgres.close();
    },
  };
}
