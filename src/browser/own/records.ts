// What RAWG answered, in the browser's database: answers, the games of lists, and how many calls a month has had. Nothing in
// it holds a key. Where the browser gives no database, memory does until the page is closed.
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { KeptAnswers, StoredEntry } from "#server/cache/kept-answers.ts";
import type { GameListItem } from "#server/games/wire.ts";
import { fullWindow } from "#server/limits/meter.ts";
import type { CallMeter } from "#server/limits/call-meter.ts";

const NAME = "ludex-rawg";
const VERSION = 1;
/** What is oldest goes first. */
const ANSWERS_MAX = 3000;
const GAMES_MAX = 5000;
/** Room is made for so many at once. */
const SPARE = 100;

type KeptGame = { game: GameListItem; storedAt: number };

interface Schema extends DBSchema {
  answers: { key: string; value: StoredEntry; indexes: { age: number } };
  games: { key: number; value: KeptGame; indexes: { age: number } };
  calls: { key: string; value: number };
}
type Database = IDBPDatabase<Schema>;

async function open(): Promise<Database> {
  return await openDB<Schema>(NAME, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore("answers").createIndex("age", "storedAt");
      fresh.createObjectStore("games").createIndex("age", "storedAt");
      fresh.createObjectStore("calls");
    },
    // A newer build in another tab waits for us.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}

/** Removes the oldest of a store that has more than `max`. */
async function makeRoom(db: Database, name: "answers" | "games", max: number): Promise<void> {
  if ((await db.count(name)) <= max) return;
  const removing = db.transaction(name, "readwrite");
  let cursor = await removing.store.index("age").openCursor();
  for (let left = SPARE; cursor !== null && left > 0; left -= 1) {
    await cursor.delete();
    cursor = await cursor.continue();
  }
  await removing.done;
}

function answersIn(db: Database): KeptAnswers {
  return {
    get: async (key) => await db.get("answers", key).catch(() => undefined),
    set: async (key, entry) => {
      const keep = async () => {
        await db.put("answers", entry, key);
        await makeRoom(db, "answers", ANSWERS_MAX);
      };
      await keep().catch(() => undefined);
    },
    usedBytes: async () => 0,
  };
}

const countsOf = (month: number) => ({ month, client: 0, hour: 0 });

/** Counts months alone: there is one client, and nobody to share an hour with. `step` changes a month's calls at once. */
function meterOver(step: (month: string, change: (used: number) => number) => Promise<number>): CallMeter {
  return {
    read: async ({ month }) => countsOf(await step(month, (used) => used)),
    take: async ({ month }, limits) => {
      let reached: ReturnType<typeof fullWindow<"month" | "client" | "hour">>;
      const used = await step(month, (before) => {
        reached = fullWindow(countsOf(before), limits);
        return reached === undefined ? before + 1 : before;
      });
      return reached === undefined
        ? { isTaken: true, counts: countsOf(used) }
        : { isTaken: false, reached, counts: countsOf(used) };
    },
    giveBack: async ({ month }) => void (await step(month, (used) => Math.max(0, used - 1))),
  };
}

function memoryStep() {
  const calls = new Map<string, number>();
  return async (month: string, change: (used: number) => number) => {
    const used = change(calls.get(month) ?? 0);
    calls.set(month, used);
    return used;
  };
}

/** One transaction: other tabs count in the same place. Without the database it goes on from what was last read there. */
function databaseStep(db: Database): ReturnType<typeof memoryStep> {
  const inMemory = memoryStep();
  return async (month, change) => {
    try {
      const counting = db.transaction("calls", "readwrite");
      const used = change((await counting.store.get(month)) ?? 0);
      await counting.store.put(used, month);
      await counting.done;
      await inMemory(month, () => used);
      return used;
    } catch {
      return await inMemory(month, change);
    }
  };
}

export type Records = {
  answers: KeptAnswers;
  meter: CallMeter;
  /** The games of lists that were answered earlier, the latest first. */
  games: () => Promise<GameListItem[]>;
  keepGames: (games: readonly GameListItem[]) => Promise<void>;
};

function memoryRecords(): Records {
  const answers = new Map<string, StoredEntry>();
  return {
    answers: {
      get: async (key) => answers.get(key),
      set: async (key, entry) => void answers.set(key, entry),
      usedBytes: async () => 0,
    },
    meter: meterOver(memoryStep()),
    games: async () => [],
    keepGames: async () => undefined,
  };
}

/** Opens the browser's database of them. Never rejects. */
export async function openRecords(): Promise<Records> {
  const db = await open().catch(() => undefined);
  if (db === undefined) return memoryRecords();
  return {
    answers: answersIn(db),
    meter: meterOver(databaseStep(db)),
    games: async () => {
      const kept = await db.getAllFromIndex("games", "age").catch(() => []);
      return kept.toReversed().map(({ game }) => game);
    },
    keepGames: async (games) => {
      const keep = async () => {
        const keeping = db.transaction("games", "readwrite");
        await Promise.all(games.map((game) => keeping.store.put({ game, storedAt: Date.now() }, game.id)));
        await keeping.done;
        await makeRoom(db, "games", GAMES_MAX);
      };
      await keep().catch(() => undefined);
    },
  };
}
