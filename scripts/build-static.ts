// `npm run build:static`: the folder dist/static, which any file host serves, and in which Ludex runs without a server.
// `npm run build:static -- --base /ludex/` for a folder below the root of its host.
import { cpSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CATALOGUE_FILES, LAYER_FILE, TEXTS_FILE } from "../src/shared/alone.ts";
import { RAWG_VIDEO_HOSTS } from "../src/server/config-rawg.ts";
import { buildApp, buildRenderer } from "./static/app.ts";
import { packCatalogue } from "./static/catalogue.ts";
import { lay, writeShell, writeSiteMap } from "./static/documents.ts";
import { readOptions } from "./static/options.ts";
import { writePages } from "./static/pages.ts";
import { publicKeys, readServices } from "./static/services.ts";

const ROOT = join(import.meta.dirname, "..");

const { base, outDir, site } = readOptions(process.argv.slice(2), process.cwd());
const services = readServices(process.env);
const { files, whole, version, written } = packCatalogue();
const names = [...CATALOGUE_FILES, TEXTS_FILE, LAYER_FILE] as const;
const manifest = await buildApp({ base, outDir, more: [...CATALOGUE_FILES, TEXTS_FILE], version, services });
for (const name of names) writeFileSync(join(outDir, name), files[name]);
cpSync(join(ROOT, "data", "trailers"), join(outDir, "media", "trailers"), { recursive: true });
const template = writeShell({ outDir, base, services });
using folder = mkdtempDisposableSync(join(tmpdir(), "ludex-renderer-"));
const renderer = await buildRenderer(folder.path, { base, services });
const page = { template, manifest, videoHosts: RAWG_VIDEO_HOSTS };
const addresses: string[] = [];
const hasLists = services.rawgKey === "";
for await (const one of writePages({ base, content: whole, version, renderer, page, hasLists, site })) {
  lay(outDir, one);
  if ("html" in one) addresses.push(one.address);
}
if (site !== undefined) writeSiteMap(outDir, site, addresses);
const sizes = names.map((name) => `${name} ${(files[name].length / 1e6).toFixed(2)} MB`);
console.log(
  `${outDir}: ${written} games that people wrote, ${whole.records.length} in all; ${sizes.join(", ")}; ${addresses.length} pages written ahead, for ${base} of its host`,
);
const inside = publicKeys(services);
if (inside.length > 0) {
  console.warn(`Everybody who opens this folder can read what is in it: ${inside.join(" and ")}.`);
}
