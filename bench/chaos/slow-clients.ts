// Hundreds of clients who say nothing, speak slowly, or do not read what they asked for, beside a load that is served.
import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { ServerProcess } from "../../test/support/server-process.ts";
import {
  expectNoFailure,
  seeAll,
  seenInTurn,
  startTrial,
  timeUntil,
  underLoad,
  workingDirectory,
  type Chaos,
  type Row,
} from "./trial.ts";

const CLIENTS = { short: 300, full: 600 };
const LARGE = "/api/games?page_size=40&include=developers,movies,screenshots";
/** More than a socket takes before it is read, less than a loopback swallows in one go. */
const LARGE_ANSWERS = 3;
/** Heads are waited for ten seconds; sockets that take nothing are dropped after thirty. */
const DROPPED_LIMIT_MS = { short: 60_000, full: 90_000 };

/** In turn: nothing at all, half a head, and a few large answers that are never read. */
function openSlowly({ base }: ServerProcess, index: number): Socket {
  const { hostname, port, host } = new URL(base);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  socket.pause();
  if (index % 3 === 1) socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nX-`);
  if (index % 3 === 2) socket.write(`GET ${LARGE} HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(LARGE_ANSWERS));
  return socket;
}

const descriptors = ({ child }: ServerProcess) => readdirSync(`/proc/${child.pid}/fd`).length;

/** One row with the load alone, one with the slow clients beside it. */
export async function trySlowClients(chaos: Chaos): Promise<Row[]> {
  using directory = workingDirectory();
  const { stageMs, isFull, complain } = chaos;
  const count = isFull ? CLIENTS.full : CLIENTS.short;
  const server = await startTrial(chaos, directory.path, { environment: { ANSWER_CACHE_MB: "64" } });
  await seeAll(server);
  const load = { server, during: () => sleep(stageMs), next: seenInTurn };
  const alone = await underLoad(chaos, load);
  const before = descriptors(server);
  const opened = performance.now();
  const slow = Array.from({ length: count }, (_, index) => openSlowly(server, index));
  const beside = await underLoad(chaos, load);
  const limitMs = isFull ? DROPPED_LIMIT_MS.full : DROPPED_LIMIT_MS.short;
  const areDropped = await timeUntil(async () => descriptors(server) < before + count / 10, limitMs);
  const droppedMs = performance.now() - opened;
  if (areDropped === undefined) complain(`slow clients: ${descriptors(server) - before} of ${count} are still there`);
  for (const socket of slow) socket.destroy();
  await server.end("SIGTERM");
  expectNoFailure(chaos, "slow clients", beside.seen);
  return [
    { trial: "the load alone", ...alone.seen.row() },
    {
      trial: `beside ${count} slow clients`,
      ...beside.seen.row(),
      "dropped after s, at most": (droppedMs / 1000).toFixed(0),
    },
  ];
}
