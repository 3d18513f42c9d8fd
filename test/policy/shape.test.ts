// The shape of the code: small files, named after what they hold, and nothing left open in them.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(ts|tsx|css)$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path: `src/${path}`, text: readFileSync(join(root, "src", path), "utf8") }));

const lines = (text: string) => text.split("\n").length - 1;
const pathsWhere = (isWrong: (source: { path: string; text: string }) => boolean) =>
  sources.filter(isWrong).map(({ path }) => path);

describe("source files", () => {
  it("are short: at most 60 lines at the median, 200 at the ninetieth percentile, 300 at all", () => {
    const lengths = sources.map(({ text }) => lines(text)).toSorted((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(60);
    expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(200);
    expect(pathsWhere(({ text }) => lines(text) > 300)).toEqual([]);
  });

  it("leave nothing open", () => {
    expect(pathsWhere(({ text }) => /\b(TODO|FIXME|XXX)\b|not implemented/.test(text))).toEqual([]);
  });

  it("have names that say something", () => {
    expect(pathsWhere(({ path }) => /\/(utils?|helpers?|common|misc)(\/|\.)/.test(path))).toEqual([]);
  });

  it("name a colour in tokens.css only", () => {
    const colour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(\s*[\d.]/i;
    const isStyle = (path: string) => path.endsWith(".css") && !path.endsWith("/tokens.css");
    expect(pathsWhere(({ path, text }) => isStyle(path) && colour.test(text))).toEqual([]);
  });

  it("never silence the compiler", () => {
    expect(pathsWhere(({ text }) => /@ts-(?:ignore|nocheck|expect-error)/.test(text))).toEqual([]);
  });
});
