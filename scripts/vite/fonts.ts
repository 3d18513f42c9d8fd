// Vite plugin: cuts the faces down to what styles/fonts.css declares, its characters and its weights, which is half of
// what the packages bring. The smaller files stand in the cache, where index.html and fonts.css take them from.
import { mkdirSync, readFileSync, writeFileSync, renameSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const ROOT = join(import.meta.dirname, "../..");
const STYLES = join(ROOT, "src/web/styles/fonts.css");
const PACKAGES = "@fontsource-variable";
/** Package and face by the name of the file made of them. */
const FACES: Record<string, string> = {
  "inter-latin.woff2": "inter/files/inter-latin-wght-normal.woff2",
  "inter-latin-ext.woff2": "inter/files/inter-latin-ext-wght-normal.woff2",
  "bricolage-grotesque-latin.woff2": "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
};

type Declared = { file: string; weights: number[]; characters: string };

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

async function cut({ file, weights: [min = 400, max = min], characters }: Declared): Promise<Buffer> {
  const face = FACES[file];
  if (face === undefined) throw new Error(`fonts.css names ${file}, of which no package is known`);
  const whole = readFileSync(createRequire(import.meta.url).resolve(`${PACKAGES}/${face}`));
  const wght = min === max ? min : { min, max };
  return await subsetFont(whole, characters, { targetFormat: "woff2", variationAxes: { wght } });
}

/** The faces' own licence goes with them, as it asks. */
function licences(): string {
  const packages = new Set(Object.values(FACES).map((face) => face.split("/", 1)[0] ?? ""));
  return [...packages]
    .map((name) => readFileSync(createRequire(import.meta.url).resolve(`${PACKAGES}/${name}/LICENSE`), "utf8").trim())
    .join("\n\n\n");
}

export function fonts(): Plugin {
  return {
    name: "ludex-fonts",
    async config() {
      const directory = join(ROOT, ".cache/fonts");
      mkdirSync(directory, { recursive: true });
      for (const face of declared()) {
        // Other languages are built beside this one, and read the same files: these are never half written.
        const own = join(directory, `${face.file}.${process.pid}`);
        writeFileSync(own, await cut(face));
        renameSync(own, join(directory, face.file));
      }
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      this.emitFile({ type: "asset", fileName: "licenses-faces.txt", source: `${licences()}\n` });
    },
  };
}
