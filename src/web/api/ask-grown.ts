// Where the app runs without a server, the catalogue grows under it. With a server there is nothing of this.
import type { Query, QueryClient } from "@tanstack/react-query";

/** What the page's window says to the app when the whole catalogue has begun to answer. */
export const CATALOGUE_GREW = "ludex-catalogue-grew";

/** Attribute of a document that somebody else is to be asked about than whom it was written from. */
export const ASK_AT_ONCE = "data-ask-at-once";

/**
 * The catalogue has grown: what is shown, and what is on its way there, is asked for anew, but of a model that is writing. What
 * somebody waits for without showing it goes on.
 */
async function askGrown(client: QueryClient): Promise<void> {
  const isIdle = ({ state }: Query) => state.fetchStatus === "idle";
  const predicate = (query: Query) => query.queryKey[0] !== "insights" || isIdle(query);
  client.removeQueries({ type: "inactive", predicate: isIdle });
  await client.cancelQueries({ type: "active", predicate });
  await client.invalidateQueries({ predicate });
}

/** Asks anew each time that the catalogue has grown, from now on, and at once where a document shows another's answers. */
export function askWhenGrown(client: QueryClient): void {
  addEventListener(CATALOGUE_GREW, () => void askGrown(client));
  // React may not have taken up all of it yet: what waits for its turn is kept.
  if (document.documentElement.hasAttribute(ASK_AT_ONCE)) void client.invalidateQueries();
}
