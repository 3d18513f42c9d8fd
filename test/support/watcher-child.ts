// Ends the process that it is told of (its number, and two limits in milliseconds) when nothing has come from it for as long
// as the first, or when the second is over since it said that it stops. It says first what the threads were waiting for, where
// the kernel tells. It goes when the process does.
import { readdirSync, readFileSync } from "node:fs";

const [pid = 0, limitMs = 0, stopMs = 0] = process.argv.slice(2).map(Number);

/** "node-MainThread in futex_do_wait" for each thread; nothing where the kernel does not tell. */
function threadsOf(process: number): string {
  try {
    const tasks = `/proc/${process}/task`;
    const read = (task: string, file: string) => readFileSync(`${tasks}/${task}/${file}`, "utf8").trim();
    return readdirSync(tasks)
      .map((task) => `${read(task, "comm")} in ${read(task, "wchan")}`)
      .join(", ");
  } catch {
    return "unknown";
  }
}

function end(why: string): void {
  process.stderr.write(`A process of the test runner ${why} and was ended. Its threads: ${threadsOf(pid)}\n`);
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has just gone.
  }
  process.exit();
}

const silent = setTimeout(() => end("stood still"), limitMs);
process.stdin.on("data", (said) => {
  silent.refresh();
  if (said.includes("stop")) setTimeout(() => end("did not stop"), stopMs);
});
process.stdin.on("end", () => process.exit());
process.stdin.on("error", () => process.exit());
