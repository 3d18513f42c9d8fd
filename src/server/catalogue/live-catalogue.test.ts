import { describe, expect, it } from "vitest";
import { NO_CLIENT } from "#server/http/ask-context.ts";
import { PAGE_SIZE, parseGamesQuery } from "#server/games/query.ts";
import { catalogueFiles, testGame, writeFiles } from "../../../test/support/catalogue-files.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { atOnce } from "#server/search/steps.ts";
import { createCatalogueSource } from "./catalogue-source.ts";
import type { CatalogueDatabase } from "./database.ts";
import { ONE_PART } from "./index-sections.ts";
import { createLiveCatalogue } from "./live-catalogue.ts";
import { openCatalogue } from "./open.ts";

const opened = (name: string) =>
  openCatalogue({
    dataDirectory: writeFiles(catalogueFiles([testGame({ id: 501, name })])),
    stateDirectory: temporaryDirectory(),
  });

describe("[Q-09] a catalogue that takes another's place", () => {
  it("has the arrays of its index read by another thread than the one that answers", async () => {
    const live = createLiveCatalogue(opened("Storm Ring"), {});
    const file = opened("Calm Ring");
    const asked: string[] = [];
    const watched: CatalogueDatabase = {
      exec: (sql) => file.exec(sql),
      prepare: (sql) => {
        asked.push(sql);
        return file.prepare(sql);
      },
      close: () => file.close(),
      location: () => file.location(),
    };
    await live.swap(watched);
    const query = parseGamesQuery(new URLSearchParams({ search: "calm" }), PAGE_SIZE);
    const { value } = await live.source.listGames(query, NO_CLIENT);
    live.close();
    expect(value.results.map(({ name }) => name)).toEqual(["Calm Ring"]);
    expect(asked).not.toContain(ONE_PART);
    expect(asked).not.toHaveLength(0);
  });

  it("has what somebody asked for of the one before: comparing games, and counts of whole taxonomies", async () => {
    const [before, after] = [opened("Storm Ring"), opened("Calm Ring")];
    const [old, made] = [createCatalogueSource(before), createCatalogueSource(after)];
    expect(old.used()).toEqual({ isCompared: false, counted: [] });
    const query = parseGamesQuery(new URLSearchParams(), PAGE_SIZE);
    await old.source.countOptions(query, NO_CLIENT);
    await old.source.listPart("suggested", { ref: 501, page: 1, pageSize: 4 }, NO_CLIENT);
    const used = old.used();
    expect(used.isCompared).toBe(true);
    expect(used.counted).toContain("developers");
    atOnce(made.prepareUsed(used));
    expect(made.used()).toEqual(used);
    before.close();
    after.close();
  });
});
