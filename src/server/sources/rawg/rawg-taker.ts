// What RAWG is asked for beside the walk through its lists, taken in as well: what a search there gave, and a game's own
// record, which says what lists do not: the text, the studios, the website. Such records are a source of their own beside
// those of the lists, which a walk writes anew without them.
import { z } from "zod";
import { DetailReader } from "#server/rawg-shapes/read-game.ts";
import { RAWG_DETAILS_SOURCE, RAWG_SOURCE } from "#server/sources/merge/source-names.ts";
import type { RecordStore, SourceCredit } from "#server/sources/record-store.ts";
import { readSourceRecord, RECORD_LIMITS, type SourceRecord } from "#server/sources/source-record.ts";
import { readRawgGame } from "./read-rawg-game.ts";

export const RAWG_CREDIT: SourceCredit = { name: "RAWG", url: "https://rawg.io/" };

const HttpAddress = z.url({ protocol: /^https?$/ }).max(RECORD_LIMITS.addressLength);

const namesOf = (terms: readonly { name: string }[]) =>
  terms
    .map(({ name }) => name.trim())
    .filter((name) => name !== "")
    .slice(0, RECORD_LIMITS.makers);

function readDetail(detail: unknown): SourceRecord | undefined {
  const parsed = DetailReader.safeParse(detail);
  if (!parsed.success) return undefined;
  const game = parsed.data;
  const website = HttpAddress.safeParse(game.website);
  const description = game.description_raw.trim().slice(0, RECORD_LIMITS.descriptionLength);
  const read = readSourceRecord({
    key: String(game.id),
    name: game.name,
    ids: { rawg: game.id },
    developers: namesOf(game.developers),
    publishers: namesOf(game.publishers),
    alternative_names: game.alternative_names
      .filter((name) => name.trim() !== "" && name.length <= RECORD_LIMITS.nameLength)
      .slice(0, RECORD_LIMITS.otherNames),
    ...(description === "" ? {} : { description }),
    ...(website.success ? { website: website.data } : {}),
  });
  return "record" in read ? read.record : undefined;
}

/** Takes into `records` what the gateway was given; what cannot be read is left out. */
export function createRawgTaker(records: Pick<RecordStore, "put" | "credit" | "drop">) {
  return {
    /** Items of a list, as RAWG sent them. */
    takeIn: async (items: readonly unknown[]): Promise<void> => {
      const read = items.map((item) => readRawgGame(item));
      const found = read.flatMap((each) => ("record" in each ? [each.record] : []));
      if (found.length === 0) return;
      await records.credit(RAWG_SOURCE, RAWG_CREDIT);
      await records.put(RAWG_SOURCE, found);
    },
    /** RAWG has no such game any more. Where it errs, the next walk through all of its games brings it back. */
    giveUp: async (id: number): Promise<void> => {
      for (const source of [RAWG_SOURCE, RAWG_DETAILS_SOURCE]) await records.drop(source, [String(id)]);
    },
    /** A game's record, as RAWG sent it. */
    takeInDetail: async (detail: unknown): Promise<void> => {
      const record = readDetail(detail);
      if (record === undefined) return;
      await records.credit(RAWG_DETAILS_SOURCE, RAWG_CREDIT);
      await records.put(RAWG_DETAILS_SOURCE, [record]);
    },
  };
}
