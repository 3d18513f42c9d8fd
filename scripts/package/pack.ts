// What `npm run package` runs once the app is built: puts the package together and has npm pack it.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseArgs } from "node:util";
import { constants, zstdCompressSync } from "node:zlib";
import { packageManifest, shrinkwrap } from "./manifest.ts";
import { SERVER_ROOMS } from "./needed-packages.ts";
import { bundleNeeds, withNeedsIn } from "./needs.ts";
import { stripTypes } from "./strip-types.ts";

const ROOT = join(import.meta.dirname, "../..");
const DIST = join(ROOT, "dist");
const AS_THEY_ARE = ["LICENSE", "README.md", "CHANGELOG.md", "data", "docs/licences.md", "docs/self-hosting.md"];

/** Packages of others, put together. */
const NEEDS = "needs";
/** Where the commands are that work on what tables brought. */
const COMMANDS = "commands";
const COMMAND_FILES = ["import", "status", "forget"].map((name) => `catalogue-${name}.ts`);

const { values } = parseArgs({ options: { node: { type: "string" }, out: { type: "string" } } });
const { node: oldestNode = "", out = DIST } = values;
// Inside the repository, whose packages it needs to build the catalogue.
const folder = join(DIST, "package");

const readJson = (name: string) => JSON.parse(readFileSync(join(ROOT, name), "utf8"));
const writeJson = (name: string, value: unknown) =>
  writeFileSync(join(folder, name), JSON.stringify(value, undefined, 2));

/** What is neither a test nor there for the compiler. */
const isRun = (name: string) => /\.(?:ts|json)$/.test(name) && !/(?:\.test\.ts|tsconfig\.json|\.d\.ts)$/.test(name);

/** Copies the modules `names` of the folder `from` into the package's folder `to`, and gives their code. */
function copyCode(from: string, to: string, names: readonly string[]): string[] {
  const codes: string[] = [];
  for (const name of names) {
    const path = join(to, name);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (!name.endsWith(".ts")) {
      cpSync(join(ROOT, from, name), join(folder, path));
      continue;
    }
    const code = stripTypes(readFileSync(join(ROOT, from, name), "utf8"));
    codes.push(code);
    const needs = relative(dirname(path), NEEDS);
    writeFileSync(join(folder, path.replace(/ts$/, "js")), withNeedsIn(needs, code));
  }
  return codes;
}

const runIn = (from: string) => readdirSync(join(ROOT, from), { recursive: true, encoding: "utf8" }).filter(isRun);

/** What a server runs of `src`. */
function copyRoom(room: string): string[] {
  const path = join("src", room);
  return copyCode(path, path, runIn(path));
}

/** What `ludex import` and its like run. */
function copyCommands(): string[] {
  const records = runIn("scripts/records").map((name) => join("records", name));
  return copyCode("scripts", COMMANDS, [...COMMAND_FILES, ...records]);
}

/** A fifth of it is left, after a second; the highest level takes a quarter of a minute for another seventh. */
const LEVEL = { [constants.ZSTD_c_compressionLevel]: 12 };

/** The database that this very code makes of this very data: its version tells of both. */
function buildCatalogue(): void {
  const ready = join(folder, "ready");
  mkdirSync(ready);
  const fill = join(folder, "src", "server", "catalogue", "fill-catalogue-child.js");
  execFileSync(process.execPath, [fill, join(folder, "data"), ready, join(ready, "none"), "start"], { cwd: ROOT });
  for (const name of readdirSync(ready)) {
    const path = join(ready, name);
    // npm unpacks a file several times before it runs it: packed once more, most of it is not written each time.
    if (name.endsWith(".sqlite")) writeFileSync(`${path}.zst`, zstdCompressSync(readFileSync(path), { params: LEVEL }));
    rmSync(path);
  }
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await bundleNeeds([...SERVER_ROOMS.flatMap(copyRoom), ...copyCommands()], join(folder, NEEDS));
for (const name of AS_THEY_ARE) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
// The app, and what writes its documents, in each language.
for (const name of readdirSync(DIST).filter((each) => /^(?:web|server)(?:-\w+)?$/.test(each))) {
  cpSync(join(DIST, name), join(folder, "dist", name), { recursive: true });
}
cpSync(join(import.meta.dirname, "ludex.js"), join(folder, "ludex.js"));
const lock = readJson("package-lock.json");
const manifest = packageManifest(readJson("package.json"), lock, oldestNode);
writeJson("package.json", manifest);
writeJson("npm-shrinkwrap.json", shrinkwrap(lock, manifest));
buildCatalogue();
const packed = execFileSync("npm", ["pack", "--silent", "--pack-destination", out], { cwd: folder, encoding: "utf8" });
rmSync(folder, { recursive: true });
console.log(join(out, packed.trim()));
