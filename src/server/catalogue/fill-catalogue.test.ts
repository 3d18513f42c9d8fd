import { readdirSync, statSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { catalogueFiles, NAMED_GAMES, testGame, writeFiles } from "../../../test/support/catalogue-files.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { fillCatalogue } from "./fill-catalogue.ts";
import { databasePath, openCatalogue } from "./open.ts";

const UNREADABLE = testGame({ id: 2, name: "Half", released: "soon" });

describe("fillCatalogue", () => {
  it("leaves the database that openCatalogue opens as it is", async () => {
    const directories = {
      dataDirectory: writeFiles(catalogueFiles(NAMED_GAMES)),
      stateDirectory: temporaryDirectory(),
    };
    await fillCatalogue(directories);
    const { ino } = statSync(databasePath(directories));
    const db = openCatalogue(directories);
    expect(db.prepare("SELECT count(*) AS count FROM game").get()).toEqual({ count: NAMED_GAMES.length });
    db.close();
    expect(statSync(databasePath(directories)).ino).toBe(ino);
  });

  it("hands on what is wrong with the data", async () => {
    const files = catalogueFiles([testGame({ id: 1, name: "Whole" }), UNREADABLE]);
    const warn = vi.fn();
    await fillCatalogue({ dataDirectory: writeFiles(files), stateDirectory: temporaryDirectory(), warn });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("released"));
  });

  it("leaves to openCatalogue to say what keeps it from being built", async () => {
    const directories = {
      dataDirectory: writeFiles(catalogueFiles([UNREADABLE])),
      stateDirectory: temporaryDirectory(),
    };
    await fillCatalogue(directories);
    expect(readdirSync(directories.stateDirectory)).toEqual([]);
    expect(() => openCatalogue(directories)).toThrow("No game could be read");
  });
});
