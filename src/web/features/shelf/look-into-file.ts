// What a chosen file would bring to the shelf, and what is said of it before anything is taken over.
import { t } from "#web/lib/t.ts";
import type { Kept } from "#web/state/shelf/shelf-database.ts";
import { newsFor, readShelfFile, type ShelfFile } from "#web/state/shelf/shelf-file.ts";
import { isShelfTable } from "#web/state/shelf/shelf-table.ts";
import { useShelf } from "#web/state/shelf/shelf.ts";

const FILE_MAX_BYTES = 64 * 1024 * 1024;

/** What is new here; `count` are its games. */
export type Offer = { fresh: Kept; count: number };
/** `table` is a shelf's, whose games are to be looked for: it has not all that a shelf says of them. */
export type Found = { offer?: Offer; table?: File; said: string };

async function look(file: ShelfFile): Promise<Found> {
  if (file.kind === "newer") return { said: t("shelf.fileNewer") };
  if (file.kind === "other") return { said: t("shelf.fileOther") };
  const { unread } = file;
  const fresh = await newsFor(useShelf.getState(), file);
  const count = fresh.entries.length;
  if (count + fresh.lists.length === 0) return { said: t("shelf.fileKnown", { unread }) };
  return { offer: { fresh, count }, said: t("shelf.fileHas", { count, lists: fresh.lists.length, unread }) };
}

/** Reads the file; rejects where the browser does not let the page. */
export async function lookIntoFile(file: File): Promise<Found> {
  if (file.size > FILE_MAX_BYTES) return { said: t("shelf.fileOther") };
  const text = await file.text();
  if (isShelfTable(text)) return { said: t("shelf.fileTable"), table: file };
  return look(await readShelfFile(text));
}
