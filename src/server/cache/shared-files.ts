// Files that several servers share: each has its own disk, and behind it all have one object store. What one of them has made,
// the others fetch.
import { createHash } from "node:crypto";
import type { FileCache } from "./file-cache.ts";
import type { ObjectStore } from "./object-store.ts";

/** How many bytes of its own hash an object begins with. */
const HASH_BYTES = 32;

const hashOf = (key: string, bytes: Buffer): Buffer => createHash("sha256").update(`${key}\0`).update(bytes).digest();

/** The object's bytes; undefined where they are not what was put under this key. */
function checked(key: string, object: Buffer): Buffer | undefined {
  const bytes = object.subarray(HASH_BYTES);
  return hashOf(key, bytes).equals(object.subarray(0, HASH_BYTES)) ? bytes : undefined;
}

/** `files` with `objects` behind them. Objects lie below `folder`, named by the hash of their key. */
export function shareFiles(
  files: FileCache,
  { objects, folder }: { objects: Pick<ObjectStore, "get" | "set">; folder: string },
): FileCache {
  const nameOf = (key: string) => `${folder}/${createHash("sha256").update(key).digest("hex")}`;
  return {
    ...files,
    get: async (key) => {
      const own = await files.get(key);
      if (own !== undefined) return own;
      const object = await objects.get(nameOf(key));
      const bytes = object && checked(key, object);
      if (bytes !== undefined) await files.set(key, bytes);
      return bytes;
    },
    set: async (key, bytes) => {
      objects.set(nameOf(key), Buffer.concat([hashOf(key, bytes), bytes]));
      await files.set(key, bytes);
    },
  };
}
