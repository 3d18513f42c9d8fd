// Knows what each connection is owed: closes one that asks for more than it takes, and lets the server come to its end without
// losing a request. It tells load balancers, serves on for a moment, stops listening, and closes each connection once it owes
// nothing. Node's own `close()` closes those that are idle at that moment and none that become so later, and it closes them
// although a request may lie there unread, which resets the connection.
import type { IncomingMessage, ServerResponse } from "node:http";
import { Server, Socket } from "node:net";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/**
 * So many answers one connection may be owed; one that asks for more is closed. A client that asks for a hundred files in
 * one packet and reads none makes each of them wait in memory, ahead of every limit on requests; browsers and proxies ask
 * for one after the other.
 */
const OWED_MAX = 8;
/** Whoever has just had an answer may ask for more, and is then told to close; nobody is cut off before this. */
const IDLE_MIN_MS = 200;
/** For the rest of a request whose beginning is there. */
const HALF_ASKED_MAX_MS = 2000;
/** For somebody who takes nothing of an answer. */
const STALLED_MAX_MS = 10_000;
const SWEEP_EVERY_MS = 25;
/** Closing takes time, in which others may ask: so many at once. */
const CLOSED_AT_ONCE_MAX = 20;
/** A turn of the event loop in which nothing was done takes less; a busy server is waited for so long. */
const SHORT_TURN_MS = 0.2;
const SHORT_TURN_WAIT_MAX_MS = 1000;
/** A server to which somebody comes at every turn is waited for so long. */
const QUIET_WAIT_MAX_MS = 5000;

type Connection = {
  /** Answers that it has asked for and not had. */
  owed: number;
  latest: IncomingMessage | undefined;
  /** Bytes of it that belong to requests which are known. */
  readBytes: number;
  /** Since when it is as it is, on the clock of `performance.now()`. */
  since: number;
  written: string;
};

export type DrainTimes = {
  /** How long everything is served as before, in milliseconds. */
  delayMs: number;
  /** How long answers may take after that, in milliseconds. */
  timeoutMs: number;
};

export type Drain = ReturnType<typeof createDrain>;

/** `register` is for the server as it is made; `run` for its end. */
export function createDrain() {
  const connections = new Map<Socket, Connection>();
  let isDraining = false;
  let events = 0;

  const track = (socket: Socket): Connection => {
    events += 1;
    const known = connections.get(socket);
    if (known !== undefined) return known;
    const connection = { owed: 0, latest: undefined, readBytes: 0, since: performance.now(), written: "" };
    connections.set(socket, connection);
    socket.once("close", () => connections.delete(socket));
    return connection;
  };

  /**
   * A turn of the event loop reads all that has arrived and takes one new connection: when it brought nothing, nothing is
   * there, and when it was short, nothing has come since.
   */
  const untilQuiet = async () => {
    for (const began = performance.now(); performance.now() - began < QUIET_WAIT_MAX_MS;) {
      const [before, turn] = [events, performance.now()];
      await setImmediate();
      const now = performance.now();
      const isShort = now - turn < SHORT_TURN_MS || now - began > SHORT_TURN_WAIT_MAX_MS;
      if (events === before && isShort) return;
    }
  };

  const mayClose = (socket: Socket, connection: Connection): boolean => {
    const written = `${socket.bytesWritten} ${socket.writableLength}`;
    const now = performance.now();
    const hasMoved = connection.written !== written;
    connection.written = written;
    if (connection.owed > 0 && (hasMoved || socket.writableLength === 0)) connection.since = now;
    if (connection.owed > 0) return now - connection.since > STALLED_MAX_MS;
    const isHalfAsked = socket.bytesRead > connection.readBytes;
    return now - connection.since > (isHalfAsked ? HALF_ASKED_MAX_MS : IDLE_MIN_MS);
  };

  const close = (socket: Socket) => {
    connections.delete(socket);
    socket.destroy();
  };

  const closeIdle = async () => {
    for (;;) {
      await untilQuiet();
      const closable = [...connections].filter(([socket, connection]) => mayClose(socket, connection));
      for (const [socket] of closable.slice(0, CLOSED_AT_ONCE_MAX)) close(socket);
      if (closable.length <= CLOSED_AT_ONCE_MAX) return;
    }
  };

  /** Requests that their connection is known to be owed an answer for. */
  const begun = new WeakSet<IncomingMessage>();

  /**
   * Notes, once for each request, that its connection is owed `response`. Where it is owed too many, the connection is closed;
   * false then: nothing is to be answered.
   */
  const begin = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { socket } = request;
    // What the server asks itself comes over no connection.
    if (!(socket instanceof Socket) || begun.has(request)) return true;
    begun.add(request);
    const connection = track(socket);
    connection.owed += 1;
    connection.latest = request;
    connection.readBytes = socket.bytesRead;
    response.once("close", () => {
      connection.owed -= 1;
      connection.since = performance.now();
    });
    if (connection.owed <= OWED_MAX) return true;
    socket.destroy();
    return false;
  };

  return {
    /** True from the moment on in which the end has begun. */
    isDraining: (): boolean => isDraining,
    begin,
    /** Has to come before every hook that answers. */
    register: (app: FastifyInstance): void => {
      app.server.on("connection", track);
      app.addHook("onRequest", ({ raw }, reply, done) => {
        if (begin(raw, reply.raw)) done();
        else reply.hijack();
      });
      app.addHook("onSend", async ({ raw }, reply) => {
        // Whoever has asked for more already gets that, too.
        if (isDraining && connections.get(raw.socket)?.latest === raw) reply.header("connection", "close");
      });
    },
    /** Serves on for `delayMs`, then lets go of everybody. Resolves with the number of answers that were cut off. */
    run: async (app: FastifyInstance, { delayMs, timeoutMs }: DrainTimes): Promise<number> => {
      isDraining = true;
      if (!app.server.listening) return 0;
      await sleep(delayMs);
      await untilQuiet();
      // Not the one of http.Server, which closes connections as well.
      Server.prototype.close.call(app.server);
      const deadline = performance.now() + timeoutMs;
      while (connections.size > 0 && performance.now() < deadline) {
        await closeIdle();
        await sleep(SWEEP_EVERY_MS);
      }
      const cut = [...connections.values()].reduce((sum, { owed }) => sum + owed, 0);
      for (const socket of connections.keys()) close(socket);
      return cut;
    },
  };
}
