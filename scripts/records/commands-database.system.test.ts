// The commands over records in a real PostgreSQL, as an operator runs them.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  hasPostgres,
  POSTGRES_PASSWORD,
  startPostgres,
  type PostgresServer,
} from "../../test/support/postgres-server.ts";
import { temporaryDirectory } from "../../test/support/temporary-directory.ts";

const ROOT = join(import.meta.dirname, "../..");

let server: PostgresServer;

describe.runIf(hasPostgres)("the commands over records in PostgreSQL", { timeout: 120_000 }, () => {
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.close());

  it("[M-01] take a table in, tell of it and forget it, with nothing on this machine's disk", async () => {
    const [directory, url] = [temporaryDirectory(), await server.database()];
    const state = join(directory, "state");
    const run = async (script: string, ...args: string[]) => {
      const child = spawn(process.execPath, [join(ROOT, `scripts/catalogue-${script}.ts`), ...args], {
        cwd: directory,
        env: { PATH: process.env["PATH"], DATA_DIRECTORY: state, DATABASE_URL: url },
        stdio: ["ignore", "pipe", "pipe"],
      });
      const output = Promise.all([text(child.stdout), text(child.stderr)]);
      const [code] = await once(child, "exit");
      const [out, error] = await output;
      return { code: Number(code), out, error };
    };
    const table = join(directory, "a.csv");
    writeFileSync(table, "key,name\na,A\nb,B\n");
    expect((await run("status")).out).toBe("Nothing has been taken in.\n");
    expect((await run("import", table, "--dry-run")).out).toContain("It would be 2 new");
    expect((await run("import", table)).out).toContain("Taken in: 2 new, 0 changed, 0 the same, 0 gone.");
    expect((await run("import", table)).out).toContain("has not changed since it was taken in");
    expect((await run("status")).out).toContain("table-a: 2 records");
    expect((await run("forget", "table-a")).out).toContain("table-a is forgotten: 2 records.");
    await server.kill();
    const refused = await run("status");
    expect(refused).toMatchObject({
      code: 1,
      error: expect.stringContaining("PostgreSQL is not there (ECONNREFUSED)"),
    });
    expect(refused.error).not.toContain(POSTGRES_PASSWORD);
    expect(existsSync(state)).toBe(false);
  });
});
