// The engine in a page of the folder without a server, in a browser, is asked what a server over the same catalogue is
// asked, and has to say the same.
import { test, type APIRequestContext, type Page } from "@playwright/test";
import { filledDirectory } from "../test/support/filled-directory.ts";
import { startServerProcess, type ServerProcess } from "../test/support/server-process.ts";
import { BUILD_MS, buildFolder } from "./support/build-folder.ts";
import { serveFiles } from "./support/file-server.ts";
import { untilGrown } from "./support/own-services.ts";
import { expect } from "./support/patient.ts";
import { PROTOCOL_ADDRESSES, PROTOCOL_FORMS } from "./support/protocol-addresses.ts";

const BASE = "/some/folder/";
const FORM_TYPE = "application/x-www-form-urlencoded";

test.describe.configure({ mode: "default", timeout: 240_000 });
test.use({ serviceWorkers: "allow" });

let host: Awaited<ReturnType<typeof serveFiles>>;
let server: ServerProcess;
test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  host = await serveFiles((await buildFolder(BASE)).folder, BASE);
  server = await startServerProcess({
    DATA_DIRECTORY: filledDirectory(),
    LOG_LEVEL: "error",
    RATE_LIMIT_API: "1000000",
  });
});
test.afterAll(async () => await Promise.all([host.stop(), server.end("SIGKILL")]));

type Question = { path: string; form?: string };
type Said = { status: number; type: string; data: string; text: string };

/** As the app asks: the page's service worker takes what is below `/api`, wherever the folder lies. */
const askPage = (page: Page, question: Question): Promise<Said> =>
  page.evaluate(
    async ([{ path, form }, type]) => {
      const body = form === undefined ? {} : { method: "POST", body: form, headers: { "content-type": type } };
      const response = await fetch(path, body);
      const said = (name: string) => response.headers.get(name) ?? "";
      const text = await response.text();
      return { status: response.status, type: said("content-type"), data: said("ludex-data"), text };
    },
    [question, FORM_TYPE] as const,
  );

async function askServer(request: APIRequestContext, { path, form }: Question): Promise<Said> {
  const address = server.base + path;
  const response = await (form === undefined
    ? request.get(address)
    : request.post(address, { data: form, headers: { "content-type": FORM_TYPE } }));
  const said = (name: string) => response.headers()[name] ?? "";
  const text = await response.text();
  return { status: response.status(), type: said("content-type"), data: said("ludex-data"), text };
}

type Place = { origin: string; filled: string };

/** Where it is said, and when its catalogue was filled, which each game of which nothing else is known says of itself. */
const placeOf = (address: string, { text }: Said): Place => ({
  origin: new URL(address).origin,
  filled: JSON.parse(text).updated,
});

/** What was said, without place and time. */
const asEverywhere = ({ text, ...rest }: Said, { origin, filled }: Place): object => ({
  ...rest,
  said: JSON.parse(text.replaceAll(origin, "").replaceAll(`"${filled}"`, '"when it was filled"')),
});

test("[B-01] the engine in the browser says what the server says, to every kind of question", async ({
  page,
  request,
}) => {
  await page.goto(`${host.address}favorites`);
  // Until then it has what people wrote alone, of which there is less to count.
  await untilGrown(page);
  const questions: Question[] = [
    ...PROTOCOL_ADDRESSES.map((path) => ({ path })),
    ...PROTOCOL_FORMS.map(([path, form]) => ({ path, form })),
  ];
  const any = { path: "/api/games/4200" };
  const [here, there] = [
    placeOf(host.address, await askPage(page, any)),
    placeOf(server.base, await askServer(request, any)),
  ];
  for (const question of questions) {
    const [byPage, byServer] = [await askPage(page, question), await askServer(request, question)];
    expect.soft(asEverywhere(byPage, here), question.path).toEqual(asEverywhere(byServer, there));
  }
  expect(host.asked.filter((name) => name.startsWith("api/"))).toEqual([]);
});
