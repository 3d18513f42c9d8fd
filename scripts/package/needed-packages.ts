// Which packages code names, and what these need in turn by the lock file.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { importsOf } from "../architecture/import-diagram.ts";

export type LockEntry = {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
/** What of npm's lock file is read here. */
export type Lock = { packages: Record<string, LockEntry> };

/** Where the lock file has every package. */
export const PACKAGES = "node_modules/";

/** The folders of `src` that a server runs. */
export const SERVER_ROOMS = ["artwork", "server", "shared"] as const;

/** The package that an address is in: `lru-cache`, `@scure/bip39`; undefined for Node's own and the project's. */
const packageOf = (address: string): string | undefined => /^(?!node:)(?:@[^/]+\/)?[^/#.][^/]*/.exec(address)?.[0];

/** The packages that the code in `folders`, or single files, of `root` names, tests left out, in order. */
export function namedPackages(root: string, folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) =>
    statSync(join(root, folder)).isFile()
      ? [folder]
      : readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const isRun = (name: string) => /\.(?:ts|tsx|js)$/.test(name) && !/\.test\.tsx?$/.test(name);
  const addresses = files.filter(isRun).flatMap((name) => importsOf(name, readFileSync(join(root, name), "utf8")));
  return [...new Set(addresses.flatMap((address) => packageOf(address) ?? []))].toSorted();
}

/** The packages that the server's own code names. */
export const serverPackages = (root: string): string[] =>
  namedPackages(
    root,
    SERVER_ROOMS.map((room) => join("src", room)),
  );

/** The entries of the lock file of the packages `names`, and of all that they need in turn, by their paths in order. */
export function withTheirNeeds({ packages }: Lock, names: readonly string[]): [path: string, entry: LockEntry][] {
  const paths = new Set(names.map((name) => PACKAGES + name));
  for (const path of paths) {
    const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const own = `${path}/${PACKAGES}${name}`;
      paths.add(own in packages ? own : PACKAGES + name);
    }
  }
  return [...paths].toSorted().flatMap((path) => (packages[path] === undefined ? [] : [[path, packages[path]]]));
}
