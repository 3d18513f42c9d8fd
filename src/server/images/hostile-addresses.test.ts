// Hundreds of ways to write an address that the proxy must not go to. Each is tried with its host on the list of allowed
// ones, so that only the check of the address itself can refuse it; a canary listens where they lead.
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HttpError } from "#server/http/http-error.ts";
import {
  noisePicture,
  redirect,
  serve,
  startOriginServer,
  type OriginServer,
} from "../../../test/support/origin-server.ts";
import { startProxyApp, type ProxyApp } from "../../../test/support/proxy-app.ts";
import { createOriginClient } from "./origin-client.ts";
import { createOrigins } from "./origins.ts";

const TARGETS = [
  "127.0.0.2",
  "127.1.2.3",
  "0.0.0.0",
  "10.0.0.1",
  "100.64.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "192.168.1.1",
  "192.0.0.8",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
];

const octets = (address: string) => address.split(".").map(Number);
const numberOf = (address: string) => octets(address).reduce((sum, octet) => sum * 256 + octet, 0);
const hex = (value: number, digits = 0) => value.toString(16).padStart(digits, "0");
const octal = (value: number) => `0${value.toString(8)}`;
const FULL_WIDTH_ZERO = 0xff10;
const MATHEMATICAL_ZERO = 0x1d7ce;
const digitsFrom = (zero: number) => (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const circled = (text: string) =>
  text.replaceAll(/\d/g, (digit) => (digit === "0" ? "⓪" : String.fromCodePoint(0x245f + Number(digit))));

/** Every way to write an IPv4 address that some resolver or parser understands. */
function spellings(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = octets(address);
  const number = numberOf(address);
  const [high, low] = [hex((a << 8) | b), hex((c << 8) | d)];
  const obfuscated = [hex(((a << 8) | b) ^ 0xffff), hex(((c << 8) | d) ^ 0xffff)].join(":");
  return [
    address,
    String(number),
    `0x${hex(number)}`,
    `0X${hex(number).toUpperCase()}`,
    octal(number),
    `00000${number.toString(8)}`,
    octets(address)
      .map((octet) => `0x${hex(octet)}`)
      .join("."),
    octets(address)
      .map((octet) => `0x0000${hex(octet)}`)
      .join("."),
    octets(address).map(octal).join("."),
    octets(address)
      .map((octet) => `000${octet.toString(8)}`)
      .join("."),
    `0x${hex(a)}.${b}.${octal(c)}.${d}`,
    `${a}.${number - a * 2 ** 24}`,
    `${a}.${b}.${(c << 8) | d}`,
    `0x${hex(a)}.0x${hex(number - a * 2 ** 24)}`,
    digitsFrom(FULL_WIDTH_ZERO)(address),
    digitsFrom(MATHEMATICAL_ZERO)(address),
    circled(address),
    address.replaceAll(".", "。"),
    address.replaceAll(".", "．"),
    address.replaceAll(".", "｡"),
    address.replaceAll(".", "%2e"),
    address.replaceAll(/\d/g, (digit) => `%3${digit}`),
    `${address}.`,
    `${a}\t.${b}.\n${c}.${d}`,
    `allowed.example@${address}`,
    `allowed.example:80@${address}`,
    `allowed.example%40@${address}`,
    `[::ffff:${address}]`,
    `[::ffff:${high}:${low}]`,
    `[0:0:0:0:0:ffff:${high}:${low}]`,
    `[0000:0000:0000:0000:0000:FFFF:${address}]`,
    `[::${address}]`,
    `[::${high}:${low}]`,
    `[::ffff:0:${address}]`,
    `[::ffff:0:${high}:${low}]`,
    `[64:ff9b::${address}]`,
    `[64:ff9b::${high}:${low}]`,
    `[64:ff9b:1::${address}]`,
    `[2002:${high}:${low}::]`,
    `[2002:${high}:${low}::1]`,
    `[2001:0:0:0:0:0:${obfuscated}]`,
    `[fe80::5efe:${address}]`,
    `[2606:4700::5efe:${address}]`,
    `[2606:4700::200:5efe:${high}:${low}]`,
    `[::ffff:${address}%25lo]`,
  ];
}

const IPV6_HOSTS = [
  "[::]",
  "[::1]",
  "[0:0:0:0:0:0:0:1]",
  "[0000:0000:0000:0000:0000:0000:0000:0001]",
  "[::1%25lo]",
  "[::1%lo]",
  "[fe80::1]",
  "[fe80::1%25eth0]",
  "[fc00::1]",
  "[fd00:ec2::254]",
  "[fec0::1]",
  "[ff02::1]",
  "[100::1]",
  "[2001:db8::1]",
  "[3fff::1]",
];

const SCHEMES = ["file", "ftp", "gopher", "dict", "data", "blob", "javascript", "ws", "wss", "ldap", "unix", "about"];

let origin: OriginServer;
let canaries: Server[];
let reached: string[];

async function listen(host: string, port: number): Promise<Server> {
  const server = createServer((_request, response) => response.end("canary"));
  server.on("connection", () => reached.push(host));
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  return server;
}

/** What may be asked for in a URL; those that are no URL at all have no host. */
const hostOf = (address: string) => URL.parse(address)?.hostname.replace(/^\[(.*)\]$/, "$1") ?? "";

beforeAll(async () => {
  const picture = await noisePicture(60, 40);
  origin = await startOriginServer({
    "/a.jpg": (request, response) => {
      response.setHeader("connection", "close");
      serve(picture)(request, response);
    },
  });
  reached = [];
  // At the same port as the allowed origin, so that only the address tells them apart.
  canaries = await Promise.all([listen("127.0.0.2", origin.port), listen("::1", origin.port)]);
});

afterAll(async () => {
  for (const canary of canaries) canary.close();
  await origin[Symbol.asyncDispose]();
});

async function refusals(proxy: ProxyApp, addresses: readonly string[]): Promise<Record<string, number>> {
  const answers = await Promise.all(addresses.map(async (url) => [url, (await proxy.ask(url)).statusCode] as const));
  return Object.fromEntries(answers.filter(([, status]) => ![400, 403, 404].includes(status)));
}

it("[I-01] is refused however it is written, and nothing is connected to", async () => {
  const { port } = origin;
  const hosts = [...TARGETS.flatMap(spellings), ...IPV6_HOSTS];
  const addresses = hosts.flatMap((host) => [`http://${host}:${port}/a.jpg`, `https://${host}/a.jpg`]);
  expect(new Set(addresses).size).toBeGreaterThan(1000);
  await using proxy = await startProxyApp({
    origins: { hosts: [...addresses.map(hostOf), "allowed.example"], loopbackPorts: [port] },
  });
  expect(await refusals(proxy, addresses)).toEqual({});
  expect(reached).toEqual([]);
});

it("[I-01] is refused by the connector alone, even if the check of the text were wrong", async () => {
  const { isReachable } = createOrigins({ hosts: [], loopbackPorts: [origin.port] });
  const addresses = [...TARGETS, ...IPV6_HOSTS.map((host) => host.slice(1, -1)), "127.1", "2130706433", "localhost"];
  for (const address of addresses) {
    for (const port of [80, 443, origin.port]) expect(isReachable(address, port), `${address} ${port}`).toBe(false);
  }
  expect(isReachable("127.0.0.1", origin.port)).toBe(true);
  expect(isReachable("127.0.0.1", 80)).toBe(false);
  expect(isReachable("8.8.8.8", 80)).toBe(true);
  expect(isReachable("8.8.8.8", origin.port)).toBe(false);
});

it("[I-01] nothing but http(s) is spoken, on no other port, with no credentials, to no host off the list", async () => {
  await using proxy = await startProxyApp({ origins: { hosts: ["media.example"] } });
  const ports = [0, 1, 21, 22, 25, 79, 81, 442, 444, 3306, 4310, 5432, 6379, 8080, 8443, 9200, 11_211, 27_017, 65_535];
  const addresses = [
    ...SCHEMES.map((scheme) => `${scheme}://media.example/a.jpg`),
    ...SCHEMES.map((scheme) => `${scheme}:media.example`),
    ...ports.flatMap((port) => [`http://media.example:${port}/`, `https://media.example:${port}/`]),
    "http://user@media.example/a.jpg",
    "http://user:password@media.example/a.jpg",
    "http://:password@media.example/a.jpg",
    "http://media.example./a.jpg",
    "http://media.example.evil.example/a.jpg",
    "http://evil.example/media.example/a.jpg",
    "http://evil.example#media.example",
    "http://evil.example?media.example",
    "http://evil.example\\@media.example/",
    "http://media.example@evil.example/",
    "http://media.example%00.evil.example/",
    "http://xmedia.example/",
    "http://media.examplé/",
    "http://",
    "//media.example/a.jpg",
    "\\\\media.example\\a.jpg",
    "/\\media.example/a.jpg",
    "media.example/a.jpg",
    "http:media.example:99/a.jpg",
    "/img?url=http://media.example/a.jpg",
    "/etc/passwd",
    "/media/games/1/../../../etc/passwd",
    " ",
    "%",
    "http://[",
    "http://media.example:99999/",
  ];
  expect(await refusals(proxy, addresses)).toEqual({});
});

describe("[I-01] a name", () => {
  const clientFor = (resolve: () => Promise<string[]>) =>
    createOriginClient({ hosts: ["media.example"], loopbackPorts: [origin.port], resolve });
  const fetchName = (client: ReturnType<typeof clientFor>) =>
    client.fetch(new URL(`http://media.example:${origin.port}/a.jpg`));

  it.each([...TARGETS, "::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "fe80::1%lo", "fd00::1", "not an address"])(
    "that leads to %s is refused, also among public addresses",
    async (address) => {
      for (const answers of [[address], ["127.0.0.1", address], [address, "127.0.0.1"]]) {
        const client = clientFor(async () => answers);
        await expect(fetchName(client)).rejects.toMatchObject({ statusCode: 403, code: "origin_not_allowed" });
        await client.close();
      }
      expect(reached).toEqual([]);
    },
  );

  it("that changes its mind is asked once a connection, and the connection goes where that answer said", async () => {
    let asked = 0;
    const client = clientFor(async () => (++asked % 2 === 1 ? ["127.0.0.1"] : ["127.0.0.2"]));
    for (let round = 0; round < 5; round++) {
      expect(await fetchName(client)).toBeInstanceOf(Buffer);
      await expect(fetchName(client)).rejects.toBeInstanceOf(HttpError);
    }
    expect(asked).toBe(10);
    expect(reached).toEqual([]);
    await client.close();
  });

  it("without an address, or that cannot be resolved, is trouble of its origin", async () => {
    const nowhere = clientFor(async () => []);
    await expect(fetchName(nowhere)).rejects.toMatchObject({ statusCode: 502 });
    const failing = clientFor(() => Promise.reject(new Error("ENOTFOUND")));
    await expect(fetchName(failing)).rejects.toMatchObject({ statusCode: 502 });
    await Promise.all([nowhere.close(), failing.close()]);
  });
});

it("[I-01] a redirect to a hostile address is refused as well", async () => {
  const hosts = [...TARGETS.flatMap(spellings), ...IPV6_HOSTS];
  const locations = [
    ...hosts.map((host) => `http://${host}:${origin.port}/a.jpg`),
    ...SCHEMES.map((scheme) => `${scheme}://127.0.0.1:${origin.port}/a.jpg`),
    `http://user:password@127.0.0.1:${origin.port}/a.jpg`,
    `http://127.0.0.1:1/a.jpg`,
    "http://elsewhere.example/a.jpg",
    "//elsewhere.example/a.jpg",
    "http://localhost/a.jpg",
  ].map((location) => encodeURI(location));
  await using pointing = await startOriginServer({
    "/to": (request, response) => {
      const index = Number(new URL(request.url ?? "", "http://x").searchParams.get("index"));
      redirect(locations[index] ?? "")(request, response);
    },
  });
  await using proxy = await startProxyApp({
    origins: {
      hosts: ["127.0.0.1", ...hosts.map((host) => hostOf(`http://${host}/`))],
      loopbackPorts: [origin.port, pointing.port],
    },
  });
  const before = origin.requests.length;
  for (const [index, location] of locations.entries()) {
    const { statusCode } = await proxy.ask(`${pointing.origin}/to?index=${index}`);
    expect([403, 502], `${location} ${statusCode}`).toContain(statusCode);
  }
  expect(pointing.requests).toHaveLength(locations.length);
  expect(reached).toEqual([]);
  expect(origin.requests).toHaveLength(before);
});
