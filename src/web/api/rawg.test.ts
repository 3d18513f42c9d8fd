// Whom the questions of a query cache are asked of: documents that are written at the same time must not mix.
import { expect, it, vi } from "vitest";
import { createDocumentQueryClient, createQueryClient } from "./query-client.ts";
import { listGamesQuery } from "./list-games.ts";
import { askThrough } from "./rawg.ts";

/** A way to ask that writes down what it was asked, and answers in a later turn. */
function aWay(count: number) {
  const asked: string[] = [];
  const ask = async (input: string | URL | Request) => {
    asked.push(input instanceof Request ? input.url : input.toString());
    await new Promise((resolve) => setTimeout(resolve));
    return Response.json({ count, next: null, previous: null, results: [] });
  };
  return { ask, asked };
}

it("[safety-21] each document's questions go its own way, and the app's go to the server", async () => {
  const [one, other, network] = [aWay(1), aWay(2), aWay(3)];
  vi.stubGlobal("fetch", network.ask);
  const clients = [createDocumentQueryClient(), createDocumentQueryClient(), createQueryClient()] as const;
  askThrough(clients[0], one.ask);
  askThrough(clients[1], other.ask);
  const pages = await Promise.all(clients.map((client) => client.fetchQuery(listGamesQuery({ genres: "action" }))));
  expect(pages.map(({ count }) => count)).toEqual([1, 2, 3]);
  expect([one, other, network].map(({ asked }) => asked.length)).toEqual([1, 1, 1]);
  expect(new Set([one.asked[0], other.asked[0], network.asked[0]]).size).toBe(1);
});
