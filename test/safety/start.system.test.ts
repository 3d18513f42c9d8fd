// The processes that `npm start` leaves in front of the server, and how all of them end, whichever is ended.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, openSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { shareOf } from "../support/lane.ts";
import { createScriptsDirectory, type ScriptsDirectory } from "../support/scripts-directory.ts";

/** Two of the looks that `npm start` takes at who began it, and time for a busy machine. */
const NOTICED_WITHIN_MS = 1500;

/** Ends as the real server does, by the same module; says when it is asked and how it closes. */
const SERVER = `
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { endInOrder } from ${JSON.stringify(import.meta.resolve("../../src/server/process-end.ts"))};
const server = createServer(async (request, response) => {
  process.stdout.write("asked\\n");
  await sleep(1000);
  response.setHeader("connection", "close").end("whole");
}).listen(0, "127.0.0.1", () =>
  process.stdout.write("serving " + server.address().port + " " + process.pid + " " + process.ppid + "\\n"));
endInOrder({ log: console, timeoutMs: 10000, end: async () => {
  process.stdout.write("closing\\n");
  await new Promise((resolve) => server.close(resolve));
  process.stdout.write("closed\\n");
} });`;

/** npm's own program: the first on PATH. */
const NPM = (process.env["PATH"] ?? "")
  .split(delimiter)
  .map((folder) => join(folder, "npm"))
  .find((path) => existsSync(path));

const DIRECTLY = () => [join(directory.root, "scripts/start.js")];
const BY_NPM = () => [realpathSync(NPM ?? ""), "start"];

/** Whatever a test that fails leaves running. */
let groups: number[] = [];
afterEach(() => {
  for (const group of groups) {
    try {
      process.kill(-group, "SIGKILL");
    } catch {
      // Nobody is left, as it should be.
    }
  }
  groups = [];
});

let directory: ScriptsDirectory;
beforeEach(() => {
  directory = createScriptsDirectory();
  directory.put("package.json", '{ "type": "module", "scripts": { "start": "node scripts/start.js" } }');
  directory.put("src/server/main.ts", SERVER);
});

/** `npm start`, or what it runs, as the leader of a group of its own, as in a terminal. */
function start(command: readonly string[]) {
  const child = spawn(process.execPath, command, {
    cwd: directory.root,
    env: { ...directory.environment(), NPM_CONFIG_UPDATE_NOTIFIER: "false", NPM_CONFIG_LOGS_MAX: "0" },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error("it did not start");
  groups.push(pid);
  return { child, pid, errors: text(child.stderr), exited: once(child, "exit") };
}

type Processes = { first: number; server: number; beforeServer: number };
type Signals = { whileAsked: (processes: Processes) => void; whileClosing?: (processes: Processes) => void };

/** Sends signals while an answer is under way; resolves when nobody is left who could write. */
async function endWith(command: readonly string[], { whileAsked, whileClosing }: Signals) {
  const { child, pid: first, exited } = start(command);
  let output = "";
  let processes: Processes | undefined;
  let answer: Promise<string> | undefined;
  for await (const piece of child.stdout) {
    output += String(piece);
    const [, port, server, beforeServer] = /serving (\d+) (\d+) (\d+)\n/.exec(output) ?? [];
    if (port === undefined) continue;
    processes ??= { first, server: Number(server), beforeServer: Number(beforeServer) };
    answer ??= fetch(`http://127.0.0.1:${port}`).then((response) => response.text());
    if (String(piece).includes("asked")) whileAsked(processes);
    if (String(piece).includes("closing")) whileClosing?.(processes);
  }
  return { answer: await answer?.catch(() => "cut"), isClosed: output.endsWith("closed\n"), exit: await exited };
}

const IN_ORDER = { answer: "whole", isClosed: true };

describe("[safety-22] npm start", () => {
  it("ends in order on a Ctrl-C, which a terminal sends to the server, too, and npm once more", async () => {
    const ended = await endWith(DIRECTLY(), {
      whileAsked: ({ first }) => process.kill(-first, "SIGINT"),
      whileClosing: ({ first }) => process.kill(first, "SIGINT"),
    });
    expect(ended).toEqual({ ...IN_ORDER, exit: [0, null] });
  });

  it("ends in order on a SIGTERM of its own, which it hands on", async () => {
    const ended = await endWith(DIRECTLY(), { whileAsked: ({ first }) => process.kill(first, "SIGTERM") });
    expect(ended).toEqual({ ...IN_ORDER, exit: [0, null] });
  });

  it("ends in order on a SIGINT of its own, which the server has not heard", async () => {
    const ended = await endWith(DIRECTLY(), { whileAsked: ({ first }) => process.kill(first, "SIGINT") });
    expect(ended).toEqual({ ...IN_ORDER, exit: [0, null] });
  });

  it("ends in order on a SIGTERM to all of its processes, which reaches the server twice", async () => {
    const ended = await endWith(BY_NPM(), { whileAsked: ({ first }) => process.kill(-first, "SIGTERM") });
    expect(ended).toMatchObject(IN_ORDER);
  });

  it("takes the server with it when it is killed", async () => {
    const ended = await endWith(DIRECTLY(), { whileAsked: ({ first }) => process.kill(first, "SIGKILL") });
    expect(ended).toEqual({ ...IN_ORDER, exit: [null, "SIGKILL"] });
  });

  it.each(shareOf(["SIGTERM", "SIGKILL"] as const, 2, 1))(
    "takes the server with it when npm gets a %s",
    async (signal) => {
      const ended = await endWith(BY_NPM(), { whileAsked: ({ first }) => process.kill(first, signal) });
      expect(ended).toMatchObject(IN_ORDER);
    },
  );

  it("does not serve when npm has ended before there was anything to serve", async () => {
    directory.put("held", "");
    const { child, pid, exited } = start(BY_NPM());
    let output = "";
    for await (const piece of child.stdout) {
      output += String(piece);
      if (!output.includes("Building") || !existsSync(join(directory.root, "held"))) continue;
      process.kill(pid, "SIGKILL");
      // The signal is sent before anybody has ended.
      await exited;
      rmSync(join(directory.root, "held"));
    }
    expect(output).toContain("Building");
    expect(output).not.toContain("serving");
  });

  const backgrounds: readonly [string, () => string][] = [
    ["npm", () => `"${process.execPath}" "${BY_NPM().join('" "')}" &`],
    ["what npm runs", () => `"${process.execPath}" "${DIRECTLY().join('" "')}" &`],
  ];
  it.each(shareOf(backgrounds, 2, 0))(
    "serves on when the shell that put %s into the background has ended",
    async (_what, line) => {
      const output = join(directory.root, "output");
      expect(
        spawnSync("sh", ["-c", `cd "${directory.root}"; ${line()}`], {
          env: directory.environment(),
          stdio: ["ignore", ...["output", "errors"].map((name) => openSync(join(directory.root, name), "w"))],
        }).status,
      ).toBe(0);
      const serving = async (): Promise<RegExpExecArray> => {
        const found = /serving (\d+) (\d+)/.exec(readFileSync(output, "utf8"));
        return found ?? (await sleep(50), serving());
      };
      const [, port, pid] = await serving();
      await sleep(NOTICED_WITHIN_MS);
      expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe("whole");
      process.kill(Number(pid), "SIGTERM");
      while (!readFileSync(output, "utf8").includes("closed")) await sleep(50);
    },
  );
});
