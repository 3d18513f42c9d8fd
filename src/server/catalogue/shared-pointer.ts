// The short text that says which file is the newest of a version, in the place that servers share.
import { z } from "zod";
import { PACKED_FIELDS } from "./pack-catalogue.ts";

const DAY_MS = 24 * 3_600_000;

const PointerSchema = z.object({
  ...PACKED_FIELDS,
  /** Of the records that are in it. */
  revision: z.int().nonnegative(),
  /** Milliseconds since 1970. */
  madeAt: z.int(),
  /** What it named before, and until when: whoever has read that may still be fetching it. */
  former: z.array(z.object({ sha256: z.string(), until: z.int() })),
});
export type Pointer = z.infer<typeof PointerSchema>;

/** `base` is the version of data and code. */
export const pointerName = (base: string) => `latest-${base}.json`;
export const isPointer = (name: string) => /^latest-[0-9a-f]{64}\.json$/.test(name);

export const fileName = (sha256: string) => `${sha256}.sqlite.zst`;
export const isFile = (name: string) => /^[0-9a-f]{64}\.sqlite\.zst$/.test(name);

/** Undefined for what no server has written. */
export function readPointer(text: string): Pointer | undefined {
  try {
    return PointerSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** `next` in the place of `old`. */
export function replacePointer(old: Pointer | undefined, next: Omit<Pointer, "former">, now: number): Pointer {
  const former = (old?.former ?? []).filter(({ until, sha256 }) => now - until < DAY_MS && sha256 !== next.sha256);
  if (old !== undefined && old.sha256 !== next.sha256) former.push({ sha256: old.sha256, until: now });
  return { ...next, former };
}

/** Files that `pointer` names, or has named within a day. */
export function namedBy({ sha256, former }: Pointer, now: number): string[] {
  return [sha256, ...former.filter(({ until }) => now - until < DAY_MS).map((each) => each.sha256)].map(fileName);
}
