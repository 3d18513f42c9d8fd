// Every variable that the server reads is documented for whoever runs it, and none is documented that it does not read.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const sources = readdirSync(join(root, "src/server")).filter((name) => /^config(?:-[a-z0-9]+)?\.ts$/.test(name));
const code = sources.map((name) => read(`src/server/${name}`)).join("\n");

it("documents exactly the environment variables that config.ts and the files beside it read", () => {
  const inCode = new Set(
    [...code.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*(?=:\s|\?\.|\s*=\s*z)/g)].map(([name]) => name),
  );
  const inDocs = new Set([...read("docs/self-hosting.md").matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name));
  expect(inDocs).toEqual(inCode);
});
