// The file for several servers says of variables, addresses and who builds what the code says, and names nothing that is not
// there. Nothing here runs it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { readConfig } from "../../src/server/config.ts";

const ROOT = join(import.meta.dirname, "../..");
const text = readFileSync(join(ROOT, "compose.scale.yaml"), "utf8");
const proxy = readFileSync(join(ROOT, "docs/examples/nginx-scale.conf"), "utf8");

const Service = z.looseObject({
  image: z.string(),
  restart: z.literal("unless-stopped"),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  networks: z.union([z.array(z.string()), z.record(z.string(), z.object({ ipv4_address: z.string() }))]),
});
const { services, volumes, networks } = z
  .looseObject({
    services: z.record(z.string(), Service),
    volumes: z.record(z.string(), z.null()),
    networks: z.record(z.string(), z.unknown()),
  })
  .parse(parse(text, { merge: true }));

/** What a variable of .env is where there is none. */
const without = (value: string) => value.replaceAll(/\$\{\w+:-([^}]*)\}/g, "$1");
const serviceOf = (name: string) => {
  const service = services[name];
  if (service === undefined) throw new Error(`there is no ${name}`);
  return service;
};
const environmentOf = (name: string) =>
  Object.fromEntries(Object.entries(serviceOf(name).environment).map(([key, value]) => [key, without(value)]));
const SERVERS = ["ludex-1", "ludex-2"];
const OURS = [...SERVERS, "builder"];

it("[M-01] has two servers, one that builds, and what they share", () => {
  expect(Object.keys(services).toSorted()).toEqual([...OURS, "postgres", "valkey", "s3", "nginx"].toSorted());
  const builds = (name: string) => {
    const read = readConfig(environmentOf(name));
    return "problems" in read ? read.problems : read.config.catalogueBuilder;
  };
  expect(OURS.map(builds)).toEqual([false, false, true]);
});

it.each(OURS)("[M-03] %s reaches the others by the names and with the keys that they have", (name) => {
  const environment = environmentOf(name);
  expect(new URL(environment["DATABASE_URL"] ?? "")).toMatchObject({
    hostname: "postgres",
    password: without(serviceOf("postgres").environment["POSTGRES_PASSWORD"] ?? ""),
    username: serviceOf("postgres").environment["POSTGRES_USER"],
    pathname: `/${serviceOf("postgres").environment["POSTGRES_DB"]}`,
  });
  expect(new URL(environment["REDIS_URL"] ?? "").hostname).toBe("valkey");
  const store = serviceOf("s3");
  expect(new URL(environment["S3_ENDPOINT"] ?? "").hostname).toBe("s3");
  expect(environment).toMatchObject({
    S3_ACCESS_KEY_ID: store.environment["ROOT_ACCESS_KEY_ID"],
    S3_SECRET_ACCESS_KEY: without(store.environment["ROOT_SECRET_ACCESS_KEY"] ?? ""),
  });
  // In this store a bucket is a folder.
  expect(store.volumes).toEqual([`objects:/data/${environment["S3_BUCKET"]}`]);
});

it("[M-05] nginx asks the two servers where they are, and nobody else is reached from outside", () => {
  const asked = new Set([...proxy.matchAll(/server (\d[\d.]*):(\d+)/g)].map(([, host, port]) => `${host}:${port}`));
  const listening = SERVERS.map((name) => {
    const { networks: own } = serviceOf(name);
    return `${Array.isArray(own) ? "" : own["inside"]?.ipv4_address}:${environmentOf(name)["PORT"]}`;
  });
  expect([...asked].toSorted()).toEqual(listening);
  const open = Object.entries(services).filter(([, { ports }]) => ports.length > 0);
  expect(open.map(([name, { ports }]) => [name, ports])).toEqual([["nginx", ["127.0.0.1:4310:80"]]]);
});

it("[M-01] every folder that stays is named once, and each of ours has its own", () => {
  const named = Object.values(services).flatMap((service) =>
    service.volumes.map((volume) => volume.split(":")[0] ?? "").filter((volume) => !volume.startsWith(".")),
  );
  expect(named.toSorted()).toEqual(Object.keys(volumes).toSorted());
  for (const { networks: own } of Object.values(services)) {
    expect(Object.keys(networks)).toEqual(Array.isArray(own) ? own : Object.keys(own));
  }
});
