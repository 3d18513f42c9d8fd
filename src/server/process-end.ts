// When the process ends, and how: in order on the first wish, whoever utters it and however often; at once on a second
// Ctrl-C, and after an error when it takes too long.
import closeWithGrace from "close-with-grace";
import type { Logger } from "pino";

/** For what has to be closed besides connections. */
const CLOSE_MAX_MS = 5000;

export type EndOptions = {
  log: Logger;
  /** For everything that `end` does, in milliseconds. */
  timeoutMs: number;
  /** Ends what the process does; `isHurried` when a person at a terminal waits for it, or after an error. */
  end: (isHurried: boolean) => Promise<void>;
};

/**
 * Has `end` called once, and the process end with 0 after it, or with 1 when it fails, takes too long, or an error began it.
 * SIGTERM may come twice, to the process and handed on to it; a channel to a parent that closes (`npm start`) counts as one.
 */
export function endInOrder({ log, timeoutMs, end }: EndOptions): void {
  let isEnding = false;
  let isHurried = false;
  const { close } = closeWithGrace(
    { delay: timeoutMs + CLOSE_MAX_MS, logger: log, skip: ["SIGTERM", "SIGHUP", "SIGINT"] },
    async ({ err }) => {
      isEnding = true;
      if (err !== undefined) log.fatal({ err }, "unexpected error, closing");
      await end(isHurried || err !== undefined);
    },
  );
  const begin = () => {
    if (isEnding) return;
    isEnding = true;
    close();
  };
  process.on("SIGTERM", begin);
  process.on("SIGHUP", begin);
  process.once("SIGINT", () => {
    isHurried = true;
    begin();
    process.once("SIGINT", () => {
      log.error("second SIGINT, exiting");
      process.exit(1);
    });
  });
  process.once("disconnect", begin);
  // Undefined where there never was a channel; false when the parent has gone while the server was starting.
  const isConnected: unknown = process.connected;
  if (isConnected === false) begin();
}
