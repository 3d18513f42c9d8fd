// Devices with one code, over a server that listens: nothing is lost, and the server learns nothing.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { MARKS } from "../../src/web/lib/marks.ts";
import { withFavorite, withoutFavorites } from "../../src/web/state/favorite-changes.ts";
import { codeIn, type SyncCode } from "../../src/web/state/sync/sync-code.ts";
import { wordsOf } from "../../src/web/state/sync/code-words.ts";
import { deriveKeys } from "../../src/web/state/sync/sync-keys.ts";
import { withChange } from "../../src/web/state/shelf/shelf-entry.ts";
import { aGame } from "../support/games.ts";
import { createHistory } from "../support/history.ts";
import { openSyncTab, startSyncServer, type SyncTab } from "../support/sync-device.ts";

const DAY_MS = 86_400_000;
const CHANGES = 2000;
const OWN_GAMES = 50;
/** Games of everybody. */
const SHARED = { first: 900, count: 9 };
const isShared = (id: number) => id >= SHARED.first && id < SHARED.first + SHARED.count;

let made = 0;
/** The name of a device that no other test has. */
const aDevice = () => `device-${(made += 1)}`;

/** Small, quick and the same each time. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const codeOf = (tab: SyncTab): SyncCode => {
  const code = codeIn(tab.sync.useSync.getState().code);
  if (code === undefined) throw new Error("not in step");
  return code;
};

/** What a page says of its shelf, with times, so that two are the same only if they will stay the same. */
function saidBy({ shelf, favorites }: SyncTab) {
  const { entries, lists } = shelf.useShelf.getState();
  const all = [...entries.values()].toSorted((a, b) => a.id - b.id);
  return {
    entries: all.map(({ game: _game, ...rest }) => rest),
    lists: [...lists.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    favorites: favorites.read().favorites.map(({ id, changedAt }) => [id, changedAt]),
  };
}

const pause = () => new Promise((resolve) => setTimeout(resolve));

describe("two devices", () => {
  it("[P-05] with three tabs each lose none of 2,000 interleaved changes, with cut connections and clocks that are days wrong", async () => {
    const { base } = await startSyncServer();
    const roll = dice(24);
    let isCut = true;
    const cut = () => (isCut ? ([undefined, undefined, "there", "back"] as const)[roll(4)] : undefined);
    const devices = [aDevice(), aDevice()];
    /** Of each device: days ahead or behind, and now and then others. */
    const skews = [3 * DAY_MS, -2 * DAY_MS];
    const tabs = devices.flatMap((device, at) =>
      [0, 1, 2].map((tab) =>
        openSyncTab({ base, device, by: `${at}${tab}`, skew: () => skews[at] ?? 0, isHearing: at === 0, cut }),
      ),
    );
    const [first] = tabs;
    if (first === undefined) throw new Error("no tabs");
    await Promise.all(tabs.map(({ shelf }) => shelf.open()));
    isCut = false;
    await first.sync.make();
    for (const tab of tabs.slice(1)) await tab.sync.join(codeOf(first));
    isCut = true;

    /** Each tab has games, a list and a favourite of its own: what it said of them last must survive. */
    const notes = new Map<number, string>();
    const places = new Map<string, number>();
    const hearts = new Map<number, boolean>();
    /** Of a shared game a change must survive that nobody had seen and then changed: one history for each. */
    const histories = new Map<number, ReturnType<typeof createHistory>>();
    const historyOf = (id: number) => {
      const history = histories.get(id) ?? createHistory();
      histories.set(id, history);
      return history;
    };
    tabs.forEach(({ shelf }, at) =>
      shelf.useShelf.subscribe(({ entries }, before) => {
        for (const [id, entry] of entries) {
          if (isShared(id) && entry !== before.entries.get(id)) historyOf(id).see(String(at), entry.note?.value);
        }
      }),
    );
    for (let count = 0; count < CHANGES; count += 1) {
      const index = roll(tabs.length);
      const tab = tabs[index];
      if (tab === undefined) continue;
      const own = 1 + index * OWN_GAMES + roll(OWN_GAMES);
      const kind = roll(10);
      if (kind < 6) {
        notes.set(own, `note ${count}`);
        tab.shelf.change([{ game: aGame(own), change: { note: `note ${count}` } }]);
      } else if (kind < 8) {
        places.set(`${index} ${own}`, count);
        tab.shelf.changeList(`list-${index}`, { name: `List ${index}`, places: { [own]: count } }, [aGame(own)]);
      } else if (kind === 8) {
        const isLoved = hearts.get(own) !== true;
        hearts.set(own, isLoved);
        tab.changeFavorites((before) =>
          isLoved ? withFavorite(before, aGame(own), { now: tab.now() }) : withoutFavorites(before, [own], tab.now()),
        );
      } else {
        const id = SHARED.first + roll(SHARED.count);
        const note = `shared ${count}`;
        historyOf(id).make(String(index), note);
        tab.shelf.change([{ game: aGame(id), change: { note, mark: MARKS[roll(5)] ?? null } }]);
      }
      if (roll(8) === 0) void tab.sync.run(roll(2) === 0);
      if (roll(60) === 0) tab.database.close();
      if (roll(40) === 0) skews[roll(2)] = (roll(11) - 5) * DAY_MS;
      if (roll(4) === 0) await pause();
    }

    // The connection holds from here on. Twice round, everybody has everything.
    isCut = false;
    for (let round = 0; round < 3; round += 1) for (const tab of tabs) await tab.sync.run();
    const [said, ...others] = tabs.map(saidBy);
    for (const other of others) expect(other).toEqual(said);

    // A third device, which was not there, has it from the server alone.
    const third = openSyncTab({ base, device: aDevice(), by: "third" });
    await third.sync.join(codeOf(first));
    expect(saidBy(third)).toEqual(said);
    const { entries, lists } = third.shelf.useShelf.getState();
    expect([...notes].filter(([id, note]) => entries.get(id)?.note?.value !== note)).toEqual([]);
    expect(
      [...places].filter(([key, place]) => {
        const [index, game = ""] = key.split(" ");
        return lists.get(`list-${index}`)?.places[game]?.value !== place;
      }),
    ).toEqual([]);
    for (const [id, history] of histories) expect(history.laterThan(entries.get(id)?.note?.value)).toEqual([]);
    const shared = [...histories.values()].reduce((sum, history) => sum + history.count(), 0);
    expect([histories.size, shared > 100]).toEqual([SHARED.count, true]);
    const loved = new Set(third.favorites.read().favorites.map(({ id }) => id));
    expect([...hearts].filter(([id, isLoved]) => loved.has(id) !== isLoved)).toEqual([]);
    expect([notes.size > 250, places.size > 150, hearts.size > 100]).toEqual([true, true, true]);
  }, 120_000);

  it("[P-05] with a clock days ahead override no later change of one that goes right, once they have met the server", async () => {
    const { base } = await startSyncServer();
    const ahead = openSyncTab({ base, device: aDevice(), by: "z-ahead", skew: 3 * DAY_MS });
    // Half a minute later: no more than an answer may take.
    const right = openSyncTab({ base, device: aDevice(), by: "a-right", skew: 30_000 });
    await ahead.sync.make();
    await right.sync.join(codeOf(ahead));
    // Neither knows of the other's.
    ahead.shelf.change([{ game: aGame(1), change: { mark: "playing" } }]);
    ahead.changeFavorites((before) => withFavorite(before, aGame(1), { now: ahead.now() }));
    right.shelf.change([{ game: aGame(1), change: { mark: "finished" } }]);
    for (const tab of [ahead, right, ahead]) await tab.sync.run();
    for (const { shelf } of [ahead, right])
      expect(shelf.useShelf.getState().entries.get(1)?.mark?.value).toBe("finished");
    // And what was seen, and then changed, is changed for both.
    right.changeFavorites((before) => withoutFavorites(before, [1], right.now()));
    for (const tab of [right, ahead]) await tab.sync.run();
    expect([ahead, right].map(({ favorites }) => favorites.read().favorites.length)).toEqual([0, 0]);
  });

  it("[P-05] change what an older build has stored from years ahead, and both keep the change", async () => {
    const { base } = await startSyncServer();
    const years = Date.UTC(2099, 0, 1);
    const one = openSyncTab({ base, device: aDevice(), by: "one" });
    const other = openSyncTab({ base, device: aDevice(), by: "other" });
    const entry = withChange(undefined, { game: aGame(1), change: { note: "from afar" } }, { now: years, by: "old" });
    await one.database.save({ entries: [entry], lists: [] });
    one.changeFavorites((before) => withFavorite(before, aGame(1), { now: years }));
    await one.sync.make();
    await other.sync.join(codeOf(one));
    other.shelf.change([{ game: aGame(1), change: { note: "today" } }]);
    other.changeFavorites((before) => withoutFavorites(before, [1], other.now()));
    for (const tab of [other, one, other]) await tab.sync.run();
    for (const { shelf, favorites } of [one, other]) {
      expect(shelf.useShelf.getState().entries.get(1)?.note?.value).toBe("today");
      expect(favorites.read().favorites).toEqual([]);
    }
  });

  it("[P-05] bring back nothing that was taken away", async () => {
    const { base } = await startSyncServer();
    const [one, other] = [aDevice(), aDevice()].map((device) => openSyncTab({ base, device, by: device }));
    if (one === undefined || other === undefined) throw new Error("no tabs");
    one.shelf.change([{ game: aGame(1), change: { mark: "want", note: "soon" } }]);
    await one.sync.make();
    await other.sync.join(codeOf(one));
    other.shelf.change([{ game: aGame(1), change: { mark: null } }]);
    await other.sync.run(false);
    await one.sync.run();
    for (const tab of [one, other]) {
      const entry = tab.shelf.useShelf.getState().entries.get(1);
      expect([entry?.mark?.value, entry?.note?.value]).toEqual([null, "soon"]);
    }
  });

  it("[P-05] with more than the server takes lose nothing, say so, and are in step again once it is less", async () => {
    const { base } = await startSyncServer();
    const [one, other] = [aDevice(), aDevice()].map((device) => openSyncTab({ base, device, by: device }));
    if (one === undefined || other === undefined) throw new Error("no tabs");
    await one.sync.make();
    await other.sync.join(codeOf(one));
    const roll = dice(1);
    const noise = () => Array.from({ length: 4000 }, () => String.fromCodePoint(33 + roll(90))).join("");
    const ids = Array.from({ length: 350 }, (_, at) => at + 1);
    one.shelf.change(ids.map((id) => ({ game: aGame(id), change: { note: noise() } })));
    await one.sync.run();
    expect(one.sync.useSync.getState().trouble).toBe("tooLarge");
    // What the other one changes still comes here.
    other.shelf.change([{ game: aGame(999), change: { mark: "finished" } }]);
    await other.sync.run();
    await one.sync.run();
    const { entries } = one.shelf.useShelf.getState();
    expect([entries.size, entries.get(1)?.note?.value.length]).toEqual([351, 4000]);
    one.shelf.change(ids.slice(0, 200).map((id) => ({ game: aGame(id), change: { note: "short" } })));
    for (const tab of [one, other]) await tab.sync.run();
    expect(one.sync.useSync.getState().trouble).toBeUndefined();
    expect(saidBy(other)).toEqual(saidBy(one));
  });

  it("[P-05] keep their shelves when the code is forgotten, and are told that it is", async () => {
    const { base } = await startSyncServer();
    const [one, other] = [aDevice(), aDevice()].map((device) => openSyncTab({ base, device, by: device }));
    if (one === undefined || other === undefined) throw new Error("no tabs");
    one.shelf.change([{ game: aGame(1), change: { mark: "want" } }]);
    await one.sync.make();
    const code = codeOf(one);
    await other.sync.join(code);
    await one.sync.forget();
    expect(one.sync.useSync.getState().code).toBe("");
    other.shelf.change([{ game: aGame(2), change: { mark: "playing" } }]);
    await other.sync.run(false);
    expect(other.sync.useSync.getState().trouble).toBe("gone");
    expect([...other.shelf.useShelf.getState().entries.keys()]).toEqual([1, 2]);
    await expect(one.sync.join(code)).rejects.toMatchObject({ trouble: "gone" });
  });

  it("[P-05] tell the server neither games nor notes nor the code: not in its file, its log or a request", async () => {
    const { base, stateDirectory, log } = await startSyncServer();
    const tab = openSyncTab({ base, device: aDevice(), by: "plain" });
    const game = { ...aGame(4242), name: "Zanzibar Quadrille" };
    tab.shelf.change([{ game, change: { mark: "finished", note: "Nobody must read this sentence" } }]);
    tab.shelf.changeList("secrets", { name: "Guilty pleasures", places: { 4242: 1 } });
    tab.changeFavorites((before) => withFavorite(before, game, { now: Date.now() }));
    await tab.sync.make();
    await tab.sync.run();
    const code = codeOf(tab);
    const { id, token } = await deriveKeys(code);
    const files = readdirSync(stateDirectory).map((name) =>
      readFileSync(join(stateDirectory, name)).toString("latin1"),
    );
    const atServer = [...files, ...log].join("\n");
    // The id is what the file is looked up by: this looks at the right place.
    expect(atServer).toContain(id);
    expect(tab.sent.join("\n")).toContain(`/api/sync/${id}`);
    const secrets = ["Zanzibar", "Nobody must", "Guilty", "finished", tab.sync.useSync.getState().code];
    const inBytes = Buffer.from(code).toString("latin1");
    const words = wordsOf(code).join(" ");
    const found = [...secrets, inBytes, Buffer.from(code).toString("hex"), words].filter((secret) =>
      [atServer, ...tab.sent].some((text) => text.includes(secret)),
    );
    expect(found).toEqual([]);
    // Of the token only the hash is kept, and neither id nor token is logged.
    expect(atServer).not.toContain(token);
    expect(log.join("")).not.toContain(id);
  });
});
