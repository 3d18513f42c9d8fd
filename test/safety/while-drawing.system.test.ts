// What other visitors notice while pictures are drawn: the process that draws has a lower priority, and draws one at a time
// while answers are wanted.
import { expect, it } from "vitest";
import { filledDirectory } from "../support/filled-directory.ts";
import { isDeep } from "../support/lane.ts";
import { startServerProcess } from "../support/server-process.ts";
import { untilQuiet } from "../../bench/server.ts";
import { median } from "../../bench/statistics.ts";

const ROUNDS = 7;
const PICTURES = 16;
const LISTS = 40;
const PER_PAGE = 40;
const LAST_DAY = Date.UTC(2025, 0, 1);
const DAY_MS = 24 * 60 * 60_000;

/** Addresses of pictures from the end of the catalogue, which nobody has drawn yet. */
async function undrawn(base: string, wanted: number): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; found.length < wanted; page += 1) {
    const answer = await fetch(`${base}/api/games?ordering=added&page_size=${PER_PAGE}&page=${page}`);
    const { results } = (await answer.json()) as { results: { background_image: string }[] };
    found.push(...results.map(({ background_image: url }) => new URL(url, base).pathname));
  }
  return found;
}

it.runIf(isDeep)(
  "[M-06] while sixteen pictures are drawn a list takes at most twice its time, and a kept picture, too",
  async () => {
    const server = await startServerProcess({
      DATA_DIRECTORY: filledDirectory(),
      LOG_LEVEL: "error",
      RATE_LIMIT_API: "1000000",
      RATE_LIMIT_IMAGES: "1000000",
    });
    await untilQuiet({ pid: server.child.pid ?? 0 });
    const get = async (path: string) => {
      const response = await fetch(server.base + path);
      await response.arrayBuffer();
      return response.status;
    };
    const [kept = "", ...waiting] = await undrawn(server.base, 1 + ROUNDS * PICTURES);
    expect(await get(kept)).toBe(200);
    let asked = 0;

    /** The median of lists that nobody has asked for, and of a picture that is kept, while `isGoingOn`. */
    const ask = async (isGoingOn = () => true) => {
      const [lists, pictures]: [number[], number[]] = [[], []];
      for (let at = 0; at < LISTS && isGoingOn(); at += 1) {
        asked += 1;
        const until = new Date(LAST_DAY - asked * DAY_MS).toISOString().slice(0, 10);
        const began = performance.now();
        expect(await get(`/api/games?page_size=20&dates=1970-01-01,${until}`)).toBe(200);
        const between = performance.now();
        expect(await get(kept)).toBe(200);
        lists.push(between - began);
        pictures.push(performance.now() - between);
      }
      return { list: median(lists), picture: median(pictures) };
    };
    await ask();
    const ratios: { list: number; picture: number }[] = [];
    // In turns, so that whatever else the machine does falls on both; a round that something else disturbed is outvoted.
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await ask();
      const drawing = Promise.all(waiting.splice(0, PICTURES).map(get));
      let isDrawing = true;
      void drawing.finally(() => (isDrawing = false));
      const beside = await ask(() => isDrawing);
      await drawing;
      ratios.push({ list: beside.list / alone.list, picture: beside.picture / alone.picture });
    }
    await server.end("SIGTERM");
    const at = (kind: "list" | "picture") => median(ratios.map((ratio) => ratio[kind]));
    expect(at("list")).toBeLessThanOrEqual(2);
    expect(at("picture")).toBeLessThanOrEqual(2);
  },
  180_000,
);
