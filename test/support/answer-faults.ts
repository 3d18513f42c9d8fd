// What can be wrong with an answer of any double over HTTP, made from the good one.

export type Reply = { status: number; body: string; headers?: Record<string, string> };
/** Spoils an answer. */
export type Spoil = (good: Reply) => Reply;

const HTML = "<!doctype html><html><head><title>Just a moment</title></head><body>Checking your browser</body></html>";

export const tooMany =
  (retryAfterS?: number): Spoil =>
  () => ({
    status: 429,
    body: '{"detail":"slow down"}',
    ...(retryAfterS === undefined ? {} : { headers: { "retry-after": String(retryAfterS) } }),
  });
export const failing =
  (status: number): Spoil =>
  () => ({ status, body: HTML, headers: { "content-type": "text/html" } });
export const cut: Spoil = (good) => ({ ...good, body: good.body.slice(0, good.body.length / 2) });
/** A page for people, with status 200. */
export const html: Spoil = (good) => ({ ...good, body: HTML, headers: { "content-type": "text/html" } });

/** Another JSON in the place of the one that was there. */
export const edited =
  <T>(edit: (json: T) => unknown): Spoil =>
  (good) => ({ ...good, body: JSON.stringify(edit(JSON.parse(good.body) as T)) }); // The test knows what its double answers.
