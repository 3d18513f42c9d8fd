// `npm run build:static`: the folder dist/static, which any file host serves, and in which Ludex runs without a server.
// `npm run build:static -- --base /ludex/` for a folder below the root of its host.
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CATALOGUE_FILES, LAYER_FILE } from "../src/shared/alone.ts";
import { buildApp } from "./static/app.ts";
import { packCatalogue } from "./static/catalogue.ts";
import { writeDocuments } from "./static/documents.ts";
import { readOptions } from "./static/options.ts";
import { publicKeys, readServices } from "./static/services.ts";

const ROOT = join(import.meta.dirname, "..");

const { base, outDir } = readOptions(process.argv.slice(2), process.cwd());
const services = readServices(process.env);
const { files, records, version, count } = packCatalogue();
const names = [...CATALOGUE_FILES, LAYER_FILE] as const;
await buildApp({ base, outDir, more: CATALOGUE_FILES, version, services });
for (const name of names) writeFileSync(join(outDir, name), files[name]);
cpSync(join(ROOT, "data", "trailers"), join(outDir, "media", "trailers"), { recursive: true });
writeDocuments({ outDir, base, records, services });
const sizes = names.map((name) => `${name} ${(files[name].length / 1e6).toFixed(2)} MB`);
console.log(
  `${outDir}: ${records.length} games that people wrote, ${count} in all; ${sizes.join(", ")}, for ${base} of its host`,
);
const inside = publicKeys(services);
if (inside.length > 0) {
  console.warn(`Everybody who opens this folder can read what is in it: ${inside.join(" and ")}.`);
}
