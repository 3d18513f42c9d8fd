// Programs written for RAWG, over real HTTP: what they ask is answered with the fields that they read, and the addresses
// that they make of a picture show it, from another origin.
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NAMED_GAMES } from "../../test/support/catalogue-files.ts";
import { FOREIGN_CLIENTS, valuesAt } from "../../test/support/foreign-clients.ts";
import { startFakeRawg } from "../../test/support/fake-rawg.ts";
import { startGatewayApp } from "../../test/support/gateway-app.ts";
import { startWholeServer, type WholeServer } from "../../test/support/whole-server.ts";

const ORIGIN = "http://client.test";

let server: WholeServer;
beforeAll(async () => {
  server = await startWholeServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = (address: string) => fetch(address, { headers: { origin: ORIGIN } });

/** Does an answer have this field, everywhere where it may stand? */
function isThere(body: unknown, field: string): boolean {
  const values = valuesAt(body, field);
  return values.length > 0 && !values.includes(undefined) && (field.endsWith("?") || !values.includes(null));
}

/** What a browser of another origin is told of the picture at `address`, and what it shows. */
async function look(address: string) {
  const response = await ask(address);
  const bytes = await response.bytes();
  const { format, width, height } = response.ok ? await sharp(bytes).metadata() : {};
  return {
    address,
    status: response.status,
    type: response.headers.get("content-type"),
    mayBeRead: response.headers.get("access-control-allow-origin"),
    mayBeEmbedded: response.headers.get("cross-origin-resource-policy"),
    shows: `${format} ${width}x${height}`,
  };
}

describe.each(FOREIGN_CLIENTS)("$name", ({ asks, shows }) => {
  it.each(asks)("[G-01] reads what it needs from $path", async ({ path, reads }) => {
    const response = await ask(`${server.origin}/api/${path}`);
    expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
    const body: unknown = await response.json();
    expect(reads.filter((field) => !isThere(body, field))).toEqual([]);
  });

  it("[G-01] shows its pictures, from another origin", async () => {
    const body: unknown = await (await ask(`${server.origin}/api/${asks[0]?.path}`)).json();
    const picture = String(valuesAt(body, "results[].background_image")[0]);
    const addresses = shows.map(({ spell }) => spell(picture));
    expect(await Promise.all(addresses.map(look))).toEqual(
      shows.map(({ size }, index) => ({
        address: addresses[index],
        status: 200,
        type: "image/jpeg",
        mayBeRead: "*",
        mayBeEmbedded: "cross-origin",
        shows: `jpeg ${size.join("x")}`,
      })),
    );
  });
});

it.each([
  "/api/games",
  "/media/crop/600/400/games/3498/background.jpg",
  "/img?url=%2Fmedia%2Fgames%2F3498%2Fbackground.jpg",
])("[G-01] %s is open to a program that asks beforehand", async (path) => {
  const headers = {
    origin: ORIGIN,
    "access-control-request-method": "GET",
    "access-control-request-headers": "authorization,content-type",
  };
  const response = await fetch(server.origin + path, { method: "OPTIONS", headers });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("access-control-allow-headers")).toBe("*, Authorization");
});

it("[G-01] what fails may be read as well, so that a program learns why", async () => {
  for (const path of ["/api/games/no-such-game", "/media/crop/600/400/games/1/nothing.jpg", "/img?url=x"]) {
    const response = await ask(server.origin + path);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  }
});

it("[G-01] through the gateway addresses stay RAWG's, so that the same step leads to RAWG's variants", async () => {
  const rawg = await startFakeRawg();
  const games = NAMED_GAMES.filter(({ id }) => id === 105);
  const gateway = await startGatewayApp(rawg, { games, gateway: { timeoutMs: 8000 } });
  const { body } = await gateway.get("/api/games?search=portal");
  await gateway.close();
  await rawg.close();
  const fields = ["results[].background_image", "results[].short_screenshots[].image"];
  const addresses = fields.flatMap((field) => valuesAt(body, field)).map(String);
  expect(addresses.length).toBeGreaterThan(10);
  const spelled = FOREIGN_CLIENTS.flatMap(({ shows }) => shows.flatMap(({ spell }) => addresses.map(spell)));
  const RAWGS = /^https:\/\/media\.rawg\.io\/{1,2}media\/(?:crop\/600\/400|resize\/\d+\/-)\/games\/\d+\/[\w-]+\.jpg/;
  expect(spelled.filter((address) => !RAWGS.test(address))).toEqual([]);
});
