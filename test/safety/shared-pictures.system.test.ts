// Two servers with one object store: a picture is drawn by one of them and shown by both.
import { expect, it, onTestFinished } from "vitest";
import { filledDirectory } from "../support/filled-directory.ts";
import { startS3 } from "../support/s3-server.ts";
import { startServerProcess } from "../support/server-process.ts";

it("[M-03] what one server has drawn and resized, a new one fetches", async () => {
  const s3 = await startS3();
  onTestFinished(() => s3.stop());
  const start = () => startServerProcess({ DATA_DIRECTORY: filledDirectory(), LOG_LEVEL: "warn", ...s3.environment });
  const read = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer());
  const first = await start();
  const { results } = await (await fetch(`${first.base}/api/games?ordering=added&page_size=1`)).json();
  const { pathname, search } = new URL(results[0].background_image);
  const picture = `/img?url=${encodeURIComponent(pathname + search)}&w=320&output=webp`;
  const drawn = await read(first.base + picture);
  // What is on its way to the store arrives before the end.
  await first.end("SIGTERM");
  expect(await first.log).toBe("");
  const second = await start();
  expect(await read(second.base + picture)).toEqual(drawn);
  const metrics = await (await fetch(`${second.base}/metrics`)).text();
  expect(metrics).toMatch(/object_store_requests_total\{outcome="hit"\} [1-9]/);
  await s3.stop();
  expect(await read(second.base + picture)).toEqual(drawn);
  await second.end("SIGTERM");
});
