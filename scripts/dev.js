// `npm run dev`: the server restarts and the page reloads on every change. The app is on http://localhost:4310,
// its server behind it on 4311; either one ending ends both.
import { spawn } from "node:child_process";
import { ensurePackages } from "./prepare.js";
import { ROOT, binaryOf, ensureRuntime, runtimeEnvironment } from "./runtime.js";

const node = ensureRuntime();
ensurePackages();
const env = runtimeEnvironment(node);
const children = [
  spawn(
    node,
    [
      "--watch-path=src/server",
      "--watch-path=src/shared",
      "--watch-path=data",
      "--watch-preserve-output",
      "src/server/main.ts",
    ],
    {
      cwd: ROOT,
      env: { ...env, PORT: "4311", HOST: "127.0.0.1" },
      stdio: "inherit",
    },
  ),
  spawn(node, [binaryOf("vite"), "--port", env.PORT ?? "4310"], { cwd: ROOT, env, stdio: "inherit" }),
];
const stop = () => children.forEach((child) => child.kill("SIGTERM"));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
for (const child of children) child.on("exit", stop);
