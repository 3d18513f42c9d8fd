// What filter values are called that no bundled list has: a studio, a publisher, a rare tag.
import { queryOptions } from "@tanstack/react-query";
import { rawgOf } from "./rawg.ts";

/** An address may name hundreds; nobody reads the names of so many. */
const NAMES_MAX = 4;

/** One entry of a list of the service, such as `developers/fromsoftware`. */
export type TermPath = { list: string; entry: string };

/** The names of the first few of `terms` by their paths, `list/entry`; an entry that cannot be had is left out. */
export function termNamesQuery(terms: readonly TermPath[]) {
  const asked = terms.slice(0, NAMES_MAX);
  return queryOptions({
    queryKey: ["term-names", ...asked.map(({ list, entry }) => `${list}/${entry}`)],
    queryFn: async ({ client, signal }): Promise<Readonly<Record<string, string>>> => {
      const rawg = rawgOf(client);
      const found = await Promise.allSettled(asked.map(({ list, entry }) => rawg.getTerm(list, entry, signal)));
      signal.throwIfAborted();
      const names = found.map((answer) => (answer.status === "fulfilled" ? answer.value.name : undefined));
      return Object.fromEntries(
        asked.flatMap(({ list, entry }, at) => (names[at] === undefined ? [] : [[`${list}/${entry}`, names[at]]])),
      );
    },
    enabled: asked.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  });
}
