// Questions whose parameters are partly in a form: what is a visitor's own stands in no address.
import { PassThrough } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FILLERS, NAMED_GAMES } from "../../../test/support/catalogue-files.ts";
import { startTestApp, type TestApp, type TestBody } from "../../../test/support/test-app.ts";

const ALL = NAMED_GAMES.length + FILLERS.length;
const FORM = "application/x-www-form-urlencoded";
const CANARY = 777_001;

const written: string[] = [];
const sink = new PassThrough();
sink.on("data", (chunk: Buffer) => written.push(chunk.toString()));

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ deps: { log: pino({ level: "trace" }, sink) } });
});
afterAll(() => test.close());

async function post(url: string, payload: string, type = FORM) {
  const response = await test.app.inject({
    method: "POST",
    url,
    headers: { host: "ludex.test", "content-type": type },
    payload,
  });
  return { status: response.statusCode, headers: response.headers, body: response.json<TestBody>() };
}

const idsOf = ({ results }: TestBody) => results.map(({ id }) => id);

describe("[P-02] a list that is asked for by POST", () => {
  it("leaves out the games that the form names, and counts without them", async () => {
    const { body: whole } = await test.get("/api/games?page_size=5");
    const [first, second] = idsOf(whole);
    const { status, body } = await post("/api/games?page_size=5", `exclude=${first},${second}`);
    expect([status, body.count]).toEqual([200, ALL - 2]);
    expect(idsOf(body).slice(0, 3)).toEqual(idsOf(whole).slice(2));
  });

  it("has only the games that the form names", async () => {
    const { body: whole } = await test.get("/api/games?page_size=5");
    const wanted = idsOf(whole).slice(1, 3);
    const { body } = await post("/api/games", new URLSearchParams({ ids: wanted.join(",") }).toString());
    expect([body.count, idsOf(body)]).toEqual([2, wanted]);
  });

  it("is narrowed by its address and its form together", async () => {
    const { body: action } = await test.get("/api/games?genres=action&page_size=40");
    const [first = 0] = idsOf(action);
    const { body } = await post("/api/games?genres=action", `exclude=${first}`);
    expect(body.count).toBe(action.count - 1);
    expect(idsOf(body)).not.toContain(first);
  });

  it("takes ten thousand games, and refuses a form that is longer", async () => {
    const { body: whole } = await test.get("/api/games?page_size=1");
    const [first = 0] = idsOf(whole);
    const many = [...Array.from({ length: 9999 }, (_, at) => 1_000_000 + at), first];
    const { status, body } = await post("/api/games", new URLSearchParams({ exclude: many.join(",") }).toString());
    expect([status, body.count]).toEqual([200, ALL - 1]);
    const { status: refused } = await post("/api/games", `exclude=${"1234567,".repeat(20_000)}`);
    expect(refused).toBe(413);
  });

  it("names the pages beside it without the form, which is to be sent again", async () => {
    const { body } = await post("/api/games?genres=action&page=2&page_size=2", `exclude=${CANARY}`);
    expect(body.next).toBe("http://ludex.test/api/games?genres=action&page=3&page_size=2");
    expect(body.previous).toBe("http://ludex.test/api/games?genres=action&page_size=2");
  });

  it("is kept by nobody and stands in no log", async () => {
    const { headers } = await post("/api/games", `exclude=${CANARY}`);
    expect(headers["cache-control"]).toBe("no-store");
    const { body } = await test.get("/api/games");
    expect(body.count).toBe(ALL);
    expect(written.join("")).toContain('"method":"POST"');
    expect(written.join("")).not.toContain(String(CANARY));
  });

  it("has counts beside the options, and ways out, that are narrowed the same way", async () => {
    const { body: action } = await test.get("/api/games?genres=action&page_size=40");
    const { body: before } = await test.get("/api/games/facets");
    const { status, body: after } = await post("/api/games/facets", `exclude=${idsOf(action).join(",")}`);
    const count = (facets: Record<string, unknown>) =>
      (facets["genres"] as { slug: string; count: number }[]).find(({ slug }) => slug === "action")?.count ?? 0;
    expect([status, count(before) > 0, count(after)]).toEqual([200, true, 0]);
    const hints = await post("/api/games/hints?genres=action", `exclude=${idsOf(action).join(",")}`);
    expect(hints.status).toBe(200);
    expect(JSON.stringify(hints.body)).not.toContain("exclude");
  });

  it.each([
    ["/api/games", "{}", "application/json", 415],
    ["/api/genres", "page=1", FORM, 405],
    ["/api/games?page=nonsense", "exclude=1", FORM, 404],
  ])("%s with %s as %s is a %i", async (...[url, payload, type, status]) => {
    expect((await post(url, payload, type)).status).toBe(status);
  });
});
