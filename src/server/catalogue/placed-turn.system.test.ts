import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { createFolderPlace } from "#server/cache/folder-place.ts";
import type { SharedPlace } from "#server/cache/shared-place.ts";
import { takeTurns } from "./placed-turn.ts";

const BEAT_MS = 50;
const PATIENCE = { timeout: 30_000 };

const running: AbortController[] = [];
afterEach(() => {
  for (const each of running.splice(0)) each.abort();
});

async function join(place: SharedPlace, self: string, onChange?: (isHeld: boolean) => void) {
  const stop = new AbortController();
  running.push(stop);
  const turn = await takeTurns({ place, self, signal: stop.signal, beatMs: BEAT_MS, ...(onChange && { onChange }) });
  return { isHeld: () => turn.isHeld(), stop: () => stop.abort() };
}

describe("[M-03] whose turn it is to build", () => {
  it("[M-03] is one server's, for as long as it says so, and another's when it has ended", async () => {
    const place = createFolderPlace(temporaryDirectory());
    const first = await join(place, "first");
    const second = await join(place, "second");
    expect([first.isHeld(), second.isHeld()]).toEqual([true, false]);
    await sleep(25 * BEAT_MS);
    expect([first.isHeld(), second.isHeld()]).toEqual([true, false]);
    first.stop();
    await expect.poll(second.isHeld, PATIENCE).toBe(true);
  });

  it("[M-03] stays with a server that is started anew", async () => {
    const place = createFolderPlace(temporaryDirectory());
    const before = await join(place, "first");
    const second = await join(place, "second");
    before.stop();
    await sleep(3 * BEAT_MS);
    const again = await join(place, "first");
    expect([again.isHeld(), second.isHeld()]).toEqual([true, false]);
  });

  it("[M-03] goes back to one where the place let two take it", async () => {
    const place = createFolderPlace(temporaryDirectory());
    // Compares nothing: whoever writes last wins.
    const blind: SharedPlace = {
      ...place,
      write: async (name, text) => {
        const found = await place.read(name);
        return await place.write(name, text, typeof found === "object" ? found.mark : undefined);
      },
    };
    const changes: boolean[] = [];
    const both = await Promise.all([join(blind, "first", (held) => changes.push(held)), join(blind, "second")]);
    await expect.poll(() => both.filter((each) => each.isHeld()).length, PATIENCE).toBe(1);
    expect(changes.length).toBeGreaterThan(0);
  });

  it("[M-03] is everybody's where nobody can be asked, and one's when the place is there", async () => {
    const place = createFolderPlace(temporaryDirectory());
    let isAway = true;
    const read: SharedPlace["read"] = async (name, mark) => {
      if (isAway) throw new Error("away");
      return await place.read(name, mark);
    };
    const both = [await join({ ...place, read }, "first"), await join({ ...place, read }, "second")];
    expect(both.map((each) => each.isHeld())).toEqual([true, true]);
    isAway = false;
    await expect.poll(() => both.filter((each) => each.isHeld()).length, PATIENCE).toBe(1);
  });
});
