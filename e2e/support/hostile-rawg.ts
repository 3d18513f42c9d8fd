// RAWG and a provider of AI in the hands of somebody who means harm: every text of every answer is one of the hostile
// corpus, spread over `GAMES` games.
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { HOSTILE_ADDRESSES } from "./hostile-addresses.ts";
import { HOSTILE } from "./hostile-markup.ts";

const TEXTS_PER_GAME = 30;
/** Enough of them to carry the whole corpus. */
export const GAMES = Math.ceil(HOSTILE.length / TEXTS_PER_GAME);

const textsOf = (game: number) =>
  HOSTILE.slice((game - 1) * TEXTS_PER_GAME, game * TEXTS_PER_GAME).map(({ html }) => html);
const addressOf = (index: number) => HOSTILE_ADDRESSES[index % HOSTILE_ADDRESSES.length] ?? "";

function gameOf(id: number): Record<string, unknown> {
  const texts = textsOf(id);
  const terms = texts.map((name, index) => ({
    id: id * 1000 + index,
    name,
    slug: name,
    language: "eng",
    games_count: 1,
  }));
  return {
    id,
    slug: texts.join(" "),
    name: texts.join(" "),
    name_original: texts.join(" "),
    released: "2015-05-18",
    description: texts.map((text) => `<p>${text}</p>`).join(""),
    description_raw: texts.join(" "),
    background_image: addressOf(id),
    background_image_additional: `https://media.rawg.io/${texts.join(" ")}`,
    website: addressOf(id),
    metacritic_url: addressOf(id + 1),
    reddit_url: addressOf(id + 2),
    alternative_names: texts,
    rating: 4.2,
    metacritic: 90,
    movies_count: 1,
    dominant_color: texts[0],
    genres: terms,
    tags: terms,
    developers: terms,
    publishers: terms,
    platforms: terms.map((platform) => ({ platform, requirements: { minimum: platform.name } })),
    parent_platforms: terms.map((platform) => ({ platform })),
    esrb_rating: terms[0],
    stores: terms.map((store, index) => ({
      id: store.id,
      url: addressOf(id * TEXTS_PER_GAME + index),
      store: { ...store, domain: index % 2 === 0 ? store.name : addressOf(index) },
    })),
    short_screenshots: texts.map((text, index) => ({ id: index + 1, image: `https://media.rawg.io/${text}` })),
  };
}

const listOf = (results: unknown[]) => ({ count: results.length, next: addressOf(0), previous: null, results });

function answerOf(path: string): unknown {
  const [head, ref = "", part] = path.split("/");
  const id = Number(ref);
  const texts = textsOf(id);
  if (head !== "games")
    return listOf(textsOf(1).map((name, index) => ({ id: index + 1, name, slug: name, games_count: 1 })));
  if (ref === "") return listOf(Array.from({ length: GAMES }, (_, index) => gameOf(index + 1)));
  if (part === undefined) return id >= 1 && id <= GAMES ? gameOf(id) : undefined;
  const addresses = texts.map((text) => `https://media.rawg.io/${text}`);
  if (part === "screenshots") return listOf(addresses.map((image, index) => ({ id: index + 1, image })));
  if (part === "stores")
    return listOf(addresses.map((url, index) => ({ id: index + 1, game_id: id, store_id: id * 1000 + index, url })));
  if (part !== "movies") return listOf([]);
  return listOf([
    { id, name: texts.join(" "), preview: addresses[0], data: { 480: addressOf(id), max: addresses[1] } },
  ]);
}

/** What a model would say that has been told to. */
function insightOf(): unknown {
  const texts = HOSTILE.filter((_hostile, index) => index % 13 === 0).map(({ html }) => html);
  const recommendations = texts.map((name) => ({ name, games: texts.slice(0, 5), reason: name }));
  return { choices: [{ message: { role: "assistant", content: JSON.stringify({ recommendations, tricks: texts }) } }] };
}

export type HostileServices = { rawg: string; provider: string; close: () => Promise<void> };

export async function startHostileServices(): Promise<HostileServices> {
  const send = (response: ServerResponse, body: unknown) =>
    response
      .writeHead(body === undefined ? 404 : 200, { "content-type": "application/json" })
      .end(JSON.stringify(body ?? { detail: "Not found." }));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://hostile");
    send(response, pathname.startsWith("/api/") ? answerOf(pathname.slice("/api/".length)) : insightOf());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // A TCP server has an AddressInfo.
  return {
    rawg: `${base}/api`,
    provider: `${base}/v1`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
