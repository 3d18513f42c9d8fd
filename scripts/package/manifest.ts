// What npm reads of the package: its name, what it needs, and exactly which of it.
import type { Lock } from "../licences.ts";

type Manifest = {
  name: string;
  version: string;
  description: string;
  license: string;
  dependencies: Record<string, string>;
  [other: string]: unknown;
};

/** The folders of `src` that a server runs. */
export const ROOMS = ["artwork", "server", "shared"] as const;

/** `own` is the repository's `package.json`, `node` the oldest Node that runs the package. */
export function packageManifest(own: Manifest, node: string) {
  const { name, version, description, license, dependencies } = own;
  return {
    name,
    version,
    description,
    license,
    type: "module",
    bin: { ludex: "ludex.js" },
    engines: { node: `>=${node}` },
    imports: Object.fromEntries(ROOMS.map((room) => [`#${room}/*`, `./src/${room}/*`])),
    dependencies,
  };
}

/** The lock file's part of it, which npm keeps to for a package, too. */
export function shrinkwrap(lock: Lock, manifest: ReturnType<typeof packageManifest>) {
  const { name, version, license, bin, engines, dependencies } = manifest;
  const needed = Object.entries(lock.packages).filter(([path, { dev }]) => path !== "" && dev !== true);
  return {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { "": { name, version, license, bin, engines, dependencies }, ...Object.fromEntries(needed) },
  };
}
