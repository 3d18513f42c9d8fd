// Cuts the faces down to what styles/fonts.css declares, its characters and its weights, which is half of what the packages
// bring. The smaller files stand in the cache, where index.html and fonts.css take them from.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const STYLES = join(ROOT, "src/web/styles/fonts.css");
const CUT = join(ROOT, ".cache/fonts");
const PACKAGES = "@fontsource-variable";
/** Package and face by the name of the file made of them. */
const FACES: Record<string, string> = {
  "inter-latin.woff2": "inter/files/inter-latin-wght-normal.woff2",
  "inter-latin-ext.woff2": "inter/files/inter-latin-ext-wght-normal.woff2",
  "bricolage-grotesque-latin.woff2": "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
};

type Declared = { file: string; weights: number[]; characters: string };
type Face = Declared & { whole: Buffer; digest: string };

const readPackaged = (path: string) => readFileSync(createRequire(import.meta.url).resolve(`${PACKAGES}/${path}`));

/** The characters of a `unicode-range` such as `U+0000-00FF, U+0131`. */
function charactersOf(range: string): string {
  return [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first = "", last = first]) => {
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) =>
        String.fromCodePoint(start + index),
      );
    })
    .join("");
}

/** What the style sheet says of each file. */
function declared(): Declared[] {
  const faces = readFileSync(STYLES, "utf8").match(/@font-face \{[^}]*url\([^}]*\}/g) ?? [];
  return faces.map((face) => {
    const value = (name: string) => new RegExp(`${name}:([^;]*);`).exec(face)?.[1]?.trim() ?? "";
    return {
      file: basename(/url\("([^"]*)"\)/.exec(face)?.[1] ?? ""),
      weights: value("font-weight").split(" ").map(Number),
      characters: charactersOf(value("unicode-range")),
    };
  });
}

/** With what it is cut from, and what tells whether the file in the cache was made of the same. */
function faceOf(what: Declared): Face {
  const packaged = FACES[what.file];
  if (packaged === undefined) throw new Error(`fonts.css names ${what.file}, of which no package is known`);
  const whole = readPackaged(packaged);
  const digest = createHash("sha256").update(whole).update(JSON.stringify(what)).digest("hex");
  return { ...what, whole, digest };
}

const stampOf = (file: string) => join(CUT, `${file}.of`);
const isCut = ({ file, digest }: Face): boolean =>
  existsSync(join(CUT, file)) && existsSync(stampOf(file)) && readFileSync(stampOf(file), "utf8") === digest;

/** Others may cut the same at the same time, and read it: a file is never half written. */
function put(path: string, content: Buffer | string): void {
  writeFileSync(`${path}.${process.pid}`, content);
  renameSync(`${path}.${process.pid}`, path);
}

async function cut({ file, weights: [min = 400, max = min], characters, whole, digest }: Face): Promise<void> {
  const { default: subsetFont } = await import("subset-font");
  const wght = min === max ? min : { min, max };
  const smaller = await subsetFont(whole, characters, { targetFormat: "woff2", variationAxes: { wght } });
  mkdirSync(CUT, { recursive: true });
  put(join(CUT, file), smaller);
  put(stampOf(file), digest);
}

/** The files that are not in the cache as the style sheet declares them now. */
export function facesToCut(): string[] {
  return declared()
    .map(faceOf)
    .filter((face) => !isCut(face))
    .map(({ file }) => file);
}

/** Cuts `files`, one to four seconds of processor time each. */
export async function cutFaces(files: readonly string[]): Promise<void> {
  for (const face of declared().filter(({ file }) => files.includes(file))) await cut(faceOf(face));
}

/** The faces' own licence goes with them, as it asks. */
export function faceLicences(): string {
  const packages = new Set(Object.values(FACES).map((face) => face.split("/", 1)[0] ?? ""));
  return [...packages].map((name) => readPackaged(`${name}/LICENSE`).toString().trim()).join("\n\n\n");
}

// `node scripts/vite/faces.ts FILE`: in a process of its own, beside those of the other files.
if (process.argv[1] === import.meta.filename) await cutFaces(process.argv.slice(2));
