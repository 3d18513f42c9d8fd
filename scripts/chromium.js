// The Chromium that the browser tests drive.
import { ensurePrograms } from "./debian-packages.js";

const CHROMIUM = {
  name: "Chromium",
  variable: "CHROMIUM_PATH",
  // The same engine without the window around it comes first: ordinary tests take half the time with it.
  candidates: [
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/snap/bin/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  // Older releases have no package of the engine alone.
  packages: ["chromium-headless-shell", "chromium"],
};

/** Path of a Chromium. Exits with a readable line when there is none and none can be installed. */
export function ensureChromium() {
  return ensurePrograms([CHROMIUM], "The browser tests").CHROMIUM_PATH;
}
