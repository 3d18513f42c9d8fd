// The logger of a request, whose lines say which request they are about. Nearly every request writes one line and no other, and
// `request-log.ts` says there itself whose it is: a logger that is made anew for each request costs more than the line.
import type { FastifyBaseLogger, FastifyHttpOptions } from "fastify";
import type { Server } from "node:http";

const METHODS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Is made into one of pino's when something is to be said by it. */
class LateLogger {
  readonly #make: () => FastifyBaseLogger;
  #made: FastifyBaseLogger | undefined;

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make;
  }

  get own(): FastifyBaseLogger {
    return (this.#made ??= this.#make());
  }

  get level(): string {
    return this.own.level;
  }

  child(...given: Parameters<FastifyBaseLogger["child"]>): FastifyBaseLogger {
    return this.own.child(...given);
  }
}

for (const method of METHODS) {
  Object.defineProperty(LateLogger.prototype, method, {
    value(this: LateLogger, ...said: Parameters<FastifyBaseLogger["info"]>) {
      this.own[method](...said);
    },
  });
}

type ChildLoggerFactory = NonNullable<FastifyHttpOptions<Server>["childLoggerFactory"]>;

/** For Fastify's `childLoggerFactory`: a logger that is there once it is used. */
export const lateLogger: ChildLoggerFactory = (logger, bindings, options) =>
  // TypeScript does not see the methods that are defined by their names.
  new LateLogger(() => logger.child(bindings, options)) as unknown as FastifyBaseLogger;
