// By which name a service worker knows its build from others.
import { expect, it } from "vitest";
import { buildName } from "./app.ts";

it("[B-01] a folder with other games in it is another build, though the code is the same", () => {
  const files = ["assets/a.js", "catalogue.bin"];
  const name = buildName(files, "<html>", "1");
  expect(buildName(files, "<html>", "1")).toBe(name);
  expect(buildName(files, "<html>", "2")).not.toBe(name);
  expect(buildName(files, "<html lang=es>", "1")).not.toBe(name);
  expect(buildName(["assets/b.js", "catalogue.bin"], "<html>", "1")).not.toBe(name);
});
