// `catalogue:edit` as an operator runs it: a process beside the folder of a server that has served.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { beforeEach, describe, expect, it } from "vitest";
import { openSqliteRecordStore } from "#server/sources/sqlite-record-store.ts";
import { filledDirectory } from "../../test/support/filled-directory.ts";
import { temporaryDirectory } from "../../test/support/temporary-directory.ts";

const SCRIPT = join(import.meta.dirname, "../catalogue-edit.ts");
const SHOWN = "A server that runs shows it with its next catalogue.\n";
const KEPT = "portal-2";

let state: string;
beforeEach(() => {
  state = filledDirectory();
});

async function edit(...args: string[]) {
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    cwd: state,
    env: { PATH: process.env["PATH"], DATA_DIRECTORY: state },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, "exit");
  const [out, error] = await output;
  return { code: Number(code), out, error };
}

/** Takes the game out of the catalogue's file. */
function withoutGame(id: number): void {
  for (const name of readdirSync(state).filter((each) => /^catalogue-.*\.sqlite$/.test(each))) {
    const db = new DatabaseSync(join(state, name));
    db.prepare("DELETE FROM game WHERE id = ?").run(id);
    db.close();
  }
}

async function kept() {
  const store = openSqliteRecordStore({ path: join(state, "records.sqlite") });
  const edits = [];
  for await (const records of store.records("edits")) edits.push(...records);
  await store.close();
  return edits;
}

describe("[M-01] the command for corrections", { timeout: 60_000 }, () => {
  it("says what is known of a game and from whom, and keeps what is corrected, step by step", async () => {
    expect((await edit()).out).toBe("Nothing has been corrected.\n");
    const shown = await edit(KEPT);
    expect(shown.out).toMatch(/^Portal 2 \(portal-2, 4200\)\n {2}name=Portal 2\n {2}released=2011-04-18\n/);
    expect(shown.out).toContain("developers=Valve");
    expect(shown.out).toContain("  made of: ludex 4200");
    expect(shown.out).toContain("Nothing of it has been corrected.");

    const first = await edit(
      "https://games.example.org/game/4200?from=list",
      "released=2011-04-19",
      "genres=Puzzle|Shooter",
    );
    expect(first).toMatchObject({
      code: 0,
      out: `Portal 2 (portal-2, 4200)\n  released=2011-04-19\n  genres=puzzle|shooter\n${SHOWN}`,
    });
    await edit("4200", "website=");
    expect((await edit()).out).toBe(
      "Portal 2 (portal-2, 4200)\n  released=2011-04-19\n  genres=puzzle|shooter\n  website=\n",
    );
    expect(await kept()).toMatchObject([{ key: "4200", edited: ["released", "genres", "website"] }]);

    expect((await edit(KEPT, "--undo", "genres")).out).not.toContain("genres");
    expect((await edit(KEPT, "--undo")).out).toBe(`Portal 2 is as its sources have it.\n${SHOWN}`);
    expect(await kept()).toEqual([]);
  });

  it("hides a game and finds it again, though no catalogue has it", async () => {
    expect((await edit(KEPT, "--hide")).out).toContain("It is kept out of the catalogue.");
    // As after the next catalogue, which has it no longer.
    withoutGame(4200);
    expect((await edit(KEPT)).out).toBe("Corrected:\n  hidden\n");
    expect((await edit("https://games.example.org/game/4200", "--show")).out).toBe(
      `Portal 2 is as its sources have it.\n${SHOWN}`,
    );
  });

  it.each([
    ["a game that is not there", ["no-such-game", "released=1999"], "The catalogue has no game no-such-game"],
    ["a day that is none", [KEPT, "released=soon"], "released: is no date"],
    ["a word that nobody knows", [KEPT, "genres=puzle"], 'genres: nobody knows "puzle"'],
    ["a field that is none", [KEPT, "colour=red"], "colour is nothing to correct"],
    ["a field to be taken back that is none", [KEPT, "--undo", "colour"], "colour is nothing to correct"],
    ["two wishes at once", [KEPT, "--hide", "--show"], "Usage: npm run catalogue:edit"],
    ["a word that is no correction", [KEPT, "released"], "Usage: npm run catalogue:edit"],
    ["no game", ["--hide"], "Usage: npm run catalogue:edit"],
    ["an option that is none", [KEPT, "--force"], "Usage: npm run catalogue:edit"],
  ])("says in words what is wrong with %s, and keeps nothing", async (_, args, message) => {
    const { code, error } = await edit(...args);
    expect(code).toBe(1);
    expect(error).toContain(message);
    expect(error).not.toContain("    at ");
    expect(await kept()).toEqual([]);
  });

  it("says that a server has to have served first", async () => {
    state = temporaryDirectory();
    expect(await edit(KEPT)).toMatchObject({ code: 1, error: expect.stringContaining("start the server once") });
  });
});
