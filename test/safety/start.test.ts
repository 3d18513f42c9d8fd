// The process that `npm start` leaves in front of the server, and how both end.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeEach, describe, expect, it } from "vitest";
import { createScriptsDirectory, type ScriptsDirectory } from "../support/scripts-directory.ts";

/** Ends as the real server does, by the same library: gracefully on the first signal, at once on the second. */
const SERVER = `
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import closeWithGrace from ${JSON.stringify(import.meta.resolve("close-with-grace"))};
const server = createServer(async (request, response) => {
  process.stdout.write("asked\\n");
  await sleep(500);
  response.setHeader("connection", "close").end("whole");
}).listen(0, "127.0.0.1", () => process.stdout.write(server.address().port + "\\n"));
closeWithGrace(async () => {
  process.stdout.write("closing\\n");
  await new Promise((resolve) => server.close(resolve));
  process.stdout.write("closed\\n");
});`;

let directory: ScriptsDirectory;
beforeEach(() => {
  directory = createScriptsDirectory();
});

/** `npm start` as the leader of a group of its own, as in a terminal. */
function start(server: string) {
  directory.put("src/server/main.ts", server);
  const child = spawn(process.execPath, [join(directory.root, "scripts/start.js")], {
    env: directory.environment(),
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error("it did not start");
  return { child, pid, errors: text(child.stderr), exited: once(child, "exit") };
}

type Signals = { whileAsked: (pid: number) => void; whileClosing?: (pid: number) => void };

/** Sends signals while an answer is under way; resolves with that answer, whether all was closed, and the exit. */
async function endWith({ whileAsked, whileClosing }: Signals) {
  const { child, pid, exited } = start(SERVER);
  let output = "";
  let answer: Promise<string> | undefined;
  for await (const piece of child.stdout) {
    output += String(piece);
    const [, port] = /^(\d+)\n/m.exec(output) ?? [];
    if (port !== undefined) answer ??= fetch(`http://127.0.0.1:${port}`).then((response) => response.text());
    if (String(piece).includes("asked")) whileAsked(pid);
    if (String(piece).includes("closing")) whileClosing?.(pid);
  }
  return { answer: await answer?.catch(() => "cut"), isClosed: output.endsWith("closed\n"), exit: await exited };
}

describe("[safety-19] npm start", () => {
  it("ends in order on a Ctrl-C, which a terminal sends to the server, too, and npm once more", async () => {
    const ended = await endWith({
      whileAsked: (pid) => process.kill(-pid, "SIGINT"),
      whileClosing: (pid) => process.kill(pid, "SIGINT"),
    });
    expect(ended).toEqual({ answer: "whole", isClosed: true, exit: [0, null] });
  });

  it("ends in order on a SIGTERM of its own, which it hands on", async () => {
    const ended = await endWith({ whileAsked: (pid) => process.kill(pid, "SIGTERM") });
    expect(ended).toEqual({ answer: "whole", isClosed: true, exit: [0, null] });
  });
});
