// The unit tests that the deep lane runs otherwise than the ordinary one does.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { ROOT } from "./runtime.js";

/** What tells a test which lane it runs in, and where else it may be asked. */
const LANE = "support/lane.ts";
const SUPPORT = join("test", "support");
const FOLDERS = ["src", "test", "scripts"];

function filesBelow(folder) {
  if (!existsSync(join(ROOT, folder))) return [];
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".ts")).map((name) => join(folder, name));
}

const asks = (file, names) => {
  const text = readFileSync(join(ROOT, file), "utf8");
  return names.some((name) => text.includes(`${name}"`));
};

/** Their paths below the root: all that ask for the lane, by themselves or through what they are given. */
export function deepTestFiles() {
  const helpers = filesBelow(SUPPORT).filter((file) => asks(file, ["./lane.ts"]));
  const names = [LANE, ...helpers.map((file) => `support/${file.split(sep).at(-1)}`)];
  return FOLDERS.flatMap(filesBelow).filter((file) => file.endsWith(".test.ts") && asks(file, names));
}

/** What starts a Redis, a PostgreSQL or an nginx of its own. */
const SHARED = ["redis", "postgres", "nginx"].map((name) => `support/${name}-server.ts`);

/** Those of them that try several servers of ours over what they share. */
export function sharedTestFiles() {
  return deepTestFiles().filter((file) => asks(file, SHARED));
}
