// The taxonomies: lists and details of genres, platforms, stores, tags, studios and people.
import { z } from "zod";
import { Missing, pageOf } from "./documentation.ts";
import { envelope } from "./envelope.ts";
import { mapSourced } from "./provenance.ts";
import { parseRef, parseTermsQuery, TermsParameters } from "./query.ts";
import { notFound, type Route } from "./route.ts";
import type { TermList } from "./source.ts";
import { Term, TermDetail, TermRef } from "./wire.ts";

/** `example` is the slug or id of an entry to try; entries of a bare list are nothing but id, name and slug. */
type TermRoute = {
  list: TermList;
  path: string;
  pageSize: number;
  hasDetail: boolean;
  example?: string;
  isBare?: true;
};

// The default of `platforms` and its families is larger than what may be asked for; so it is with RAWG.
const LISTS: readonly TermRoute[] = [
  { list: "genres", path: "/genres", pageSize: 40, hasDetail: true, example: "action" },
  { list: "platforms", path: "/platforms", pageSize: 50, hasDetail: true, example: "4" },
  { list: "parent_platforms", path: "/platforms/lists/parents", pageSize: 50, hasDetail: false },
  { list: "parent_platforms", path: "/platforms/parents", pageSize: 50, hasDetail: false },
  { list: "stores", path: "/stores", pageSize: 20, hasDetail: true, example: "steam" },
  { list: "tags", path: "/tags", pageSize: 10, hasDetail: true, example: "singleplayer" },
  { list: "developers", path: "/developers", pageSize: 10, hasDetail: true, example: "valve-software" },
  { list: "publishers", path: "/publishers", pageSize: 10, hasDetail: true, example: "nintendo" },
  { list: "series", path: "/series", pageSize: 10, hasDetail: true, example: "the-witcher" },
  { list: "age_ratings", path: "/age_ratings", pageSize: 10, hasDetail: true, example: "everyone" },
  { list: "creators", path: "/creators", pageSize: 10, hasDetail: true, example: "tim-schafer" },
  { list: "creator_roles", path: "/creator-roles", pageSize: 10, hasDetail: false, isBare: true },
];

const entryRef = (example: string | undefined) =>
  z.object({
    entry: z.string().meta({ description: "Id or slug.", ...(example === undefined ? {} : { examples: [example] }) }),
  });

const listRoute = ({ list, path, pageSize, isBare }: TermRoute): Route => ({
  path,
  schema: {
    summary: `List of ${list.replaceAll("_", " ")}`,
    tags: ["taxonomies"],
    querystring: TermsParameters,
    response: { 200: pageOf(isBare ? TermRef : Term), 404: Missing },
  },
  answer: async ({ query, address, context }, source) => {
    const asked = parseTermsQuery(query, pageSize);
    return mapSourced(await source.listTerms(list, asked, context), (slice) => {
      if (isBare !== true) return envelope(slice, asked, address);
      const results = slice.results.map(({ id, name, slug }) => ({ id, name, slug }));
      return envelope({ ...slice, results }, asked, address);
    });
  },
});

const detailRoute = ({ list, path, example }: TermRoute): Route => ({
  path: `${path}/:entry`,
  schema: {
    summary: `One of the ${list}`,
    tags: ["taxonomies"],
    params: entryRef(example),
    response: { 200: TermDetail, 404: Missing },
  },
  answer: async ({ context, params }, source) => {
    const entry = await source.getTerm(list, parseRef(params["entry"] ?? ""), context);
    if (entry.value === undefined) throw notFound();
    return entry;
  },
});

export const TERMS_ROUTES: readonly Route[] = LISTS.flatMap((row) =>
  row.hasDetail ? [listRoute(row), detailRoute(row)] : [listRoute(row)],
);
