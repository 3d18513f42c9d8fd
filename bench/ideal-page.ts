// An ideal home page beside the app: the same twenty cards, style and faces, right pictures, no script. It lies among the
// built files while a benchmark runs, so that the same server process sends it.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { startServer } from "./server.ts";

export const IDEAL_PATH = "/ideal-first-load.html";
const FILE = join(import.meta.dirname, "..", "dist", "web", IDEAL_PATH);

/** Writes the page, compressed as the app is. A server knows the files that lay there when it started: start yours after. */
export async function writeIdealPage(): Promise<void> {
  await using server = await startServer();
  const html = await (await fetch(`${server.address}/`, { headers: { accept: "text/html" } })).text();
  const links = html.match(/<link[^>]+rel="(?:stylesheet|preload)"[^>]*>|<link\s+rel="preload"[^>]*>/g) ?? [];
  const list = /<ul [^>]*data-columns[\s\S]*?<\/ul>\s*(?=<nav|<\/div)/.exec(html)?.[0];
  if (list === undefined) throw new Error("the document holds no list of cards");
  const own = links.filter((link) => !link.includes('as="image"')).join("");
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ideal</title>${own}</head><body><main>${list}</main></body></html>`;
  writeFileSync(FILE, page);
  writeFileSync(`${FILE}.br`, brotliCompressSync(page));
}

export function removeIdealPage(): void {
  for (const suffix of ["", ".br"]) rmSync(`${FILE}${suffix}`, { force: true });
}
