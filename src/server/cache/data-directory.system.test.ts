// What an operator may write behind DATA_DIRECTORY, told by the process itself.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it, vi } from "vitest";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { startServerProcess } from "../../../test/support/server-process.ts";
import { canMountSmallDisk } from "../../../test/support/small-disk.ts";

// Several starts of a process each: generous, because a busy machine is not a broken server.
vi.setConfig({ testTimeout: 120_000 });

const ROOT = join(import.meta.dirname, "../../..");
/** A start that hangs is ended by this. */
const HANGS_AFTER_MS = 60_000;
const isRoot = process.getuid?.() === 0;
/** Root may write everywhere; a user who owns nothing may not. */
const AS_NOBODY = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"];
const canBeNobody = isRoot && spawnSync("setpriv", ["--version"]).status === 0;

/** What the process says and how it ends where it is to keep its data in `path`. */
async function startIn(path: string, prefix: readonly string[] = []): Promise<{ code: number | null; said: string }> {
  const [command, ...args] = [...prefix, process.execPath, "src/server/main.ts"];
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { PATH: process.env["PATH"], HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "error", DATA_DIRECTORY: path },
    stdio: ["ignore", "ignore", "pipe"],
    timeout: HANGS_AFTER_MS,
    killSignal: "SIGKILL",
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  return { code, said };
}

const refused = (path: string, why: string) => ({
  code: 1,
  said: `Ludex cannot start: DATA_DIRECTORY: ${path} ${why}\n`,
});

describe("[safety-19] a DATA_DIRECTORY that cannot be used ends the start with one readable line:", () => {
  it.runIf(existsSync("/proc/self"))("a folder in one that takes none", async () => {
    for (const path of ["/proc/nope", "/proc/nope/data"]) {
      expect(await startIn(path)).toEqual(
        refused(path, "cannot be made, a folder of the path takes no folders (ENOENT)"),
      );
    }
  });

  it("a file, a path through a file, a link that leads nowhere, a name that is too long", async () => {
    const directory = temporaryDirectory();
    const [file, link, long] = ["file", "link", "x".repeat(300)].map((name) => join(directory, name));
    writeFileSync(file ?? "", "");
    symlinkSync(join(directory, "nowhere"), link ?? "");
    const existing = "cannot be made, there is a file of that name, or a link that leads nowhere (EEXIST)";
    expect(await startIn(file ?? "")).toEqual(refused(file ?? "", existing));
    expect(await startIn(link ?? "")).toEqual(refused(link ?? "", existing));
    const through = join(file ?? "", "data");
    expect(await startIn(through)).toEqual(refused(through, "cannot be made, a part of the path is a file (ENOTDIR)"));
    expect(await startIn(long ?? "")).toEqual(
      refused(long ?? "", "cannot be made, the path is too long (ENAMETOOLONG)"),
    );
  });

  it.runIf(canBeNobody || !isRoot)("a folder that this user may not write to, or make one in", async () => {
    const directory = temporaryDirectory();
    chmodSync(directory, 0o555);
    const prefix = isRoot ? AS_NOBODY : [];
    expect(await startIn(directory, prefix)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^Ludex cannot start: DATA_DIRECTORY: \S+ cannot be .*, this user may not .*\n$/),
    });
    const inside = join(directory, "data");
    expect((await startIn(inside, prefix)).code).toBe(1);
    chmodSync(directory, 0o755);
  });

  it.runIf(canMountSmallDisk())("a file system that is read-only", async () => {
    const directory = temporaryDirectory();
    const script = `mount -t tmpfs -o ro tmpfs "${directory}" && exec "$@"`;
    const prefix = isRoot ? ["unshare", "--mount"] : ["unshare", "--mount", "--user", "--map-root-user"];
    const answer = await startIn(directory, [...prefix, "sh", "-c", script, "sh"]);
    expect(answer).toEqual(refused(directory, "cannot be written to, its file system is read-only (EROFS)"));
  });
});

it("[safety-19] a DATA_DIRECTORY that is missing, and those above it, is made", async () => {
  const directory = join(temporaryDirectory(), "a", "b", "c");
  const server = await startServerProcess({ DATA_DIRECTORY: directory });
  await server.end("SIGTERM");
  expect(existsSync(directory)).toBe(true);
});
