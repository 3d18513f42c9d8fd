// Who shares with nobody loads nothing that speaks to Redis or to PostgreSQL: what does is reached through few modules, which
// are imported when there is an address.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SERVER = join(import.meta.dirname, "../../src/server");
const files = readdirSync(SERVER, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
const textOf = (file: string) => readFileSync(join(SERVER, file), "utf8");

type Shared = {
  id: string;
  library: string;
  /** What may import it. */
  speaks: RegExp;
  /** Modules that may import those, and which module imports each on demand. */
  doors: Record<string, string>;
};

it.each<Shared>([
  { id: "M-02", library: "ioredis", speaks: /\/redis-[a-z-]+\.ts$/, doors: { "shared-state.ts": "main.ts" } },
  {
    id: "M-01",
    library: "pg",
    speaks: /\/(?:database\/[a-z-]+|postgres-[a-z-]+|records-mirror)\.ts$/,
    doors: { "shared-database.ts": "kept.ts", "sources/records-copy.ts": "catalogue/fill-catalogue-child.ts" },
  },
])("[$id] only few modules and what is behind them import $library, and those are imported on demand", (shared) => {
  const { library, speaks, doors } = shared;
  const isDoor = (from: string) => Object.keys(doors).some((door) => from.endsWith(`/${door}`));
  const importers = files.filter((file) => {
    const imported = [...textOf(file).matchAll(/^import (?!type )[^;]*? from "([^"]+)";/gms)].map(
      ([, from = ""]) => from,
    );
    return imported.some((from) => from === library || speaks.test(from) || isDoor(from));
  });
  expect(importers.filter((file) => !speaks.test(`/${file}`)).toSorted()).toEqual(Object.keys(doors).toSorted());
  for (const [door, opener] of Object.entries(doors)) {
    expect(textOf(opener)).toContain(`await import("#server/${door}")`);
  }
});
