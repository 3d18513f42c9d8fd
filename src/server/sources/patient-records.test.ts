import { describe, expect, it } from "vitest";
import { recordNamed } from "../../../test/support/record-samples.ts";
import { createPatientRecords } from "./patient-records.ts";

const AGAIN_MS = 5;
const NOTHING = { added: 0, changed: 0, same: 0, gone: 0 };

/** A store that fails for as long as it is told to, and says what it has kept. */
function createStore() {
  const kept: string[] = [];
  const state = { isAway: true, tries: 0, name: "DatabaseAwayError" };
  const change = async <T>(what: string, result: T): Promise<T> => {
    state.tries += 1;
    if (state.isAway) throw Object.assign(new Error("away"), { name: state.name });
    kept.push(what);
    return result;
  };
  return {
    kept,
    state,
    records: {
      put: (_source: string, [first]: readonly { key: string }[]) => change(`put ${first?.key}`, NOTHING),
      credit: (source: string) => change(`credit ${source}`, undefined),
      drop: (_source: string, keys: readonly string[]) => change(`drop ${keys.join()}`, keys.length),
    },
  };
}

describe("records that wait for a store that is away", () => {
  it("[M-01] are kept when it is there again, in the order in which they came", async () => {
    const { records, kept, state } = createStore();
    const patient = createPatientRecords(records, new AbortController().signal, AGAIN_MS);
    const all = Promise.all([
      patient.credit("rawg", { name: "RAWG" }),
      patient.put("rawg", [recordNamed("1")]),
      patient.drop("rawg", ["1"]),
      patient.put("rawg", [recordNamed("2")]),
    ]);
    await expect.poll(() => state.tries, { timeout: 30_000 }).toBeGreaterThan(2);
    expect(kept).toEqual([]);
    state.isAway = false;
    expect(await all).toEqual([undefined, NOTHING, 1, NOTHING]);
    expect(kept).toEqual(["credit rawg", "put 1", "drop 1", "put 2"]);
  });

  it("[M-01] are given up at the end, and refused where too many wait already", async () => {
    const { records } = createStore();
    const stop = new AbortController();
    const patient = createPatientRecords(records, stop.signal, AGAIN_MS);
    const many = Array.from({ length: 1001 }, () => patient.drop("rawg", ["1"]).catch((error: Error) => error.message));
    expect(await many.at(-1)).toBe("too much waits already to be kept");
    stop.abort();
    expect(new Set((await Promise.all(many)).slice(0, -1))).toEqual(new Set(["away"]));
  });

  it("[M-01] are not tried again where they are refused", async () => {
    const { records, state } = createStore();
    state.name = "Error";
    const patient = createPatientRecords(records, new AbortController().signal, AGAIN_MS);
    await expect(patient.drop("rawg", ["1"])).rejects.toThrow("away");
    expect(state.tries).toBe(1);
  });
});
