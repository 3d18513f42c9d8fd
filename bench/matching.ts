// How long a library from elsewhere takes to be found, and how much of it is: two thousand titles of the catalogue, as they
// are and as people and other catalogues write them, asked as the app asks.
import { startServer, untilQuiet } from "./server.ts";
import { median } from "./statistics.ts";

const TITLES = 2000;
const PAGE_SIZE = 40;
const A_QUESTION = 100;
const AT_ONCE = 2;
const ROUNDS = 3;

type Listed = { results: { id: number; name: string }[] };
type Found = { results: { is_certain: boolean; games: { id: number }[] }[] };
type Wanted = { id: number; title: string };

const SPELLINGS: Record<string, (name: string) => string> = {
  "as the catalogue has them": (name) => name,
  "small letters, no signs": (name) => name.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, ""),
  "with ™ and an edition": (name) => `${name.replace(" ", "™ ")} Game of the Year Edition`,
  "a letter missing": (name) => (name.length < 8 ? name : name.slice(0, 5) + name.slice(6)),
};

async function titlesOf(address: string): Promise<Wanted[]> {
  const titles: Wanted[] = [];
  for (let page = 1; titles.length < TITLES; page += 1) {
    const answer = await fetch(`${address}/api/games?page=${page}&page_size=${PAGE_SIZE}`);
    const { results } = (await answer.json()) as Listed;
    titles.push(...results.map(({ id, name }) => ({ id, title: name })));
  }
  return titles;
}

async function match(address: string, wanted: readonly Wanted[]) {
  const began = performance.now();
  let [certain, right] = [0, 0];
  const parts = Array.from({ length: wanted.length / A_QUESTION }, (_, at) =>
    wanted.slice(at * A_QUESTION, (at + 1) * A_QUESTION),
  );
  const work = async () => {
    for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
      const body = new URLSearchParams({ titles: part.map(({ title }) => title).join("\n") });
      const answer = await fetch(`${address}/api/games/match`, { method: "POST", body });
      const { results } = (await answer.json()) as Found;
      for (const [at, { is_certain: isCertain, games }] of results.entries()) {
        if (isCertain) certain += 1;
        if (games[0]?.id === part[at]?.id) right += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { ms: performance.now() - began, certain, right };
}

/** Prints the table. */
export async function benchMatching(): Promise<void> {
  await using server = await startServer();
  await untilQuiet(server);
  const titles = await titlesOf(server.address);
  const rows: Record<string, object> = {};
  for (const [spelling, write] of Object.entries(SPELLINGS)) {
    const wanted = titles.map(({ id, title }) => ({ id, title: write(title) }));
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await match(server.address, wanted));
    const share = (count: number) => `${((count / wanted.length) * 100).toFixed(1)} %`;
    rows[spelling] = {
      "ms for 2,000": Math.round(median(rounds.map(({ ms }) => ms))),
      certain: share(rounds[0]?.certain ?? 0),
      "right first": share(rounds[0]?.right ?? 0),
    };
  }
  console.table(rows);
}
