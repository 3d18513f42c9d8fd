// How fast pictures are made and given: cold ones beside sharp called directly and beside ipx, with the same originals
// and the same operations, in turns, so that whatever else the machine does strikes all of them alike.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { Pool, request } from "undici";
import { buildImageUrl, presetImageUrl } from "../src/shared/images.ts";
import { benchDrawing } from "./drawing.ts";
import { startIpx } from "./ipx.ts";
import { picturePath } from "./picture-path.ts";
import { processesFrom, treeTime } from "./process-time.ts";
import { startServer, untilQuiet } from "./server.ts";
import { quantile } from "./statistics.ts";

const ROUNDS = 6;
const PICTURES_PER_ROUND = 40;
const AT_ONCE = 8;
const PAGE_SIZE = 40;
const WARM_CONNECTIONS = 32;
const WARM_ANSWERS = 20_000;
const CROWD = 50;
const CROWD_PICTURES = 500;
/** As in src/server/images/transform.ts. */
const WEBP = { quality: 85, effort: 2 };

type Server = { address: string; pid: number };
type Original = { id: number; file: string; bytes: Buffer };
type Contender = {
  name: string;
  make: (original: Original) => Promise<unknown>;
  /** Processor time taken so far. */
  cpuMs: () => Promise<number>;
  /** Requests under way: the proxies queue them, sharp alone would begin them all. */
  atOnce: number;
  times: number[];
  spentMs: number;
  spentCpuMs: number;
};

async function gameIds(address: string, count: number): Promise<number[]> {
  const pages = Array.from({ length: Math.ceil(count / PAGE_SIZE) }, (_, index) => index + 1);
  const lists = pages.map(async (page) => {
    // Far from the home page, whose pictures are made after start.
    const url = `${address}/api/games?ordering=added&page_size=${PAGE_SIZE}&page=${page}`;
    const body: { results: { id: number }[] } = JSON.parse(await (await fetch(url)).text());
    return body.results.map(({ id }) => id);
  });
  return (await Promise.all(lists)).flat().slice(0, count);
}

async function read(url: string): Promise<Buffer> {
  const { statusCode, body } = await request(url);
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`);
  return Buffer.from(await body.arrayBuffer());
}

/** Runs `work` over `items`, a few at once, and returns the time of each in milliseconds. */
async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<number[]> {
  const waiting = [...items];
  const times: number[] = [];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      const began = performance.now();
      await work(item);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return times;
}

async function race(contenders: readonly Contender[], originals: readonly Original[]): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const share = originals.slice(round * PICTURES_PER_ROUND, (round + 1) * PICTURES_PER_ROUND);
    // Whoever begins has no advantage over all rounds.
    for (const contender of contenders.map((_, index) => contenders[(index + round) % contenders.length])) {
      if (contender === undefined) continue;
      const [began, cpuBefore] = [performance.now(), await contender.cpuMs()];
      contender.times.push(...(await inParallel(share, contender.atOnce, contender.make)));
      contender.spentMs += performance.now() - began;
      contender.spentCpuMs += (await contender.cpuMs()) - cpuBefore;
    }
  }
}

function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function contendersAt({ address, pid }: Server, ipxAddress: string | undefined): Contender[] {
  const nothingYet = { times: [], spentMs: 0, spentCpuMs: 0 };
  const direct: Contender = {
    name: "sharp called directly, two at once",
    make: ({ bytes }) => sharp(bytes).resize(600, 400, { fit: "cover" }).sharpen().webp(WEBP).toBuffer(),
    cpuMs: async () => ownCpuMs(),
    atOnce: availableParallelism(),
    ...nothingYet,
    times: [],
  };
  const own: Contender = {
    name: "`/img`, cold",
    make: ({ id }) => read(address + presetImageUrl(picturePath(id), "card")),
    cpuMs: async () => treeTime(pid),
    atOnce: AT_ONCE,
    ...nothingYet,
    times: [],
  };
  if (ipxAddress === undefined) return [direct, own];
  const operations = "w_600,h_400,fit_cover,f_webp,q_85,sharpen_true";
  const ipx: Contender = {
    name: "ipx 3, which encodes at effort 4",
    make: ({ file }) => read(`${ipxAddress}/${operations}/${file}`),
    cpuMs: async () => Number(await read(`${ipxAddress}/-/cpu`)),
    atOnce: AT_ONCE,
    ...nothingYet,
    times: [],
  };
  return [direct, own, ipx];
}

async function benchCold(server: Server, originals: readonly Original[], directory: string): Promise<void> {
  using ipx = await startIpx(directory);
  const all = contendersAt(server, ipx?.address);
  await race(all, originals);
  console.log(
    "| card of 600 by 400 from 1280 by 720, WebP 85 | pictures/s | of sharp alone | p50 ms | p99 ms | CPU ms each |",
  );
  console.log("| --- | --- | --- | --- | --- | --- |");
  const rates = all.map(({ times, spentMs }) => (times.length / spentMs) * 1000);
  for (const [index, { name, times, spentCpuMs }] of all.entries()) {
    const rate = rates[index] ?? 0;
    const share = `${Math.round((rate / (rates[0] ?? 1)) * 100)} %`;
    const [p50, p99, cpu] = [quantile(times, 0.5), quantile(times, 0.99), spentCpuMs / times.length].map((ms) =>
      ms.toFixed(1),
    );
    console.log(`| ${name} | ${rate.toFixed(1)} | ${share} | ${p50} | ${p99} | ${cpu} |`);
  }
  if (ipx === undefined) console.log("\nipx could not be installed and was left out.");
}

async function benchWarm(address: string, originals: readonly Original[]): Promise<void> {
  const paths = originals.slice(0, 20).map(({ id }) => presetImageUrl(picturePath(id), "card"));
  await inParallel(paths, AT_ONCE, (path) => read(address + path));
  const { headers } = await fetch(address + (paths[0] ?? ""));
  const tag = { "if-none-match": headers.get("etag") ?? "" };
  await using pool = Object.assign(new Pool(address, { connections: WARM_CONNECTIONS }), {
    [Symbol.asyncDispose]: () => pool.close(),
  });
  console.log("\n| warm | answers/s | p50 ms | p99 ms |");
  console.log("| --- | --- | --- | --- |");
  for (const [name, requestHeaders] of [
    ["twenty cards", {}],
    ["304", tag],
  ] as const) {
    const began = performance.now();
    const asked = Array.from(
      { length: WARM_ANSWERS },
      (_, index) => paths[name === "304" ? 0 : index % paths.length] ?? "",
    );
    const times = await inParallel(asked, WARM_CONNECTIONS, async (path) => {
      const { body } = await pool.request({ path, method: "GET", headers: requestHeaders });
      await body.arrayBuffer();
    });
    const rate = Math.round((times.length / (performance.now() - began)) * 1000);
    console.log(`| ${name} | ${rate} | ${quantile(times, 0.5).toFixed(1)} | ${quantile(times, 0.99).toFixed(1)} |`);
  }
}

/** Of the server and the process that makes its pictures. */
const residentMb = (pid: number) => processesFrom(pid).reduce((sum, process) => sum + process.residentMb, 0);

async function benchCrowd({ address, pid }: Server, originals: readonly Original[]): Promise<void> {
  const urls = Array.from({ length: CROWD_PICTURES }, (_, index) => {
    const { id } = originals[index % originals.length] ?? { id: 0 };
    const [width, height] =
      index < originals.length ? [800, 600] : index < 2 * originals.length ? [450, 300] : [300, 200];
    const url = picturePath(id);
    return address + buildImageUrl({ url, width, height, quality: 85, output: "webp", sharpen: true });
  });
  const before = residentMb(pid);
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, residentMb(pid))), 250);
  const times = await inParallel(urls, CROWD, read);
  clearInterval(watch);
  await untilQuiet({ pid });
  const after = residentMb(pid);
  console.log(`\n| ${CROWD} clients load ${CROWD_PICTURES} cold pictures | |`);
  console.log("| --- | --- |");
  console.log(`| p50, p99 | ${quantile(times, 0.5).toFixed(0)} ms, ${quantile(times, 0.99).toFixed(0)} ms |`);
  console.log(`| memory before, at most, after | ${[before, peak, after].map(Math.round).join(" MB, ")} MB |`);
}

/** Prints its figures as Markdown tables. */
export async function benchImages(): Promise<void> {
  sharp.concurrency(1);
  sharp.cache(false);
  await benchDrawing();
  const directory = mkdtempSync(join(tmpdir(), "ludex-originals-"));
  await using server = await startServer();
  await untilQuiet(server);
  const originals: Original[] = [];
  await inParallel(await gameIds(server.address, ROUNDS * PICTURES_PER_ROUND), AT_ONCE, async (id) => {
    const bytes = await read(server.address + picturePath(id));
    writeFileSync(join(directory, `${id}.jpg`), bytes);
    originals.push({ id, file: `${id}.jpg`, bytes });
  });
  await benchCold(server, originals, directory);
  await benchWarm(server.address, originals);
  await benchCrowd(server, originals);
  rmSync(directory, { recursive: true, force: true });
}
