// The thread that reads a large shelf for its page. It writes nothing: as soon as anything in the database is not as it should
// be it says so, and the page, which has the words for it, reads and mends all by itself.
import { openAsIs } from "./open-database.ts";
import { packEntries } from "./packed-entries.ts";
import { readAll } from "./read-all.ts";
import type { FromReader } from "./read-beside.ts";

/** So many go at once: the page takes some milliseconds to read them, and may do something else before the next. */
const AT_ONCE = 500;

// To the page that has started this thread; there is no other.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const tell = (message: FromReader) => postMessage(message);

async function read(name: string): Promise<void> {
  tell({ is: "begun" });
  const database = await openAsIs(name);
  const { entries, lists } = await readAll(database);
  database.close();
  if (entries.wrong.length + lists.wrong.length > 0) return tell({ is: "given-up" });
  const all = entries.values;
  for (let begin = 0; begin < all.length; begin += AT_ONCE)
    tell({ is: "entries", packed: packEntries(all.slice(begin, begin + AT_ONCE)) });
  tell({ is: "done", lists: JSON.stringify(lists.values) });
}

addEventListener("message", ({ data }) => {
  read(String(data)).catch(() => tell({ is: "given-up" }));
});
