// The games that machines made of lists, as they travel to a browser after the small catalogue: what the whole one has
// more than that, and the arrays of the whole one's index. Knows neither disk nor network.
import type { BuiltContent } from "#server/catalogue/build.ts";
import type { GameRecord } from "#server/catalogue/record.ts";
import { type Arrays, linesOf, readJson, readLine, type Versioned, writeJson, writeLines } from "./catalogue-file.ts";

type Terms = BuiltContent["catalogue"]["terms"];

type Layer = Pick<BuiltContent, "credits"> & {
  /** Of the catalogue that it is laid on. */
  version: string;
  /** What is said otherwise of games below, by their places there. */
  changes: readonly (readonly [place: number, said: Partial<GameRecord>])[];
  /** Entries behind those of the taxonomies below. */
  terms: Partial<Terms>;
  aliases: readonly (readonly [id: number, gameId: number])[];
};

const LAYER = "layer";
/** Games less known than all below, the best known first, each on a line. */
const RECORDS = "records";

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What `after` says otherwise than `before`. */
function changesOf(before: GameRecord, after: GameRecord): Partial<GameRecord> {
  const said = Object.entries(after).filter(([field, value]) => !isSame(value, before[field as keyof GameRecord]));
  return Object.fromEntries(said);
}

/** The entries of `whole` behind those of `small`, kind by kind. Throws where it does not begin with these. */
function termsBeyond(small: Terms, whole: Terms): Partial<Terms> {
  const kinds = Object.keys(whole) as (keyof Terms)[];
  const beyond = kinds.map((kind) => {
    const [known, all] = [small[kind], whole[kind]];
    if (!isSame(known, all.slice(0, known.length)))
      throw new Error(`the layer's ${kind} do not begin with those below`);
    return [kind, all.slice(known.length)] as const;
  });
  return Object.fromEntries(beyond.filter(([, terms]) => terms.length > 0));
}

/**
 * What `whole` has more than `small`, as an array of a file. Throws where the games of `small` are not the first of `whole`
 * in the same order.
 */
export function layerArray(small: BuiltContent, whole: BuiltContent, version: string): Arrays {
  const [below, all] = [[...small.records], [...whole.records]];
  const changes = below.map((game, place) => {
    const after = all[place];
    if (after?.id !== game.id) throw new Error(`game ${game.id} stands elsewhere in the whole catalogue`);
    return [place, changesOf(game, after)] as const;
  });
  const layer = writeJson(LAYER, {
    version,
    changes: changes.filter(([, said]) => Object.keys(said).length > 0),
    terms: termsBeyond(small.catalogue.terms, whole.catalogue.terms),
    credits: whole.credits ?? [],
    aliases: [...(whole.aliases ?? [])],
  } satisfies Layer);
  return new Map([...layer, ...writeLines(RECORDS, all.slice(below.length))]);
}

/** The whole catalogue of the small one and the arrays of the layer. Throws where the two are not of one version. */
export function laidOn({ content, version }: Versioned, arrays: Arrays): Versioned {
  const layer = readJson(arrays, LAYER) as Layer; // Our own build wrote it.
  if (layer.version !== version) throw new Error("the layer is that of another catalogue");
  const changes = new Map(layer.changes);
  const lines = linesOf(arrays, RECORDS);
  const below = [...content.records];
  // One after the other, and none is kept: all at once take more memory than the catalogue that is made of them.
  const records = {
    *[Symbol.iterator]() {
      for (const [place, game] of below.entries()) yield { ...game, ...changes.get(place) };
      for (const line of lines) yield readLine(line) as GameRecord; // As above.
    },
  };
  const { terms } = content.catalogue;
  const kinds = Object.keys(terms) as (keyof Terms)[];
  const all = kinds.map((kind) => [kind, [...terms[kind], ...(layer.terms[kind] ?? [])]]);
  return {
    version,
    content: {
      // Every kind that was there is there again.
      catalogue: { ...content.catalogue, terms: Object.fromEntries(all) as Terms },
      records,
      textOf: (place) => lines[place - below.length],
      credits: layer.credits ?? [],
      aliases: new Map(layer.aliases),
      sections: new Map([...arrays].filter(([name]) => name !== LAYER && name !== RECORDS)),
    },
  };
}
