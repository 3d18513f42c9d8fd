// What `npm run package` runs once the app is built: puts the package together and has npm pack it.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseArgs } from "node:util";
import { archiveProgram, packed } from "./archive.ts";
import { packageManifest, programManifest, shrinkwrap } from "./manifest.ts";
import { SERVER_ROOMS } from "./needed-packages.ts";
import { bundleNeeds, withNeedsIn } from "./needs.ts";
import { stripTypes } from "./strip-types.ts";

const ROOT = join(import.meta.dirname, "../..");
const DIST = join(ROOT, "dist");
/** For who looks into the package. */
const FOR_READERS = ["LICENSE", "README.md", "CHANGELOG.md", "docs/licences.md", "docs/self-hosting.md"];

/** Packages of others, put together. */
const NEEDS = "needs";
/** Where the commands are that work on what tables brought. */
const COMMANDS = "commands";
const COMMAND_FILES = ["import", "edit", "status", "forget"].map((name) => `catalogue-${name}.ts`);

const { values } = parseArgs({ options: { node: { type: "string" }, out: { type: "string" } } });
const { node: oldestNode = "", out = DIST } = values;
// Inside the repository, whose packages it needs to build the catalogue.
const folder = join(DIST, "package");
/** What becomes one file of the package. */
const program = join(DIST, "program");

const readJson = (name: string) => JSON.parse(readFileSync(join(ROOT, name), "utf8"));
const writeJson = (path: string, value: unknown) => writeFileSync(path, JSON.stringify(value, undefined, 2));

/** What is neither a test nor there for the compiler. */
const isRun = (name: string) => /\.(?:ts|json)$/.test(name) && !/(?:\.test\.ts|tsconfig\.json|\.d\.ts)$/.test(name);

/** Copies the modules `names` of the folder `from` into the program's folder `to`, and gives their code. */
function copyCode(from: string, to: string, names: readonly string[]): string[] {
  const codes: string[] = [];
  for (const name of names) {
    const path = join(to, name);
    mkdirSync(dirname(join(program, path)), { recursive: true });
    if (!name.endsWith(".ts")) {
      cpSync(join(ROOT, from, name), join(program, path));
      continue;
    }
    const code = stripTypes(readFileSync(join(ROOT, from, name), "utf8"));
    codes.push(code);
    const needs = relative(dirname(path), NEEDS);
    writeFileSync(join(program, path.replace(/ts$/, "js")), withNeedsIn(needs, code));
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

/** What a server runs: its own files, what they need of others, its data and the app. */
async function makeProgram(): Promise<void> {
  await bundleNeeds([...SERVER_ROOMS.flatMap(copyRoom), ...copyCommands()], join(program, NEEDS));
  cpSync(join(ROOT, "data"), join(program, "data"), { recursive: true });
  // The app, and what writes its documents, in each language.
  for (const name of readdirSync(DIST).filter((each) => /^(?:web|server)(?:-\w+)?$/.test(each))) {
    cpSync(join(DIST, name), join(program, "dist", name), { recursive: true });
  }
  writeJson(join(program, "package.json"), programManifest(readJson("package.json")));
}

/** The database that this very code makes of this very data: its version tells of both. */
function buildCatalogue(): void {
  const ready = join(folder, "ready");
  mkdirSync(ready);
  const fill = join(program, "src", "server", "catalogue", "fill-catalogue-child.js");
  execFileSync(process.execPath, [fill, join(program, "data"), ready, join(ready, "none"), "start"], { cwd: ROOT });
  for (const name of readdirSync(ready)) {
    const path = join(ready, name);
    if (name.endsWith(".sqlite")) writeFileSync(`${path}.zst`, packed(readFileSync(path)));
    rmSync(path);
  }
}

/** What npm unpacks: few files, as it takes its time for each. */
async function makePackage(): Promise<void> {
  const own = import.meta.dirname;
  const unpack = stripTypes(readFileSync(join(own, "unpack.ts"), "utf8"));
  await bundleNeeds([unpack], join(folder, NEEDS));
  writeFileSync(join(folder, "unpack.js"), withNeedsIn(`./${NEEDS}`, unpack));
  cpSync(join(own, "ludex.js"), join(folder, "ludex.js"));
  for (const name of FOR_READERS) cpSync(join(ROOT, name), join(folder, name));
  const lock = readJson("package-lock.json");
  const manifest = packageManifest(readJson("package.json"), lock, oldestNode);
  writeJson(join(folder, "package.json"), manifest);
  writeJson(join(folder, "npm-shrinkwrap.json"), shrinkwrap(lock, manifest));
  buildCatalogue();
  await archiveProgram(program, folder);
}

for (const each of [folder, program]) {
  rmSync(each, { recursive: true, force: true });
  mkdirSync(each, { recursive: true });
}
await makeProgram();
await makePackage();
const made = execFileSync("npm", ["pack", "--silent", "--pack-destination", out], { cwd: folder, encoding: "utf8" });
for (const each of [folder, program]) rmSync(each, { recursive: true });
console.log(join(out, made.trim()));
