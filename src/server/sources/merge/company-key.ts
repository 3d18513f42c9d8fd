// Companies as they are compared: how a name is written, and what kind of company it says it is, count for nothing.
import { words } from "#server/search/titles/fold.ts";

/** What companies are called beside their names. */
const FORMS = new Set(
  `co company corp corporation inc incorporated ltd limited llc gmbh kk plc sa srl ab as oy bv pty entertainment games game
  software studio studios interactive productions production the of and`.split(/\s+/),
);

/** `Konami Digital Entertainment Co., Ltd.` is `konami digital`; a name of such words alone stays whole. */
export function companyKey(name: string): string {
  const all = words(name);
  const meant = all.filter((word) => !FORMS.has(word));
  return (meant.length === 0 ? all : meant).join(" ");
}
