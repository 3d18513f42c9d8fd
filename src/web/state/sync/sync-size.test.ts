// How much of what the server keeps a large shelf fills, and what becomes of one that is larger.
import { expect, it } from "vitest";
import { largeShelf } from "../../../../test/support/large-shelf.ts";
import { SYNC_BODY_MAX_BYTES } from "#shared/sync.ts";
import { seal, unseal } from "./sealed.ts";
import { newCode } from "./sync-code.ts";
import { readDocument, writeDocument } from "./sync-document.ts";
import { deriveKeys } from "./sync-keys.ts";

it("[P-05] five thousand games with a note each fit into what the server keeps, and come back as they were", async () => {
  const keys = await deriveKeys(newCode());
  const entries = largeShelf(5000);
  const sealed = await seal(writeDocument({ entries, lists: new Map() }, { favorites: [], removed: {} }), keys);
  // Without an order that packs well it would be a tenth more.
  expect(sealed.length / SYNC_BODY_MAX_BYTES).toBeLessThan(0.93);
  const { entries: read } = await readDocument(await unseal(sealed, keys));
  expect(read.size).toBe(5000);
  const some = [...entries.values()].find(({ id }) => id > 1000);
  expect(JSON.stringify(read.get(some?.id ?? 0))).toBe(JSON.stringify(some));
});
