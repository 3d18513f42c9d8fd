// Two servers with one object store, or one folder: the catalogue is built by one of them, and the other starts with it.
import { readdirSync } from "node:fs";
import { describe, expect, it, onTestFinished } from "vitest";
import { startS3 } from "../support/s3-server.ts";
import { startServerProcess } from "../support/server-process.ts";
import { canMountSmallDisk, mountSmallDisk } from "../support/small-disk.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const PATIENCE = { timeout: 120_000 };

const metricsOf = async (base: string) => await (await fetch(`${base}/metrics`)).text();
const linesOf = (log: string): { msg?: string; how?: string }[] =>
  log
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

describe.each([
  [
    "an object store",
    async () => {
      const s3 = await startS3();
      onTestFinished(() => s3.stop());
      return s3.environment;
    },
  ],
  ["a folder", async () => ({ CATALOGUE_SHARE: temporaryDirectory() })],
])("[M-03] two servers over %s", (_name, share) => {
  it("[M-03] the first builds the catalogue, the second fetches it and builds nothing", async () => {
    const shared: Record<string, string> = await share();
    const start = (directory = temporaryDirectory()) =>
      startServerProcess({ DATA_DIRECTORY: directory, LOG_LEVEL: "info", ...shared });
    const first = await start();
    await expect.poll(() => metricsOf(first.base), PATIENCE).toContain('catalogue_files_total{outcome="published"} 1');
    expect(await metricsOf(first.base)).toContain('catalogue_files_total{outcome="built"} 1');
    expect(await metricsOf(first.base)).toMatch(/^catalogue_builder 1$/m);
    const directory = temporaryDirectory();
    const second = await start(directory);
    const metrics = await metricsOf(second.base);
    expect(metrics).toContain('catalogue_files_total{outcome="fetched"} 1');
    expect(metrics).not.toContain('outcome="built"');
    expect(metrics).toMatch(/^catalogue_builder 0$/m);
    const ask = async (base: string) => (await (await fetch(`${base}/api/games?page_size=40`)).json()).results;
    const withoutAddress = (results: { id: number; name: string }[]) => results.map(({ id, name }) => [id, name]);
    expect(withoutAddress(await ask(second.base))).toEqual(withoutAddress(await ask(first.base)));
    for (const server of [first, second]) await server.end("SIGTERM");
    expect(linesOf(await second.log)).toContainEqual(
      expect.objectContaining({ msg: "the catalogue is there", how: "fetched" }),
    );
    expect(readdirSync(directory).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  }, 300_000);
});

it.runIf(canMountSmallDisk())(
  "[M-03] a server whose own disk is full builds the catalogue in memory, and fetches it at a start with room",
  async () => {
    const shared = { CATALOGUE_SHARE: temporaryDirectory(), LOG_LEVEL: "info" };
    const first = await startServerProcess({ DATA_DIRECTORY: temporaryDirectory(), ...shared });
    onTestFinished(() => first.end("SIGKILL"));
    await expect.poll(() => metricsOf(first.base), PATIENCE).toContain('catalogue_files_total{outcome="published"} 1');
    const disk = await mountSmallDisk(64);
    onTestFinished(() => disk.close());
    disk.fill();
    const second = await startServerProcess({ DATA_DIRECTORY: disk.directory, ...shared }, { prefix: disk.prefix });
    onTestFinished(() => second.end("SIGKILL"));
    expect((await fetch(`${second.base}/api/games/3328`)).status).toBe(200);
    expect(await metricsOf(second.base)).toMatch(/catalogue_files_total\{outcome="failed"\} [1-9]/);
    await second.end("SIGTERM");
    expect(second.child.exitCode).toBe(0);
    disk.free();
    const again = await startServerProcess({ DATA_DIRECTORY: disk.directory, ...shared }, { prefix: disk.prefix });
    onTestFinished(() => again.end("SIGKILL"));
    expect(await metricsOf(again.base)).toContain('catalogue_files_total{outcome="fetched"} 1');
  },
  300_000,
);
