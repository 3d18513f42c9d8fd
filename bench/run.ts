// `npm run bench [name …]`: runs the named benchmarks, or all, one after another, and prints their tables.
import { benchApi } from "./api.ts";
import { benchFirstLoad } from "./first-load.ts";
import { benchGateway } from "./gateway.ts";
import { benchImages } from "./images.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchSimilarity } from "./similarity.ts";

const BENCHMARKS: Record<string, () => Promise<void>> = {
  "first-load": benchFirstLoad,
  api: benchApi,
  gateway: benchGateway,
  images: benchImages,
  lighthouse: benchLighthouse,
  similarity: benchSimilarity,
};

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : Object.keys(BENCHMARKS);
for (const name of names) {
  const bench = BENCHMARKS[name];
  if (bench === undefined) {
    console.error(`There is no benchmark "${name}"; there are ${Object.keys(BENCHMARKS).join(", ")}.`);
    process.exit(1);
  }
  console.log(`\n${name}\n`);
  await bench();
}
