// A lock between processes: a file with the number of the one that holds it. One that is gone holds nothing.
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
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (isLeft(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isLeft(lock) {
  try {
    const holder = Number(readFileSync(lock, "utf8"));
    if (!(holder > 0)) return Date.now() - statSync(lock).mtimeMs > WRITTEN_WITHIN_MS;
    // A container that is started again gives its processes the numbers that they had before.
    return holder === process.pid || !isRunning(holder);
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
