// A disk of a few megabytes that a test may fill: a tmpfs in a mount namespace of its own, which ends with the process
// that holds it. Needs Linux, and root or namespaces for everybody; where there is neither there is no small disk.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { temporaryDirectory } from "./temporary-directory.ts";

const KB = 1024;
const POLL_MS = 10;

export type SmallDisk = {
  /** The path inside. */
  directory: string;
  /** The same directory, seen from outside. */
  outside: string;
  /** For `startServerProcess`: what has to stand before the command. */
  prefix: readonly string[];
  /** Takes all room. */
  fill: () => void;
  /** Gives it back. */
  free: () => void;
  close: () => Promise<void>;
};

const isRoot = process.getuid?.() === 0;
const unshare = ["unshare", "--mount", ...(isRoot ? [] : ["--user", "--map-root-user"])];

/** Can there be a small disk here? */
export function canMountSmallDisk(): boolean {
  const [command, ...args] = [...unshare, "mount", "-t", "tmpfs", "tmpfs", temporaryDirectory()];
  return process.platform === "linux" && spawnSync(command, args).status === 0;
}

/** Mounts a disk of so many megabytes. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const directory = temporaryDirectory();
  const script = `mount -t tmpfs -o size=${megabytes}m tmpfs '${directory}' && touch '${directory}/.mounted' && exec sleep 86400`;
  const [command, ...args] = [...unshare, "sh", "-c", script];
  const holder = spawn(command, args, { stdio: "ignore" });
  const outside = join(`/proc/${holder.pid}/root`, directory);
  while (!existsSync(join(outside, ".mounted"))) {
    if (holder.exitCode !== null) throw new Error("no small disk can be mounted here");
    await sleep(POLL_MS);
  }
  const filler = (size: number) => join(outside, `filler-${size}`);
  const sizes = [KB * KB, 64 * KB, 4 * KB];
  return {
    directory,
    outside,
    prefix: [
      "nsenter",
      `--target=${holder.pid}`,
      "--mount",
      ...(isRoot ? [] : ["--user", "--preserve-credentials"]),
      "--",
    ],
    fill: () => {
      for (const size of sizes) {
        const block = Buffer.alloc(size);
        try {
          for (;;) writeFileSync(filler(size), block, { flag: "a" });
        } catch {
          // Full for blocks of this size.
        }
      }
    },
    free: () => {
      for (const size of sizes) rmSync(filler(size), { force: true });
    },
    close: async () => {
      const ended = once(holder, "exit");
      holder.kill("SIGKILL");
      await ended;
    },
  };
}
