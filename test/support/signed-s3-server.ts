// The S3 server for tests behind a door that lets in only what is signed with the right secret: that server itself takes any
// signature.
import { createServer, request as ask, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { freePort } from "./ports.ts";
import { startS3 } from "./s3-server.ts";
import { isSigned } from "./signature-v4.ts";

const REFUSAL =
  '<?xml version="1.0" encoding="UTF-8"?><Error><Code>SignatureDoesNotMatch</Code><Message>Not signed so.</Message></Error>';

/** Nothing is sent twice here, so that lists of values are what no request has. */
const plain = (headers: IncomingMessage["headers"]) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

export async function startSignedS3() {
  const store = await startS3();
  const behind = new URL(store.place.endpoint);
  const keys = { accessKeyId: store.place.accessKeyId, secretAccessKey: "a secret/of+its own", region: "eu-central-1" };
  /** `PUT 200` and the like, as they came. */
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const pass = async (): Promise<void> => {
      const { method = "", url: target = "" } = request;
      const [headers, body] = [plain(request.headers), await buffer(request)];
      if (!isSigned({ method, target, headers, body }, keys)) {
        asked.push(`${method} 403`);
        response.writeHead(403, { "content-type": "application/xml" }).end(REFUSAL);
        return;
      }
      const passed = ask({ host: behind.hostname, port: behind.port, method, path: target, headers }).end(body);
      const [answer] = (await once(passed, "response")) as [IncomingMessage]; // What `response` is emitted with.
      asked.push(`${method} ${answer.statusCode}`);
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    };
    pass().catch(() => response.destroy());
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    place: { ...keys, endpoint: `http://127.0.0.1:${port}${behind.pathname}` },
    asked,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await store.stop();
    },
  };
}
