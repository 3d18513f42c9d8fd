import { benchMillion } from "./million.ts";
import { execFileSync } from "node:child_process";
const d = await benchMillion(1_000_000);
execFileSync("cp", ["-a", d, "/tmp/million"]);
