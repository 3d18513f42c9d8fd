// The servers that several processes of ours share or stand behind, for the tests that start them.
import { findPrograms } from "./debian-packages.js";

const PROGRAMS = [
  {
    name: "Redis",
    variable: "REDIS_SERVER_PATH",
    candidates: ["/usr/bin/redis-server", "/usr/bin/valkey-server", "/usr/local/bin/redis-server"],
    packages: ["redis-server"],
  },
  {
    name: "PostgreSQL",
    variable: "POSTGRES_PATH",
    candidates: [18, 17, 16, 15, 14].map((version) => `/usr/lib/postgresql/${version}/bin/postgres`),
    packages: ["postgresql"],
  },
  {
    name: "nginx",
    variable: "NGINX_PATH",
    candidates: ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx"],
    packages: ["nginx-light", "nginx"],
  },
];

/** The section of the requirements whose tests need them. */
const SECTION = "M";

/**
 * The environment in which tests find them, installed where they may be. Where one cannot be had its tests are left out, the
 * environment says so, and where `CI` is set that is a failure.
 */
export function findSharedServers() {
  const { paths, missing } = findPrograms(PROGRAMS, "The tests of several processes");
  if (missing.length === 0) return paths;
  if (process.env.CI) process.exit(1);
  console.error(`Left out: the tests with ${missing.map(({ name }) => name).join(" and ")}.`);
  return { ...paths, LUDEX_LEFT_OUT: SECTION };
}
