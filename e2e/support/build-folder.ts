// Builds the folder without a server for one file of tests.
import { spawnSync } from "node:child_process";
import { join, relative } from "node:path";
import { expect } from "@playwright/test";
import { temporaryDirectory } from "../../test/support/temporary-directory.ts";

const ROOT = join(import.meta.dirname, "../..");

/** `folder` is where it lies, `written` how many games of it people wrote, and `all` how many there are; `more` the build is told, too. */
export function buildFolder(base: string, more: readonly string[] = []) {
  const folder = temporaryDirectory();
  const build = ["scripts/build-static.ts", "--base", base, "--out", relative(ROOT, folder), ...more];
  const { status, stdout, stderr } = spawnSync(process.execPath, build, { cwd: ROOT, encoding: "utf8" });
  expect(status, stderr).toBe(0);
  const [, written = "", all = ""] = /(\d+) games that people wrote, (\d+) in all/.exec(stdout) ?? [];
  return { folder, written: Number(written), all: Number(all) };
}
