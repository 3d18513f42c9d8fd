// What was said a moment ago is said again before a route is looked for: the same head and the same bytes, as long as
// they are kept, to whoever asks in the same words. Only what a route has answered in full is ever said again, and every request that
// is not plain goes to its route. Counts, log, figures and connections are those of the routes.
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import type { FastifyInstance, FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import { clientAddress } from "./client-address.ts";
import type { Drain } from "./drain.ts";
import { ambiguityOf } from "./framing.ts";
import { isInProcess } from "./in-process.ts";
import { countClient, LIMIT_HEADERS, limitOf, type ClientLimit } from "./rate-limit.ts";
import { pathOf } from "./errors.ts";
import type { NoteRequest } from "./request-log.ts";
import { saidTo, type FindBytes } from "./said.ts";
import { visitorLanguage } from "./visitor-language.ts";

const SAID_MAX = 5000;
/** Longer questions are nobody's links, and would fill memory. */
const QUESTION_MAX = 1024;

/** Headers with which a request asks for something else than the whole answer, brings something, or is to be checked. */
const NOT_PLAIN = [
  "if-none-match if-modified-since if-match if-unmodified-since if-range range",
  "content-length transfer-encoding expect upgrade authorization",
].flatMap((names) => names.split(" "));

/** Headers that are each answer's own. */
const OWN = new Set(["connection", "keep-alive", "date", "transfer-encoding", ...LIMIT_HEADERS]);

type Said = {
  find: FindBytes;
  /** Names and values in turn. */
  head: string[];
  route: string;
  path: string;
  /** What is counted with it, and where; undefined for what costs nothing. */
  limit: ClientLimit | undefined;
};

/** All of a plain request that an answer can depend on; undefined for one that is not plain. */
function questionOf(request: IncomingMessage): string | undefined {
  const { method, url = "", headers, socket } = request;
  if (method !== "GET" || NOT_PLAIN.some((name) => headers[name] !== undefined)) return undefined;
  if (ambiguityOf(request) !== undefined) return undefined;
  const { host, accept, "accept-encoding": encoding } = headers;
  const forwarded = [headers["x-forwarded-host"], headers["x-forwarded-proto"]].map(String);
  // No header has a line's end in it: what one says cannot pass for another.
  const said = [socket.localAddress, host, ...forwarded, visitorLanguage(headers), encoding, accept, url];
  const question = said.join("\n");
  return question.length > QUESTION_MAX ? undefined : question;
}

/** The head of a finished answer that may be said again; undefined where something in it is one visitor's. */
function headOf(reply: FastifyReply): string[] | undefined {
  const headers = Object.entries(reply.getHeaders());
  const isForOne = headers.some(([name]) => name === "set-cookie" || name === "connection");
  if (isForOne || reply.statusCode !== 200) return undefined;
  return headers.filter(([name]) => !OWN.has(name)).flatMap(([name, value]) => [name, String(value)]);
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Lets `first` have every request of `server`; `next` gives it to whoever had it until now. */
function answerFirst(
  server: Server,
  first: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
): void {
  const others = server.listeners("request") as Handle[];
  server.removeAllListeners("request");
  server.on("request", (request, response) =>
    first(request, response, () => {
      for (const other of others) other.call(server, request, response);
    }),
  );
}

export type SayAgainOptions = {
  drain: Drain;
  /** Writes a request down. */
  note: NoteRequest;
  /** The next request's name in the log. */
  nextId: () => string;
  /** Whom to believe about who is in front of them, as Fastify's `trustProxy`. */
  trustProxy: false | ((address: string, hop: number) => boolean);
};

/** Puts it in front of the routes of `app`, which may get more of them afterwards. */
export function sayAgain(app: FastifyInstance, { drain, note, nextId, trustProxy }: SayAgainOptions): void {
  const known = new LRUCache<string, Said>({ max: SAID_MAX });
  app.addHook("onResponse", (request, reply, done) => {
    const find = isInProcess(request) ? undefined : saidTo(request);
    const question = find && questionOf(request.raw);
    const head = question === undefined ? undefined : headOf(reply);
    if (find !== undefined && question !== undefined && head !== undefined) {
      const { url: route = "unmatched" } = request.routeOptions;
      known.set(question, { find, head, route, path: pathOf(request), limit: limitOf(request) });
    }
    done();
  });

  const clientOf = (request: IncomingMessage) =>
    clientAddress(trustProxy === false ? request.socket.remoteAddress : proxyAddress(request, trustProxy));

  answerFirst(app.server, (request, response, next) => {
    const question = questionOf(request);
    const said = question === undefined ? undefined : known.get(question);
    const bytes = said?.find();
    if (said === undefined || bytes === undefined || drain.isDraining()) return next();
    const { head, path, route, limit } = said;
    const began = performance.now();
    // The connection may be closed here: it is owed too much.
    if (!drain.begin(request, response)) return;
    const say = (counted: readonly string[]) => {
      response.once("close", () => {
        note({ reqId: nextId(), method: "GET", path, route, status: 200, ms: performance.now() - began });
      });
      response.writeHead(200, [...head, ...counted]).end(bytes);
    };
    if (limit === undefined) return say([]);
    // Who has asked too often is told so by the route.
    countClient(limit, clientOf(request), (headers) => (headers === undefined ? next() : say(headers)));
  });
}
