// What the code of a screen consists of, as the build's manifest tells: its style goes into the document's head, or the
// first paint would be without it; its script is fetched beside the entry instead of after it.
import type { BuiltFile } from "#shared/page-renderer.ts";
import { escapeText } from "#shared/escape-text.ts";
import { toBrowser } from "#web/lib/base.ts";

type Manifest = Readonly<Record<string, BuiltFile>>;

const ENTRY = "index.html";

/** Everything that `name` brings with it, itself last: styles stand in the order of what imports what. */
function closure(manifest: Manifest, name: string): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (part: string) => {
    if (seen.has(part)) return;
    seen.add(part);
    manifest[part]?.imports?.forEach(visit);
    found.add(part);
  };
  visit(name);
  return found;
}

/** Links to the styles and to the scripts of a page in the source files `names`, without what the entry brings. */
export function linkPage(manifest: Manifest, names: readonly string[]): { styles: string; scripts: string } {
  const atHand = closure(manifest, ENTRY);
  const parts = new Set(names.flatMap((name) => [...closure(manifest, name)]));
  const files = [...parts].filter((part) => !atHand.has(part)).flatMap((part) => manifest[part] ?? []);
  const styles = new Set(files.flatMap(({ css = [] }) => css));
  const link = (rel: string, file: string) =>
    `<link rel="${rel}" crossorigin href="${toBrowser(`/${escapeText(file)}`)}">`;
  return {
    styles: [...styles].map((file) => link("stylesheet", file)).join(""),
    scripts: files.map(({ file }) => link("modulepreload", file)).join(""),
  };
}
