// The commands that take tables in, forget them and tell what there is, as an operator runs them: as processes, over files.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { openSqliteRecordStore } from "#server/sources/sqlite-record-store.ts";
import { temporaryDirectory } from "../../test/support/temporary-directory.ts";
import { batchOf, recordNamed } from "../../test/support/record-samples.ts";
import { keysOf } from "../../test/support/record-store-conformance.ts";

const ROOT = join(import.meta.dirname, "../..");
const MANY = 40_000;

let directory: string;
beforeEach(() => {
  directory = temporaryDirectory();
});

const inHere = (name: string) => join(directory, name);
const records = () => openSqliteRecordStore({ path: inHere("state/records.sqlite") });

function start(script: string, ...args: string[]) {
  const child = spawn(process.execPath, [join(ROOT, `scripts/catalogue-${script}.ts`), ...args], {
    // Without a terminal, and without the .env of this checkout.
    cwd: directory,
    env: { PATH: process.env["PATH"], DATA_DIRECTORY: inHere("state") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  return { child, output };
}

async function run(script: string, ...args: string[]) {
  const { child, output } = start(script, ...args);
  const [code] = await once(child, "exit");
  const [out, error] = await output;
  return { code: Number(code), out, error };
}

function write(name: string, content: string): string {
  writeFileSync(inHere(name), name.endsWith(".gz") ? gzipSync(content) : content);
  return inHere(name);
}

const manyRows = () => `key,name\n${Array.from({ length: MANY }, (_, at) => `k${at},Game ${at}`).join("\n")}\n`;

describe("the commands over records", { timeout: 60_000 }, () => {
  it("[Q-06] a dry run says what would change and keeps nothing", async () => {
    const table = write("my games.csv", "key,name,released\na,A,1999\nb,B,soon\n");
    const dry = await run("import", table, "--dry-run", "--rejected", inHere("rejected.txt"));
    expect(dry).toMatchObject({ code: 0 });
    expect(dry.out).toContain("its source is called table-my-games");
    expect(dry.out).toContain(
      "It would be 1 new, 0 changed, 0 the same, 0 gone; 1 line about rows that were refused or read in part. Nothing was kept.",
    );
    expect(dry.error).toContain("line 3: released: is no date");
    expect(readFileSync(inHere("rejected.txt"), "utf8")).toMatch(/^line 3: released: is no date[^\n]*\n$/);
    expect(existsSync(inHere("state"))).toBe(false);
  });

  it("[Q-06] [Q-08] takes a table in, again when it has changed, tells of it and forgets it", async () => {
    write("a.csv", "key,name\na,A\nb,B\nc,C\n");
    const credit = ["--credit", "Ann", "--licence", "CC0 1.0", "--url", "https://example.org/"];
    const first = await run("import", inHere("a.csv"), ...credit);
    expect(first.out).toContain("Taken in: 3 new, 0 changed, 0 the same, 0 gone.");
    expect((await run("import", inHere("a.csv"))).out).toContain("has not changed since it was taken in");

    write("a.csv", "key,name\na,A\nb,Better\nd,D\n");
    const dry = await run("import", inHere("a.csv"), "--dry-run");
    expect(dry.out).toContain("It would be 1 new, 1 changed, 1 the same, 1 gone.");
    expect((await run("import", inHere("a.csv"))).out).toContain("Taken in: 1 new, 1 changed, 1 the same, 1 gone.");

    const status = await run("status");
    expect(status.out).toMatch(
      /^table-a: 3 records\n {2}to be named: Ann, CC0 1\.0, https:\/\/example\.org\/\n {2}its walk: whole, last taken in \d{4}-\d\d-\d\d \d\d:\d\d UTC\n$/,
    );

    expect(await run("forget", "table-b")).toMatchObject({
      code: 1,
      error: "There is no source table-b. There are: table-a.\n",
    });
    expect((await run("forget", "table-a")).out).toContain("table-a is forgotten: 3 records.");
    expect((await run("status")).out).toBe("Nothing has been taken in.\n");
  });

  it("[Q-06] works on the records while another process has them open", async () => {
    const open = records();
    await open.take("rawg", batchOf("1", [recordNamed("1")]));
    const revision = await open.revision();
    await run("import", write("a.jsonl.gz", '{"name":"A"}\n'), "--source", "mine");
    expect(await keysOf(open, "mine")).toEqual(["a"]);
    expect(await open.revision()).toBeGreaterThan(revision);
    await open.take("rawg", batchOf("2", [recordNamed("2")]));
    expect((await run("status")).out).toContain("rawg: 2 records");
    await open.close();
  });

  it("[Q-06] goes on where it was interrupted, and where it was killed", async () => {
    const table = write("many.csv", manyRows());
    const store = records();
    const cutOff = async (signal: NodeJS.Signals, least: number) => {
      const { child, output } = start("import", table);
      while ((await keysOf(store, "table-many")).length < least && child.exitCode === null) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      child.kill(signal);
      await once(child, "exit");
      return (await output)[0];
    };
    expect(await cutOff("SIGINT", 500)).toContain("Interrupted. Run it again: it goes on where it stopped.");
    expect(await cutOff("SIGKILL", 4000)).not.toContain("Taken in");
    const kept = (await keysOf(store, "table-many")).length;
    expect(kept).toBeLessThan(MANY);
    expect((await run("import", table)).out).toContain(`Taken in: ${MANY - kept} new, 0 changed, 0 the same, 0 gone.`);
    expect(new Set(await keysOf(store, "table-many")).size).toBe(MANY);
    await store.close();
  }, 120_000);

  it("[Q-06] shows lines where there is no terminal", async () => {
    const { error } = await run("import", write("many.csv", manyRows()));
    expect(error).toMatch(/^\[#+ *\] +\d+ % {2}[\d,]+ of 40,000\n/m);
    expect(error).toContain("100 %  40,000 of 40,000\n");
    expect(error).not.toContain("\u001B");
  }, 60_000);

  it.each([
    ["no file", [], "Usage: npm run catalogue:import"],
    ["two files", ["a.csv", "b.csv"], "Usage: npm run catalogue:import"],
    ["an option that is none", ["a.csv", "--force"], "Usage: npm run catalogue:import"],
    ["a file that is not there", ["none.csv"], "ENOENT"],
    [
      "a source of the server's own",
      ["ok.csv", "--source", "rawg"],
      "rawg is the name of a source that the server has",
    ],
    ["a source that is no name", ["ok.csv", "--source", "My Games"], "My Games is no name of a source"],
    ["an address that is none", ["ok.csv", "--url", "nowhere"], "--url: nowhere is no address"],
  ])("[Q-06] says in words what is wrong with %s", async (_, args, message) => {
    write("ok.csv", "name\nA\n");
    const { code, error } = await run("import", ...args);
    expect(code).toBe(1);
    expect(error).toContain(message);
    expect(error).not.toContain("    at ");
  });

  it("[Q-08] says how to use it where it is asked for something else", async () => {
    expect(await run("forget")).toMatchObject({ code: 1, error: expect.stringContaining("Usage:") });
    expect(await run("status", "all")).toMatchObject({ code: 1, error: expect.stringContaining("Usage:") });
    expect(await run("forget", "mine")).toMatchObject({
      code: 1,
      error: expect.stringContaining("Nothing has been taken in"),
    });
  });
});
