// What is kept, against a bare Node server that sends the same bytes with the same headers, in turns: the processor time of
// one answer. Requests a second would measure the client, who is slower than either where an answer is large.
import autocannon from "autocannon";
import { request } from "undici";
import type { BareAnswer } from "./bare-server.ts";
import { startBare } from "./bare.ts";
import { treeTime } from "./process-time.ts";
import { buildImageUrl } from "#shared/images.ts";
import { startServer } from "./server.ts";
import { median, round } from "./statistics.ts";

const ROUNDS = 5;
const DURATION_S = 2;
const CONNECTIONS = 32;
const PATHS: Record<string, string> = {
  list: "/api/games?page=1&page_size=20&include=developers,movies,screenshots",
  "one game": "/api/games/3328?include=screenshots,movies",
  page: "/",
};
const PICTURE_BOX = { width: 400, height: 225, quality: 75, output: "webp", sharpen: false } as const;
/** What a connection says of itself is said by the bare server for itself. */
const OF_THE_CONNECTION = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);

const headersOf = (path: string): Record<string, string> => ({
  accept: path === "/" ? "text/html" : "*/*",
  "accept-encoding": "br",
});

async function answerOf(address: string, path: string): Promise<BareAnswer> {
  const answer = await request(address + path, { headers: headersOf(path) });
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
  const body = Buffer.from(await answer.body.arrayBuffer());
  const headers = Object.fromEntries(
    Object.entries(answer.headers).filter(([name, value]) => value !== undefined && !OF_THE_CONNECTION.has(name)),
  );
  return { path, headers, body };
}

/** The picture of a game under the address that pages have for it. */
async function picturePath(address: string): Promise<string> {
  const answer = await request(`${address}/api/games/3328`);
  const { background_image: picture } = (await answer.body.json()) as { background_image: string };
  const { pathname, search } = new URL(picture);
  return buildImageUrl({ ...PICTURE_BOX, url: pathname + search });
}

/** Processor time that one answer takes, in microseconds. */
async function costUs({ address, pid }: { address: string; pid: number }, path: string): Promise<number> {
  const options = { url: address + path, headers: headersOf(path), connections: CONNECTIONS };
  const before = treeTime(pid);
  const { requests, non2xx, errors } = await autocannon({ ...options, duration: DURATION_S });
  if (non2xx > 0 || errors > 0) throw new Error(`${path}: ${non2xx} refused, ${errors} failed`);
  return ((treeTime(pid) - before) * 1000) / requests.total;
}

/** Prints the table. With `checkout`, that built version stands in the place of this one. */
export async function benchKept(checkouts: readonly string[]): Promise<void> {
  const rows = [];
  for (const checkout of [undefined, ...checkouts]) {
    // Limits and log are on; both are too wide to refuse anything.
    await using ludex = await startServer({ LOG_LEVEL: "info" }, { checkout });
    const paths = { ...PATHS, picture: await picturePath(ludex.address) };
    const answers = await Promise.all(Object.values(paths).map((path) => answerOf(ludex.address, path)));
    using bare = await startBare(answers);
    for (const [what, path] of Object.entries(paths)) {
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let turn = 0; turn <= ROUNDS; turn++) {
        const pair = [await costUs(ludex, path), await costUs(bare, path)] as const;
        // The first turn warms up.
        if (turn === 0) continue;
        ours.push(pair[0]);
        theirs.push(pair[1]);
      }
      rows.push({
        version: checkout ?? "this",
        answer: what,
        "Ludex, µs": Math.round(median(ours)),
        "bare Node, µs": Math.round(median(theirs)),
        share: round(median(theirs) / median(ours)),
      });
    }
  }
  console.table(rows);
}
