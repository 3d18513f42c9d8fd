// Markup that tries to run a script, made from families: what carries a handler, what leads to an address, what the parser
// turns into something else than it looked like, what clobbers names, what only looks like a template. Each text runs
// `hit(n)` with its own number when it succeeds, or asks CANARY for `/n`.
import { addresses } from "./hostile-addresses.ts";
import { callOf } from "./hostile-code.ts";
import { handlers, scripts, spelling } from "./hostile-elements.ts";
import { clobbering, drawings, mutations, styles, templates } from "./hostile-mutations.ts";

export type Hostile = { id: number; family: string; html: string };

const FAMILIES = [handlers, spelling, scripts, addresses, mutations, drawings, clobbering, styles, templates];

/** The whole corpus, numbered from 1. */
export const HOSTILE: readonly Hostile[] = FAMILIES.flatMap(({ family, texts }) =>
  texts(() => "").map((_text, index) => ({ family, texts, index })),
).map(({ family, texts, index }, position) => {
  const id = position + 1;
  return { id, family, html: texts((form = "plain") => callOf(id, form))[index] ?? "" };
});
