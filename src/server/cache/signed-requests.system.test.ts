// What the object store is asked is signed as AWS wants it: a server that works the signature out for itself takes it, and takes
// nothing that another secret has signed.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { describeSharedPlace } from "../../../test/support/shared-place-conformance.ts";
import { signatureOf, type SignedRequest } from "../../../test/support/signature-v4.ts";
import { startSignedS3 } from "../../../test/support/signed-s3-server.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { createBucketPlace } from "./bucket-place.ts";
import { createObjectStore } from "./object-store.ts";
import { troubleOf } from "./store-trouble.ts";

const TIMEOUT_MS = 30_000;
/** More than goes in one piece. */
const LARGE_BYTES = 9 * 1024 * 1024;
const FOLDER = { folder: "catalogues/" };

describe("the double", () => {
  // https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html#example-signature-calculations
  const keys = {
    accessKeyId: "AKIAIOSFODNN7EXAMPLE",
    secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
    region: "us-east-1",
  };
  const EMPTY = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  const example = (method: string, target: string, headers: Record<string, string>): SignedRequest => ({
    method,
    target,
    headers: {
      host: "examplebucket.s3.amazonaws.com",
      "x-amz-content-sha256": EMPTY,
      "x-amz-date": "20130524T000000Z",
      ...headers,
    },
    body: Buffer.alloc(0),
  });
  const signed = (request: SignedRequest) => signatureOf(request, keys, Object.keys(request.headers).toSorted());
  const list = example("GET", "/?max-keys=2&prefix=J", {});

  it("[M-03] works out what AWS gives as examples", () => {
    const got = example("GET", "/test.txt", { range: "bytes=0-9" });
    expect(signed(got)).toBe("f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41");
    const put = example("PUT", "/test$file.text", {
      date: "Fri, 24 May 2013 00:00:00 GMT",
      "x-amz-content-sha256": "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072",
      "x-amz-storage-class": "REDUCED_REDUNDANCY",
    });
    expect(signed(put)).toBe("98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd");
    expect(signed(list)).toBe("34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7");
    expect(signed({ ...list, target: "/?prefix=J&max-keys=2" })).toBe(signed(list));
  });

  it("[M-03] sees each part of a request that was changed", () => {
    const changed: SignedRequest[] = [
      { ...list, method: "DELETE" },
      { ...list, target: "/other?max-keys=2&prefix=J" },
      { ...list, target: "/?max-keys=3&prefix=J" },
      ...Object.keys(list.headers).map((name) => ({ ...list, headers: { ...list.headers, [name]: "other" } })),
    ];
    const signatures = [list, ...changed].map(signed);
    expect(new Set(signatures).size).toBe(signatures.length);
  });
});

describeSharedPlace("a bucket that checks who has signed", async () => {
  const s3 = await startSignedS3();
  onTestFinished(() => s3.stop());
  const open = () => createBucketPlace({ ...s3.place, timeoutMs: TIMEOUT_MS }, FOLDER);
  return [open(), open()];
});

describe("[M-03] a bucket that checks who has signed", () => {
  let s3: Awaited<ReturnType<typeof startSignedS3>>;
  beforeAll(async () => {
    s3 = await startSignedS3();
  });
  afterAll(() => s3.stop());

  const fileOf = (bytes: number) => {
    const path = join(temporaryDirectory(), "file");
    writeFileSync(path, Buffer.alloc(bytes, "a catalogue"));
    return path;
  };
  const openStore = (secretAccessKey: string) => {
    const lines: unknown[] = [];
    const note = (...line: unknown[]) => lines.push(line);
    const store = createObjectStore({
      ...s3.place,
      secretAccessKey,
      timeoutMs: TIMEOUT_MS,
      log: { warn: note, info: note },
    });
    return { store, lines };
  };

  it("[M-03] refuses another secret whatever is asked with it: the catalogue's place says so", async () => {
    const right = createBucketPlace({ ...s3.place, timeoutMs: TIMEOUT_MS }, FOLDER);
    const wrong = createBucketPlace({ ...s3.place, secretAccessKey: "another", timeoutMs: TIMEOUT_MS }, FOLDER);
    expect(await right.write("latest.json", "kept", undefined)).toBe(true);
    await right.put("file", fileOf(10));
    s3.asked.length = 0;
    const questions = {
      read: () => wrong.read("latest.json"),
      "read what may be the same": () => wrong.read("latest.json", '"mark"'),
      write: () => wrong.write("latest.json", "changed", undefined),
      "write over it": () => wrong.write("latest.json", "changed", '"mark"'),
      "write, whatever is there": () => wrong.write("latest.json", "changed", ""),
      open: () => wrong.open("file"),
      "open a stretch": () => wrong.open("file", { from: 1, bytes: 2 }),
      put: () => wrong.put("file", fileOf(20)),
      "put in parts": () => wrong.put("file", fileOf(LARGE_BYTES)),
      list: () => wrong.list(),
      remove: () => wrong.remove("file"),
    };
    const answers = await Promise.all(
      Object.entries(questions).map(async ([name, ask]) => [name, await ask().then(() => "taken", troubleOf)] as const),
    );
    expect(answers).toEqual(Object.keys(questions).map((name) => [name, "403"]));
    expect(new Set(s3.asked)).toEqual(new Set(["GET 403", "PUT 403", "POST 403", "DELETE 403"]));
    expect(await right.read("latest.json")).toMatchObject({ text: "kept" });
    expect((await right.list()).map(({ name }) => name).toSorted()).toEqual(["file", "latest.json"]);
  });

  it("[M-03] refuses it for pictures, too, which costs none, a line in the log, and three questions", async () => {
    const [right, wrong] = [openStore(s3.place.secretAccessKey), openStore("another")];
    right.store.set("pictures/one", Buffer.from("a picture"));
    await right.store.close();
    expect(await right.store.get("pictures/one")).toEqual(Buffer.from("a picture"));
    s3.asked.length = 0;
    wrong.store.set("pictures/two", Buffer.from("a picture"));
    await wrong.store.close();
    for (let at = 0; at < 5; at += 1) expect(await wrong.store.get("pictures/one")).toBeUndefined();
    expect(s3.asked).toEqual(["PUT 403", "GET 403", "GET 403"]);
    expect(wrong.lines).toHaveLength(1);
    expect(JSON.stringify(wrong.lines)).toContain("403");
    expect(await wrong.store.metrics.metrics()).toContain("object_store_away 1");
    expect(await right.store.get("pictures/two")).toBeUndefined();
    expect(right.lines).toEqual([]);
  });
});
