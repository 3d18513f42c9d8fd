// What lets the same tests look at the app below a path: their addresses are the app's own, root-relative ones, and get the
// folder here, in every page of a test. With a server, at the root of its host, nothing of this changes anything.
import { expect as plain, type BrowserContext, type Page } from "@playwright/test";
import { inFolder, isAlone, needsServer } from "./alone.ts";

const moved = (value: unknown): unknown => (typeof value === "string" ? inFolder(value) : value);

/** How a matcher's arguments say an address. */
const MOVED: Readonly<Record<string, (asked: unknown[]) => unknown[]>> = {
  toHaveURL: ([address, ...rest]) => [moved(address), ...rest],
  toHaveAttribute: ([name, value, ...rest]) => [name, name === "href" ? moved(value) : value, ...rest],
};

type Matcher = (...asked: unknown[]) => unknown;

/** `matchers` of a page or a part of it, told where the app lies. */
function below<T extends object>(matchers: T): T {
  return new Proxy(matchers, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      if (name === "not") return below(found as object);
      const move = MOVED[String(name)];
      return move === undefined ? found : (...asked: unknown[]) => (found as Matcher)(...move(asked));
    },
  });
}

/** Playwright's, with the addresses of pages and links as the app knows them. */
export const expect = isAlone
  ? new Proxy(plain, { apply: (target, self, asked) => below(Reflect.apply(target, self, asked)) })
  : plain;

type Made<T> = { constructor: { prototype: T } };
let isMet = false;

/** Tells `page`, and once all that come after it, where the folder lies, and that nothing can be asked or answered there. */
export function meetFolder(page: Page): void {
  if (!isAlone) return;
  Object.defineProperty(page, "request", { get: () => needsServer("asks") });
  if (isMet) return;
  isMet = true;
  const { prototype: pages } = (page as Page & Made<Page>).constructor;
  const { prototype: contexts } = (page.context() as BrowserContext & Made<BrowserContext>).constructor;
  const { goto: goTo } = pages;
  pages.goto = function goto(this: Page, address, options) {
    return goTo.call(this, inFolder(address), options);
  };
  for (const routed of [pages, contexts]) {
    routed.route = () => {
      needsServer("answers");
      return Promise.reject(new Error("a skipped test goes on"));
    };
  }
}

/** Does `address` lie on the host of `folder`, but not in it? */
const isOutside = (address: string, folder: string) =>
  new URL(address).origin === new URL(folder).origin && !address.startsWith(folder);

/** Notes in `findings` what the host of `folder` is asked for outside it. The service worker's answers are none of the host. */
export function watchOutside(page: Page, folder: string, findings: string[]): void {
  page.context().on("response", (response) => {
    if (isOutside(response.url(), folder) && !response.fromServiceWorker()) {
      findings.push(`outside the folder: ${response.url()}`);
    }
  });
}

/** The addresses on its host, but outside `folder`, that the page as it stands leads to. */
export async function linksOutside(page: Page, folder: string): Promise<string[]> {
  const look = page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement | HTMLFormElement>("a[href], form")].map((one) =>
      one instanceof HTMLAnchorElement ? one.href : one.action,
    ),
  );
  // A page that is closed, or just being left, leads nowhere.
  const led = await look.catch(() => []);
  return led.filter((address) => isOutside(address, folder)).map((address) => `leads outside the folder: ${address}`);
}
