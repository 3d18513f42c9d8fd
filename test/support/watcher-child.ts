// Ends the process that it is told of (its number, and a limit in milliseconds) when nothing has come from it for that long,
// and says first what its threads were waiting for, where the kernel tells. It goes when the process does.
import { readdirSync, readFileSync } from "node:fs";

const [pid = 0, limitMs = 0] = process.argv.slice(2).map(Number);

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

function end(): void {
  process.stderr.write(`A process of the test runner stood still and was ended. Its threads: ${threadsOf(pid)}\n`);
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has just gone.
  }
  process.exit();
}

const silent = setTimeout(end, limitMs);
process.stdin.on("data", () => silent.refresh());
process.stdin.on("end", () => process.exit());
process.stdin.on("error", () => process.exit());
