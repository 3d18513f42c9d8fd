// Catalogue, drawing and image proxy put together as the server does, over a data/ that somebody edits.
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { createCatalogueSource } from "#server/catalogue/catalogue-source.ts";
import { openCatalogue } from "#server/catalogue/open.ts";
import { readConfig } from "#server/config.ts";
import { parseGamesQuery } from "#server/games/query.ts";
import { NO_CLIENT } from "#server/http/ask-context.ts";
import { buildImageUrl } from "#shared/images.ts";
import { catalogueFiles, testGame, writeFiles, type TestGame } from "../../test/support/catalogue-files.ts";
import { temporaryDirectory } from "../../test/support/temporary-directory.ts";
import { createPictures } from "./pictures.ts";

const FOR_GOOD = "public, max-age=31536000, immutable";
const PORTAL = testGame({ id: 107, name: "Portal", scene: "ruins", genres: ["puzzle"] });

const dataDirectory = temporaryDirectory();
const stateDirectory = temporaryDirectory();

/** What the server says after a start with this one game in data/: the address of its picture, and what lies anywhere. */
async function startWith(game: TestGame) {
  writeFiles(catalogueFiles([game]), dataDirectory);
  const db = openCatalogue({ dataDirectory, stateDirectory });
  const { source, findBrief } = createCatalogueSource(db);
  const read = readConfig({ DATA_DIRECTORY: stateDirectory });
  if ("problems" in read) throw new Error(read.problems.join("\n"));
  const app = Fastify();
  const pictures = createPictures({ config: read.config, source, findBrief, log: app.log });
  for (const [prefix, plugins] of Object.entries(pictures.routes)) {
    for (const routes of plugins) await app.register(routes, { prefix });
  }
  const { results } = (await source.listGames(parseGamesQuery(new URLSearchParams("page=1"), 1), NO_CLIENT)).value;
  const { value: term } = await source.getTerm("genres", game["genres"]?.toString() ?? "", NO_CLIENT);
  const ask = async (url: string) => {
    const { statusCode, headers, rawPayload } = await app.inject(url);
    return { statusCode, cacheControl: headers["cache-control"], bytes: rawPayload.toString("base64") };
  };
  const resized = (url: string) =>
    buildImageUrl({ url, width: 96, height: 64, quality: 80, output: "webp", sharpen: false });
  return {
    address: results[0]?.background_image ?? "",
    ofTerm: term?.image_background,
    drawn: ask,
    small: (url: string) => ask(resized(url)),
    [Symbol.asyncDispose]: async () => {
      await app.close();
      pictures.close();
      db.close();
    },
  };
}

describe("a drawn picture's address", () => {
  it.each([
    ["mood", { mood: "fierce" }],
    ["scene", { scene: "ocean" }],
    ["subject", { subjects: ["wolf"] }],
    ["place", { places: ["alps"] }],
  ])("[I-01] is another one when the game's %s is edited, and the old one is not kept for good", async (_, edit) => {
    await using before = await startWith(PORTAL);
    const old = before.address;
    for (const answer of [await before.drawn(old), await before.small(old)]) {
      expect(answer).toMatchObject({ statusCode: 200, cacheControl: FOR_GOOD });
    }
    const shown = (await before.small(old)).bytes;

    await using after = await startWith({ ...PORTAL, ...edit });
    expect(after.address).not.toBe(old);
    expect(after.ofTerm).toBe(after.address);
    for (const ask of [after.drawn, after.small]) {
      expect(await ask(after.address)).toMatchObject({ statusCode: 200, cacheControl: FOR_GOOD });
      const outdated = await ask(old);
      expect(outdated).toMatchObject({ statusCode: 200, bytes: (await ask(after.address)).bytes });
      expect(outdated.cacheControl).toContain("max-age=300");
    }
    expect((await after.small(after.address)).bytes).not.toBe(shown);
  });

  it("stays when what is edited does not show in the picture", async () => {
    await using before = await startWith(PORTAL);
    const edit = {
      released: "2001-02-03",
      metacritic: 95,
      tags: ["2d", "fantasy"],
      name: "Portal One",
      slug: "portal",
    };
    await using after = await startWith({ ...PORTAL, ...edit });
    expect(after.address).toBe(before.address);
    expect(after.address).not.toBe("");
  });
});
