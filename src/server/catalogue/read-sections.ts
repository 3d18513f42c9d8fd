// The arrays of an index, read by a thread of its own: a million games have a fifth of a gigabyte of them, whose pages a disk
// may have to bring first, and a server that answers meanwhile stood still for as long as each of its parts took.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Sections } from "#server/search/filters/sections.ts";
import type { CatalogueDatabase } from "./database.ts";

/**
 * The sections of `db`, in memory that no collection of garbage counts: arrays of another kind bring one about with every few
 * dozen megabytes. Undefined where no other thread can read it, because it lies in memory or was opened in a way of its own.
 */
export async function readSectionsApart(db: CatalogueDatabase): Promise<Sections | undefined> {
  const path = db.location?.();
  if (path === undefined || path === null) return undefined;
  const thread = new Worker(new URL("read-sections-thread.ts", import.meta.url), { workerData: path });
  // One that ends without a word must not be waited for.
  const ended = new AbortController();
  thread.once("exit", () => ended.abort());
  try {
    const [sections] = (await once(thread, "message", { signal: ended.signal })) as [Sections]; // What the thread sends.
    return sections;
  } catch {
    // Whatever is wrong with the file is said when it is read in the way that is left.
    return undefined;
  } finally {
    await thread.terminate();
  }
}
