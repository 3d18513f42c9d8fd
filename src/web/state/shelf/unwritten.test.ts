// What a page that went has left in the other storage, broken in all ways: what can be read of it is on the shelf, the rest is
// kept aside, and the visitor is told.
import "fake-indexeddb/auto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { WHOLE_ENTRY } from "../../../../test/support/broken-shelf.ts";
import {
  aName,
  found,
  mark,
  noticeKeys,
  openTab,
  refusal,
  settled,
  statusOf,
} from "../../../../test/support/shelf-tabs.ts";
import { dismissNotice } from "#web/state/notices.ts";

const KEY = "ludex-shelf-unwritten";
const row = JSON.stringify(WHOLE_ENTRY);

afterEach(() => dismissNotice("shelf-recovered"));

describe("what a page that went has left", () => {
  it.each([
    ["a blank", " ", []],
    ["the word undefined", "undefined", []],
    ["null", "null", []],
    ["a number", "42", []],
    ["a list of rows", `[${row}]`, []],
    ["HTML", "<!doctype html>", []],
    ["NUL bytes", "\0\0", []],
    ["half a sign", "\uD800", []],
    ["a text cut off", `{"entries":[${row}`, []],
    ["rows encoded twice", JSON.stringify(JSON.stringify({ entries: [WHOLE_ENTRY] })), []],
    ["games that are an object", '{"entries":{}}', []],
    ["games that are null", `{"entries":null,"lists":[]}`, []],
    ["lists that are a text", `{"entries":[${row}],"lists":"none"}`, [7]],
    ["nothing among its games", `{"entries":[null,${row}]}`, [7]],
  ])("[T-04] as %s is kept aside, and what can be read of it is on the shelf", async (_what, text, left) => {
    localStorage.setItem(KEY, text);
    const name = aName();
    const tab = openTab(name, "a");
    await tab.open();
    await settled();
    expect(await found(name)).toEqual(left);
    expect([localStorage.getItem(KEY), localStorage.getItem(`${KEY}.bak`)]).toEqual(["", text]);
    expect(noticeKeys()).toContain("shelf-recovered");
  });

  it.each([
    ["of nothing", "{}"],
    ["of empty lists", '{"entries":[],"lists":[]}'],
    ["of a newer build, with more in it", `{"entries":[${row}],"lists":[],"more":1}`],
  ])("[T-04] as a record %s is no trouble", async (_what, text) => {
    localStorage.setItem(KEY, text);
    const tab = openTab(aName(), "a");
    await tab.open();
    await settled();
    expect([localStorage.getItem(KEY), localStorage.getItem(`${KEY}.bak`)]).toEqual(["", null]);
    expect(noticeKeys()).not.toContain("shelf-recovered");
  });

  it("[T-04] stays where it is as long as it can be kept nowhere else", async () => {
    const tried: string[] = [];
    const setItem = (key: string) => {
      tried.push(key);
      throw refusal("QuotaExceededError");
    };
    vi.stubGlobal("localStorage", {
      setItem,
      getItem: (key: string) => (key === KEY ? "{" : null),
      clear: () => undefined,
    });
    const tab = openTab(aName(), "a");
    await tab.open();
    mark(tab, 1);
    await settled();
    // Nothing was written over it: it was tried aside alone.
    expect(new Set(tried)).toEqual(new Set([`${KEY}.bak`, "ludex-shelf"]));
  });

  it("[T-04] cannot be read where the browser lets nobody", async () => {
    const refuse = () => {
      throw refusal("SecurityError");
    };
    vi.stubGlobal("localStorage", { setItem: refuse, getItem: refuse, clear: () => undefined });
    const name = aName();
    const tab = openTab(name, "a");
    await tab.open();
    mark(tab, 1);
    await settled();
    globalThis.dispatchEvent(new Event("pagehide"));
    expect([statusOf(tab), await found(name)]).toEqual(["ready", [1]]);
  });
});
