// Every variable that the server reads is documented for whoever runs it, and none is documented that it does not read.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** config.ts and the families of variables beside it. */
const configuration = readdirSync(join(root, "src/server"))
  .filter((name) => /^config(?:-[a-z]+)?\.ts$/.test(name))
  .map((name) => read(`src/server/${name}`))
  .join("\n");

it("documents exactly the environment variables that config.ts reads", () => {
  const inCode = new Set(
    [...configuration.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*(?=:\s|\?\.|\s*=\s*z)/g)].map(([name]) => name),
  );
  const inDocs = new Set([...read("docs/self-hosting.md").matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name));
  expect(inDocs).toEqual(inCode);
});
