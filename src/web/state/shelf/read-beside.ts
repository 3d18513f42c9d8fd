// Lets a thread of its own read a large shelf, so that the page does not: to unpack and check five thousand rows of the
// browser's database takes longer than all else that a page does with them.
// The bundler makes a file of its own of it, and this its address.
// oxlint-disable-next-line import/default
import readerAddress from "#web/state/shelf/shelf-reader.ts?worker&url";
import type { ShelfStores } from "./open-database.ts";
import { unpackEntries } from "./packed-entries.ts";
import type { AllRead } from "./read-all.ts";
import type { ShelfEntry } from "./shelf-entry.ts";
import type { ShelfList } from "./shelf-list.ts";

/** What the thread says to its page. */
export type FromReader =
  | { readonly is: "begun" }
  | { readonly is: "given-up" }
  | { readonly is: "entries"; readonly packed: string }
  | { readonly is: "done"; readonly lists: string };

/** Fewer are there before a thread has begun. */
const MANY = 500;
/** A thread whose script does not come, from a network that says nothing for instance, is not waited for. */
const BEGUN_WITHIN_MS = 2000;
/** Nor is one that has begun and says nothing more. */
const SILENT_AT_MOST_MS = 10_000;

type Policy = { createScriptURL: (url: string) => string };
/** Not in the compiler's types. */
type WithTrustedTypes = { trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } };
const rules: Policy = { createScriptURL: () => readerAddress };
let policy: Policy | undefined;

function startReader(): Worker {
  // Of a name only one can be made.
  policy ??= (globalThis as WithTrustedTypes).trustedTypes?.createPolicy("ludex-shelf", rules) ?? rules;
  return new Worker(policy.createScriptURL(readerAddress), { type: "module", name: "shelf" });
}

/** All that `reader` reads in the database of that name; undefined where it does not, for whatever reason. */
function askReader(reader: Worker, name: string): Promise<AllRead | undefined> {
  return new Promise((resolve) => {
    const end = (read?: AllRead) => {
      clearTimeout(waiting);
      resolve(read);
    };
    const giveUp = () => end();
    let waiting = setTimeout(giveUp, BEGUN_WITHIN_MS);
    const entries: ShelfEntry[] = [];
    reader.addEventListener("error", giveUp);
    reader.addEventListener("message", ({ data }) => {
      const told = data as FromReader; // Our own thread sends nothing else.
      clearTimeout(waiting);
      waiting = setTimeout(giveUp, SILENT_AT_MOST_MS);
      if (told.is === "given-up") giveUp();
      else if (told.is === "entries") entries.push(...unpackEntries(told.packed));
      else if (told.is === "done") {
        const lists = JSON.parse(told.lists) as ShelfList[];
        end({ entries: { values: entries, wrong: [], broken: 0 }, lists: { values: lists, wrong: [], broken: 0 } });
      }
    });
    // A thread has no origin to send to.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    reader.postMessage(name);
  });
}

/** All of a large shelf in which nothing is wrong; undefined where the page has to read it by itself. */
export async function readBeside(database: ShelfStores): Promise<AllRead | undefined> {
  if (typeof Worker === "undefined" || (await database.count("entries")) < MANY) return undefined;
  let reader: Worker | undefined;
  try {
    reader = startReader();
    return await askReader(reader, database.name);
  } catch {
    return undefined;
  } finally {
    reader?.terminate();
  }
}
