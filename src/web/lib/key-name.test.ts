import { expect, it } from "vitest";
import { keyName } from "./key-name.ts";

it.each([
  [{ key: "?", shiftKey: true }, "?"],
  [{ key: "k" }, "k"],
  [{ key: "k", ctrlKey: true }, "Ctrl+k"],
  [{ key: "k", metaKey: true }, "Ctrl+k"],
  // With Caps Lock.
  [{ key: "K", ctrlKey: true }, "Ctrl+k"],
  // Firefox opens its console with it.
  [{ key: "K", ctrlKey: true, shiftKey: true }, ""],
  // AltGr on many keyboards.
  [{ key: "k", ctrlKey: true, altKey: true }, ""],
] as const)("[S-10] %j is called %s", (press, name) => {
  expect(keyName(new KeyboardEvent("keydown", press))).toBe(name);
});
