// `npm run diagram`: draws who imports whom into docs/architecture.md, from the code as it is.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawImports, readGraph, withDiagrams } from "./architecture/import-diagram.ts";

const root = join(import.meta.dirname, "..");
const path = join(root, "docs/architecture.md");
writeFileSync(path, withDiagrams(readFileSync(path, "utf8"), drawImports(readGraph(root))));
