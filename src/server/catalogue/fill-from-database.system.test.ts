// Catalogues built from records in a real PostgreSQL, by servers that have folders of their own.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createPostgres } from "#server/database/postgres.ts";
import { createPostgresRecordStore } from "#server/sources/postgres-record-store.ts";
import { catalogueFiles, testGame, writeFiles } from "../../../test/support/catalogue-files.ts";
import { hasPostgres, startPostgres, type PostgresServer } from "../../../test/support/postgres-server.ts";
import { batchOf } from "../../../test/support/record-samples.ts";
import { sourceRecord } from "../../../test/support/source-record.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { fillCatalogue, RecordsBehindError } from "./fill-catalogue.ts";
import { openCatalogue } from "./open.ts";

const LOG = { warn: () => undefined, info: () => undefined };
const TIMEOUT_MS = 60_000;
const OTHERS_ID = 3_100_000_000;

let server: PostgresServer;
const dataDirectory = () => writeFiles(catalogueFiles([testGame({ id: 501, name: "Storm Ring" })]));

async function open() {
  const url = await server.database();
  const postgres = createPostgres({ url, timeoutMs: TIMEOUT_MS, log: LOG });
  onTestFinished(() => postgres.close());
  const records = createPostgresRecordStore(postgres);
  const data = dataDirectory();
  const take = (...names: string[]) => {
    const given = names.map((name) => sourceRecord({ key: name, name, released: "1999", added: 1 }));
    return records.take("table", batchOf(names.join(), given));
  };
  /** A server with a folder of its own. */
  const begin = (stateDirectory = temporaryDirectory()) => {
    const directories = { dataDirectory: data, stateDirectory };
    const database = { url, timeoutMs: TIMEOUT_MS };
    return {
      stateDirectory,
      fill: (urgency: "start" | "background") => fillCatalogue({ ...directories, database, urgency }),
      /** Its games by their names, as the file of `revision` has them. */
      games: (revision: number) => {
        const db = openCatalogue({ ...directories, revision });
        const rows = db.prepare("SELECT id, record ->> '$.name' AS name FROM game ORDER BY name").all();
        db.close();
        return Object.fromEntries(rows.map(({ id, name }) => [String(name), Number(id)]));
      },
    };
  };
  return { url, records, take, begin };
}

describe.runIf(hasPostgres)("[M-01] a catalogue from PostgreSQL", { timeout: 180_000 }, () => {
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.close());

  it("[M-01] is the same on every server, ids included, and newer when there is more", async () => {
    const { records, take, begin } = await open();
    await take("Rain Wheel", "Snow Wheel");
    const [one, other] = [begin(), begin()];
    const revisions = await Promise.all([one.fill("start"), other.fill("start")]);
    expect(revisions[0]).toBe(await records.revision());
    const games = one.games(revisions[0]);
    expect(Object.keys(games)).toEqual(["Rain Wheel", "Snow Wheel", "Storm Ring"]);
    expect(other.games(revisions[1])).toEqual(games);
    const kept: string[] = [];
    for await (const ids of records.ids()) kept.push(...ids.map(({ key, id }) => `${key} ${id}`));
    expect(kept).toEqual([`Rain Wheel ${games["Rain Wheel"]}`, `Snow Wheel ${games["Snow Wheel"]}`]);

    await take("Wind Wheel");
    await records.drop("table", ["Snow Wheel"]);
    const next = await other.fill("background");
    expect(Object.keys(other.games(next))).toEqual(["Rain Wheel", "Storm Ring", "Wind Wheel"]);
    expect(other.games(next)["Rain Wheel"]).toBe(games["Rain Wheel"]);
  });

  it("[M-01] has what was corrected by hand on every server, whatever its source says later", async () => {
    const { records, take, begin } = await open();
    await take("Rain Wheel", "Snow Wheel");
    const [one, other] = [begin(), begin()];
    const games = one.games(await one.fill("start"));
    const [rain = 0, snow = 0] = [games["Rain Wheel"], games["Snow Wheel"]];
    await records.put("edits", [
      { ...sourceRecord({ key: String(rain), name: "Rain Wheel Gold" }), edited: ["name"] },
      { ...sourceRecord({ key: String(snow), name: "Snow Wheel" }), edited: ["hidden"] },
    ]);
    await take("Rain Wheel", "Snow Wheel", "Wind Wheel");
    for (const [server_, urgency] of [
      [one, "background"],
      [other, "start"],
    ] as const) {
      const now = server_.games(await server_.fill(urgency));
      expect(now).toEqual({ "Rain Wheel Gold": rain, "Storm Ring": 501, "Wind Wheel": expect.any(Number) });
    }
    await records.forget("edits");
    expect(one.games(await one.fill("background"))).toMatchObject(games);
  });

  it("[M-01] is built anew where another server has given its games other ids", async () => {
    const { url, records, take, begin } = await open();
    await take("Rain Wheel");
    const one = begin();
    const before = await records.revision();
    // What another server's id is that came first by a moment.
    await server.query(
      url,
      `CREATE FUNCTION first() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.id := ${OTHERS_ID}; RETURN NEW; END $$;
       CREATE TRIGGER first BEFORE INSERT ON ludex.game_id FOR EACH ROW EXECUTE FUNCTION first()`,
    );
    const revision = await one.fill("start");
    expect(revision).toBe(before + 1);
    expect(one.games(revision)["Rain Wheel"]).toBe(OTHERS_ID);
  });

  it("[M-01] is that of before where PostgreSQL is gone, and whoever asks is told without its password", async () => {
    const { take, begin, url } = await open();
    await take("Rain Wheel");
    const one = begin();
    const revision = await one.fill("start");
    await take("Snow Wheel");
    await server.kill();
    onTestFinished(() => server.start());
    const failure = await one.fill("background").catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RecordsBehindError);
    expect(String(failure)).not.toContain(new URL(url).password);
    expect(await one.fill("start")).toBe(revision);
    expect(Object.keys(one.games(revision))).toEqual(["Rain Wheel", "Storm Ring"]);
    // One that has nothing yet serves what it came with.
    const bare = begin();
    expect(await bare.fill("start")).toBe(0);
    expect(Object.keys(bare.games(0))).toEqual(["Storm Ring"]);
    await server.start();
    expect(Object.keys(bare.games(await bare.fill("background")))).toEqual(["Rain Wheel", "Snow Wheel", "Storm Ring"]);
  });

  it("[M-01] leaves records of the server's own as they are", async () => {
    const { take, begin } = await open();
    await take("Rain Wheel");
    const one = begin();
    await one.fill("start");
    const files = readdirSync(one.stateDirectory);
    expect(files).toContain("records-copy.sqlite");
    expect(existsSync(join(one.stateDirectory, "records.sqlite"))).toBe(false);
  });
});
