// What it costs to take in RAWG's 50,000 most added games: calls, time, memory and room. A process of its own takes them
// in, as the server does but without its pauses, from the large double of RAWG in this one.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { temporaryDirectory } from "../test/support/temporary-directory.ts";
import { startLargeRawg } from "../test/support/large-rawg.ts";
import { compareWithTop, openTakingIn } from "../test/support/taking-in.ts";

const CHILD = join(import.meta.dirname, "../test/support/taking-in-child.ts");
const CAP = 10_000;
/** The first is the process alone, with a single call. */
const SIZES = [
  { count: 60_000, top: 40 },
  { count: 60_000, top: 50_000 },
  { count: 300_000, top: 50_000 },
];
const BYTES_PER_MB = 1024 * 1024;

async function takeIn({ count, top }: { count: number; top: number }): Promise<void> {
  const rawg = await startLargeRawg({ count, cap: CAP });
  const setup = { rawg: { url: rawg.url, key: rawg.key }, directory: temporaryDirectory(), top, cap: CAP };
  const began = performance.now();
  const child = spawn(process.execPath, [CHILD, JSON.stringify(setup)], { stdio: ["ignore", "pipe", "inherit"] });
  const [said] = await Promise.all([text(child.stdout), once(child, "exit")]);
  const seconds = (performance.now() - began) / 1000;
  const { processorMs, maxMb }: { processorMs: number; maxMb: number } = JSON.parse(said);
  const opened = openTakingIn(setup);
  const { held, lost, beyond } = await compareWithTop(opened, rawg.games, top);
  await opened.close();
  await rawg.close();
  const fileMb = statSync(join(setup.directory, "records.sqlite")).size / BYTES_PER_MB;
  console.log(
    `| ${top} of ${count} | ${rawg.calls.length} | ${held} | ${lost.length} | ${beyond} | ${seconds.toFixed(0)} s | ${(processorMs / 1000).toFixed(1)} s | ${maxMb} MB | ${fileMb.toFixed(0)} MB |`,
  );
}

export async function benchTakingIn(): Promise<void> {
  console.log(
    "| most added | calls | games held | above the last, lost | below it, held | time | processor | memory | file |",
  );
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
  for (const size of SIZES) await takeIn(size);
}
