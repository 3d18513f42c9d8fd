// Vite plugin: of an icon set, only what the app imports, each as the drawing that it is. A set is one file of up to five
// million characters, or one that leads to two thousand others; a bundler that reads all of it to keep a dozen drawings takes
// hundreds of megabytes. And each set brings code for what this app never asks of an icon (contexts, absolute strokes, names
// of classes): more bytes of a first visit than its drawings on the home page.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { z } from "zod";

const ROOT = join(import.meta.dirname, "../..");
const SOURCES = join(ROOT, "src/web");
const MODULES = join(ROOT, "node_modules");
const LINES = "lucide-react";
const SET = /^(?:lucide-react|react-icons\/[a-z0-9]+)$/;
const IMPORT = /(?:import|export) \{([^}]*)\} from "(lucide-react|react-icons\/[a-z0-9]+)"/g;
/** Mark the modules of this plugin; the zero byte keeps other plugins away from them. */
const PICKED = "\0picked-icons:";
const DRAWN = "\0drawn-icon";
const FOR = "|for|";
/** What the first load begins with. */
const ENTRY = join(SOURCES, "main.tsx");
const STATIC = /^(?:import|export) (?!type\b)[^;]*?from "([^"]+)";/gm;

/**
 * What becomes of an icon: an element `svg` with the set's own attributes, a side in pixels or `1em`, and what it is given.
 * Each set's defaults are read from the set, which also puts its licence beside the built app.
 */
const DRAWN_CODE = `
  import { createElement } from "react";
  import stroked from "lucide-react/dist/esm/shared/src/build/defaultAttributes.mjs";
  import { DefaultContext } from ${JSON.stringify(join(MODULES, "react-icons/lib/iconContext.mjs"))};
  const filled = { stroke: "currentColor", fill: "currentColor", strokeWidth: 0, xmlns: stroked.xmlns };
  const draw = ([tag, attributes, inner]) => createElement(tag, attributes, ...inner.map(draw));
  export const drawn = (viewBox, drawings, defaults = filled, usual = DefaultContext.size ?? "1em") => {
    const elements = drawings.map(draw);
    return ({ size = usual, title, ...props }) =>
      createElement("svg", { ...defaults, viewBox, width: size, height: size, ...props },
        title && createElement("title", null, title), ...elements);
  };
  export const line = (drawings) => drawn(stroked.viewBox, drawings, stroked, stroked.width);
`;

/** A part of a drawing: its element, the element's attributes, and what is in it. */
type Drawing = [tag: string, attributes: Record<string, string>, inner: Drawing[]];

const LineSchema = z.tuple([z.string(), z.record(z.string(), z.string())]);
type Shape = { tag: string; attr: Record<string, string>; child: Shape[] };
const ShapeSchema: z.ZodType<Shape> = z.lazy(() =>
  z.object({ tag: z.string(), attr: z.record(z.string(), z.string()), child: z.array(ShapeSchema) }),
);

const drawingOf = ({ tag, attr, child }: Shape): Drawing => [tag, attr, child.map(drawingOf)];

/** The names that `files` import from `set`. */
function importedFrom(set: string, files: Iterable<string>): Set<string> {
  const lists = [...files]
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(IMPORT)])
    .filter((found) => found[2] === set);
  const names = lists.flatMap(([, list = ""]) => list.split(",").map((item) => item.trim().split(" as ", 1)[0] ?? ""));
  // Types are gone before anything is bundled.
  return new Set(names.filter((name) => name !== "" && !name.startsWith("type ")));
}

/** The app's source files that `file` brings at once, itself included. */
function broughtBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, from = ""] of readFileSync(file, "utf8").matchAll(STATIC)) {
    if (from.startsWith("#web/")) broughtBy(join(SOURCES, from.slice("#web/".length)), found);
    else if (from.startsWith("./")) broughtBy(join(dirname(file), from), found);
  }
  return found;
}

/** The code of an icon that is written in a set's index as a tree of elements. */
function filledIcon(name: string, index: string): string {
  const [, tree] =
    new RegExp(String.raw`^export function ${name} \(props\) \{\s*return GenIcon\((.*)\)\(props\);$`, "m").exec(
      index,
    ) ?? [];
  if (tree === undefined) throw new Error(`${name} is not in its set`);
  const { attr, child } = ShapeSchema.parse(JSON.parse(tree));
  return `drawn(${JSON.stringify(attr.viewBox)}, ${JSON.stringify(child.map(drawingOf))})`;
}

/** The code of an icon that has a file of its own, which the set's index names. */
async function lineIcon(name: string, index: string, folder: string): Promise<string> {
  const [, file] =
    new RegExp(String.raw`^export \{[^}]*\bdefault as ${name}[ ,][^}]*\} from '(.*)';$`, "m").exec(index) ?? [];
  if (file === undefined) throw new Error(`${name} is not in its set`);
  const icon = (await import(pathToFileURL(join(folder, file)).href)) as { __iconData: { node: unknown } };
  const node = z.array(LineSchema).parse(icon.__iconData.node);
  // The key is React's own, for a list; these are arguments.
  const drawings = node.map(([tag, { key: _key, ...attributes }]): Drawing => [tag, attributes, []]);
  return `line(${JSON.stringify(drawings)})`;
}

/** A module in place of `set` that has only `names`; those of `elsewhere` it has from there. */
async function pick(set: string, names: ReadonlySet<string>, elsewhere: ReadonlySet<string>): Promise<string> {
  const path = join(MODULES, set === LINES ? "lucide-react/dist/esm/lucide-react.mjs" : `${set}/index.mjs`);
  const index = readFileSync(path, "utf8");
  const icons = await Promise.all(
    [...names].map(async (name) => {
      if (elsewhere.has(name)) return `export { ${name} } from "${PICKED}${set}";`;
      const code = set === LINES ? await lineIcon(name, index, dirname(path)) : filledIcon(name, index);
      return `export const ${name} = /*#__PURE__*/ ${code};`;
    }),
  );
  return `import { drawn, line } from "${DRAWN}";\n${icons.join("\n")}`;
}

/**
 * The icons of the first load are one module. Whatever comes later has those that it alone wants in a module of its own:
 * in one for all they would be a part of the first load, and each in its own a file more to fetch.
 */
export function pickedIcons(): Plugin {
  let first: ReadonlySet<string> | undefined;
  return {
    name: "ludex-picked-icons",
    // Before the bundler finds the set itself. The development server reads each set once and keeps it.
    enforce: "pre",
    apply: "build",
    resolveId: (id, importer) => {
      if (id === DRAWN || id.startsWith(PICKED)) return id;
      if (!SET.test(id) || importer === undefined) return undefined;
      first ??= broughtBy(ENTRY);
      return first.has(importer) ? `${PICKED}${id}` : `${PICKED}${id}${FOR}${importer}`;
    },
    load: async (id) => {
      if (id === DRAWN) return { code: DRAWN_CODE, moduleSideEffects: false };
      if (!id.startsWith(PICKED)) return undefined;
      const [set = "", importer] = id.slice(PICKED.length).split(FOR);
      first ??= broughtBy(ENTRY);
      const atFirst = importedFrom(set, first);
      const code =
        importer === undefined
          ? await pick(set, atFirst, new Set())
          : await pick(set, importedFrom(set, [importer]), atFirst);
      return { code, moduleSideEffects: false };
    },
  };
}
