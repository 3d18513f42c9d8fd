// One line about a game of which nobody wrote anything, composed of its facts alone.
import type { SourceRecord } from "#server/sources/source-record.ts";

const PLATFORMS_MAX = 3;

type NameOf = (kind: "genres" | "platforms", slug: string) => string | undefined;

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;

/** `Action and RPG game by Falcom for PC, 2015.` */
export function composeDescription(record: SourceRecord, nameOf: NameOf): string {
  const genres = record.genres.slice(0, 2).flatMap((slug) => nameOf("genres", slug) ?? []);
  const platforms = record.platforms.flatMap((slug) => nameOf("platforms", slug) ?? []);
  const rest = platforms.length - PLATFORMS_MAX;
  const shown = rest > 0 ? [...platforms.slice(0, PLATFORMS_MAX), `${rest} more`] : platforms;
  const [maker] = record.developers.length > 0 ? record.developers : record.publishers;
  const kind = genres.length === 0 ? "Game" : `${listed(genres)} game`;
  const by = maker === undefined ? "" : ` by ${maker}`;
  const on = shown.length === 0 ? "" : ` for ${listed(shown)}`;
  const year = record.released === undefined ? "" : `, ${record.released.slice(0, 4)}`;
  return `${kind}${by}${on}${year}.`;
}
