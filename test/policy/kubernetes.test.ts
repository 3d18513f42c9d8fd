// The Kubernetes example says of ports, variables, probes and times what the code says. Nothing here runs it in a cluster.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { z } from "zod";
import { readConfig } from "../../src/server/config.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";

/** What the server takes to close after the last answer, as process-end.ts has it. */
const CLOSE_MAX_MS = Number(
  /CLOSE_MAX_MS = (\d+);/.exec(readFileSync(join(import.meta.dirname, "../../src/server/process-end.ts"), "utf8"))?.[1],
);
const FILE = join(import.meta.dirname, "../../docs/examples/kubernetes.yaml");
const TEXT = readFileSync(FILE, "utf8");

const Labels = z.record(z.string(), z.string());
const Probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string(), port: z.string() }),
  periodSeconds: z.int(),
  timeoutSeconds: z.int().optional(),
  failureThreshold: z.int(),
});
const Named = z.looseObject({ name: z.string() });
const Container = z.strictObject({
  name: z.string(),
  image: z.string(),
  ports: z.tuple([z.strictObject({ name: z.string(), containerPort: z.int() })]),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  envFrom: z.tuple([z.strictObject({ secretRef: z.strictObject({ name: z.string() }) })]),
  startupProbe: Probe,
  readinessProbe: Probe,
  livenessProbe: Probe,
  resources: z.strictObject({ requests: Labels, limits: Labels }),
  securityContext: z.looseObject({ readOnlyRootFilesystem: z.literal(true) }),
  volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.string() })),
});
const Deployment = z.looseObject({
  kind: z.literal("Deployment"),
  spec: z.looseObject({
    replicas: z.int().min(2),
    selector: z.strictObject({ matchLabels: Labels }),
    strategy: z.strictObject({
      type: z.literal("RollingUpdate"),
      rollingUpdate: z.strictObject({ maxSurge: z.int().min(1), maxUnavailable: z.literal(0) }),
    }),
    template: z.strictObject({
      metadata: z.strictObject({ labels: Labels }),
      spec: z.looseObject({
        terminationGracePeriodSeconds: z.int(),
        containers: z.tuple([Container]),
        volumes: z.array(Named),
      }),
    }),
  }),
});
const Service = z.looseObject({
  kind: z.literal("Service"),
  spec: z.strictObject({
    selector: Labels,
    ports: z.tuple([z.strictObject({ name: z.string(), port: z.int(), targetPort: z.string() })]),
  }),
});

const documents = parseAllDocuments(TEXT, { uniqueKeys: true });
const read = documents.map((document): unknown => document.toJS());
const deployment = Deployment.parse(read[0]);
const service = Service.parse(read[1]);
const { template } = deployment.spec;
const [container] = template.spec.containers;
const environment = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
/** What the file's first lines put into the Secret. */
const secrets = [...TEXT.matchAll(/--from-literal=([A-Z0-9_]+)=/g)].map(([, name = ""]) => name);
const config = readConfig({
  ...environment,
  ...Object.fromEntries(secrets.map((name) => [name, name === "REDIS_URL" ? "redis://valkey:6379/0" : "key"])),
});

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it("is YAML without a fault", () => {
  expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
  expect(read).toHaveLength(3);
});

it("sets only variables that the server reads, each once, to values that it takes", () => {
  const documented = new Set(
    [
      ...readFileSync(join(import.meta.dirname, "../../docs/self-hosting.md"), "utf8").matchAll(/^\| `([A-Z0-9_]+)`/gm),
    ].map(([, name]) => name),
  );
  expect(secrets.length).toBeGreaterThan(0);
  for (const name of [...Object.keys(environment), ...secrets]) expect(documented).toContain(name);
  expect(container.env).toHaveLength(Object.keys(environment).length);
  expect(config).toMatchObject({ config: { port: container.ports[0].containerPort, host: "0.0.0.0" } });
  // What its comments advise.
  const named = new Set([...TEXT.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)].map(([name]) => name));
  for (const name of named) expect(documented).toContain(name);
});

it("asks for pages that there are, on the port that is open", async () => {
  const probes = [container.startupProbe, container.readinessProbe, container.livenessProbe];
  for (const { httpGet } of probes) {
    expect((await test.get(httpGet.path)).status).toBe(200);
    expect(httpGet.port).toBe(container.ports[0].name);
  }
  expect(container.readinessProbe.httpGet.path).toBe("/readyz");
  expect(container.livenessProbe.httpGet.path).toBe("/healthz");
  expect(service.spec.ports[0].targetPort).toBe(container.ports[0].name);
});

it("names pods by the labels that they have, and mounts volumes that there are, with room for the pictures", () => {
  const { labels } = template.metadata;
  expect(deployment.spec.selector.matchLabels).toEqual(labels);
  expect(service.spec.selector).toEqual(labels);
  expect(z.looseObject({ spec: z.looseObject({ selector: z.unknown() }) }).parse(read[2]).spec.selector).toEqual({
    matchLabels: labels,
  });
  expect(container.volumeMounts.map(({ name }) => name)).toEqual(template.spec.volumes.map(({ name }) => name));
  expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toContain(environment["DATA_DIRECTORY"]);
  expect(container.envFrom[0].secretRef.name).toBe(/create secret generic (\S+)/.exec(TEXT)?.[1]);
});

it("waits longer for the end than the server may take, and is told of it in time", () => {
  if (!("config" in config)) throw new Error(config.problems.join());
  const { delayMs, timeoutMs } = config.config.shutdown;
  expect(template.spec.terminationGracePeriodSeconds * 1000).toBeGreaterThan(delayMs + timeoutMs + CLOSE_MAX_MS);
  const { periodSeconds, failureThreshold } = container.readinessProbe;
  expect(delayMs).toBeGreaterThan(periodSeconds * failureThreshold * 2 * 1000);
});
