// No regular expression of the sources costs more than linear time, save those that stand here with what bounds them and
// a hostile text of that size, on which they are measured.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { analyse } from "scslre";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
/** What visitors reach, and what reads what contributors write. */
const FOLDERS = ["src", "scripts/catalogue"];
/** For the worst text that can arrive, the best of a few tries: other tests run beside this one. */
const COST_MAX_MS = 50;
const TRIES = 5;

type Exception = { where: string; pattern: string; bound: string; worst: string };

/** What is polynomial, why nobody can make it long, and the worst that can reach it. */
const EXCEPTIONS: readonly Exception[] = [
  {
    where: "src/server/config-rawg.ts",
    pattern: "\\/+$",
    bound: "an address that the operator sets",
    worst: `${"/".repeat(1000)}x`,
  },
  {
    where: "scripts/catalogue/check-entry.ts",
    pattern: "[.!?…]+[\"”’')\\]]*(?=\\s|$)",
    bound: "a text of data/, read by npm run catalogue:check only",
    worst: `${".".repeat(1000)}x`,
  },
  {
    where: "scripts/catalogue/check-names.ts",
    pattern: "\\([^)]*\\)",
    bound: "a name of data/, read by npm run catalogue:check only",
    worst: "(".repeat(1000),
  },
  {
    where: "scripts/catalogue/check-terms.ts",
    pattern: "(?:^|-+)([a-z0-9])",
    bound: "a slug of data/, read by npm run catalogue:check only",
    worst: `${"-".repeat(1000)}!`,
  },
  {
    where: "src/server/catalogue/version.ts",
    pattern: '^(?:import|export)\\s+(?!type\\s)(?:[^"\';]*?\\sfrom\\s+)?"((?:#|\\.\\/)[^"]+)"',
    bound: "a module of the server's own",
    worst: "import a\n".repeat(100),
  },
  {
    where: "src/shared/insights/quoted-text.ts",
    pattern:
      "^\\s*(?:(?<=\\n\\s*)[\"'“‘{[]|[:}]|\\](?=\\s*(?:[,\\]}\"'“‘`<]|$)|\\s*\\n)|,\\s*(?:[\"'“‘`{[\\]}\\d/…-]|\\.{3}|true\\b|false\\b|null\\b|True\\b|False\\b|None\\b|[A-Za-z_]\\w*\\s*:|$))",
    bound: "64 characters of a model's answer, LOOK_AROUND",
    worst: `${"\n".repeat(63)}x`,
  },
];

type Expression = { where: string; pattern: string; flags: string };

const isLiteral = (value: object): value is { regex: { pattern: string; flags: string } } =>
  "regex" in value && typeof value.regex === "object" && value.regex !== null;

function collect(value: unknown, where: string): Expression[] {
  if (typeof value !== "object" || value === null) return [];
  if (!Array.isArray(value) && isLiteral(value)) return [{ where, ...value.regex }];
  return Object.values(value).flatMap((child) => collect(child, where));
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
)
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((where) => ({ where, text: readFileSync(join(ROOT, where), "utf8") }));
const expressions = files.flatMap(({ where, text }) => collect(parseSync(where, text).program, where));

const isSlow = ({ pattern, flags }: Expression) => analyse({ source: pattern, flags }).reports.length > 0;
const name = ({ where, pattern }: { where: string; pattern: string }) => `${where} ${pattern}`;

describe("regular expressions", () => {
  it("are all found", () => {
    expect(expressions.length).toBeGreaterThanOrEqual(100);
  });

  it.each(["(a+)+$", "(a|a)*b", "\\s*x?\\s*$", "(\\d+,?)+;"])("would be refused as /%s/", (pattern) => {
    expect(isSlow({ where: "", pattern, flags: "" })).toBe(true);
  });

  it("[safety-7] are linear, but for those that are bounded elsewhere", () => {
    const slow = new Set(expressions.filter(isSlow).map(name));
    expect(slow).toEqual(new Set(EXCEPTIONS.map(name)));
  });

  it("[safety-7] are never exponential", () => {
    const exponential = expressions.filter(({ pattern, flags }) =>
      analyse({ source: pattern, flags }).reports.some((report) => report.exponential),
    );
    expect(exponential.map(name)).toEqual([]);
  });

  it.each(EXCEPTIONS)("[safety-7] $where: $bound, measured on the worst of it", ({ where, pattern, worst }) => {
    const found = expressions.filter((one) => one.where === where && one.pattern === pattern);
    for (const { flags } of found) {
      const times = Array.from({ length: TRIES }, () => {
        const began = performance.now();
        worst.replace(new RegExp(pattern, flags), "");
        return performance.now() - began;
      });
      expect(Math.min(...times)).toBeLessThan(COST_MAX_MS);
    }
  });

  it("[safety-7] are written down, never made from what comes in", () => {
    const makers = files.filter(({ text }) => /\bRegExp\(/.test(text)).map(({ where }) => where);
    // A letter of our own drawings.
    expect(makers).toEqual(["src/artwork/motifs/pixel-sprites.ts"]);
  });
});
