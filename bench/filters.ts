// How fast lists with filters and the counts beside the options are, at 10,000 to 1,000,000 made-up games: through the
// HTTP server, one question after another, without the cache of finished answers. "Work" is what the server's process
// worked for an answer: on a machine that does other things, too, it says more than the clock.
import { DatabaseSync } from "node:sqlite";
import { createRandom } from "#artwork/prng.ts";
import { readSections } from "#server/catalogue/index-sections.ts";
import { createStatements } from "#server/catalogue/statements.ts";
import { atOnce } from "#server/search/steps.ts";
import { readFilterIndex } from "#server/search/filters/filter-index.ts";
import { GENRE_LOOKUP, PLATFORM_LOOKUP, TAG_LOOKUP } from "#shared/lookups.ts";
import { generatedCatalogue } from "./generated/catalogue.ts";
import { workedMs } from "./process-time.ts";
import { readMetrics, startServer, untilQuiet } from "./server.ts";
import { quantile, round } from "./statistics.ts";

const SIZES_DEFAULT = [10_000, 100_000, 1_000_000];
const QUESTIONS = 250;
/** Each question is asked this often; the first time warms up. */
const ROUNDS = 4;
const PAGE_SIZE = 20;
const DEEP_PAGE = 100;
const START_LIMIT_MS = 120_000;

const ORDERINGS = [
  "",
  "",
  "",
  "name",
  "-released",
  "released",
  "-rating",
  "-metacritic",
  "metacritic",
  "-added",
  "added",
];

/** What visitors put together: one to four groups, now and then ranges, any order. The same in every run. */
export function filterQuestions(): string[] {
  const random = createRandom("filter questions");
  const pick = <T>(choices: readonly T[]): T[] => choices.slice(random.int(0, choices.length - 1)).slice(0, 1);
  const some = (options: readonly { slug: string }[], most: number) =>
    Array.from({ length: random.int(1, most) }, () => pick(options).map(({ slug }) => slug)).join(",");
  return Array.from({ length: QUESTIONS }, () => {
    const from = random.int(1985, 2022);
    const parts: [string, string, number][] = [
      ["genres", some(GENRE_LOOKUP, 3), 0.5],
      ["platforms", some(PLATFORM_LOOKUP, 3), 0.5],
      ["tags", some(TAG_LOOKUP, 3), 0.3],
      ["tags_all", some(TAG_LOOKUP.slice(0, 20), 2), 0.15],
      ["tags_none", some(TAG_LOOKUP, 2), 0.25],
      ["genres_none", some(GENRE_LOOKUP, 1), 0.15],
      ["dates", `${from}-01-01,${from + random.int(0, 15)}-12-31`, 0.35],
      ["metacritic", `${random.int(40, 80)},100`, 0.15],
    ];
    const query = new URLSearchParams(
      parts.filter(([, , share]) => random.chance(share)).map(([name, value]) => [name, value]),
    );
    for (const ordering of pick(ORDERINGS)) if (ordering !== "") query.set("ordering", ordering);
    // As the app asks: half of these genres are tags of RAWG's.
    if (query.has("genres") || query.has("genres_none")) query.set("genre_tags", "true");
    return String(query);
  });
}

type Timed = { status: number; ms: number; cpuMs: number };

async function ask(url: string, pid: number): Promise<Timed> {
  const worked = workedMs(pid);
  const began = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - began, cpuMs: workedMs(pid) - worked };
}

function row(games: number, question: string, taken: readonly Timed[]): object {
  const [times, work] = [taken.map(({ ms }) => ms), taken.map(({ cpuMs }) => cpuMs)];
  return {
    games,
    question,
    asked: taken.length,
    "p50 ms": round(quantile(times, 0.5)),
    "p99 ms": round(quantile(times, 0.99)),
    "work p50 ms": round(quantile(work, 0.5)),
    "work p99 ms": round(quantile(work, 0.99)),
  };
}

/** The quickest of several times: what else the machine does is not what is measured. */
async function quickest(url: string, pid: number): Promise<Timed> {
  const asked: Timed[] = [];
  for (let attempt = 0; attempt < ROUNDS; attempt += 1) asked.push(await ask(url, pid));
  const [{ status } = { status: 0 }] = asked;
  return { status, ms: Math.min(...asked.map(({ ms }) => ms)), cpuMs: Math.min(...asked.map(({ cpuMs }) => cpuMs)) };
}

/** Lists that do not reach the deep page are left out of its rows. */
async function askAll({ address, pid }: { address: string; pid: number }, games: number): Promise<object[]> {
  const all = new Map<string, Timed[]>();
  const note = (question: string, timed: Timed) => all.set(question, [...(all.get(question) ?? []), timed]);
  for (const question of filterQuestions()) {
    const counts = await quickest(`${address}/api/games/facets?${question}`, pid);
    if (counts.status !== 200) throw new Error(`${question}: ${counts.status}`);
    note("counts of all options", counts);
    for (const page of [1, DEEP_PAGE]) {
      const list = await quickest(`${address}/api/games?${question}&page_size=${PAGE_SIZE}&page=${page}`, pid);
      if (list.status >= 500) throw new Error(`${question}: ${list.status}`);
      if (list.status !== 200) continue;
      note(`page ${page}`, list);
      note(`page ${page} and counts`, { ...list, ms: list.ms + counts.ms, cpuMs: list.cpuMs + counts.cpuMs });
    }
  }
  return [...all].map(([question, taken]) => row(games, question, taken));
}

/** What the index weighs, and how long reading it takes. */
function measureIndex(path: string): { "index MB": number; "read ms": number } {
  const db = new DatabaseSync(path, { readOnly: true });
  const began = performance.now();
  const all = atOnce(readSections(createStatements(db)));
  const sections = new Map([...all].filter(([name]) => !name.startsWith("titles ")));
  atOnce(readFilterIndex(sections));
  const readMs = performance.now() - began;
  db.close();
  const bytes = [...sections.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  return { "index MB": Math.round(bytes / 1e5) / 10, "read ms": Math.round(readMs) };
}

async function residentMb(address: string): Promise<number> {
  return Math.round((await readMetrics(address))("process_resident_memory_bytes") / 1e6);
}

/** Prints the latencies and what the index costs, for each of `sizes`, or for the usual ones. */
export async function benchFilters(sizes: readonly number[] = []): Promise<void> {
  const [rows, costs]: [object[], object[]] = [[], []];
  for (const games of sizes.length > 0 ? sizes : SIZES_DEFAULT) {
    const { stateDirectory, path } = generatedCatalogue(games);
    const index = measureIndex(path);
    await using server = await startServer(
      { DATA_DIRECTORY: stateDirectory, ANSWER_CACHE_MB: "0" },
      { startLimitMs: START_LIMIT_MS },
    );
    await untilQuiet(server);
    rows.push(...(await askAll(server, games)));
    costs.push({
      games,
      ...index,
      "server starts in ms": Math.round(server.startMs),
      "server MB": await residentMb(server.address),
    });
  }
  console.table(rows);
  console.table(costs);
}
