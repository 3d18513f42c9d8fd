import type { Plugin } from "vite";

const PARTS = /[\\/]@tanstack[\\/]query-core[\\/].*[\\/](?:mutation|infiniteQueryBehavior)\.js$/;
const WHY = "Left out of the built app: scripts/vite/unused-query-parts.ts";

/**
 * Leaves mutations and endless lists of the query library out of the built app, a hundredth of what a first visit loads: the
 * app changes nothing on a server, and its lists have pages. The library's client refers to both, so that no bundler finds
 * out by itself.
 */
export function unusedQueryParts(): Plugin {
  return {
    name: "unused-query-parts",
    apply: "build",
    load: {
      filter: { id: PARTS },
      handler: (id) =>
        id.endsWith("mutation.js")
          ? `export class Mutation { constructor() { throw new Error("${WHY}"); } }
             export const getDefaultState = () => ({});`
          : `export const infiniteQueryBehavior = () => { throw new Error("${WHY}"); };
             export const hasNextPage = () => false;
             export const hasPreviousPage = hasNextPage;`,
    },
  };
}
