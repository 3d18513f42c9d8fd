// Draws who imports whom, folder by folder, from the imports of src/. It says what is, not what may be: that is for the
// compiler and the linter.
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "vite";

/** From each folder, or file that lies in a room itself, to those it imports; which of them are folders. */
export type ImportGraph = { nodes: ReadonlyMap<string, ReadonlySet<string>>; folders: ReadonlySet<string> };

/** Rooms that are one node, because no folder of theirs is a matter of anybody else's. */
const WHOLE_ROOMS: ReadonlySet<string> = new Set(["artwork", "browser", "shared"]);

/** The rooms that are drawn, and what stands above their diagrams. */
const DRAWN = { server: "The server", web: "The app" } as const;

/** `src/server/games/query.ts` lies in `server/games`, `src/server/config-ai.ts` in `server/config`. */
function nodeOf(path: string, topFiles: ReadonlySet<string>): string {
  const [, room = "", ...rest] = path.split("/");
  if (WHOLE_ROOMS.has(room)) return room;
  const [name = ""] = rest;
  if (rest.length > 1) return `${room}/${name}`;
  const file = name.replace(/\.tsx?$/, "");
  const parts = file.split("-");
  const owner = parts
    .map((_, index) => parts.slice(0, index + 1).join("-"))
    .find((prefix) => topFiles.has(`${room}/${prefix}`));
  return `${room}/${owner ?? file}`;
}

/** The addresses that a file imports, types and lazy ones included, but for those that are only known when it runs. */
export function importsOf(path: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => /^"(.*)"$/.exec(text.slice(start, end))?.[1] ?? [],
    ),
  ];
}

/** The graph of files given by their path from the repository and their text. */
export function graphOf(files: ReadonlyMap<string, string>): ImportGraph {
  const topFiles = new Set([...files.keys()].flatMap((path) => /^src\/(\w+\/[\w-]+)\.tsx?$/.exec(path)?.[1] ?? []));
  const nodes = new Map<string, Set<string>>();
  const folders = new Set<string>();
  for (const [path, text] of files) {
    const from = nodeOf(path, topFiles);
    const known = nodes.get(from) ?? new Set();
    nodes.set(from, known);
    if (path.startsWith(`src/${from}/`)) folders.add(from);
    for (const address of importsOf(path, text)) {
      if (!/^[#.].*\.tsx?$/.test(address)) continue;
      const target = address.startsWith("#") ? `src/${address.slice(1)}` : posix.join(posix.dirname(path), address);
      const to = nodeOf(target, topFiles);
      if (to !== from) known.add(to);
    }
  }
  return { nodes, folders };
}

/** The graph of the repository at `root`, tests left out. */
export function readGraph(root: string): ImportGraph {
  const paths = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => `src/${path}`);
  return graphOf(new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")])));
}

/**
 * One room as Mermaid: a line a node, names without the room. Arrows to shared, which everything imports, are left out,
 * and files of a room itself that import nothing.
 */
function drawRoom({ nodes, folders }: ImportGraph, room: string): string[] {
  const short = (node: string) => node.replace(`${room}/`, "");
  const isShown = (node: string) =>
    node !== "shared" && (folders.has(node) || WHOLE_ROOMS.has(node) || (nodes.get(node)?.size ?? 0) > 0);
  return [...nodes]
    .filter(([from]) => from.startsWith(`${room}/`))
    .map(([from, to]) => [short(from), [...to].filter(isShown).map(short).toSorted()] as const)
    .filter(([, to]) => to.length > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, to]) => `  ${from} --> ${to.join(" & ")}`);
}

/** The rooms among each other. */
function drawRooms({ nodes }: ImportGraph): string[] {
  const roomOf = (node: string) => node.split("/", 1).join("");
  const pairs = [...nodes].flatMap(([from, to]) => [...to].map((node) => [roomOf(from), roomOf(node)] as const));
  const rooms = Map.groupBy(
    pairs.filter(([from, to]) => from !== to),
    ([from]) => from,
  );
  return [...rooms]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, to]) => `  ${from} --> ${[...new Set(to.map(([, node]) => node))].toSorted().join(" & ")}`);
}

/** The diagrams as Markdown. */
export function drawImports(graph: ImportGraph): string {
  const diagram = (title: string, lines: readonly string[]) =>
    [`${title}:`, "", "```mermaid", "flowchart LR", ...lines, "```"].join("\n");
  return [
    diagram("The rooms", drawRooms(graph)),
    ...Object.entries(DRAWN).map(([room, title]) => diagram(title, drawRoom(graph, room))),
  ].join("\n\n");
}

const [BEGIN, END] = ["<!-- drawn by npm run diagram: begin -->", "<!-- drawn by npm run diagram: end -->"];

/** The document with the diagrams between its marks. Throws where there are none. */
export function withDiagrams(document: string, diagrams: string): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin === -1 || end < begin) throw new Error(`The document has no ${BEGIN} … ${END}`);
  return `${document.slice(0, begin + BEGIN.length)}\n\n${diagrams}\n\n${document.slice(end)}`;
}
