// Lighthouse over the pages that people land on, as a desktop and as its phone. Needs a built app; starts its own server
// and its own Chromium for each page.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fetchPackage } from "./fetched-package.ts";
import { startServer, untilQuiet } from "./server.ts";

const LIGHTHOUSE_VERSION = "13.5.0";
const PAGES = { home: "/", game: "/game/3498", results: "/search?q=zelda", favourites: "/favorites" };
/** One more run comes first, in which the server draws the page's pictures; what is measured is not that. */
const RUNS = 5;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const CHROME_FLAGS =
  "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

type Audit = { title: string; score: number | null; scoreDisplayMode: string };
type Report = { categories: Record<string, { score: number | null }>; audits: Record<string, Audit> };

/** One report; `undefined` where Lighthouse itself failed. */
export function examine(
  directory: string,
  url: string,
  { isDesktop, categories = CATEGORIES }: { isDesktop: boolean; categories?: readonly string[] },
): Report | undefined {
  const folder = mkdtempSync(join(tmpdir(), "ludex-lighthouse-"));
  const output = join(folder, "report.json");
  const args = [
    join(directory, "node_modules/lighthouse/cli/index.js"),
    url,
    "--quiet",
    "--output=json",
    `--output-path=${output}`,
    `--chrome-flags=${CHROME_FLAGS}`,
    `--only-categories=${categories.join(",")}`,
    ...(isDesktop ? ["--preset=desktop"] : []),
  ];
  const env = { ...process.env, CHROME_PATH: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium" };
  const { status } = spawnSync(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"], env });
  const report = status === 0 ? JSON.parse(readFileSync(output, "utf8")) : undefined;
  rmSync(folder, { recursive: true, force: true });
  return report;
}

const performanceOf = (report: Report) => report.categories["performance"]?.score ?? 0;

/** The report with the median performance; `undefined` where Lighthouse failed every time. */
function medianReport(directory: string, url: string, isDesktop: boolean): Report | undefined {
  examine(directory, url, { isDesktop });
  const reports = Array.from({ length: RUNS }, () => examine(directory, url, { isDesktop }) ?? []).flat();
  return reports.toSorted((a, b) => performanceOf(a) - performanceOf(b))[Math.floor(reports.length / 2)];
}

function failures({ audits }: Report): string[] {
  return Object.entries(audits)
    .filter(([, { score, scoreDisplayMode }]) => score !== null && score < 0.9 && scoreDisplayMode !== "informative")
    .map(([id, { score }]) => `${id} ${score}`);
}

/** Where Lighthouse lies; `undefined`, and said, where it cannot be had. */
export function fetchLighthouse(): string | undefined {
  const dependencies = { lighthouse: LIGHTHOUSE_VERSION };
  const directory = fetchPackage("lighthouse", LIGHTHOUSE_VERSION, { dependencies });
  if (directory === undefined) console.log("Lighthouse cannot be installed here.");
  return directory;
}

type Scored = {
  /** Paths by what they are called. */
  pages: Readonly<Record<string, string>>;
  categories: readonly string[];
  reportOf: (address: string, isDesktop: boolean) => Report | undefined;
};

/** Prints the scores of every page on both devices as a Markdown table, and what cost points below it. */
export function printScores(origin: string, { pages, categories, reportOf }: Scored): void {
  const lost: string[] = [];
  console.log(`| page | as | ${categories.join(" | ")} |`);
  console.log(`| --- | --- | ${categories.map(() => "---").join(" | ")} |`);
  for (const [name, path] of Object.entries(pages)) {
    for (const device of ["desktop", "phone"]) {
      const report = reportOf(origin + path, device === "desktop");
      const scores = categories.map((category) => Math.round((report?.categories[category]?.score ?? 0) * 100));
      console.log(`| ${name} | ${device} | ${scores.join(" | ")} |`);
      if (report !== undefined) lost.push(`${name}, ${device}: ${failures(report).join(", ") || "nothing"}`);
    }
  }
  console.log(`\nBelow 0.9:\n\n${lost.map((line) => `- ${line}`).join("\n")}`);
}

/** Prints the scores as a Markdown table, and what cost points below it. */
export async function benchLighthouse(): Promise<void> {
  const directory = fetchLighthouse();
  if (directory === undefined) return;
  await using server = await startServer();
  await untilQuiet(server);
  printScores(server.address, {
    pages: PAGES,
    categories: CATEGORIES,
    reportOf: (address, isDesktop) => medianReport(directory, address, isDesktop),
  });
}
