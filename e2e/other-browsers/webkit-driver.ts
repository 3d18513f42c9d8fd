// WebKitGTK's driver and the screen that its browser is shown on.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { freePort } from "./free-port.ts";

const SCREEN = "1920x1400x24";
/** The driver's browser cannot be made narrower than the row of buttons at its top, which this makes narrow. */
const BROWSER_STYLE = "* { min-width: 0; padding: 0; margin: 0; border-width: 0; }\n";
const READY_WITHIN_MS = 15_000;
const READY_CHECK_MS = 50;

/** Xvfb on a display that is free; it is nowhere but in memory. */
export async function startScreen() {
  const args = ["-displayfd", "3", "-screen", "0", SCREEN, "-nolisten", "tcp"];
  const child = spawn(process.env["XVFB_PATH"] ?? "/usr/bin/Xvfb", args, {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = child.stdio[3];
  if (display === null || display === undefined) throw new Error("Xvfb has no pipe to name its display on");
  const [number] = (await once(display, "data")) as [Buffer];
  return { display: `:${number.toString().trim()}`, stop: () => end(child, child.pid) };
}

/** One driver for one session: what a browser leaves undone when it ends cannot hold up the next. */
export async function startDriver(display: string) {
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(home, "gtk-3.0"));
  writeFileSync(join(home, "gtk-3.0", "gtk.css"), BROWSER_STYLE);
  const port = await freePort();
  const child = spawn(process.env["WEBKIT_DRIVER_PATH"] ?? "/usr/bin/WebKitWebDriver", [`--port=${port}`], {
    env: {
      PATH: process.env["PATH"],
      HOME: home,
      TMPDIR: home,
      XDG_CONFIG_HOME: home,
      DISPLAY: display,
      // There is no bus for assistive technology, and nobody to miss it.
      NO_AT_BRIDGE: "1",
    },
    stdio: "ignore",
    // With a group of its own, which ends as one.
    detached: true,
  });
  const stop = async () => {
    await end(child, child.pid === undefined ? undefined : -child.pid);
    rmSync(home, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  const isReady = await untilReady(child, address);
  if (isReady) return { address, stop };
  await stop();
  throw new Error("WebKitGTK's driver does not answer");
}

async function untilReady(driver: ChildProcess, address: string): Promise<boolean> {
  const latest = performance.now() + READY_WITHIN_MS;
  while (driver.exitCode === null && performance.now() < latest) {
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok === true) return true;
    await after(READY_CHECK_MS);
  }
  return false;
}

/** Ends the child and, where `id` is that of its group, all that it has started. */
async function end(child: ChildProcess, id: number | undefined): Promise<void> {
  if (child.exitCode !== null || id === undefined) return;
  const ended = once(child, "exit");
  process.kill(id, "SIGKILL");
  await ended;
}
