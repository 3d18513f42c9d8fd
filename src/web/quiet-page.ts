// When a page that runs without a server may do what nobody waits for and the processor is long busy with.

/** So long nothing was asked and nobody did anything. */
const QUIET_MS = 2000;
/** What shows that somebody is at it. */
const DEEDS = ["pointermove", "pointerdown", "wheel", "touchmove", "keydown", "scroll", "focusin"] as const;

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Resolves when the browser has nothing to do. Not every browser says so. */
export async function idle(): Promise<void> {
  if ("requestIdleCallback" in globalThis) await new Promise((resolve) => requestIdleCallback(resolve));
}

async function seen(): Promise<void> {
  while (document.visibilityState === "hidden") {
    await new Promise<void>((resolve) => {
      document.addEventListener("visibilitychange", () => resolve(), { once: true });
    });
  }
}

/**
 * Resolves when the page is looked at, for two seconds nothing was asked and nobody did anything, and the browser has
 * nothing to do. `lastAsked` is in the time of `performance.now()`.
 */
export async function quietPage(lastAsked: () => number): Promise<void> {
  let lastDone = performance.now();
  const listening = new AbortController();
  const note = () => {
    lastDone = performance.now();
  };
  for (const deed of DEEDS) addEventListener(deed, note, { capture: true, passive: true, signal: listening.signal });
  for (;;) {
    await seen();
    const rest = Math.max(lastAsked(), lastDone) + QUIET_MS - performance.now();
    if (rest <= 0) break;
    await wait(rest);
  }
  listening.abort();
  await idle();
}
