// A lock between processes: a file with the number of the one that holds it, and when that began, for numbers are used
// again. One that is gone holds nothing.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const ASK_EVERY_MS = 200;
/** The number is written right after the file is made, unless the process was killed in between. */
const WRITTEN_WITHIN_MS = 5000;

/** Runs `work`, which may end the process, while no other process holds the file `lock`. Says so when it has to wait. */
export function whileAlone(lock, work) {
  mkdirSync(dirname(lock), { recursive: true });
  for (let tries = 1; !takeLock(lock); tries += 1) {
    if (tries === 2) console.log(`Waiting for another process that does the same (it holds ${lock}) …`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ASK_EVERY_MS);
  }
  const release = () => rmSync(lock, { force: true });
  process.once("exit", release);
  try {
    work();
  } finally {
    process.off("exit", release);
    release();
  }
}

/** Takes the lock, or makes it free for the next try when its holder is gone. */
function takeLock(lock) {
  if (makeFile(lock)) return true;
  if (isLeft(lock)) removeLeft(lock);
  return false;
}

/** Makes the file with this process's name in it; false when it is there already. */
function makeFile(path) {
  try {
    writeFileSync(path, `${process.pid} ${beginOf(process.pid) ?? ""}`, { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
}

/**
 * Removes a lock that somebody left. Of two who find it one does so: the other would remove the lock that the first has
 * taken since. Only one may look again and remove at a time, which takes no time at all.
 */
function removeLeft(lock) {
  const guard = `${lock}.removing`;
  if (!makeFile(guard)) {
    if (isLeft(guard)) rmSync(guard, { force: true });
    return;
  }
  if (isLeft(lock)) rmSync(lock, { force: true });
  rmSync(guard, { force: true });
}

function isLeft(lock) {
  try {
    const [number, begin = ""] = readFileSync(lock, "utf8").split(" ");
    const holder = Number(number);
    if (!(holder > 0)) return Date.now() - statSync(lock).mtimeMs > WRITTEN_WITHIN_MS;
    // A container that is started again gives its processes the numbers that they had before.
    if (holder === process.pid || !isRunning(holder)) return true;
    return begin !== "" && begin !== (beginOf(holder) ?? begin);
  } catch (error) {
    // It was given back at this moment.
    if (error.code === "ENOENT") return false;
    throw error;
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** When the process began, in a spelling of the system's that has no space; undefined where it does not tell. */
function beginOf(pid) {
  if (process.platform === "win32") return undefined;
  if (process.platform !== "linux") {
    const { stdout } = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
    return stdout?.trim().replaceAll(/\s+/g, "_") || undefined;
  }
  try {
    // Clock ticks since this start of the machine, the twentieth field behind the name; the start has a name of its own.
    const [, fields] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${fields?.split(" ")[19]}@${boot}`;
  } catch {
    return undefined;
  }
}
