// Finds the Chromium that the browser tests drive, or installs Debian's package where it may; no browser is downloaded
// from anywhere else, because many networks refuse that.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

// The same engine without the window around it comes first: ordinary tests take half the time with it.
const CANDIDATES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Path of a Chromium. Exits with a readable line when there is none and none can be installed. */
export function ensureChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    console.error(`CHROMIUM_PATH is ${chosen}, where nothing is.`);
    process.exit(1);
  }
  const found = CANDIDATES.find((path) => existsSync(path));
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium from Debian's packages …");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit", env });
    // Older releases have no package of the engine alone.
    for (const name of ["chromium-headless-shell", "chromium"]) {
      const options = ["-y", "-qq", "--no-install-recommends"];
      spawnSync("apt-get", ["install", ...options, name], { stdio: ["ignore", "ignore", "inherit"], env });
      if (existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`;
    }
  }
  console.error(
    "The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.",
  );
  process.exit(1);
}
