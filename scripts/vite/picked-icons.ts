// Vite plugin: of an icon set, only what the app imports. A set is one file of up to five million characters, or one that
// leads to two thousand others; a bundler that reads all of it to keep a dozen drawings takes hundreds of megabytes.
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const ROOT = join(import.meta.dirname, "../..");
const SOURCES = join(ROOT, "src/web");
const SET = /^(?:lucide-react|react-icons\/[a-z0-9]+)$/;
const IMPORT = /(?:import|export) \{([^}]*)\} from "(lucide-react|react-icons\/[a-z0-9]+)"/g;
/** Marks the modules of this plugin; the zero byte keeps other plugins away from them. */
const PICKED = "\0picked-icons:";

/** The names that the app imports from `set`. */
function importedFrom(set: string): Set<string> {
  const sources = globSync("**/*.tsx", { cwd: SOURCES }).map((file) => readFileSync(join(SOURCES, file), "utf8"));
  const lists = sources.flatMap((source) => [...source.matchAll(IMPORT)]).filter((found) => found[2] === set);
  const names = lists.flatMap(([, list = ""]) => list.split(",").map((item) => item.trim().split(" as ", 1)[0] ?? ""));
  return new Set(names.filter((name) => name !== ""));
}

function indexOf(set: string): string {
  return join(
    ROOT,
    "node_modules",
    set === "lucide-react" ? "lucide-react/dist/esm/lucide-react.mjs" : `${set}/index.mjs`,
  );
}

/** What exports `name` in a set's index: a function written there, or the default of a file of its own. */
function exportOf(name: string, index: string, path: string): string {
  const [drawing] = new RegExp(String.raw`^export function ${name} \(props\) \{$[^]*?^\};$`, "m").exec(index) ?? [];
  if (drawing !== undefined) return drawing;
  const [, file] =
    new RegExp(String.raw`^export \{[^}]*\bdefault as ${name}[ ,][^}]*\} from '(.*)';$`, "m").exec(index) ?? [];
  if (file === undefined) throw new Error(`${name} is not in ${path}`);
  return `export { default as ${name} } from ${JSON.stringify(join(dirname(path), file))};`;
}

/** A module in place of `set` that has only `names`. */
function pick(set: string, names: Iterable<string>): string {
  const path = indexOf(set);
  const index = readFileSync(path, "utf8");
  const imports = /^import \{ GenIcon \} from '(.*)';$/m.exec(index);
  const head =
    imports === null ? "" : `import { GenIcon } from ${JSON.stringify(join(dirname(path), imports[1] ?? ""))};\n`;
  return head + [...names].map((name) => exportOf(name, index, path)).join("\n");
}

export function pickedIcons(): Plugin {
  return {
    name: "ludex-picked-icons",
    // Before the bundler finds the set itself. The development server reads each set once and keeps it.
    enforce: "pre",
    apply: "build",
    resolveId: (id) => (SET.test(id) ? `${PICKED}${id}` : undefined),
    load: (id) => {
      if (!id.startsWith(PICKED)) return undefined;
      const set = id.slice(PICKED.length);
      return { code: pick(set, importedFrom(set)), moduleSideEffects: false };
    },
  };
}
