// What a machine with 1 GB has to give. Linux only: memory is read from /proc.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { presetImageUrl } from "../../src/shared/images.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { isDeep } from "../support/lane.ts";

const ROOT = join(import.meta.dirname, "../..");
const KB_PER_MB = 1024;
const IDLE_MAX_MB = 220;
const BUILD_MAX_MB = 600;
const PICTURES = 40;
const AT_ONCE = 4;
const TIMEOUT_MS = 300_000;
const IDLE_AFTER = { timeout: 120_000, interval: 500 };

function residentMb(pid: number): number {
  const [, kb] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kb) / KB_PER_MB;
}

/** What `npm start` runs, with a database that is still to be filled. */
async function startAnew() {
  const child = spawn(process.execPath, [join(ROOT, "scripts/start.js")], {
    env: { PATH: process.env["PATH"], PORT: "0", DATA_DIRECTORY: temporaryDirectory(), LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  for await (const piece of child.stdout) {
    output += String(piece);
    const [, base] = /serving on (\S+)\n/.exec(output) ?? [];
    if (base === undefined) continue;
    const [pid] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").split(" ");
    const end = async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    };
    return { base, pid: Number(pid), end };
  }
  throw new Error(`it did not start: ${output}`);
}

/** Addresses of cards from the end of the catalogue, which nobody has drawn yet. */
async function cardsAt(base: string): Promise<string[]> {
  const pages = [1, 2].map(async (page) => {
    const answer = await fetch(`${base}/api/games?ordering=added&page_size=40&page=${page}`);
    const { results } = (await answer.json()) as { results: { background_image: string }[] };
    return results.map(({ background_image: url }) => base + presetImageUrl(url, "card"));
  });
  return (await Promise.all(pages)).flat().slice(0, PICTURES);
}

async function fetchAll(addresses: string[]): Promise<number[]> {
  const statuses: number[] = [];
  const waiting = [...addresses];
  const visitor = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const answer = await fetch(next);
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return statuses;
}

describe.runIf(process.platform === "linux")("[safety-20] memory", () => {
  it.runIf(isDeep)(
    "of a server that has just filled its database and drawn pictures is what an idle one may have",
    async () => {
      const server = await startAnew();
      try {
        expect(new Set(await fetchAll(await cardsAt(server.base)))).toEqual(new Set([200]));
        await fetch(`${server.base}/`, { headers: { accept: "text/html" } });
        // The last pictures' bytes go when nobody has wanted one for a while.
        await vi.waitFor(() => expect(residentMb(server.pid)).toBeLessThan(IDLE_MAX_MB), IDLE_AFTER);
      } finally {
        await server.end();
      }
    },
    TIMEOUT_MS,
  );

  it.runIf(existsSync(join(ROOT, ".cache/build-peak")))("of the last build stayed within what was free for it", () => {
    expect(Number(readFileSync(join(ROOT, ".cache/build-peak"), "utf8"))).toBeLessThan(BUILD_MAX_MB);
  });
});
