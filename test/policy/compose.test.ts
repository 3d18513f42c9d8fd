// compose.scale.yaml says of services, variables, addresses and times what the code and nginx's example say. Nothing here runs it.
import { readFileSync } from "node:fs";
import { BlockList } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseDocument } from "yaml";
import { z } from "zod";
import { readConfig, type Config } from "../../src/server/config.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const TEXT = read("compose.scale.yaml");
const CLOSE_MAX_MS = Number(/CLOSE_MAX_MS = (\d+);/.exec(read("src/server/process-end.ts"))?.[1]);

const Texts = z.record(z.string(), z.string());
const Health = z.strictObject({
  test: z.array(z.string()),
  interval: z.string(),
  timeout: z.string(),
  retries: z.int(),
});
const Networks = z.union([z.tuple([z.literal("inside")]), z.strictObject({ inside: Texts })]);
const Dependencies = z.union([
  z.array(z.string()).transform((names) => Object.fromEntries(names.map((name) => [name, "service_started"]))),
  z
    .record(z.string(), z.strictObject({ condition: z.string() }))
    .transform((all) => Object.fromEntries(Object.entries(all).map(([name, { condition }]) => [name, condition]))),
]);
const Service = z.looseObject({
  build: z.literal(".").optional(),
  image: z.string(),
  restart: z.literal("unless-stopped"),
  environment: Texts.default({}),
  depends_on: Dependencies.default({}),
  networks: Networks.optional(),
  volumes: z.array(z.string()).default([]),
  healthcheck: Health.optional(),
  stop_grace_period: z.string().optional(),
  command: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
});
const Named = z.record(z.string(), z.null());
const File = z.looseObject({
  services: z.record(z.string(), Service),
  networks: z.strictObject({
    inside: z.strictObject({
      ipam: z.strictObject({ config: z.tuple([z.strictObject({ subnet: z.string(), ip_range: z.string() })]) }),
    }),
  }),
  volumes: Named,
});

const document = parseDocument(TEXT, { uniqueKeys: true, merge: true });
const { services, networks, volumes } = File.parse(document.toJS());
type Service = z.infer<typeof Service>;
const service = (name: string): Service => {
  const found = services[name];
  if (found === undefined) throw new Error(`there is no service ${name}`);
  return found;
};
/** `${NAME:-otherwise}` as it comes out without a file .env. */
const filled = (text: string) => text.replaceAll(/\$\{\w+:-([^}]*)\}/g, "$1");
const SERVERS = ["ludex-1", "ludex-2"];
const OURS = [...SERVERS, "builder"];

function configOf(name: string): Config {
  const environment = Object.entries(service(name).environment).map(([key, value]) => [key, filled(value)]);
  const key = { RAWG_API_KEY: "key-from-dot-env" };
  const given = readConfig({ ...key, ...Object.fromEntries(environment) });
  if ("problems" in given) throw new Error(given.problems.join("; "));
  return given.config;
}

describe("compose.scale.yaml", () => {
  it("[M-01] is YAML without a fault, and has two servers, a builder and what they share", () => {
    expect([...document.errors, ...document.warnings]).toEqual([]);
    expect(Object.keys(services).toSorted()).toEqual([...OURS, "postgres", "valkey", "s3", "nginx"].toSorted());
    for (const name of OURS) expect(service(name)).toMatchObject({ build: ".", image: "ludex" });
    for (const name of Object.keys(services).filter((each) => !OURS.includes(each))) {
      expect(service(name).build).toBeUndefined();
      expect(service(name).image).toMatch(/^[a-z/]+:v?\d/);
    }
  });

  it("[M-01] sets only variables that the server reads, to values that it takes", () => {
    const documented = new Set(
      [...read("docs/self-hosting.md").matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name),
    );
    for (const name of OURS) {
      for (const key of Object.keys(service(name).environment)) expect(documented).toContain(key);
      expect(configOf(name)).toMatchObject({ host: "0.0.0.0", port: 4310, trustProxyHops: 1 });
    }
  });

  it("[M-01] has one build, publish and take in, and keeps the servers from it", () => {
    expect(configOf("builder")).toMatchObject({ catalogueBuilder: true });
    expect(configOf("builder").rawg?.games).toBeGreaterThan(0);
    for (const name of SERVERS) {
      expect(configOf(name)).toMatchObject({ catalogueBuilder: false, rawg: { games: 0 } });
    }
  });

  it("[M-03] gives all the same bucket, database and Valkey, by the names and ports of the services", () => {
    const [one, ...others] = OURS.map(configOf);
    for (const other of others) {
      for (const part of ["s3", "database", "redis"] as const) expect(other[part]).toEqual(one?.[part]);
    }
    const { environment } = service("s3");
    // As they stand in the file, so that what .env says reaches both sides.
    expect(service("builder").environment).toMatchObject({
      S3_ENDPOINT: `http://s3${environment["VGW_PORT"]}`,
      S3_BUCKET: "ludex",
      S3_REGION: environment["VGW_REGION"],
      S3_ACCESS_KEY_ID: environment["ROOT_ACCESS_KEY_ID"],
      S3_SECRET_ACCESS_KEY: environment["ROOT_SECRET_ACCESS_KEY"],
    });
    // In this store a bucket is a folder.
    expect(service("s3").command).toEqual(["posix", "/data"]);
    expect(service("s3").volumes).toEqual([`objects:/data/${one?.s3?.endpoint.split("/").at(-1)}`]);
    const { environment: owner } = service("postgres");
    expect(service("builder").environment["DATABASE_URL"]).toBe(
      `postgres://${owner["POSTGRES_USER"]}:${owner["POSTGRES_PASSWORD"]}@postgres:5432/${owner["POSTGRES_DB"]}`,
    );
    expect(one?.redis?.url).toBe("redis://valkey:6379");
  });

  it("[M-03] takes every secret from .env, where one is set there", () => {
    const given = Object.values(services).flatMap(({ environment }) => Object.entries(environment));
    const secrets = given.filter(([key]) => /PASSWORD|SECRET/.test(key));
    expect(secrets.length).toBeGreaterThan(0);
    for (const [, value] of secrets) expect(value).toMatch(/^\$\{\w+:-\w[\w-]*\}$/);
    // Nor in an address.
    for (const [, value] of given) expect(value.replaceAll(/\$\{[^}]*\}/g, "")).not.toMatch(/:\/\/[^@/]*:[^@/]+@/);
  });

  it("[M-05] has nginx ask the two servers by the addresses that they keep, and not the builder", () => {
    const nginx = read("docs/examples/nginx-scale.conf");
    expect(service("nginx").volumes[0]).toMatch(/^\.\/docs\/examples\/nginx-scale\.conf:/);
    const addresses = SERVERS.map((name) => {
      const { networks: own } = service(name);
      return own !== undefined && "inside" in own ? (own.inside["ipv4_address"] ?? "") : "";
    });
    const upstreams = [...nginx.matchAll(/^upstream \w+ \{\n([\s\S]*?)^\}/gm)].map(([, body = ""]) =>
      [...body.matchAll(/^ {2}server (\S+)/gm)].map(([, server]) => server),
    );
    expect(upstreams.length).toBeGreaterThan(0);
    for (const asked of upstreams) expect(asked).toEqual(addresses.map((address) => `${address}:4310`));
    const [{ subnet, ip_range: others }] = networks.inside.ipam.config;
    for (const address of addresses) {
      expect(isWithin(address, subnet)).toBe(true);
      // Given out to whoever names none.
      expect(isWithin(address, others)).toBe(false);
    }
    expect(service("nginx").depends_on).toEqual(Object.fromEntries(SERVERS.map((name) => [name, "service_started"])));
    expect(service("nginx").ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:\d+:80$/)]);
    expect(Object.keys(services).filter((name) => service(name).ports !== undefined)).toEqual(["nginx"]);
  });

  it("[M-05] looks after the health of all that goes on running, and waits for it at the first start", () => {
    // Those of the house bring their own.
    expect(read("Dockerfile")).toMatch(/^HEALTHCHECK .*\\\n\s+CMD .*\/healthz/m);
    for (const name of ["postgres", "valkey", "s3", "nginx"]) expect(service(name).healthcheck?.test[0]).toBe("CMD");
    const [port, path] = [service("s3").environment["VGW_PORT"], service("s3").environment["VGW_HEALTH"]];
    expect(service("s3").healthcheck?.test).toContain(`http://127.0.0.1${port}${path}`);
    for (const name of OURS) {
      expect(service(name).depends_on).toEqual({
        postgres: "service_healthy",
        valkey: "service_healthy",
        s3: "service_healthy",
      });
    }
  });

  it("[M-05] gives each process a disk of its own that stays, and time to end", () => {
    const disks = OURS.map((name) => service(name).volumes.map((volume) => volume.split(":")));
    const own = disks.map(([disk]) => disk?.[0] ?? "");
    expect(new Set(own).size).toBe(OURS.length);
    for (const [at, name] of OURS.entries()) {
      expect(disks[at]).toEqual([[own[at], configOf(name).dataDirectory]]);
      const { delayMs, timeoutMs } = configOf(name).shutdown;
      const seconds = Number(/^(\d+)s$/.exec(service(name).stop_grace_period ?? "")?.[1]);
      expect(seconds * 1000).toBeGreaterThan(delayMs + timeoutMs + CLOSE_MAX_MS);
    }
    const mounted = Object.values(services).flatMap((each) => each.volumes.map((volume) => volume.split(":")[0] ?? ""));
    expect(Object.keys(volumes).toSorted()).toEqual(
      [...new Set(mounted.filter((name) => !name.startsWith(".")))].toSorted(),
    );
  });
});

function isWithin(address: string, range: string): boolean {
  const [first = "", bits] = range.split("/");
  const list = new BlockList();
  list.addSubnet(first, Number(bits));
  return list.check(address);
}
