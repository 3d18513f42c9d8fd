// What npm reads of the package: its name, what it needs, and exactly which of it.
import type { Lock } from "../licences.ts";

type Manifest = {
  name: string;
  version: string;
  description: string;
  license: string;
  [other: string]: unknown;
};

/** The folders of `src` that a server runs. */
export const ROOMS = ["artwork", "server", "shared"] as const;

const FOLDER = "node_modules/";

/**
 * All that the server runs on, each in the version of the lock file, those of single platforms as optional ones. npm does
 * not read the lock file of a package that it is given as a file: it would take whatever has come out since.
 */
function exactly({ packages }: Lock) {
  const needed = Object.entries(packages)
    .filter(([path, { dev }]) => path.startsWith(FOLDER) && dev !== true)
    // The few that lie in another's folder, in a second version, come with that one, in a version that it can use.
    .filter(([path]) => path.lastIndexOf(FOLDER) === 0);
  const those = (isOptional: boolean): Record<string, string> =>
    Object.fromEntries(
      needed
        .filter(([, { optional }]) => (optional === true) === isOptional)
        .map(([path, { version = "" }]) => [path.slice(FOLDER.length), version]),
    );
  return { dependencies: those(false), optionalDependencies: those(true) };
}

/** `own` is the repository's `package.json`, `node` the oldest Node that runs the package. */
export function packageManifest(own: Manifest, lock: Lock, node: string) {
  const { name, version, description, license } = own;
  return {
    name,
    version,
    description,
    license,
    type: "module",
    bin: { ludex: "ludex.js" },
    engines: { node: `>=${node}` },
    imports: Object.fromEntries(ROOMS.map((room) => [`#${room}/*`, `./src/${room}/*`])),
    ...exactly(lock),
  };
}

/** The lock file's part of it, which npm keeps to for a package that comes from a registry. */
export function shrinkwrap(lock: Lock, manifest: ReturnType<typeof packageManifest>) {
  const { name, version, license, bin, engines, dependencies, optionalDependencies } = manifest;
  const needed = Object.entries(lock.packages).filter(([path, { dev }]) => path !== "" && dev !== true);
  return {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: {
      "": { name, version, license, bin, engines, dependencies, optionalDependencies },
      ...Object.fromEntries(needed),
    },
  };
}
