// What moved on a page without being asked to, as the browser itself counts it; what follows a click counts, too.
import type { Page } from "@playwright/test";

type Shift = { value: number; moved: string[] };
type ShiftEntry = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
}

/** Begins to count with the next document. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    window.layoutShifts = shifts;
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(",");
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      return element === null ? "?" : `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
    };
    // The box grows with the focus, on purpose.
    const isInSearchBox = (node: Node | null) => node instanceof Element && node.closest("search") !== null;
    // One page in place of another is no shift: its footer stands elsewhere in the same frame.
    let path = location.pathname;
    const isOtherPage = (nodes: (Node | null)[]) => {
      if (path === location.pathname) return false;
      path = location.pathname;
      return nodes.every((node) => node instanceof Element && node.tagName === "FOOTER");
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as ShiftEntry;
        const nodes = sources.map(({ node }) => node);
        if (nodes.every(isInSearchBox) || isOtherPage(nodes)) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) => `${nameOf(node)} ${place(previousRect)} -> ${place(currentRect)}`,
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum so far, and what moved, for the message of a failure. */
export async function layoutShifts(page: Page): Promise<{ sum: number; moved: string }> {
  // The browser hands entries over after the frame that they belong to.
  const shifts = await page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(window.layoutShifts), 50)));
      }),
  );
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join("; ")}`).join("\n"),
  };
}
