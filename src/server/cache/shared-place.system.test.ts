import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { startS3 } from "../../../test/support/s3-server.ts";
import { describeSharedPlace } from "../../../test/support/shared-place-conformance.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { createBucketPlace } from "./bucket-place.ts";
import { createFolderPlace } from "./folder-place.ts";

const TIMEOUT_MS = 30_000;

describeSharedPlace("a folder", async () => {
  const directory = temporaryDirectory();
  return [createFolderPlace(directory), createFolderPlace(directory)];
});

describeSharedPlace("a bucket", async () => {
  const s3 = await startS3();
  onTestFinished(() => s3.stop());
  const open = () => createBucketPlace({ ...s3.place, timeoutMs: TIMEOUT_MS }, { folder: "catalogues/" });
  return [open(), open()];
});

it("[M-03] a folder does not take a text over one that its writer has not seen", async () => {
  const place = createFolderPlace(temporaryDirectory());
  expect(await place.write("latest.json", "first", undefined)).toBe(true);
  expect(await place.write("latest.json", "second", undefined)).toBe(false);
  expect(await place.read("latest.json")).toMatchObject({ text: "first" });
});

/** A store that answers as it is told. */
async function startStore(answer: Parameters<typeof createServer>[1]) {
  const server = createServer(answer ?? (() => undefined)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // A TCP server has an AddressInfo.
  const place = { endpoint: `http://127.0.0.1:${port}/bucket`, region: "auto", accessKeyId: "a", secretAccessKey: "b" };
  return createBucketPlace({ ...place, timeoutMs: TIMEOUT_MS }, { folder: "catalogues/", stallMs: 300 });
}

it("[M-03] a bucket that can compare is asked to, one that cannot is written to all the same", async () => {
  const asked: string[] = [];
  const place = await startStore((request, response) => {
    const condition = request.headers["if-match"] ?? request.headers["if-none-match"];
    asked.push(String(condition));
    response.statusCode = condition === '"old"' ? 412 : condition === "*" ? 501 : 200;
    response.end();
  });
  expect(await place.write("latest.json", "{}", '"old"')).toBe(false);
  expect(await place.write("latest.json", "{}", undefined)).toBe(true);
  expect(asked).toEqual(['"old"', "*", "undefined"]);
});

it("[M-03] a file of which nothing comes any more is given up", async () => {
  const place = await startStore((_request, response) => {
    response.setHeader("content-length", "1000");
    response.write("begun");
  });
  const stream = await place.open("file");
  await expect(stream && buffer(stream)).rejects.toThrow();
});
