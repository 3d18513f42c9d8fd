// `npm run bench [name …] [-- options]`: runs the named benchmarks one after another and prints their tables; without a
// name all of them but those that take long.
import { parseArgs } from "node:util";
import { benchAlone } from "./alone.ts";
import { benchApi } from "./api.ts";
import { benchChaos } from "./chaos.ts";
import { benchCopies } from "./copies.ts";
import { benchDrawnAhead } from "./drawn-ahead.ts";
import { benchEnding } from "./ending.ts";
import { benchFilters } from "./filters.ts";
import { benchFirstByte } from "./first-byte.ts";
import { benchFirstLoad } from "./first-load.ts";
import { benchGateway } from "./gateway.ts";
import { benchFrames } from "./frames.ts";
import { benchHeap } from "./heap.ts";
import { benchImages } from "./images.ts";
import { benchKept } from "./kept.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchLighthousePages } from "./lighthouse-pages.ts";
import { benchMatching } from "./matching.ts";
import { benchMemory } from "./memory.ts";
import { benchMerging } from "./merging.ts";
import { benchMillion } from "./million.ts";
import { benchOpening } from "./opening.ts";
import { benchOutage } from "./outage.ts";
import { benchPacked } from "./packed.ts";
import { benchPhone } from "./phone.ts";
import { benchRecordsCopy } from "./records-copy.ts";
import { benchSearch, benchSearchTakenIn, benchSearchTurns } from "./search.ts";
import { benchSharing } from "./sharing.ts";
import { benchShelf } from "./shelf.ts";
import { benchSimilarity } from "./similarity.ts";
import { benchSoak } from "./soak.ts";
import { benchStarting } from "./starting.ts";
import { benchSuggestions } from "./suggestions.ts";
import { benchSwaps } from "./swaps.ts";
import { benchTakingIn } from "./taking-in.ts";
import { benchUnderstanding } from "./understanding.ts";
import { benchWorkers } from "./workers.ts";
import { benchYoungGeneration } from "./young-generation.ts";

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    /** soak: how long, how many requests a second, where to draw the curves. */
    minutes: { type: "string", default: "30" },
    rate: { type: "string", default: "60" },
    plot: { type: "string" },
    /** filters, search: catalogues of these sizes; shelf: shelves. */
    games: { type: "string", multiple: true, default: [] },
    /** copies, search, sharing: where a catalogue of that size lies already; million: where it is to lie. */
    directory: { type: "string" },
    /** chaos: everything, and for longer; only these trials. */
    full: { type: "boolean", default: false },
    trial: { type: "string", multiple: true, default: [] },
    /** alone, kept, opening, packed, phone, search, shelf, starting: built checkouts of other versions, beside this one. */
    checkout: { type: "string", multiple: true, default: [] },
  },
});

const A_MILLION = 1_000_000;

const BENCHMARKS: Record<string, () => Promise<void>> = {
  "first-byte": benchFirstByte,
  "first-load": benchFirstLoad,
  alone: () => benchAlone(options.checkout),
  api: benchApi,
  chaos: () => benchChaos({ isFull: options.full, rate: Number(options.rate), trials: options.trial }),
  copies: () => benchCopies(options.games.map(Number)[0], options.directory),
  "drawn-ahead": benchDrawnAhead,
  ending: benchEnding,
  filters: () => benchFilters(options.games.map(Number)),
  gateway: benchGateway,
  frames: benchFrames,
  heap: benchHeap,
  images: benchImages,
  kept: () => benchKept(options.checkout),
  lighthouse: benchLighthouse,
  "lighthouse-pages": benchLighthousePages,
  matching: benchMatching,
  memory: benchMemory,
  merging: benchMerging,
  million: async () => {
    await benchMillion(options.games.map(Number)[0], options.directory);
  },
  opening: () => benchOpening(options.checkout),
  outage: benchOutage,
  packed: () => benchPacked(options.checkout),
  phone: () => benchPhone(options.checkout),
  "records-copy": benchRecordsCopy,
  search: () => {
    const sizes = options.games.length > 0 ? options.games.map(Number) : undefined;
    const [checkout] = options.checkout;
    if (options.directory !== undefined) return benchSearchTakenIn(options.directory, sizes?.[0] ?? A_MILLION);
    return checkout === undefined ? benchSearch(sizes) : benchSearchTurns(checkout, sizes);
  },
  sharing: () => benchSharing(options.games.map(Number)[0], options.directory),
  shelf: () => benchShelf(options.checkout, options.games.map(Number)),
  similarity: benchSimilarity,
  soak: () => benchSoak({ minutes: Number(options.minutes), rate: Number(options.rate), plot: options.plot }),
  starting: () => benchStarting(options.checkout),
  suggestions: benchSuggestions,
  swaps: () => benchSwaps(options.games.map(Number)),
  "taking-in": benchTakingIn,
  understanding: benchUnderstanding,
  workers: benchWorkers,
  "young-generation": benchYoungGeneration,
};
const LONG = new Set(["copies", "filters", "million", "outage", "search", "sharing", "soak"]);

const names = wanted.length > 0 ? wanted : Object.keys(BENCHMARKS).filter((name) => !LONG.has(name));
for (const name of names) {
  const bench = BENCHMARKS[name];
  if (bench === undefined) {
    console.error(`There is no benchmark "${name}"; there are ${Object.keys(BENCHMARKS).join(", ")}.`);
    process.exit(1);
  }
  console.log(`\n${name}\n`);
  await bench();
}
