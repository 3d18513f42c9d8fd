// A server that does nothing but send: what a parent process gives it, by path. The measure for answers that are kept.
import { createServer, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** Under which path which bytes with which headers. */
export type BareAnswer = { path: string; headers: OutgoingHttpHeaders; body: Uint8Array };

const answers = new Map<string, BareAnswer>();
const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? "");
  if (answer === undefined) response.writeHead(404).end();
  else response.writeHead(200, answer.headers).end(answer.body);
});

process.on("message", (given: BareAnswer[]) => {
  for (const answer of given) answers.set(answer.path, answer);
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
});
