// `node scripts/run.js bench/generate.ts 1000000`: builds the catalogue of that many games that the benchmarks measure
// with, or finds it, and says where it lies.
import { generatedCatalogue } from "./generated/catalogue.ts";

const COUNT_DEFAULT = 10_000;

const count = Number(process.argv[2] ?? COUNT_DEFAULT);
const { path, buildMs } = generatedCatalogue(count);
console.log(`${path}\n${count} games, ${Math.round(buildMs)} ms`);
