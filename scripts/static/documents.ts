// The documents of a folder that any file host serves: the app shell, with the policy inside it, under the names that
// hosts look for, and with its own head for each of the best known games.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inlineScriptSources } from "../../src/server/http/inline-scripts.ts";
import { pagePolicy } from "../../src/server/http/security-headers.ts";
import type { GameRecord } from "../../src/server/catalogue/record.ts";
import type { BuiltServices } from "../../src/shared/own-services.ts";
import { VIDEO_HOSTS_META } from "../../src/shared/video-hosts.ts";
import { RAWG_VIDEO_HOSTS } from "../../src/server/config-rawg.ts";
import { gameAddress } from "../../src/shared/match-route.ts";
import { foreignSources } from "./services.ts";
import { escapeText } from "../../src/shared/escape-text.ts";
import { tabTitle } from "../../src/shared/routes.ts";

const GAMES = 1000;
const DESCRIPTION_MAX = 200;

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

/** The shell of one game: what search engines and previews read of it. */
function gameDocument(shell: string, { name, description }: GameRecord): string {
  const title = escapeText(tabTitle(name));
  const said = escapeText(
    description.length > DESCRIPTION_MAX ? `${description.slice(0, DESCRIPTION_MAX)}…` : description,
  );
  return shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/<meta\s+name="description"\s+content="[^"]*"\s*\/?>/, () =>
      [
        `<meta name="description" content="${said}">`,
        `<meta property="og:type" content="website">`,
        `<meta property="og:title" content="${title}">`,
        `<meta property="og:description" content="${said}">`,
      ].join(""),
    )
    .replace(/<noscript>[^<]*<\/noscript>/, () => `<noscript><h1>${escapeText(name)}</h1><p>${said}</p></noscript>`);
}

/** Puts `base` before root-relative addresses that the bundler has left alone. */
function moveManifest(outDir: string, base: string): void {
  const file = join(outDir, "manifest.webmanifest");
  const moved = readFileSync(file, "utf8").replaceAll(/": "\/(?!\/)/g, () => `": "${base}`);
  writeFileSync(file, moved);
}

type DocumentOptions = {
  outDir: string;
  base: string;
  records: readonly GameRecord[];
  services: BuiltServices;
};

/** Finishes what the bundler left in `outDir`, whose app will lie in `base`. */
export function writeDocuments({ outDir, base, records, services }: DocumentOptions): void {
  const index = join(outDir, "index.html");
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(outDir, services)}">`;
  const videoHosts = `<meta name="${VIDEO_HOSTS_META}" content="${RAWG_VIDEO_HOSTS.join(" ")}">`;
  const shell = readFileSync(index, "utf8")
    .replace(/<meta charset="utf-8"\s*\/?>/, (charset) => `${charset}${policy}${videoHosts}`)
    .replaceAll(/(<link [^>]*href=")\/(favicon|apple-touch-icon)/g, (_all, before: string, name: string) =>
      [before, base, name].join(""),
    );
  writeFileSync(index, shell);
  // Hosts answer with this what they have no file for: the app then says what stands there.
  cpSync(index, join(outDir, "404.html"));
  moveManifest(outDir, base);
  for (const record of records.slice(0, GAMES)) {
    const folder = join(outDir, gameAddress(record.id));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "index.html"), gameDocument(shell, record));
  }
}
