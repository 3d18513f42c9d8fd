// A server that is asked to end while pages, pictures and streams of insights are under way on connections that are kept.
// Every request whose connection stood and whose bytes were written is counted, and so is every one without its whole answer.
import { once } from "node:events";
import { Agent, get, type ClientRequest, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { presetImageUrl } from "../../src/shared/images.ts";
import { GOOD_CONTENT, inPieces, type FakeProvider } from "./fake-provider.ts";
import { startServerProcess } from "./server-process.ts";

const UNLIMITED = "100000000";
/** Clients of each kind; a client has one connection at a time. */
const CLIENTS = { page: 3, list: 3, picture: 4, insight: 3 };
/** Visitors who come anew while the server says that it ends; before a load balancer has heard of that. */
const LATE = 4;
const LATE_MAX_MS = 250;
/** So long a client looks at an answer before it asks for the next one, at most. */
const THINKING_MAX_MS = 400;
const GAMES = [
  3498, 3328, 4200, 5286, 5679, 28, 4291, 13536, 12020, 802, 4062, 3439, 13537, 1030, 32, 422, 11859, 58175,
];
/** How often the model writes a piece, and the length of its pieces: about 0.7 s for an answer. */
const PIECE_EVERY_MS = 30;
const PIECE_CHARACTERS = 40;

export type EndingOptions = {
  provider: FakeProvider;
  dataDirectory: string;
  /** From the first request until the signal. */
  signalAfterMs: number;
  /** No picture and no insight is made for the second time under another number. */
  number: number;
  environment?: Record<string, string>;
};

export type Ending = {
  /** Requests that were written on a connection that stood, by kind. */
  sent: Record<string, number>;
  /** Those that were under way when the signal came. */
  underWay: number;
  /** What was sent and not answered whole, in words. */
  lost: string[];
  /** From the signal until the exit, and from the last answer's last byte. */
  exitMs: number;
  afterLastMs: number;
  exitCode: number | null;
  log: string;
};

type Tally = {
  sent: Record<string, number>;
  lost: string[];
  underWay: number;
  lastAnswer: number;
};

type Visitor = { kind: keyof typeof CLIENTS; first: number; agent: Agent };

const KINDS: Record<keyof typeof CLIENTS, (turn: number) => string> = {
  page: (turn) => `/game/${GAMES[turn % GAMES.length]}`,
  list: (turn) => `/api/games?page_size=20&dates=1980-01-01,${2030 + turn}-12-31`,
  picture: (turn) =>
    presetImageUrl(`/media/games/${GAMES[turn % GAMES.length]}/background.jpg`, "card", 0.5 + (turn % 97) / 100),
  insight: (turn) => `/api/insights/${GAMES[turn % GAMES.length]}`,
};

/** True once the request's bytes have gone out on a connection that stood. */
function watchSending(request: ClientRequest): () => boolean {
  let socket: Socket | undefined;
  let isConnected = false;
  request.once("socket", (given) => {
    socket = given;
    if (!given.connecting) isConnected = true;
    else given.once("connect", () => (isConnected = true));
  });
  return () => isConnected && (socket?.bytesWritten ?? 0) > 0;
}

async function readWhole(response: IncomingMessage): Promise<void> {
  await response.resume().toArray();
  if (!response.complete) throw new Error("cut");
}

/** One question, counted when it was sent and named when its answer did not come whole. True when more may follow. */
async function ask(address: string, agent: Agent, tally: Tally): Promise<boolean> {
  const request = get(address, { agent, headers: { accept: "*/*" } });
  const wasSent = watchSending(request);
  tally.underWay += 1;
  try {
    const [response] = (await once(request, "response")) as [IncomingMessage];
    await readWhole(response);
    if (response.statusCode !== 200) tally.lost.push(`${address}: ${response.statusCode}`);
    tally.lastAnswer = performance.now();
    return response.headers.connection !== "close";
  } catch (error) {
    if (wasSent())
      tally.lost.push(
        `${address}: ${error instanceof Error ? error.message : String(error)}${request.reusedSocket ? ", kept connection" : ", new connection"}`,
      );
    return false;
  } finally {
    tally.underWay -= 1;
  }
}

/** Asks again and again on one connection until it is told to close it, as somebody who then goes elsewhere. */
async function visit(base: string, { kind, first, agent }: Visitor, tally: Tally): Promise<void> {
  for (let turn = first; ; turn += 1) {
    tally.sent[kind] = (tally.sent[kind] ?? 0) + 1;
    if (!(await ask(base + KINDS[kind](turn), agent, tally))) return;
    await sleep(Math.random() * THINKING_MAX_MS);
  }
}

/** A visitor who comes while the server says that it ends. */
async function visitLate(base: string, visitor: Visitor, tally: Tally): Promise<void> {
  await sleep(Math.random() * LATE_MAX_MS);
  await visit(base, visitor, tally);
}

/** Starts a server, visits it, ends it by SIGTERM in the midst of that, and says what became of the requests. */
export async function tryEnding(options: EndingOptions): Promise<Ending> {
  const { provider, number, environment = {} } = options;
  provider.reply({ kind: "events", pieces: inPieces(GOOD_CONTENT, PIECE_CHARACTERS), everyMs: PIECE_EVERY_MS });
  const server = await startServerProcess({
    DATA_DIRECTORY: options.dataDirectory,
    LOG_LEVEL: "error",
    AI_PRIMARY_URL: provider.url,
    // Another model's answers are other answers.
    AI_PRIMARY_MODEL: `model-${number}`,
    AI_HOURLY_BUDGET: "1000000",
    RATE_LIMIT_API: UNLIMITED,
    RATE_LIMIT_IMAGES: UNLIMITED,
    RATE_LIMIT_INSIGHTS: UNLIMITED,
    ...environment,
  });
  const tally: Tally = { sent: {}, lost: [], underWay: 0, lastAnswer: 0 };
  const come = (kind: keyof typeof CLIENTS, index: number) => ({
    kind,
    first: number * 31 + index * 7,
    agent: new Agent({ keepAlive: true, maxSockets: 1 }),
  });
  const visitors = (["page", "list", "picture", "insight"] as const).flatMap((kind) =>
    Array.from({ length: CLIENTS[kind] }, (_, index) => come(kind, index)),
  );
  const late = Array.from({ length: LATE }, (_, index) => come(index % 2 === 0 ? "page" : "list", 100 + index));
  const visits = visitors.map((visitor) => visit(server.base, visitor, tally));
  await sleep(options.signalAfterMs);
  const { underWay } = tally;
  const exited = once(server.child, "exit").then(([code]) => ({ code, at: performance.now() }));
  const signalled = performance.now();
  server.child.kill("SIGTERM");
  await Promise.all([...visits, ...late.map((visitor) => visitLate(server.base, visitor, tally))]);
  const { code, at } = await exited;
  for (const { agent } of [...visitors, ...late]) agent.destroy();
  return {
    sent: tally.sent,
    underWay,
    lost: tally.lost,
    exitMs: at - signalled,
    afterLastMs: at - Math.max(tally.lastAnswer, signalled),
    exitCode: code,
    log: await server.log,
  };
}
