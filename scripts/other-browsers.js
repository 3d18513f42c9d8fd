// The main paths of the app in the two other engines, with what they need beside npm's packages: Debian's Firefox ESR,
// which is spoken to over WebDriver BiDi, and WebKitGTK, over its own driver, on a screen that only memory shows.
import { ensurePrograms } from "./debian-packages.js";
import { binaryOf } from "./runtime.js";

const PROGRAMS = [
  {
    name: "Firefox ESR",
    variable: "FIREFOX_PATH",
    candidates: ["/usr/bin/firefox-esr", "/usr/bin/firefox"],
    packages: ["firefox-esr"],
  },
  {
    name: "WebKitGTK's driver",
    variable: "WEBKIT_DRIVER_PATH",
    candidates: ["/usr/bin/WebKitWebDriver"],
    packages: ["webkit2gtk-driver"],
  },
  { name: "Xvfb", variable: "XVFB_PATH", candidates: ["/usr/bin/Xvfb"], packages: ["xvfb"] },
];

/** The environment that `otherBrowsersStep` needs. Exits with a readable line for each program that cannot be had. */
export function ensureOtherBrowsers() {
  return ensurePrograms(PROGRAMS, "The tests in other browsers");
}

/** Needs the build. `report` is where the counts go, in the form of vitest's JSON report. */
export function otherBrowsersStep(report) {
  return {
    name: "other browsers",
    file: binaryOf("vitest"),
    args: [
      "run",
      "--config=e2e/other-browsers/vitest.config.ts",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
  };
}
