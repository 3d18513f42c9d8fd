// GameDataBase's rows, which are releases, as records of games.
import { words } from "#server/search/titles/fold.ts";
import { readSourceRecord, type SourceRecord } from "#server/sources/source-record.ts";
import { createCompanyNames } from "./company-names.ts";
import { composeRecord } from "./compose-record.ts";
import { joinReleases } from "./join-releases.ts";
import { createReleaseReader, type LeftOut, type Release, type ReleaseRow } from "./release.ts";

export type GamesRead = {
  records: SourceRecord[];
  /** Rows that are no game of the catalogue, by reason. */
  leftOut: ReadonlyMap<LeftOut, number>;
  /** What could not be read: the row counted from 0, and why. */
  problems: { row: number; reason: string }[];
};

const SLUG_LENGTH_MAX = 120;

/** `gradius-iii.snes`, and with its year where that is another game's: never a number, which would move with the rows. */
function createKeys() {
  const given = new Set<string>();
  return (name: string, platform: string, year: string | undefined): string => {
    const slug = words(name).join("-").slice(0, SLUG_LENGTH_MAX);
    const choices = [`${slug}.${platform}`, `${slug}.${platform}.${year ?? "undated"}`];
    let key = choices.find((choice) => !given.has(choice));
    for (let more = 2; key === undefined; more += 1) {
      const next = `${choices[1] ?? ""}.${more}`;
      if (!given.has(next)) key = next;
    }
    given.add(key);
    return key;
  };
}

/**
 * Takes rows one after the other and gives the games when all are there. `companies`: names as data/taxonomies has them,
 * studios before publishers. Equal rows give equal records in equal order.
 */
export function createGamesReader(companies: readonly string[]) {
  const releases: Release[] = [];
  const leftOut = new Map<LeftOut, number>();
  const problems: { row: number; reason: string }[] = [];
  const readRelease = createReleaseReader();
  let at = 0;

  return {
    add(row: ReleaseRow): void {
      const read = readRelease(row);
      if ("release" in read) releases.push(read.release);
      else if ("problem" in read) problems.push({ row: at, reason: read.problem });
      else leftOut.set(read.leftOut, (leftOut.get(read.leftOut) ?? 0) + 1);
      at += 1;
    },
    games(): GamesRead {
      const nameFor = createCompanyNames(
        companies,
        releases.flatMap(({ developers, publishers }) => [...developers, ...publishers]),
      );
      const keyOf = createKeys();
      const records: SourceRecord[] = [];
      for (const game of joinReleases(releases)) {
        const read = readSourceRecord(composeRecord(game, { nameFor, keyOf }));
        if ("record" in read) records.push(read.record);
        else problems.push({ row: -1, reason: `${game.releases[0]?.title ?? ""}: ${read.problem}` });
      }
      return { records, leftOut, problems };
    },
  };
}
