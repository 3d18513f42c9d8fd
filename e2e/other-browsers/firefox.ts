// Firefox over WebDriver BiDi, on no screen, with scroll bars that take room, as desktops have them.
import puppeteer, { type Page } from "puppeteer-core";
import type { Browser, BrowserWindow, Plain } from "./browser-window.ts";

const FINE_AND_HOVERING = 2 + 4;

export async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    protocol: "webDriverBiDi",
    executablePath: process.env["FIREFOX_PATH"] ?? "/usr/bin/firefox-esr",
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: {
      "widget.gtk.overlay-scrollbars.enabled": false,
      // Where there is no screen there is no mouse either, and pages are told so.
      "ui.primaryPointerCapabilities": FINE_AND_HOVERING,
      "ui.allPointerCapabilities": FINE_AND_HOVERING,
    },
  });
  return {
    newWindow: async () => {
      const context = await browser.createBrowserContext();
      return windowOf(await context.newPage(), () => context.close());
    },
    close: () => browser.close(),
  };
}

function windowOf(page: Page, close: () => Promise<void>): BrowserWindow {
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewport({ width, height }),
    run: <Args extends Plain[], Result>(what: (...args: Args) => Result, ...args: Args) =>
      // Of plain arguments its own types only know that they might be handles.
      page.evaluate(what as (...params: unknown[]) => unknown, ...args) as Promise<Awaited<Result>>,
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot({ type: "png" }),
    close,
  };
}
