// What stands on the screen for the eye, whatever it comes from: texts of the document and what style sheets write.
import type { Page } from "@playwright/test";

/** The texts below each element whose accessible label begins with `label`, in order, style sheets' counters included. */
export async function shownTexts(page: Page, label: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { documents, strings } = await session.send("DOMSnapshot.captureSnapshot", { computedStyles: [] });
  await session.detach();
  const shot = documents[0];
  const parents = shot?.nodes.parentIndex ?? [];
  const labelOf = (node: number) => {
    const pairs = (shot?.nodes.attributes?.[node] ?? []).map((index) => strings[index] ?? "");
    const at = pairs.indexOf("aria-label");
    return at % 2 === 0 ? (pairs[at + 1] ?? "") : "";
  };
  const texts = new Map(parents.flatMap((_parent, node) => (labelOf(node).startsWith(label) ? [[node, ""]] : [])));
  for (const [index, node] of (shot?.layout.nodeIndex ?? []).entries()) {
    let above: number | undefined = node;
    while (above !== undefined && above >= 0 && !texts.has(above)) above = parents[above];
    const text = strings[shot?.layout.text[index] ?? -1] ?? "";
    if (above !== undefined && above >= 0) texts.set(above, (texts.get(above) ?? "") + text);
  }
  return [...texts.values()];
}
