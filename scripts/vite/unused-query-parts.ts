import type { Plugin } from "vite";

const PARTS =
  /[\\/]@tanstack[\\/]query-core[\\/].*[\\/](mutation|mutationCache|infiniteQueryBehavior|onlineManager|focusManager)\.js$/;
const WHY = "Left out of the built app: scripts/vite/unused-query-parts.ts";

/** What stands in place of each. */
const EMPTY: Record<string, string> = {
  mutation: `
    export class Mutation { constructor() { throw new Error("${WHY}"); } }
    export const getDefaultState = () => ({});`,
  mutationCache: `
    export class MutationCache { findAll = () => []; resumePausedMutations = async () => {}; clear() {} }`,
  infiniteQueryBehavior: `
    export const infiniteQueryBehavior = () => { throw new Error("${WHY}"); };
    export const hasNextPage = () => false;
    export const hasPreviousPage = hasNextPage;`,
  onlineManager: `
    export const onlineManager = { isOnline: () => true, subscribe: () => () => {} };`,
  focusManager: `
    export const focusManager = { isFocused: () => true, subscribe: () => () => {} };`,
};

/**
 * Leaves mutations, endless lists and the watch over network and focus of the query library out of the built app, more than
 * a hundredth of what a first visit loads: the app changes nothing on a server, its lists have pages, and its questions are
 * asked whatever the browser believes of the network (`networkMode: "always"`) and whether or not the tab is looked at
 * (`refetchOnWindowFocus: false`). The library's client refers to them, so that no bundler finds out by itself.
 */
export function unusedQueryParts(): Plugin {
  return {
    name: "unused-query-parts",
    apply: "build",
    load: {
      filter: { id: PARTS },
      handler: (id) => EMPTY[PARTS.exec(id)?.[1] ?? ""],
    },
  };
}
