// How an exchange with RAWG fails, whoever makes it.
import { UpstreamError } from "./upstream-error.ts";

/** A failed exchange; `wasSent` is false when RAWG cannot have counted it. */
export class ExchangeError extends UpstreamError {
  readonly wasSent: boolean;
  constructor(failure: "timeout" | "network" | "shape", message: string, wasSent: boolean) {
    super(failure, message);
    this.wasSent = wasSent;
  }
}
