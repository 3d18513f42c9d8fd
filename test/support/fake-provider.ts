// A provider of AI played by a real HTTP server. It remembers what it is asked and misbehaves on command.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { GOOD } from "./answer-samples.ts";

/** What one call is answered with. Times in milliseconds. */
export type ProviderReply =
  | { kind: "whole"; content: unknown; contentType?: string }
  /** As events, one for each piece, `everyMs` apart; `breaksOff` ends the connection instead of the stream. */
  | { kind: "events"; pieces: readonly string[]; everyMs?: number; breaksOff?: boolean; contentType?: string }
  | { kind: "raw"; status: number; body: string; headers?: Record<string, string> }
  | { kind: "reset" }
  | { kind: "hang" }
  /** A good answer, a byte every `everyMs`. */
  | { kind: "drip"; everyMs: number }
  /** As a certain provider would answer; see provider-profiles.ts. */
  | { kind: "acts"; act: (call: ProviderCall, response: ServerResponse) => Promise<void> };

export type ProviderCall = { path: string; headers: Record<string, unknown>; body: Record<string, unknown> };

export type FakeProvider = {
  /** Address of its endpoint. */
  url: string;
  calls: ProviderCall[];
  /** Answers the next calls with these, and all later ones with the last. */
  reply: (...replies: [ProviderReply, ...ProviderReply[]]) => void;
  /** Calls whose connection was closed by the other side before they were answered. */
  cancelled: () => number;
  close: () => Promise<void>;
};

export const GOOD_CONTENT = JSON.stringify(GOOD);
export const GOOD_REPLY: ProviderReply = { kind: "whole", content: GOOD_CONTENT };

/** `text` in pieces of `size` characters. */
export function inPieces(text: string, size: number): string[] {
  return Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  );
}

/** The good answer up to its last trick; both groups are whole in it, with enough behind them to hold no key any more. */
const GOOD_BEGIN = GOOD_CONTENT.slice(0, GOOD_CONTENT.indexOf("Rest at"));

/** A good answer as events whose rest comes when `release` is called. */
export function heldReply(): { reply: ProviderReply; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const act = async (_call: ProviderCall, response: ServerResponse) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(event(GOOD_BEGIN));
    await promise;
    await sendSlowly(response, inPieces(GOOD_CONTENT.slice(GOOD_BEGIN.length), 8).map(event), 10);
    response.end("data: [DONE]\n\n");
  };
  return { reply: { kind: "acts", act }, release: resolve };
}

const envelope = (content: unknown) => JSON.stringify({ choices: [{ message: { role: "assistant", content } }] });
/** One event of a stream. */
export const event = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer); // Without an encoding, a request's parts are buffers.
  return JSON.parse(Buffer.concat(parts).toString());
}

async function sendSlowly(response: ServerResponse, parts: readonly string[], everyMs: number): Promise<void> {
  for (const part of parts) {
    if (response.destroyed) return;
    response.write(part);
    if (everyMs > 0) await sleep(everyMs);
  }
}

async function answer(response: ServerResponse, reply: ProviderReply, call: ProviderCall): Promise<void> {
  switch (reply.kind) {
    case "acts":
      return await reply.act(call, response);
    case "whole":
      response.setHeader("content-type", reply.contentType ?? "application/json");
      response.end(envelope(reply.content));
      return;
    case "events":
      response.setHeader("content-type", reply.contentType ?? "text/event-stream");
      await sendSlowly(response, reply.pieces.map(event), reply.everyMs ?? 0);
      if (reply.breaksOff === true) response.destroy();
      else response.end("data: [DONE]\n\n");
      return;
    case "raw":
      response.writeHead(reply.status, { "content-type": "application/json", ...reply.headers }).end(reply.body);
      return;
    case "reset":
      response.destroy();
      return;
    case "hang":
      return;
    case "drip":
      response.setHeader("content-type", "application/json");
      await sendSlowly(response, inPieces(envelope(GOOD_CONTENT), 1), reply.everyMs);
      response.end();
  }
}

/** Starts a provider that answers well until told otherwise. */
export async function startFakeProvider(): Promise<FakeProvider> {
  const calls: ProviderCall[] = [];
  let replies: ProviderReply[] = [GOOD_REPLY];
  let cancelled = 0;
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    // A browser may ask from any page, and asks first whether it may.
    response.setHeader("access-control-allow-origin", "*");
    if (request.method === "OPTIONS") {
      response.setHeader("access-control-allow-headers", "authorization, content-type");
      return void response.writeHead(204).end();
    }
    const call = { path: request.url ?? "", headers: request.headers, body: await readBody(request) };
    calls.push(call);
    response.once("close", () => {
      if (!response.writableFinished && !response.errored) cancelled += 1;
    });
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    await answer(response, reply ?? GOOD_REPLY, call);
  };
  const server = createServer((request, response) => {
    // A connection that was broken on command has nobody to tell.
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1/chat/completions`,
    calls,
    reply: (...next) => {
      replies = [...next];
    },
    cancelled: () => cancelled,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
