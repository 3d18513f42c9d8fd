// First load of the home page in Chromium, cold cache, no throttling: requests, bytes over the wire, time to twenty
// decoded pictures. Medians of five. Needs a built app; starts its own server.
import { chromium, type Browser } from "@playwright/test";
import { startServer } from "./server.ts";

const RUNS = 5;
const CARDS = 20;

type Load = {
  requests: number;
  apiRequests: number;
  scriptBytes: number;
  styleBytes: number;
  fontBytes: number;
  pictureBytes: number;
  firstPaintMs: number;
  picturesMs: number;
};

/** Loads the home page once in a fresh context. Bytes are what the network carried, headers left out. */
async function load(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  let apiRequests = 0;
  session.on("Network.requestWillBeSent", ({ request }) => {
    if (new URL(request.url).pathname.startsWith("/api/")) apiRequests += 1;
  });
  session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? "Other";
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.evaluate(() => window.scrollTo(0, 0));
  const picturesMs = await page.evaluate(async (wanted) => {
    const pictures = () => [...document.querySelectorAll<HTMLImageElement>("main a img, main li img")].slice(0, wanted);
    for (;;) {
      const found = pictures();
      for (const image of found) image.loading = "eager";
      if (found.length === wanted && found.every((image) => image.complete && image.naturalWidth > 0)) break;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await Promise.all(pictures().map((image) => image.decode().catch(() => undefined)));
    return performance.now();
  }, CARDS);
  const firstPaintMs = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  );
  await page.waitForLoadState("networkidle");
  await context.close();
  return {
    requests: types.size,
    apiRequests,
    scriptBytes: bytes["Script"] ?? 0,
    styleBytes: bytes["Stylesheet"] ?? 0,
    fontBytes: bytes["Font"] ?? 0,
    pictureBytes: bytes["Image"] ?? 0,
    firstPaintMs,
    picturesMs,
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Prints the figures as a Markdown table. */
export async function benchFirstLoad(): Promise<void> {
  await using server = await startServer();
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  await load(browser, server.address);
  const loads: Load[] = [];
  for (let run = 0; run < RUNS; run++) loads.push(await load(browser, server.address));
  await browser.close();
  const of = (key: keyof Load) => median(loads.map((one) => one[key]));
  const kilobytes = (key: keyof Load) => `${(of(key) / 1024).toFixed(1)} KB`;
  console.log("| first load of the home page, 1440 px, pictures warm on the server | median of 5 |");
  console.log("| --- | --- |");
  console.log(`| requests, all / to /api | ${of("requests")} / ${of("apiRequests")} |`);
  console.log(`| script, over the wire | ${kilobytes("scriptBytes")} |`);
  console.log(`| style, over the wire | ${kilobytes("styleBytes")} |`);
  console.log(`| faces | ${kilobytes("fontBytes")} |`);
  console.log(`| pictures | ${kilobytes("pictureBytes")} |`);
  console.log(`| first contentful paint | ${of("firstPaintMs").toFixed(0)} ms |`);
  console.log(`| twenty pictures loaded and decoded | ${of("picturesMs").toFixed(0)} ms |`);
}
