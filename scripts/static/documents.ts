// The documents of a folder that any file host serves: the app shell, with the policy inside it, under the names that
// hosts look for, and the pages that are written ahead.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inlineScriptSources } from "../../src/server/http/inline-scripts.ts";
import { addressList } from "../../src/server/site/site-map.ts";
import { pagePolicy } from "../../src/server/http/security-headers.ts";
import { RAWG_VIDEO_HOSTS } from "../../src/server/config-rawg.ts";
import { escapeText } from "../../src/shared/escape-text.ts";
import type { BuiltServices } from "../../src/shared/own-services.ts";
import { VIDEO_HOSTS_META } from "../../src/shared/video-hosts.ts";
import type { Written } from "./pages.ts";
import { foreignSources } from "./services.ts";

/** What a host that sends no headers cannot say otherwise. Running SQLite needs WebAssembly. */
function policyOf(outDir: string, services: BuiltServices): string {
  const others = foreignSources(services);
  const scriptSources = ["'wasm-unsafe-eval'", ...inlineScriptSources(outDir)];
  // Browsers take no word of a document about who may frame it.
  const { "frame-ancestors": _framing, ...directives } = pagePolicy({ scriptSources });
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources, ...(others[name] ?? [])].join(" "))
    .join("; ");
}

/** Puts `base` before root-relative addresses that the bundler has left alone. */
function moveManifest(outDir: string, base: string): void {
  const file = join(outDir, "manifest.webmanifest");
  const moved = readFileSync(file, "utf8").replaceAll(/": "\/(?!\/)/g, () => `": "${base}`);
  writeFileSync(file, moved);
}

type ShellOptions = { outDir: string; base: string; services: BuiltServices };

/**
 * Finishes what the bundler left in `outDir`, whose app will lie in `base`, and returns the app shell: what hosts answer
 * with for addresses that they have no file for. The app then says what stands there.
 */
export function writeShell({ outDir, base, services }: ShellOptions): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(outDir, services)}">`;
  const videoHosts = `<meta name="${VIDEO_HOSTS_META}" content="${RAWG_VIDEO_HOSTS.join(" ")}">`;
  const shell = readFileSync(join(outDir, "index.html"), "utf8")
    .replace(/<meta charset="utf-8"\s*\/?>/, (charset) => `${charset}${policy}${videoHosts}`)
    .replaceAll(/(<link [^>]*href=")\/(favicon|apple-touch-icon)/g, (_all, before: string, name: string) =>
      [before, base, name].join(""),
    );
  for (const name of ["index.html", "404.html"]) writeFileSync(join(outDir, name), shell);
  moveManifest(outDir, base);
  return shell;
}

/** Lays what is written where it belongs: a page, as hosts of files look for it, as `index.html` in a folder of its own. */
export function lay(outDir: string, written: Written): void {
  const isPage = "html" in written;
  const file = join(outDir, isPage ? `${decodeURIComponent(written.address)}/index.html` : written.file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, isPage ? written.html : written.picture);
}

/** Lists the pages at `addresses` for search engines, where the site has an address of its own. */
export function writeSiteMap(outDir: string, site: string, addresses: readonly string[]): void {
  writeFileSync(join(outDir, "sitemap.xml"), addressList(site, addresses.map(escapeText), []));
}
