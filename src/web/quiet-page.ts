// When a page that runs without a server may do what nobody waits for.

/** So long nothing was asked. */
const QUIET_MS = 1000;
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

/** Resolves when the page is looked at, nothing was asked for a second and the browser has nothing to do. `lastAsked` is in the time of `performance.now()`. */
export async function quietPage(lastAsked: () => number): Promise<void> {
  for (;;) {
    await seen();
    const rest = lastAsked() + QUIET_MS - performance.now();
    if (rest <= 0) break;
    await wait(rest);
  }
  await idle();
}
