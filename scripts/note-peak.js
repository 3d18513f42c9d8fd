// Loaded before a command: writes the most memory that its process held, in megabytes, into PEAK_FILE when it ends.
import { writeFileSync } from "node:fs";

const KB_PER_MB = 1024;

process.on("exit", () => {
  const { maxRSS } = process.resourceUsage();
  writeFileSync(process.env.PEAK_FILE, `${Math.round(maxRSS / KB_PER_MB)}\n`);
});
