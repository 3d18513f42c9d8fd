// The keys of the operator are in the server's environment and nowhere else: services that repeat them wherever they can,
// a server that is asked for everything, killed and started again, and a look into all that came of it.
import { execFile } from "node:child_process";
import { cpSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { startServerProcess, type ServerProcess } from "../test/support/server-process.ts";
import { removeTemporaryDirectories, temporaryDirectory } from "../test/support/temporary-directory.ts";
import { DEEP } from "./support/lane.ts";
import { MODES, startEchoingServices } from "./support/echoing-services.ts";
import { filesBelow, holdersOf, rowsBelow, spellingsOf } from "./support/find-secret.ts";

const ROOT = join(import.meta.dirname, "..");
const RAWG_KEY = "c4naryRAWG_0123456789abcdef-XYZ";
const AI_KEYS = [`sk-c4naryPRIM/+"<&'%7d=0123456789`, `sk-c4naryALTE/+"<&'%7d=9876543210`] as const;
const SECRETS = [RAWG_KEY, ...AI_KEYS];
const KEYS = { RAWG_API_KEY: RAWG_KEY, AI_PRIMARY_KEY: AI_KEYS[0], AI_ALTERNATIVE_KEY: AI_KEYS[1] };
/** What a visitor may send as one, believing to speak to RAWG. */
const VISITORS_KEY = "c4naryVISITOR0123456789";
const PAGE = { accept: "text/html" };

const PARTS =
  "screenshots movies stores suggested additions parent-games game-series development-team achievements reddit twitch youtube".split(
    " ",
  );
const LISTS =
  "games genres platforms platforms/lists/parents stores tags developers publishers creators creator-roles".split(" ");

/** Everything that there is to ask for; `salt` makes it new to every cache. */
const targets = (salt: number) => [
  ...LISTS.map((list) => `/api/${list}?page=${salt + 1}`),
  ...["genres", "platforms", "tags", "developers"].map((list) => `/api/${list}/${salt + 1}`),
  `/api/games?search=game%20${salt}&include=screenshots,movies,developers`,
  `/api/games?genres=action&ordering=-added&page_size=${salt + 2}`,
  `/api/games/${salt + 1}?include=screenshots,movies`,
  ...PARTS.map((part) => `/api/games/${salt + 1}/${part}`),
  `/api/games/no-such-${salt}`,
  `/api/insights/${salt + 1}`,
  "/api/insights/x",
  "/api/openapi.json",
  "/api/nothing",
  "/media/games/4200/background.jpg",
  "/img?url=%2Fmedia%2Fgames%2F4200%2Fbackground.jpg&w=96&h=64&output=webp",
  `/img?url=http%3A%2F%2F127.0.0.1%3A9%2F${salt}.jpg`,
  "/media/trailers/board-480.mp4",
  "/metrics",
  "/healthz",
  "/readyz",
  "/",
  "/search?q=game",
  `/game/${salt + 1}`,
  "/favorites",
  "/nothing",
  "/robots.txt",
  "/sitemap.xml",
  "/assets/none.js",
  "/%E0%A4%A",
];

/** Asks for all of it and keeps what comes back, headers included, under what was asked. */
async function askForAll({ base }: ServerProcess, salt: number, answers: Map<string, string>): Promise<void> {
  // Known games, so that a model is asked about them when RAWG does not answer.
  const known = MODES.map((_mode, index) => `/api/games/${index + 1}`);
  for (const target of [...(salt === 0 ? known : []), ...targets(salt)]) {
    const mark = target.includes("?") ? "&" : "?";
    const address = target.startsWith("/api") ? `${base}${target}${mark}key=${VISITORS_KEY}` : `${base}${target}`;
    const response = await fetch(address, { headers: PAGE, redirect: "manual" });
    const body = Buffer.from(await response.arrayBuffer()).toString("latin1");
    answers.set(`${target} of round ${salt}`, `${response.status} ${JSON.stringify([...response.headers])}\n${body}`);
  }
}

test.describe.configure({ timeout: 300_000 });
// Also where a test has failed: its process is ended before it could clear up.
test.afterAll(removeTemporaryDirectories);

test("[safety-1] a key is found in every spelling that is looked for", () => {
  for (const secret of SECRETS) {
    const hidden = [
      `x${secret}x`,
      encodeURIComponent(secret).toLowerCase(),
      JSON.stringify({ secret }),
      Buffer.from(`a${secret}bc`).toString("base64"),
      Buffer.from(`ab${secret}c`).toString("base64url"),
      Buffer.from(`abc${secret}`).toString("base64"),
      Buffer.from(secret).toString("hex").toUpperCase(),
      Array.from(secret).toReversed().join(""),
    ];
    for (const text of hidden) expect(holdersOf([secret], new Map([["it", text]]))).toHaveLength(1);
    expect(spellingsOf(secret).every((spelling) => spelling.length >= 20)).toBe(true);
  }
});

test("[safety-1] [X-04] no key is in anything that the server says, logs or keeps", DEEP, async () => {
  const services = await startEchoingServices();
  const directory = temporaryDirectory();
  const environment = {
    ...KEYS,
    DATA_DIRECTORY: directory,
    LOG_LEVEL: "trace",
    RAWG_API_URL: services.rawg,
    // One client asks for everything.
    RAWG_MONTHLY_BUDGET: "100000000",
    AI_PRIMARY_URL: services.provider,
    AI_PRIMARY_MODEL: "first",
    AI_ALTERNATIVE_URL: services.provider,
    AI_ALTERNATIVE_MODEL: "second",
    RATE_LIMIT_API: "1000000",
    RATE_LIMIT_IMAGES: "1000000",
    RATE_LIMIT_INSIGHTS: "1000000",
    AI_HOURLY_BUDGET: "1000",
  };
  const answers = new Map<string, string>();
  const logs: Promise<string>[] = [];
  const run = async (mode: (typeof MODES)[number], salt: number, end: NodeJS.Signals) => {
    // Each has a server of its own: a model that has failed is left alone for a while.
    const server = await startServerProcess(environment);
    logs.push(server.log);
    services.mode(mode);
    await askForAll(server, salt, answers);
    await server.end(end);
  };
  for (const [salt, mode] of MODES.entries()) await run(mode, salt, "SIGKILL");
  // What was kept before the kill, while nobody answers.
  await run("unreachable", 0, "SIGTERM");
  await run("good", 1, "SIGTERM");
  await services.close();

  expect([...services.seen].toSorted()).toEqual(SECRETS.toSorted());
  expect(answers.size).toBeGreaterThan(300);
  // With or without what stood before the key that was cut: of the two answers kept of it, whichever came last is served.
  expect(answers.get("/api/games/1?include=screenshots,movies of round 0")).toMatch(/"name":"Game 1 ?"/);
  const written = new Map((await Promise.all(logs)).map((log, index) => [`log ${index}`, log]));
  expect([...written.values()].join("")).toContain("asked RAWG");
  const kept = rowsBelow(directory);
  expect([...kept.values()].join("")).toContain("Game 1 ");
  for (const things of [answers, written, kept, filesBelow(directory)]) {
    expect(holdersOf(SECRETS, things)).toEqual([]);
    expect(
      [...things].filter(([, content]) => String(content).includes("c4naryVISITOR")).map(([name]) => name),
    ).toEqual([]);
  }
});

test(
  "[safety-1] [X-04] no key is in the bundle or its source maps, even when it is built where the keys are",
  DEEP,
  async () => {
    // A copy, because the build of the repository is what the other tests are served.
    const directory = temporaryDirectory();
    for (const path of ["src", "scripts", "package.json", "tsconfig.base.json", "vite.config.ts"]) {
      cpSync(join(ROOT, path), join(directory, path), { recursive: true });
    }
    symlinkSync(join(ROOT, "node_modules"), join(directory, "node_modules"));
    const names = Object.keys(KEYS).flatMap((name) => [name, `VITE_${name}`]);
    const keys = Object.fromEntries(names.map((name) => [name, KEYS[name.replace("VITE_", "") as keyof typeof KEYS]]));
    const args = [join(ROOT, "node_modules/vite/bin/vite.js"), "build", "--app", "--sourcemap", "--logLevel", "error"];
    // Node warns where two variables that colour its output contradict each other; that is no word of the build.
    const env = { ...process.env, ...keys, NODE_NO_WARNINGS: "1" };
    const { stderr } = await promisify(execFile)(process.execPath, args, { cwd: directory, env });
    expect(stderr).toBe("");
    const built = filesBelow(join(directory, "dist"));
    expect([...built.keys()].some((path) => path.endsWith(".js.map"))).toBe(true);
    for (const files of [built, filesBelow(join(ROOT, "dist"))]) expect(holdersOf(SECRETS, files)).toEqual([]);
  },
);
