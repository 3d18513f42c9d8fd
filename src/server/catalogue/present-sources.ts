// Whom a game's parts come from, as a page names them.
import type { GameSourceCredit } from "#server/games/wire.ts";
import { FIELD_GROUPS } from "#server/sources/merge/combine.ts";
import { BUNDLED_SOURCE } from "#server/sources/merge/source-names.ts";
import type { SourceCredit } from "#server/sources/record-store.ts";
import type { GameRecord } from "./record.ts";
import type { Statements } from "./statements.ts";

export type Credits = ReadonlyMap<string, SourceCredit>;

/** The sources that the database names. */
export const readCredits = (statements: Statements): Credits =>
  new Map(
    statements
      .all("SELECT name, credit FROM source")
      .map(({ name, credit }) => [String(name), JSON.parse(String(credit)) as SourceCredit]), // What build.ts wrote.
  );

/** Every other source that a part comes from; undefined where all of it is the catalogue's own. */
export function presentSources(
  { origins, members = [] }: GameRecord,
  credits: Credits,
): GameSourceCredit[] | undefined {
  const sources = [...new Set(members.map(({ source }) => source))].filter((source) => source !== BUNDLED_SOURCE);
  const named = new Map<string, GameSourceCredit>();
  for (const source of sources) {
    const { name, url, licence } = credits.get(source) ?? { name: source };
    const parts = FIELD_GROUPS.filter((part) => origins?.[part] === source);
    // A service that is asked in two ways is one name.
    const known = named.get(name);
    if (known !== undefined) known.parts.push(...parts);
    else named.set(name, { source, name, ...(url && { url }), ...(licence && { licence }), parts });
  }
  // One that only confirms what others say is named as well: which of the facts are its own nobody can tell.
  return named.size === 0 ? undefined : [...named.values()];
}
