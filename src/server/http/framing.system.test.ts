// Where a request begins and ends, as seen on the bare connection: what two readers could read in two ways is refused, and
// every request has one answer.
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeFiles } from "../../../test/support/catalogue-files.ts";
import { startTestApp, type TestApp } from "../../../test/support/test-app.ts";

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await startTestApp({ deps: { appDirectory: writeFiles([{ path: "index.html", text: "<!doctype html>" }]) } });
  port = Number(new URL(await test.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => test.close());

const PAUSE_MS = 60;

/** What comes back for these pieces, sent one after the other, after which the client has nothing more to say. */
async function speak(...pieces: string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  const answered = socket.toArray();
  for (const piece of pieces) {
    socket.write(piece, "latin1");
    await sleep(PAUSE_MS);
  }
  socket.end();
  return Buffer.concat(await answered).toString("latin1");
}

const statusesIn = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

const head = (fields: readonly string[], line = "GET /api/genres") =>
  [`${line} HTTP/1.1`, "Host: ludex.test", ...fields, "", ""].join("\r\n");
const JSON_TYPE = "Content-Type: application/json";
const NEXT = head(["Connection: close"], "GET /healthz");

describe("[safety-5] a request that names two hosts", () => {
  it.each([
    ["another one", ["Host: evil.example"]],
    ["the same again", ["Host: ludex.test"]],
    ["in other letters", ["hOST: evil.example"]],
    ["none", ["Host:"]],
  ])("is refused: %s", async (_name, fields) => {
    for (const line of ["GET /api/genres", "GET /", "GET /img", "GET /healthz", "POST /api/genres", "GET /nowhere"]) {
      const text = await speak(head(fields, line));
      expect([line, statusesIn(text)]).toEqual([line, [400]]);
      expect(text).toMatch(/^connection: close\r$/im);
      expect(text).toContain('"bad_host"');
    }
  });

  it("is refused before what follows it on the connection", async () => {
    expect(statusesIn(await speak(head(["Host: evil.example"]) + NEXT))).toEqual([400]);
  });
});

describe("[safety-5] a length that can be read in two ways has one answer, a refusal", () => {
  it.each(["05", "0005", "00", "+5", "-5", "5,5", "5, 5", "5 5", "0x5", "5.0", "5e0", "", "99999999999999999999"])(
    "%j",
    async (length) => {
      const lines = ["GET /api/genres", "POST /api/genres", "GET /", "POST /nowhere"];
      const heads = lines.flatMap((line) =>
        [[], [JSON_TYPE]].map((type) => head([`Content-Length: ${length}`, ...type], line)),
      );
      const sent = heads.flatMap((one) => [[`${one}hello`], [one, "hello"], [`${one}{"a":1}${NEXT}`], [one]]);
      const answers = await Promise.all(sent.map(async (pieces) => [pieces, statusesIn(await speak(...pieces))]));
      expect(answers).toEqual(sent.map((pieces) => [pieces, [400]]));
    },
  );

  it.each([
    ["two of them", ["Content-Length: 5", "Content-Length: 5"]],
    ["two that differ", ["Content-Length: 5", "Content-Length: 6"]],
    ["one and chunks", ["Content-Length: 5", "Transfer-Encoding: chunked"]],
    ["an encoding that is none", ["Transfer-Encoding: xchunked"]],
    ["an encoding within another", ["Transfer-Encoding: gzip, chunked"]],
    ["no encoding, said as one", ["Transfer-Encoding: identity"]],
  ])("%s", async (_name, fields) => {
    for (const line of ["POST /api/genres", "GET /api/genres", "GET /"]) {
      expect([line, statusesIn(await speak(`${head(fields, line)}hello`))]).toEqual([line, [400]]);
    }
  });

  it("is no matter where it is plain", async () => {
    expect(statusesIn(await speak(`${head(["Content-Length: 5"])}hello${NEXT}`))).toEqual([200, 200]);
    expect(statusesIn(await speak(`${head(["Content-Length: 0"])}${NEXT}`))).toEqual([200, 200]);
  });
});

describe("[safety-5] a request that has been answered", () => {
  it.each(["POST /api/genres", "POST /nowhere", "GET /api/genres"])(
    "is not answered again when its body never comes to an end: %s",
    async (line) => {
      const text = await speak(head(["Content-Length: 5"], line), "hel");
      expect(statusesIn(text)).toHaveLength(1);
    },
  );

  it("is not answered again when its chunks are none", async () => {
    const text = await speak(head(["Transfer-Encoding: chunked"], "GET /api/genres"), "zz\r\n");
    expect(statusesIn(text)).toEqual([200]);
  });

  it("lets what follows it have its own refusal", async () => {
    expect(statusesIn(await speak(head([]), "HELLO LUDEX\r\n\r\n"))).toEqual([200, 400]);
  });
});
