// The packages that the server needs, put together into a few files: npm asks its registry about every package by itself,
// and unpacks each of its files, which took three quarters of a first start. What brings machine code of its own stays out.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { build, parseAst } from "vite";

/** Comes from npm, in the build for the machine that it is installed on. */
export const FROM_NPM = ["sharp"];
/** Ways of `pg` to other databases and other runtimes, which it tries for and does without. */
const NOT_HERE = ["pg-native", "pg-cloudflare", "cloudflare:sockets"];

type Node = { type: string; start: number; end: number; [field: string]: unknown };

/** One place where a module names another package. `names` are what it takes of it: `*` is all. */
type Need = { from: string; start: number; end: number; names: string[] };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each);
  if (!isNode(value)) return;
  yield value;
  for (const field of Object.values(value)) if (typeof field === "object") yield* nodesIn(field);
}

const nameOf = (node: unknown): string => (isNode(node) ? String(node["name"] ?? node["value"]) : "");

/** What an import or an export takes. */
function takenBy({ type, specifiers }: Node): string[] {
  if (!Array.isArray(specifiers)) return ["*"];
  return specifiers.filter(isNode).map((each) => {
    if (each.type === "ImportDefaultSpecifier") return "default";
    if (each.type === "ImportNamespaceSpecifier") return "*";
    return nameOf(each[type === "ImportDeclaration" ? "imported" : "local"]);
  });
}

const isPackage = (from: string) => !/^(?:[.#/]|node:)/.test(from) && !FROM_NPM.includes(from);

/** What `code`, a module without types, needs of other packages. */
export function needsOf(code: string): Need[] {
  return [...nodesIn(parseAst(code))].flatMap((node) => {
    const { source } = node;
    if (!isNode(source) || typeof source["value"] !== "string" || !isPackage(source["value"])) return [];
    return [{ from: source["value"], start: source.start, end: source.end, names: takenBy(node) }];
  });
}

/** `code` with those packages as files below `folder`, a relative path as `../needs`; each line stays where it was. */
export function withNeedsIn(folder: string, code: string): string {
  return needsOf(code).reduceRight(
    (text, { from, start, end }) => `${text.slice(0, start)}"${folder}/${from}.js"${text.slice(end)}`,
    code,
  );
}

/**
 * Writes `folder`: a file for each package that the modules in `codes` name, the parts that several have in common, and
 * `licenses.md` with the licences of all that is in them.
 */
export async function bundleNeeds(codes: Iterable<string>, folder: string): Promise<void> {
  const taken = new Map<string, Set<string>>();
  for (const { from, names } of [...codes].flatMap(needsOf)) {
    const known = taken.get(from) ?? new Set();
    for (const name of names) known.add(name);
    taken.set(from, known);
  }
  const entry = "\0entry:";
  const text = (from: string): string => {
    const names = [...(taken.get(from) ?? [])].filter((name) => name !== "*");
    // What of a CommonJS package is exported, only its users know.
    return [...(taken.get(from)?.has("*") === true ? ["*"] : []), `{ ${names.join(", ")} }`]
      .map((what) => `export ${what} from ${JSON.stringify(from)};`)
      .join("\n");
  };
  await build({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    plugins: [
      {
        name: "ludex-needs",
        resolveId: (id) => (id.startsWith(entry) ? id : undefined),
        load: (id) => (id.startsWith(entry) ? text(id.slice(entry.length)) : undefined),
      },
    ],
    ssr: { noExternal: true, external: [...FROM_NPM, ...NOT_HERE] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      target: "node24",
      minify: false,
      license: { fileName: "licenses.md" },
      rolldownOptions: {
        input: Object.fromEntries([...taken.keys()].map((from) => [from, entry + from])),
        output: { entryFileNames: "[name].js", chunkFileNames: "parts/[name]-[hash].js" },
      },
    },
  });
  rmSync(join(folder, ".vite"), { recursive: true, force: true });
}
