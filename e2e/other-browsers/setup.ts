// The browser that this project is about, the app under watch, and a fresh window for each test.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from "vitest";
import type { Browser, BrowserWindow } from "./browser-window.ts";
import { startFirefox } from "./firefox.ts";
import { untilTakenOver } from "./visitor.ts";
import { watchApp } from "./watched-app.ts";
import { startWebkit } from "./webkit.ts";

export const BROWSER = process.env["BROWSER"] === "webkit" ? "webkit" : "firefox";
const FAILURES = join(import.meta.dirname, "../../.cache/other-browsers-failures");

type Stage = {
  window: BrowserWindow;
  /** Opens a page of the app and waits until it can be used. */
  visit: (path: string) => Promise<void>;
};

/** Registers what every test needs; the test fails when anything went wrong in the page meanwhile. */
export function useStage(): Stage {
  let browser: Browser;
  let app: Awaited<ReturnType<typeof watchApp>>;
  const stage = {} as Stage; // Filled before each test.

  beforeAll(async () => {
    browser = await (BROWSER === "webkit" ? startWebkit() : startFirefox());
    app = await watchApp(inject("origin"));
  });
  afterAll(async () => {
    await browser?.close();
    await app?.close();
  });
  beforeEach(async () => {
    app.problems.length = 0;
    const window = await browser.newWindow();
    await window.resize(1440, 900);
    stage.window = window;
    stage.visit = async (path) => {
      await window.open(`${app.origin}${path}`);
      await untilTakenOver(window);
    };
  });
  afterEach(async ({ task }) => {
    const { window } = stage;
    if (task.result?.state === "fail") {
      mkdirSync(FAILURES, { recursive: true });
      const name = `${BROWSER} ${task.name.replaceAll(/[^\w ]/g, "")}.png`;
      writeFileSync(join(FAILURES, name), await window.screenshot());
    }
    await window.close();
    expect(app.problems).toEqual([]);
  });
  return stage;
}
