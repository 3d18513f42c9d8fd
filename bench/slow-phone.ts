// A slow phone: its window, and what the browser is told to take its time with.
import type { Page } from "@playwright/test";

const SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Of a page or context. */
export const PHONE = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** Makes `page` as slow as the phone; the session can be asked for more. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await session.send("Network.emulateNetworkConditions", NETWORK);
  return session;
}
