// A bucket of an object store that speaks S3 as the place for common files: large ones go in parts, and come as a stream that
// is given up when nothing comes any more.
import { openAsBlob } from "node:fs";
import { Readable } from "node:stream";
import { S3mini, S3ServiceError } from "s3mini";
import type { S3Config } from "#server/config-s3.ts";
import type { SharedPlace } from "./shared-place.ts";

/** For one part of eight megabytes, and for the store to put them together. */
const PART_TIMEOUT_MS = 300_000;
/** A file of which nothing comes for so long is given up. */
const STALL_MS = 15_000;
/** Somebody else has written meanwhile. */
const CHANGED: ReadonlySet<number> = new Set([409, 412]);
const NOT_MODIFIED = 304;
const PARTIAL = 206;
const MISSING = 404;
/** The store knows no conditions. */
const UNKNOWN: ReadonlySet<number> = new Set([400, 501]);

const statusOf = (error: unknown) => (error instanceof S3ServiceError ? error.status : 0);

/** What comes of `source`, which `stop` ends where it is waited for too long; whoever reads may take his time. */
async function* watched(source: Readable, stop: () => void, stallMs: number): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const timer = setTimeout(stop, stallMs);
      const next = await chunks.next().finally(() => clearTimeout(timer));
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    source.destroy();
  }
}

/** Everything lies below `folder`, such as `catalogues/`. */
export function createBucketPlace(
  { timeoutMs, ...place }: S3Config,
  { folder, stallMs = STALL_MS }: { folder: string; stallMs?: number },
): SharedPlace {
  const small = new S3mini({ ...place, requestAbortTimeout: timeoutMs });
  const large = new S3mini({ ...place, requestAbortTimeout: PART_TIMEOUT_MS });

  const write = async (name: string, text: string, condition: Record<string, string>): Promise<boolean> => {
    try {
      await small.putObject(folder + name, text, "application/json", undefined, condition);
      return true;
    } catch (error) {
      if (CHANGED.has(statusOf(error))) return false;
      if (!UNKNOWN.has(statusOf(error)) || Object.keys(condition).length === 0) throw error;
      return await write(name, text, {});
    }
  };

  return {
    read: async (name, mark) => {
      // The client tells what is not there no better than what has not changed.
      let status = 0;
      const asking = new S3mini({
        ...place,
        requestAbortTimeout: timeoutMs,
        fetch: async (address, init) => {
          const answer = await fetch(address, init);
          ({ status } = answer);
          return answer;
        },
      });
      const answer = await asking.getObjectResponse(folder + name, mark === undefined ? {} : { "if-none-match": mark });
      if (answer === null) return status === NOT_MODIFIED ? "same" : undefined;
      return { text: await answer.text(), mark: answer.headers.get("etag") ?? "" };
    },
    write: (name, text, mark) => {
      if (mark === "") return write(name, text, {});
      return write(name, text, mark === undefined ? { "if-none-match": "*" } : { "if-match": mark });
    },
    open: async (name, stretch) => {
      const giveUp = new AbortController();
      const timer = setTimeout(() => giveUp.abort(), stallMs);
      const bucket = new S3mini({
        ...place,
        fetch: (address, init) => fetch(address, { ...init, signal: giveUp.signal }),
      });
      try {
        const { from = 0, bytes = 0 } = stretch ?? {};
        const { body, status } = await bucket.getObjectRaw(folder + name, stretch === undefined, from, from + bytes);
        if (stretch !== undefined && status !== PARTIAL) throw new Error("the store gives no part of a file");
        if (!body) return undefined;
        return Readable.from(
          watched(Readable.fromWeb(body), () => giveUp.abort(), stallMs),
          { objectMode: false },
        );
      } catch (error) {
        if (statusOf(error) === MISSING) return undefined;
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    put: async (name, path) => {
      await large.putAnyObject(folder + name, await openAsBlob(path));
    },
    list: async () => {
      const found = (await small.listObjects("/", folder)) ?? [];
      return found.map(({ Key: key, LastModified: changed }) => ({
        name: key.slice(folder.length),
        changedAt: new Date(changed).getTime(),
      }));
    },
    remove: async (name) => {
      await small.deleteObject(folder + name);
    },
  };
}
