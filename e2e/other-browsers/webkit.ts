// WebKitGTK over its own WebDriver: a browser with one window for each test, on a screen that is nowhere but in memory,
// with scroll bars that take room, as desktops have them.
import { setTimeout as after } from "node:timers/promises";
import { Builder, Capabilities, Key as DriverKey, Origin, type WebDriver } from "selenium-webdriver";
import type { Browser, BrowserWindow, Key } from "./browser-window.ts";
import { startDriver, startScreen } from "./webkit-driver.ts";

const KEYS: Readonly<Record<Key, string>> = {
  ArrowRight: DriverKey.ARROW_RIGHT,
  Enter: DriverKey.ENTER,
  Escape: DriverKey.ESCAPE,
  Tab: DriverKey.TAB,
};

const QUIT_WITHIN_MS = 5000;

const CAPABILITIES = new Capabilities({
  browserName: "MiniBrowser",
  "webkitgtk:browserOptions": { useOverlayScrollbars: false },
});

export async function startWebkit(): Promise<Browser> {
  const screen = await startScreen();
  return {
    newWindow: async () => {
      const service = await startDriver(screen.display);
      try {
        const driver = await new Builder().usingServer(service.address).withCapabilities(CAPABILITIES).build();
        return windowOf(driver, service.stop);
      } catch (error) {
        await service.stop();
        throw error;
      }
    },
    close: screen.stop,
  };
}

function windowOf(driver: WebDriver, stop: () => Promise<void>): BrowserWindow {
  const sizeOf = () => driver.executeScript<[number, number]>("return [innerWidth, innerHeight]");
  return {
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    resize: async (width, height) => {
      // The window is higher than the page by a row of its own, whose height the first try tells.
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      const [, inner] = await sizeOf();
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height: 2 * height - inner });
    },
    run: (what, ...args) => driver.executeScript(`return (${what.toString()}).apply(null, arguments)`, ...args),
    clickAt: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .click()
        .perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    close: async () => {
      // One that has lost its page may not answer any more; what it has started ends with the driver.
      await Promise.race([driver.quit().catch(() => undefined), after(QUIT_WITHIN_MS, undefined, { ref: false })]);
      await stop();
    },
  };
}
