// First load of the home page in Chromium, cold cache, beside an ideal page: the same twenty cards, style and faces, right
// pictures, no script. Both come from the same server process, in turn; medians of five; on a desktop without throttling,
// on one behind a front that is far away, and on a phone's processor and network. Needs a built app; starts its own server.
import type { Browser, CDPSession, Page } from "@playwright/test";
import { launchBrowser } from "./browser.ts";
import { IDEAL_PATH, removeIdealPage, writeIdealPage } from "./ideal-page.ts";
import { type Latency, startFront } from "./latency-front.ts";
import { startServer, untilQuiet } from "./server.ts";
import { median } from "./statistics.ts";

const RUNS = 5;
const CARDS = 20;

type Profile = {
  name: string;
  window: { width: number; height: number };
  scale: number;
  /** How many times slower the processor is. */
  slowdown: number;
  /** What stands between the browser and the server. */
  front?: Latency;
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
};

const PROFILES: readonly Profile[] = [
  { name: "desktop", window: { width: 1440, height: 900 }, scale: 1, slowdown: 1 },
  {
    name: "desktop behind a front (answers 60 ms, pictures 30 ms, HTTP/2)",
    window: { width: 1440, height: 900 },
    scale: 1,
    slowdown: 1,
    front: { apiMs: 60, pictureMs: 30 },
  },
  {
    name: "phone (CPU 4x, 150 ms, 1.6 Mbit/s)",
    window: { width: 412, height: 915 },
    scale: 2,
    slowdown: 4,
    network: { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  },
];

type Load = {
  requests: number;
  apiRequests: number;
  documentBytes: number;
  scriptBytes: number;
  styleBytes: number;
  fontBytes: number;
  pictureBytes: number;
  firstPaintMs: number;
  picturesMs: number;
  /** When the app takes presses; nothing where there is no app. */
  listensMs: number;
};

/** Counts what the network carries, headers left out. */
async function countBytes(session: CDPSession) {
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
  return () => ({ requests: types.size, apiRequests, bytes });
}

/** Milliseconds until twenty cards have their pictures, loaded and decoded. */
async function untilPictures(page: Page): Promise<number> {
  return await page.evaluate(async (wanted) => {
    const pictures = () => [...document.querySelectorAll<HTMLImageElement>("article img")].slice(0, wanted);
    for (;;) {
      const found = pictures();
      for (const image of found) image.loading = "eager";
      if (found.length === wanted && found.every((image) => image.complete && image.naturalWidth > 0)) break;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await Promise.all(pictures().map((image) => image.decode().catch(() => undefined)));
    return performance.now();
  }, CARDS);
}

/** Milliseconds until the first text or picture was painted; browsers may say so some frames later. */
const firstPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const [entry] = list.getEntriesByName("first-contentful-paint");
          if (entry !== undefined) resolve(entry.startTime);
        });
        observer.observe({ type: "paint", buffered: true });
      }),
  );

/** Loads an address once, with nothing kept from before. */
async function load(browser: Browser, address: string, profile: Profile): Promise<Load> {
  const context = await browser.newContext({
    viewport: profile.window,
    deviceScaleFactor: profile.scale,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const counted = await countBytes(session);
  await session.send("Emulation.setCPUThrottlingRate", { rate: profile.slowdown });
  if (profile.network !== undefined)
    await session.send("Network.emulateNetworkConditions", { offline: false, ...profile.network });
  await page.addInitScript(() => addEventListener("app-listens", () => performance.mark("app-listens")));
  await page.goto(address, { waitUntil: "commit" });
  const picturesMs = await untilPictures(page);
  const firstPaintMs = await firstPaint(page);
  await page.waitForLoadState("networkidle");
  const listensMs = await page.evaluate(() => performance.getEntriesByName("app-listens")[0]?.startTime ?? 0);
  const { requests, apiRequests, bytes } = counted();
  await context.close();
  return {
    requests,
    apiRequests,
    documentBytes: bytes["Document"] ?? 0,
    scriptBytes: bytes["Script"] ?? 0,
    styleBytes: bytes["Stylesheet"] ?? 0,
    fontBytes: bytes["Font"] ?? 0,
    pictureBytes: bytes["Image"] ?? 0,
    firstPaintMs,
    picturesMs,
    listensMs,
  };
}

function printTable(profile: Profile, ours: Load[], ideal: Load[]): void {
  const of = (loads: Load[], key: keyof Load) => median(loads.map((one) => one[key]));
  const row = (label: string, key: keyof Load, write: (value: number) => string) =>
    `| ${label} | ${write(of(ours, key))} | ${write(of(ideal, key))} | ${(of(ours, key) / of(ideal, key)).toFixed(2)} |`;
  const kilobytes = (value: number) => `${(value / 1024).toFixed(1)} KB`;
  const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
  console.log(`| ${profile.name}, medians of ${RUNS} | Ludex | ideal page | ratio |`);
  console.log("| --- | --- | --- | --- |");
  console.log(row("twenty cards with decoded pictures", "picturesMs", milliseconds));
  console.log(row("first contentful paint", "firstPaintMs", milliseconds));
  console.log(`| the app takes presses | ${milliseconds(of(ours, "listensMs"))} | | |`);
  console.log(
    `| requests, all / to /api | ${of(ours, "requests")} / ${of(ours, "apiRequests")} | ${of(ideal, "requests")} / 0 | |`,
  );
  for (const [label, key] of [
    ["document", "documentBytes"],
    ["style", "styleBytes"],
    ["faces", "fontBytes"],
    ["pictures", "pictureBytes"],
  ] as const) {
    console.log(row(`${label}, over the wire`, key, kilobytes));
  }
  console.log(`| script, over the wire | ${kilobytes(of(ours, "scriptBytes"))} | 0 | |\n`);
}

/** Prints the figures as Markdown tables. */
export async function benchFirstLoad(): Promise<void> {
  const browser = await launchBrowser();
  try {
    await writeIdealPage();
    // A server knows the files that lay there when it started.
    await using server = await startServer();
    await untilQuiet(server);
    for (const profile of PROFILES) {
      await using stack = new AsyncDisposableStack();
      const front = profile.front && stack.use(await startFront(server.address, profile.front));
      const { address } = front ?? server;
      const [ours, ideal]: [Load[], Load[]] = [[], []];
      await load(browser, `${address}/`, profile);
      await load(browser, `${address}${IDEAL_PATH}`, profile);
      for (let run = 0; run < RUNS; run++) {
        ours.push(await load(browser, `${address}/`, profile));
        ideal.push(await load(browser, `${address}${IDEAL_PATH}`, profile));
      }
      printTable(profile, ours, ideal);
    }
  } finally {
    removeIdealPage();
    await browser.close();
  }
}
