// Encrypted shelves over HTTP: every answer that there is, over a real file.
import { PassThrough } from "node:stream";
import type { InjectOptions } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { openSync } from "./open-sync.ts";

const TOKEN = "5e".repeat(32);
const OTHER_TOKEN = "66".repeat(32);
const MB = 1024 * 1024;
const NEW_PER_DAY = 30;
const LOG = { warn: () => undefined, info: () => undefined };

let made = 0;
const anId = () => (made += 1).toString(16).padStart(32, "0");

const written: string[] = [];
let sync: ReturnType<typeof openSync>;
let test: TestApp;
beforeAll(async () => {
  const stream = new PassThrough();
  stream.on("data", (chunk: Buffer) => written.push(chunk.toString()));
  sync = openSync({ stateDirectory: temporaryDirectory(), maxBytes: 3 * MB, log: LOG });
  test = await startTestApp({
    deps: { sync: { store: sync.store, newPerDay: NEW_PER_DAY }, log: pino({ level: "trace" }, stream) },
  });
});
afterAll(async () => {
  await test.close();
  sync.close();
});

type Ask = { method?: InjectOptions["method"]; id?: string; token?: string; body?: Buffer; from?: string } & Record<
  string,
  unknown
>;

/** Asks for a shelf; what is not named here is a header. */
async function ask({ method = "GET", id = anId(), token = TOKEN, body, from, ...headers }: Ask) {
  const answer = await test.app.inject({
    method,
    url: `/api/sync/${id}`,
    ...(from !== undefined && { remoteAddress: from }),
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { "content-type": "application/octet-stream" }),
      ...headers,
    },
    ...(body !== undefined && { payload: body }),
  });
  const code = answer.body.startsWith("{") ? answer.json<{ code: string }>().code : undefined;
  return { status: answer.statusCode, code, tag: String(answer.headers["etag"]), answer };
}

const put = (asked: Ask) => ask({ method: "PUT", body: Buffer.from("sealed"), ...asked });
const first = async (id: string) => (await put({ id, "if-none-match": "*" })).tag;

describe("a shelf that is kept in step", () => {
  it("[P-05] is put, read, replaced and forgotten, and never cached", async () => {
    const id = anId();
    const made201 = await put({ id, "if-none-match": "*" });
    expect([made201.status, made201.tag]).toEqual([201, expect.stringMatching(/^"[0-9a-f]{24}"$/)]);
    const read = await ask({ id });
    expect([read.status, read.answer.body, read.tag]).toEqual([200, "sealed", made201.tag]);
    expect(read.answer.headers).toMatchObject({
      "content-type": "application/octet-stream",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    expect(await ask({ id, "if-none-match": read.tag })).toMatchObject({ status: 304, tag: read.tag });
    const replaced = await put({ id, "if-match": `W/${read.tag}`, body: Buffer.from("anew") });
    expect([replaced.status, replaced.tag === read.tag]).toEqual([204, false]);
    expect((await ask({ id, "if-none-match": read.tag })).answer.body).toBe("anew");
    expect(await ask({ id, method: "DELETE" })).toMatchObject({ status: 204 });
    expect(await ask({ id })).toMatchObject({ status: 404, code: "not_found" });
    expect(await put({ id, "if-match": replaced.tag })).toMatchObject({ status: 404 });
    expect(await ask({ id, method: "DELETE" })).toMatchObject({ status: 404 });
  });

  it.each([
    ["an id that is none", 400, "bad_id", { id: "x", "if-none-match": "*" }],
    ["an id in capitals", 400, "bad_id", { id: "A".repeat(32), "if-none-match": "*" }],
    ["no token", 400, "bad_token", { token: "", "if-none-match": "*" }],
    ["half a token", 400, "bad_token", { token: TOKEN.slice(32), "if-none-match": "*" }],
    ["no precondition", 428, "precondition_required", {}],
    ["a precondition for anything", 400, "bad_precondition", { "if-match": "*" }],
    ["two preconditions", 400, "bad_precondition", { "if-match": '"00"', "if-none-match": "*" }],
    ["nothing to keep", 400, "empty", { body: Buffer.alloc(0), "if-none-match": "*" }],
    ["another kind of content", 415, undefined, { "content-type": "application/json", "if-none-match": "*" }],
    ["a byte too many", 413, undefined, { body: Buffer.alloc(MB + 1), "if-none-match": "*" }],
    ["what never was there", 404, "not_found", { "if-match": '"00"' }],
  ])("[P-05] is not put with %s", async (...[_what, status, code, asked]) => {
    expect(await put(asked)).toMatchObject({ status, ...(code !== undefined && { code }) });
  });

  it("[P-05] is not overwritten by who has not read it, nor touched by who has not its token", async () => {
    const id = anId();
    const tag = await first(id);
    expect(await put({ id, "if-none-match": "*" })).toMatchObject({ status: 412, code: "changed" });
    expect(await put({ id, "if-match": '"00"' })).toMatchObject({ status: 412, code: "changed" });
    const stranger = { id, token: OTHER_TOKEN };
    expect(await ask(stranger)).toMatchObject({ status: 403, code: "wrong_token" });
    expect(await put({ ...stranger, "if-match": tag })).toMatchObject({ status: 403 });
    expect(await ask({ ...stranger, method: "DELETE" })).toMatchObject({ status: 403 });
    expect(await ask({ id })).toMatchObject({ status: 200, tag });
  });

  it("[P-05] of a megabyte is kept, until there is no room: 507", async () => {
    const [one, two] = [anId(), anId()];
    const body = Buffer.alloc(MB, 1);
    expect(await put({ id: one, body, "if-none-match": "*" })).toMatchObject({ status: 201 });
    expect(await put({ id: two, body, "if-none-match": "*" })).toMatchObject({ status: 201 });
    expect(await put({ body, "if-none-match": "*" })).toMatchObject({ status: 507, code: "full" });
    for (const id of [one, two]) await ask({ id, method: "DELETE" });
  });

  it("[P-05] cannot be read by pages of other sites", async () => {
    const id = anId();
    await first(id);
    const read = await ask({ id, origin: "https://elsewhere.example" });
    expect(read.answer.headers["access-control-allow-origin"]).toBeUndefined();
    const preflight = await ask({
      id,
      method: "OPTIONS",
      origin: "https://elsewhere.example",
      "access-control-request-method": "PUT",
      "access-control-request-headers": "authorization",
    });
    expect(preflight.status).toBe(204);
    expect(preflight.answer.headers["access-control-allow-origin"]).toBeUndefined();
    expect(preflight.answer.headers["allow"]).toBe("GET, PUT, DELETE, OPTIONS");
  });

  it("[P-05] leaves neither its id nor its token in the log", async () => {
    written.length = 0;
    const id = "deadbeef".repeat(4);
    await first(id);
    await ask({ id, token: OTHER_TOKEN });
    await ask({ id: `${id}/more` });
    for (const prefix of ["/api/%73ync/", "/api/s%79nc/", "/%61pi/sync/"]) await test.get(prefix + id);
    expect(written.join("")).toContain('"path":"/api/sync/…"');
    expect(written.join("")).not.toMatch(/deadbeef|5e5e|6666/);
  });

  it("[P-05] can be begun so often a day by one client; others and what is there go on", async () => {
    const from = "203.0.113.5";
    const statuses: number[] = [];
    for (let count = 0; count <= NEW_PER_DAY; count += 1) {
      statuses.push((await put({ from, "if-none-match": "*" })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: NEW_PER_DAY }, () => 201), 429]);
    expect(await put({ from: "203.0.113.6", "if-none-match": "*" })).toMatchObject({ status: 201 });
    const id = anId();
    const tag = await first(id);
    expect(await put({ from, id, "if-match": tag })).toMatchObject({ status: 204 });
  });

  it("[P-05] cannot be reached while the disk fails: 503, and the server goes on", async () => {
    const failing = { read: () => Promise.reject(new Error("disk")), write: fail, remove: fail };
    function fail(): Promise<never> {
      return Promise.reject(new Error("disk"));
    }
    const broken = await startTestApp({ deps: { sync: { store: failing, newPerDay: 1 } } });
    const answer = await broken.get(`/api/sync/${anId()}`, { authorization: `Bearer ${TOKEN}` });
    await broken.close();
    expect(answer).toMatchObject({ status: 503, body: { code: "unavailable" } });
    expect(answer.headers["retry-after"]).toBe("60");
  });

  it("[P-05] is kept nowhere where the operator wants none: 404", async () => {
    const off = await startTestApp();
    const answers = await Promise.all(
      ["GET", "PUT", "DELETE"].map((method) => off.app.inject({ method: method as "GET", url: `/api/sync/${anId()}` })),
    );
    await off.close();
    expect(answers.map((answer) => [answer.statusCode, answer.json<{ code: string }>().code])).toEqual(
      answers.map(() => [404, "sync_off"]),
    );
  });

  it("[P-05] has a limit of its own", async () => {
    const strict = await startTestApp({
      deps: { sync: { store: sync.store, newPerDay: 1 }, rateLimits: { api: 9, images: 9, insights: 9, sync: 2 } },
    });
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await strict.get(`/api/sync/${anId()}`)).status);
    const { status } = await strict.get("/api/games");
    await strict.close();
    expect([...statuses, status]).toEqual([400, 400, 429, 200]);
  });
});
