// RAWG and a provider of AI that repeat the key they were given wherever they can: in bodies, addresses, headers, errors,
// redirects, pages of HTML and half answers. What they repeat at a time is chosen by `mode`.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const MODES = [
  "good",
  "unauthorised",
  "moved",
  "html",
  "garbled",
  "cut",
  "merged",
  "unreachable",
  "too-many",
  "disguised",
] as const;
export type Mode = (typeof MODES)[number];

export type EchoingServices = {
  rawg: string;
  provider: string;
  mode: (mode: Mode) => void;
  /** Keys that were seen, to know that they were used at all. */
  seen: Set<string>;
  close: () => Promise<void>;
};

const GAMES = Array.from({ length: 25 }, (_, index) => index + 1);

/** A game with the key in every text that it has. */
const gameOf = (id: number, key: string) => ({
  id,
  slug: `game-${id}`,
  name: `Game ${id} ${key}`,
  released: "2015-05-18",
  description: `<p>${key}</p><a href="https://a.example/?key=${key}">x</a>`,
  description_raw: key,
  background_image: `https://media.rawg.io/${id}.jpg?key=${key}`,
  website: `https://a.example/?key=${encodeURIComponent(key)}`,
  rating: 4,
  movies_count: 1,
  tags: [{ id: 1, name: key, slug: key, language: "eng" }],
  genres: [{ id: 4, name: "Action", slug: "action" }],
  developers: [{ id: 1, name: key, slug: key }],
  stores: [
    { id: 1, url: `https://a.example/${key}`, store: { id: 1, name: key, slug: key, domain: `a.example/${key}` } },
  ],
});

function goodAnswer(url: URL, key: string): unknown {
  const [, , head = "", ref = "", part] = url.pathname.split("/");
  const address = `https://api.rawg.io${url.pathname}?key=${key}&page=2`;
  const list = (results: unknown[]) => ({ count: 50, next: address, previous: address, results });
  if (head !== "games")
    return list([{ id: 1, name: key, slug: key, image_background: `https://media.rawg.io/${key}` }]);
  if (ref === "") return list(GAMES.map((id) => gameOf(id, key)));
  if (part === undefined) return gameOf(Number(ref) || 1, key);
  if (part === "screenshots") return list([{ id: 1, image: `https://media.rawg.io/${key}.jpg` }]);
  if (part === "movies")
    return list([{ id: 1, name: key, preview: null, data: { max: `https://media.rawg.io/${key}` } }]);
  return list([]);
}

/** The key as gateways and logs like to spell it. */
const disguisesOf = (key: string) => [
  Buffer.from(`Bearer ${key}`).toString("base64"),
  Buffer.from(key).toString("base64url"),
  Buffer.from(key).toString("hex"),
  encodeURIComponent(key),
  Array.from(key).toReversed().join(""),
];

function misbehave(response: ServerResponse, mode: Mode, { key, good }: { key: string; good: string }): void {
  const headers = {
    "content-type": "application/json",
    "api-user": key,
    "set-cookie": `key=${key}`,
    "x-key": key,
    etag: `"${key}"`,
  };
  const send = (status: number, body: string, more: Record<string, string> = {}) =>
    void response.writeHead(status, { ...headers, ...more }).end(body);
  const error = JSON.stringify({ error: { message: `Incorrect API key provided: ${key}` }, detail: key });
  switch (mode) {
    case "good":
      return send(200, good);
    case "unauthorised":
      return send(401, error);
    case "moved":
      return send(302, error, { location: `http://127.0.0.1:9/?key=${encodeURIComponent(key)}` });
    case "html":
      return send(502, `<html>${"x".repeat(440)}<b>${key}</b> upstream ${key}</html>`, { "content-type": "text/html" });
    case "garbled":
      return send(200, `${key} is no JSON ${key}`);
    case "cut":
      return send(200, good.slice(0, good.indexOf(key) + 6));
    case "merged":
      return send(200, JSON.stringify({ redirect: true, slug: key }));
    case "unreachable":
      return void response.destroy();
    case "too-many":
      return send(429, error, { "retry-after": "0" });
    case "disguised":
      return send(400, JSON.stringify({ error: { message: disguisesOf(key).join(" ") } }));
  }
}

/** What a model says that has got hold of its own key. */
const completion = (key: string) =>
  JSON.stringify({
    choices: [
      {
        message: {
          role: "assistant",
          content: JSON.stringify({
            recommendations: [
              { name: "Similar Games", games: ["Game 1", `Game ${key}`], reason: `Because of ${key}.` },
            ],
            tricks: ["Look.", key, "Wait.", "Run."],
          }),
        },
      },
    ],
  });

export async function startEchoingServices(): Promise<EchoingServices> {
  let mode: Mode = "good";
  const seen = new Set<string>();
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", "http://echo");
    const key = url.searchParams.get("key") ?? request.headers.authorization?.replace("Bearer ", "") ?? "";
    seen.add(key);
    const isRawg = url.pathname.startsWith("/api/");
    misbehave(response, mode, { key, good: isRawg ? JSON.stringify(goodAnswer(url, key)) : completion(key) });
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // A TCP server has an AddressInfo.
  return {
    rawg: `${base}/api`,
    provider: `${base}/v1`,
    mode: (next) => {
      mode = next;
    },
    seen,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
