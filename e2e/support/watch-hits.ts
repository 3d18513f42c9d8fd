// Notices whatever of the hostile corpus succeeds: calls of `hit` in any frame, dialogs, and requests to the canary. And
// helps it along: presses, points at and focuses whatever asks for it.
import type { Page } from "@playwright/test";
import { CANARY } from "./hostile-code.ts";

export type Hits = {
  /** Numbers of texts that ran something. */
  ran: Set<number>;
  /** Numbers of texts that reached the canary. */
  sent: Set<number>;
  /** Other lines that a page wrote for the test: what was wrong with what it saw. */
  bad: string[];
  /** Numbers of texts that a page says it has shown. */
  seen: Set<number>;
  /** Documents that have been loaded and helped along. */
  settled: Set<string>;
};

function helpAlong(): void {
  const report = (what: string, value: unknown) => console.debug(`${what} ${String(value)}`);
  Object.defineProperty(window, "hit", { value: (id: unknown) => report("HIT", id) });
  for (const name of ["alert", "confirm", "prompt"])
    Object.defineProperty(window, name, { value: () => report("HIT", 0) });
  const press = () => {
    for (const element of document.querySelectorAll(".press")) {
      for (const type of ["pointerenter", "pointerdown", "mouseover"])
        element.dispatchEvent(new MouseEvent(type, { bubbles: true }));
      if (element instanceof HTMLInputElement) element.dispatchEvent(new InputEvent("input", { bubbles: true }));
      if (element instanceof HTMLElement) element.click();
      else element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
  };
  window.addEventListener("load", () => {
    setTimeout(press, 50);
    setTimeout(() => report("SETTLED", location.search), 200);
  });
}

/** Begins to watch `page`; before its first address. */
export async function watchHits(page: Page): Promise<Hits> {
  const hits: Hits = { ran: new Set(), sent: new Set(), bad: [], seen: new Set(), settled: new Set() };
  await page.addInitScript(helpAlong);
  page.on("console", (message) => {
    const [what, value = ""] = message.text().split(/ (.*)/s, 2);
    if (what === "HIT") hits.ran.add(Number(value));
    if (what === "SEEN") hits.seen.add(Number(value));
    if (what === "SETTLED") hits.settled.add(value);
    if (what === "BAD") hits.bad.push(value);
  });
  page.on("dialog", (dialog) => {
    hits.ran.add(0);
    dialog.dismiss().catch(() => undefined);
  });
  await page.route(`${CANARY}/**`, (route) => {
    hits.sent.add(Number(new URL(route.request().url()).pathname.slice(1)));
    return route.abort();
  });
  return hits;
}
