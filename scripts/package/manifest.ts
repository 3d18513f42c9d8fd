// What npm reads of the package: its name, what it needs, and exactly which of it.
import { type Lock, PACKAGES, SERVER_ROOMS, withTheirNeeds } from "./needed-packages.ts";
import { FROM_NPM } from "./needs.ts";

type Manifest = {
  name: string;
  version: string;
  description: string;
  license: string;
  [other: string]: unknown;
};

const fromNpm = (lock: Lock) => withTheirNeeds(lock, FROM_NPM);

/**
 * Those in the versions of the lock file: npm does not read that of a package that it is given as a file, and would take
 * whatever has come out since. What is for single platforms is left to what needs it, which names one version of each:
 * named here as well, npm installs the one for WebAssembly everywhere.
 */
const exactly = (lock: Lock): Record<string, string> =>
  Object.fromEntries(
    fromNpm(lock)
      .filter(([, { optional }]) => optional !== true)
      .map(([path, { version = "" }]) => [path.slice(PACKAGES.length), version]),
  );

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
    dependencies: exactly(lock),
  };
}

/** What Node reads of the program inside it: where its modules find each other. */
export const programManifest = ({ name, version }: Manifest) => ({
  name,
  version,
  type: "module",
  imports: Object.fromEntries(SERVER_ROOMS.map((room) => [`#${room}/*`, `./src/${room}/*`])),
});

/** The lock file's part of it, which npm keeps to for a package that comes from a registry. */
export function shrinkwrap(lock: Lock, manifest: ReturnType<typeof packageManifest>) {
  const { name, version, license, bin, engines, dependencies } = manifest;
  return {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: {
      "": { name, version, license, bin, engines, dependencies },
      ...Object.fromEntries(fromNpm(lock)),
    },
  };
}
