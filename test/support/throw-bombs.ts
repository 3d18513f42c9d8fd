// Run as a process of its own: throws bombs, and pictures just below the limits, at the image code, two at a time, and
// prints its memory before and after as JSON.
import { setTimeout } from "node:timers/promises";
import { transform, tuneSharp } from "../../src/server/images/transform.ts";
import { gifBomb, pngBomb } from "./bombs.ts";
import { noisePicture } from "./origin-server.ts";

const BOX = { url: "/a", width: 600, height: 400, quality: 85, output: "webp", sharpen: true } as const;
const ROUNDS = 6;

async function throwAll(pictures: readonly Buffer[]): Promise<void> {
  for (const picture of pictures) {
    await Promise.all([picture, picture].map((bytes) => transform(bytes, BOX).catch(() => undefined)));
  }
}

async function megabytes(): Promise<number> {
  await globalThis.gc?.({ execution: "async" });
  await setTimeout(300);
  return process.memoryUsage().rss / 1024 / 1024;
}

tuneSharp();
const ordinary = await noisePicture(1280, 720);
const bombs = [pngBomb(10_000, 6000, 6000), pngBomb(7000, 7000, 7000), gifBomb(100_000), gifBomb(900_000)];
await throwAll(Array.from({ length: 10 }, () => ordinary));
const beforeMb = await megabytes();
for (let round = 0; round < ROUNDS; round++) await throwAll(bombs);
console.log(JSON.stringify({ beforeMb, afterMb: await megabytes() }));
