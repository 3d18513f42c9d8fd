// Who shares with nobody loads nothing that speaks to Redis: what does is reached through one module, which is imported when
// there is an address.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SERVER = join(import.meta.dirname, "../../src/server");
const DOOR = "shared-state.ts";
const SPEAKS = /\/redis-[a-z-]+\.ts$/;

it("[M-02] only shared-state.ts and what is behind it imports the code for Redis, and main.ts that on demand", () => {
  const files = readdirSync(SERVER, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  const importers = files.filter((file) => {
    const text = readFileSync(join(SERVER, file), "utf8");
    const imported = [...text.matchAll(/^import (?!type )[^;]*? from "([^"]+)";/gms)].map(([, from = ""]) => from);
    return imported.some((from) => from === "ioredis" || SPEAKS.test(from) || from.endsWith(`/${DOOR}`));
  });
  expect(importers.filter((file) => !SPEAKS.test(`/${file}`))).toEqual([DOOR]);
  expect(readFileSync(join(SERVER, "main.ts"), "utf8")).toContain(`await import("#server/${DOOR}")`);
});
