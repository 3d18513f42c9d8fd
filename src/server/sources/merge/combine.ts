// One record of a game from those of its sources. Whose word counts, field by field, is docs/sources.md's table.
import { titleKey } from "#server/search/titles/spellings.ts";
import type { SourceRecord } from "#server/sources/source-record.ts";
import type { Match } from "./matches.ts";

/** What of a game comes from one source: what a page says of where it comes from. */
export const FIELD_GROUPS = ["facts", "description", "scores", "pictures", "videos"] as const;
export type FieldGroup = (typeof FIELD_GROUPS)[number];
export type Origins = Readonly<Partial<Record<FieldGroup, string>>>;

export type Combined = { record: SourceRecord; origins: Origins };

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
const hasPictures = ({ pictures }: SourceRecord) =>
  pictures.background !== undefined || pictures.screenshots.length > 0;

/** All but the first, each spelling of a name once. */
function otherNames([first = "", ...names]: readonly string[]): string[] {
  const seen = new Set([titleKey(first)]);
  return names.filter((name) => {
    const key = titleKey(name) || name;
    return !seen.has(key) && seen.add(key);
  });
}

/** The stores of all, each with the first address that is known. */
function combineStores(records: readonly SourceRecord[]): SourceRecord["stores"] {
  const stores = new Map<string, string | undefined>();
  for (const { slug, url } of records.flatMap((record) => record.stores)) stores.set(slug, stores.get(slug) ?? url);
  return [...stores].map(([slug, url]) => ({ slug, ...(url === undefined ? {} : { url }) }));
}

/** The first of `match` is the one whose name, kind and key the game keeps. */
export function combine(match: Match): Combined {
  // Each is read once.
  const said = match.map(({ source, record }) => ({ source, record }));
  const [first] = said;
  if (first === undefined) throw new Error("a game has at least one record");
  const records = said.map(({ record }) => record);
  const holder = (has: (record: SourceRecord) => boolean) => said.find(({ record }) => has(record));
  /** The first that says anything. */
  const pick = <K extends keyof SourceRecord>(key: K) => records.find((record) => record[key] !== undefined)?.[key];
  const list = <K extends "genres" | "tags" | "developers" | "publishers">(key: K) =>
    records.find((record) => record[key].length > 0)?.[key] ?? [];
  const described = holder(({ description }) => description !== undefined);
  const scored = holder(({ metacritic, rating }) => metacritic !== undefined || rating !== undefined);
  const rated = holder(({ rating }) => rating !== undefined)?.record;
  const pictured = holder(hasPictures);
  const filmed = holder(({ videos }) => videos.length > 0);
  const names = records.flatMap(({ name, alternative_names: others }) => [name, ...others]);
  const record: SourceRecord = {
    ...first.record,
    alternative_names: otherNames(names),
    platforms: unique(records.flatMap(({ platforms }) => platforms)),
    stores: combineStores(records),
    genres: list("genres"),
    tags: list("tags"),
    developers: list("developers"),
    publishers: list("publishers"),
    ids: Object.assign({}, ...records.toReversed().map(({ ids }) => ids)) as SourceRecord["ids"], // One type each.
    added: records.find(({ added }) => added > 0)?.added ?? 0,
    playtime: records.find(({ playtime }) => playtime > 0)?.playtime ?? 0,
    pictures: pictured?.record.pictures ?? { screenshots: [] },
    videos: filmed?.record.videos ?? [],
    slug: pick("slug"),
    released: pick("released"),
    series: pick("series"),
    metacritic: pick("metacritic"),
    rating: rated?.rating,
    ratings_count: rated?.ratings_count,
    esrb: pick("esrb"),
    description: described?.record.description,
    website: pick("website"),
    updated: pick("updated"),
  };
  const origins: Origins = {
    facts: first.source,
    ...(described && { description: described.source }),
    ...(scored && { scores: scored.source }),
    ...(pictured && { pictures: pictured.source }),
    ...(filmed && { videos: filmed.source }),
  };
  return { record, origins };
}
