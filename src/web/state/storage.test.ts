// How reading and writing the browser's storage went, and what other tabs are heard saying.
import { afterEach, describe, expect, it, vi } from "vitest";
import { readStored, watchStored, writeStored } from "./storage.ts";

function refuse(error: Error) {
  const throwIt = () => {
    throw error;
  };
  vi.stubGlobal("localStorage", { getItem: throwIt, setItem: throwIt, clear: () => undefined });
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("the browser's storage", () => {
  it("holds lasting texts apart from the tab's own", () => {
    expect([writeStored("key", "lasting"), writeStored("key", "own", "tab")]).toEqual(["written", "written"]);
    expect([localStorage.getItem("key"), sessionStorage.getItem("key")]).toEqual(["lasting", "own"]);
    expect([readStored("key"), readStored("key", "tab"), readStored("other")]).toEqual([
      { isReadable: true, text: "lasting" },
      { isReadable: true, text: "own" },
      { isReadable: true, text: null },
    ]);
  });

  it.each([
    ["full", new DOMException("no more", "QuotaExceededError")],
    ["blocked", new DOMException("refused", "SecurityError")],
    ["blocked", new Error("quota")],
  ])("says that it is %s and throws nothing", (result, error) => {
    refuse(error);
    expect([writeStored("key", "text"), readStored("key")]).toEqual([result, { isReadable: false }]);
  });

  it("[T-05] tells what other tabs write under the key, until it is told to stop", () => {
    const heard: string[] = [];
    const stop = new AbortController();
    watchStored("key", (text) => heard.push(text), stop.signal);
    const tell = (key: string, newValue: string | null) =>
      dispatchEvent(new StorageEvent("storage", { key, newValue }));
    tell("key", "one");
    tell("other", "two");
    tell("key", null);
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    localStorage.setItem("key", "three");
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    stop.abort();
    tell("key", "four");
    expect(heard).toEqual(["one", "three"]);
  });
});
