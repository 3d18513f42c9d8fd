// Loaded before a process (`node --import`): its wall clock runs apart by as many milliseconds as stand in the file
// CLOCK_FILE, which is read anew again and again. Timers and `performance` go on as they are, as when a real clock is set.
import { readFileSync } from "node:fs";

const READ_EVERY_MS = 100;
const RealDate = Date;
const file = process.env["CLOCK_FILE"] ?? "";
let offsetMs = 0;

const read = () => {
  offsetMs = Number(readFileSync(file, "utf8"));
};
read();
setInterval(read, READ_EVERY_MS).unref();

const now = () => RealDate.now() + offsetMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given) as object,
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
